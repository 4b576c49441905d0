/** Widths at which the layout changes, px. */
export const breakpoints = {
  /** Header, margins and buttons take their full size. */
  tablet: 701,
  /** The navigation's links fit into the header; the form and the footer have columns. */
  laptop: 900,
  desktop: 1200,
} as const;

/** Screens that show the portrait composition of a picture, where it has one. */
export const portraitScreen = '(max-aspect-ratio: 5/8)';

/** Pointers that can hover. On a touch screen, `:hover` stays on the control that was tapped. */
export const hovers = '(hover: hover)';

type Breakpoint = keyof typeof breakpoints;

const map = (query: (px: number) => string) =>
  Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, query(px)])) as Record<
    Breakpoint,
    string
  >;

/** Media queries: at least this wide. `'@media': { [above.laptop]: … }` */
export const above = /* @__PURE__ */ map((px) => `(width >= ${px}px)`);

/** Screens on which words stay beside a longer column: on lower ones their end would stay out of sight. */
export const standsBeside = `${above.laptop} and (height >= 48rem)`;

/** Windows at 400% zoom, not telephones on their side: the header would take a quarter of their height. */
export const lowWindow = 'screen and (scripting: enabled) and (height < 16.5rem)';

/** Media queries: narrower than this. Only style sheets use them, so no script contains them. */
export const below = /* @__PURE__ */ map((px) => `(width < ${px}px)`);
