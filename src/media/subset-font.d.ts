/** The part of subset-font that the font scripts use; the package has no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Record<string, Axis>;
      /** OpenType feature tags; all features when absent. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
