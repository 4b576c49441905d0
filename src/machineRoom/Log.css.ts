import { style } from '@vanilla-extract/css';
import { wall } from '../theme/walls.css.ts';

export const entry = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center' });

export const event = style({ fontWeight: 700, color: wall.text });

export const time = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export const detail = style({ color: wall.quiet, paddingInlineStart: '1em', textIndent: '-1em' });

export const json = style({ whiteSpace: 'pre-wrap', paddingBlockStart: 8 });
