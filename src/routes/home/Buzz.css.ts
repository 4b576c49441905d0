import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/theme.css.ts';

export const buzz = style({ padding: `${layout.section} ${layout.margin}` });

/** As wide as its words, so that the controls fit beside it. */
export const heading = style({ selectors: { '&&': { inlineSize: 'auto' } } });
