/** A picture as `pictures.ts` writes it. */
export interface PictureFile {
  /** The fallback format, for every browser. */
  src: string;
  /** Size of the picture, px; its box has the same ratio. */
  width: number;
  height: number;
  /** The same picture in newer formats, best first, or another composition for a narrower screen. */
  sources?: readonly PictureSource[];
}

interface PictureSource {
  src: string;
  type: `image/${string}`;
  media?: string;
  width?: number;
  height?: number;
}
