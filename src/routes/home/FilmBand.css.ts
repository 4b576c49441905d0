import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { standingLink } from '../../theme/text.css.ts';
import { colour, layout } from '../../theme/theme.css.ts';

/** Words at the foot of the wall, the film beside them up to the screen's edge. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"words" "film" "transcript"',
  '@media': {
    [above.desktop]: {
      gridTemplateColumns: '4fr 9fr',
      gridTemplateRows: '1fr auto',
      gridTemplateAreas: '"words film" "transcript film"',
    },
    // Beyond, only the margin grows: the words keep the width that they have here.
    '(width >= 1920px)': { gridTemplateColumns: `calc(${layout.margin} + 511px) 1fr` },
  },
});

export const words = style({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'end',
  gap: 20,
  padding: `44px ${layout.margin} 32px`,
  '@media': { [above.desktop]: { paddingInlineEnd: 40, paddingBlock: '56px 16px' } },
});

export const heading = style({ maxInlineSize: 560 });

/** The film's grid area. The words beside it may be higher, with the transcript open. */
export const place = style({ gridArea: 'film', minInlineSize: 0, alignSelf: 'start' });

export const film = style({
  display: 'grid',
  // No higher than a low window, under the header: the film is seen whole.
  inlineSize: `min(100%, (100svh - ${layout.header} - 16px) * 16 / 9)`,
  aspectRatio: '16 / 9',
  marginInline: 'auto',
  backgroundColor: colour.neelDeep,
  '@media': { [above.desktop]: { marginInlineEnd: 0 }, print: { display: 'none' } },
});

/** Skips style and layout of the browser's player, which is expensive, until a visitor comes near. */
export const far = style({ contentVisibility: 'auto' });

export const player = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
  // The player reaches the screen's edge, so the focus ring is inset, on a strip of the film's own ground.
  selectors: { '&:focus-visible': { padding: 8, outlineOffset: -6 } },
});

/** The link to the film file, until there is a player. */
export const file = style({ gridArea: '1 / 1', placeSelf: 'center', zIndex: 1 });

/** Hidden without scripts, where the film with its own poster is shown instead. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const transcript = style({
  gridArea: 'transcript',
  padding: `0 ${layout.margin} 28px`,
  '@media': { [above.desktop]: { paddingInlineEnd: 40, paddingBlockEnd: 40 } },
});

export const toggle = style([
  standingLink,
  {
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const transcriptText = style({
  display: 'grid',
  gap: 12,
  marginBlockStart: 20,
  maxInlineSize: '40em',
});
