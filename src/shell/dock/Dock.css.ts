import { style } from '@vanilla-extract/css';
import { above, hovers } from '../../theme/breakpoints.ts';
import { colour, duration, easing, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { visuallyHidden } from '../../ui/VisuallyHidden.css.ts';

/**
 * On small screens a bar along the lower edge, as the header is one along the upper; on others a column in the corner.
 */
export const dock = style({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  // The empty place of a hidden button lets presses through.
  pointerEvents: 'none',
  // Without a button it is no landmark either.
  selectors: {
    '&[data-state="aside"], &:not(:has([data-state="active"], [data-state="shown"]))': {
      visibility: 'hidden',
    },
  },
  '@media': {
    [above.tablet]: {
      insetInline: 'auto max(12px, env(safe-area-inset-right))',
      insetBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
      flexDirection: 'column',
    },
    print: { display: 'none' },
  },
});

const away = { visibility: 'hidden', clipPath: 'inset(100% 0 0 0)' } as const;
const hidden = '&:is([data-state="hidden"], [data-state="inactive"])';
const standsAside = `${dock}[data-state="aside"] &`;

export const shortcut = style({
  flex: '1 1 50%',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: layout.dock,
  paddingBlock: `4px max(4px, env(safe-area-inset-bottom))`,
  paddingInline: `${layout.margin} 4px`,
  backgroundColor: wall.ground,
  color: wall.text,
  borderBlockStart: '2px solid currentColor',
  fontSize: size.ui,
  fontWeight: 700,
  lineHeight: 1.2,
  pointerEvents: 'auto',
  transition: `clip-path ${duration.ui} ${easing.sash}, visibility ${duration.ui}, background-color ${duration.press}, color ${duration.press}`,
  clipPath: 'inset(0)',
  selectors: {
    'a&': { justifyContent: 'flex-end', paddingInline: `4px ${layout.margin}`, textAlign: 'end' },
    '[data-state="active"] + &[data-state="shown"]': { borderInlineStart: '2px solid currentColor' },
    '&:focus-visible': { outlineOffset: -8 },
    // The one that is shown has the whole bar.
    [hidden]: { ...away, position: 'absolute', insetBlockEnd: 0, inlineSize: '50%' },
    'a&[data-state="hidden"]': { insetInlineEnd: 0 },
    [standsAside]: { ...away, pointerEvents: 'none' },
  },
  '@media': {
    [hovers]: {
      selectors: {
        '&:hover': { backgroundColor: colour.genda, color: colour.ink },
        '&:hover:focus-visible': { outlineColor: colour.ink },
      },
    },
    // It floats over every wall, so it has its own colours: a dark plate with a light border.
    [above.tablet]: {
      flex: 'none',
      inlineSize: 56,
      blockSize: 56,
      backgroundColor: colour.ink,
      color: colour.white,
      border: `2px solid ${colour.white}`,
      selectors: {
        '&&': { justifyContent: 'center', padding: 0, borderInlineStart: `2px solid ${colour.white}` },
        '& + &': { marginBlockStart: -2 },
        '&:focus-visible': { outlineColor: colour.genda },
        [hidden]: { position: 'static', inlineSize: 56 },
      },
    },
    '(scripting: none)': {
      selectors: {
        'a&[data-state="hidden"]': { visibility: 'visible', clipPath: 'inset(0)', position: 'static' },
      },
    },
  },
});

/** In the corner there is no room for text; screen readers still read it. */
export const label = style({ '@media': { [above.tablet]: visuallyHidden } });
