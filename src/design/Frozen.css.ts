import { style } from '@vanilla-extract/css';
import { size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

export const specimen = style({ display: 'grid', gap: 12, alignContent: 'start', justifyItems: 'start' });

/** For full-width controls. */
export const wide = style([specimen, { justifyItems: 'stretch' }]);

export const caption = style({ fontSize: size.small, fontWeight: 600, color: wall.quiet });
