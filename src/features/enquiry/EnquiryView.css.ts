import { globalStyle, style } from '@vanilla-extract/css';
import { font, size } from '../../theme/theme.css.ts';
import { spanAll } from '../../ui/Field.css.ts';

export const submit = style([
  spanAll,
  {
    '@media': {
      // Without JavaScript the form cannot send; the words above it say how else to reach the agency.
      '(scripting: none)': { display: 'none' },
    },
  },
]);

export const withoutScript = style({
  fontFamily: font.reading,
  fontSize: size.description,
  lineHeight: 1.4,
});
// React leaves a <noscript>'s content to the server, so the element itself is the grid's item.
globalStyle(`noscript:has(> .${withoutScript})`, { gridColumn: '1 / -1' });

export const dialogText = style({
  fontFamily: font.reading,
  fontSize: size.description,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const rescue = style({ display: 'grid', gap: '16px' });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '16px' });
