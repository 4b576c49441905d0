/** Easings, as the points of a cubic Bézier curve. */
export const easings = {
  /** For opening. */
  sash: [0.2, 0.8, 0.2, 1],
  /** For closing, and for crossing the screen. */
  shutter: [0.7, 0, 0.2, 1],
} as const;

/** The curve as a CSS function. */
export const cubicBezier = (points: (typeof easings)[keyof typeof easings]) => `cubic-bezier(${points})`;
