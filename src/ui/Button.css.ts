import { style, styleVariants } from '@vanilla-extract/css';
import { hovers } from '../theme/breakpoints.ts';
import { duration, easing, layout, size } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 14,
  minBlockSize: layout.square,
  paddingInline: 'clamp(18px, 1.6vw, 24px)',
  paddingBlock: 4,
  border: '2px solid',
  fontSize: size.ui,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'start',
  transition: `background-color ${duration.press}, color ${duration.press}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed', borderStyle: 'dashed' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      // An outline alone could not be seen on a picture.
      backgroundColor: 'Canvas',
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
    },
  },
});

const filled = { backgroundColor: wall.button, borderColor: wall.button, color: wall.buttonText };
const outlined = { backgroundColor: 'transparent', borderColor: 'currentColor', color: wall.text };

/** A button in its wall's colours, inverted under the pointer. */
export const variants = styleVariants({
  primary: [
    button,
    {
      ...filled,
      selectors: {
        '&[aria-disabled="true"]': outlined,
      },
      '@media': {
        [hovers]: {
          selectors: { '&:hover': { ...outlined, backgroundColor: wall.ground, borderColor: wall.text } },
        },
        print: { borderColor: wall.text },
      },
    },
  ],
  outline: [button, { ...outlined, '@media': { [hovers]: { selectors: { '&:hover': filled } } } }],
});

/** Buttons side by side, as far as they fit. */
export const buttonRow = style({ display: 'flex', flexWrap: 'wrap', gap: 16 });
export const tightButtonRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const arrowBox = style({
  flex: 'none',
  transition: `translate ${duration.ui} ${easing.sash}`,
  selectors: { ':hover > &': { translate: '6px 0' } },
});
