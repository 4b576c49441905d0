/** Allowed lengths of page titles and descriptions, in characters, so that search results show them whole. */
export const lengths = {
  description: [50, 160],
  /** Of a service or an article. */
  longDescription: [120, 160],
  serviceTitle: [30, 59],
} as const satisfies Record<string, readonly [least: number, most: number]>;
