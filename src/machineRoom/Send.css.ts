import { style } from '@vanilla-extract/css';
import { mono } from './chart/style.ts';

/** Events without a payload stand side by side. */
export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export const withPayload = style({ flexBasis: '100%' });

export const offer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

export const name = style({
  fontFamily: mono,
  textAlign: 'start',
  paddingBlock: 4,
  overflowWrap: 'anywhere',
});

export const payload = style({ flex: '1 1 140px', inlineSize: 'auto', fontFamily: mono, fontSize: 13 });

export const note = style({ flexBasis: '100%', fontSize: 14 });

export const part = style({ fontSize: 14, fontWeight: 700, paddingBlock: '14px 6px' });
