/** A picture as `pictures.ts` writes it. */
export interface PictureFile {
  /** The fallback that every browser shows. */
  src: string;
  /** px, of the picture itself; the box keeps this ratio. */
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
