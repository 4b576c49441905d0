import { style } from '@vanilla-extract/css';
import { font, size } from '../../theme/theme.css.ts';
import { spanAll } from '../../ui/Field.css.ts';

export const withoutScript = style([
  spanAll,
  {
    fontFamily: font.reading,
    fontSize: size.description,
    lineHeight: 1.4,
    '@media': {
      '(scripting: enabled)': { display: 'none' },
    },
  },
]);

export const dialogText = style({
  fontFamily: font.reading,
  fontSize: size.description,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const rescue = style({ display: 'grid', gap: '16px' });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '16px' });
