import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { running } from '../../theme/text.css.ts';
import { font, layout, size } from '../../theme/theme.css.ts';

export const comparison = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 3vw, 44px)',
  padding: `0 ${layout.margin} ${layout.section}`,
});

/** The meaning of the figures on the left, the note that they do not bind yet on the right. */
export const words = style({
  display: 'grid',
  gap: `24px ${layout.gutter}`,
  alignItems: 'start',
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const service = style({
  display: 'inline-block',
  paddingBlock: 4,
  fontFamily: font.ui,
  fontSize: size.ui,
  fontWeight: 700,
  lineHeight: 1.2,
});

const bold = { display: 'block', fontFamily: font.ui, fontSize: size.ui, fontWeight: 700 } as const;

export const amount = style({ ...bold, whiteSpace: 'nowrap' });

/** From one sum to another, which takes two lines on tablets. */
export const range = style({ ...bold, '@media': { [above.desktop]: { whiteSpace: 'nowrap' } } });

export const terms = style([
  running,
  {
    display: 'grid',
    gap: `12px ${layout.gutter}`,
    '@media': { [above.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);
