import { keyframes, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { duration, easing, layout } from '../theme/theme.css.ts';
import { wall } from '../theme/walls.css.ts';

export const replay = style({ padding: `0 ${layout.margin} 44px` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '7em minmax(0, 1fr)',
  '@media': { [above.tablet]: { gridTemplateColumns: '12em minmax(0, 1fr)' } },
  alignItems: 'center',
  columnGap: layout.gutter,
  paddingBlock: 12,
  borderBlockEnd: '2px solid',
});

export const name = style({ fontWeight: 700, lineHeight: 1.3 });

/** px; size of the moving mark. */
export const RUNNER = 44;

const run = keyframes({ from: { translate: 0 }, to: { translate: '100% 0' } });

/** The track's width less the mark: a translation by 100% ends at the track's edge. */
export const way = style({
  inlineSize: `calc(100% - ${RUNNER}px)`,
  animationName: run,
  animationDuration: duration.scene,
  animationTimingFunction: easing.sash,
  animationFillMode: 'both',
  animationDelay: duration.ui,
  '@media': { '(prefers-reduced-motion: reduce)': { translate: '100% 0' } },
});

export const curves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: layout.gutter,
});

export const curve = style({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  marginBlockEnd: 12,
});

export const line = style({ fill: 'none', stroke: wall.head, strokeWidth: 3 });

export const box = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1 });

export const scenes = style({
  paddingInline: layout.margin,
  marginBlockStart: 56,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `40px ${layout.gutter}`,
  alignItems: 'end',
  '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2fr)' } },
});

export const scene = style({ display: 'grid', gap: 16, minInlineSize: 0 });
