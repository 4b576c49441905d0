/** How movements begin and end, as the points of a Bézier curve. */
export const easings = {
  /** Things that open. */
  sash: [0.2, 0.8, 0.2, 1],
  /** Things that close or cross. */
  shutter: [0.7, 0, 0.2, 1],
} as const;

/** In the words of CSS. */
export const cubicBezier = (points: (typeof easings)[keyof typeof easings]) => `cubic-bezier(${points})`;
