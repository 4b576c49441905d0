/** What search results show of a page has so many characters, from and to. */
export const lengths = {
  description: [50, 160],
  /** Of a service or an article. */
  longDescription: [120, 160],
  serviceTitle: [30, 59],
} as const satisfies Record<string, readonly [least: number, most: number]>;
