import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { image, picture } from './Picture.css.ts';

/** A picture as `media/pictures.ts` writes it. */
export interface PictureFile {
  /** What every browser can show. */
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

interface PictureProps {
  file: PictureFile;
  /** Who is in the frame and what they do; empty for a picture that only repeats the words beside it. */
  alt: string;
  /** On the first screen: fetched at once, before other pictures. */
  first?: boolean;
  className?: string;
}

/** The alternative text of a picture that did not arrive (ERROR-1). */
export const MISSING = 'Image not found';

/**
 * Has the first screen's picture fetched with the head, in the composition that the screen will show. Only the best
 * format: a browser that does not know it passes the tag over, and one that knew two would fetch both.
 */
function preloadPicture({ src, sources = [] }: PictureFile): void {
  const type = sources[0]?.type;
  const compositions = type ? sources.filter((source) => source.type === type) : [{ src, media: undefined }];
  const narrow = compositions.find(({ media }) => media !== undefined)?.media;
  for (const { src, media = narrow && `not all and ${narrow}` } of compositions)
    preload(src, { as: 'image', fetchPriority: 'high', type, media });
}

/** A picture with its size reserved. When it does not arrive, its alternative text says so (ERROR-1). */
export function Picture({ file, alt, first = false, className = '' }: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);

  if (first) preloadPicture(file);
  // It may have failed before this script ran, when nobody listened.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = element.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setMissing(true);
  }, []);

  return (
    <picture className={picture}>
      {file.sources?.map(({ src, type, media, width, height }) => (
        <source key={src} srcSet={src} type={type} media={media} width={width} height={height} />
      ))}
      <img
        ref={element}
        className={`${image} ${className}`}
        src={file.src}
        width={file.width}
        height={file.height}
        alt={missing ? MISSING : alt}
        data-state={missing ? 'missing' : 'present'}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
