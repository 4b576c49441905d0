import { preload } from 'react-dom';
import type { PictureFile } from '../media/pictureFile.ts';
import { Image } from './Image.tsx';
import { image, picture } from './Picture.css.ts';

interface PictureProps {
  file: PictureFile;
  /** Describes the people in the frame; empty for a picture that only repeats the text beside it. */
  alt: string;
  /** On the first screen: fetched at once, before other pictures. */
  first?: boolean;
  className?: string;
}

/**
 * Preloads the first screen's picture, in the composition that fits the screen. Only in the best format: a browser that
 * does not support it skips the tag, and one that supports two would fetch both.
 */
function preloadPicture({ src, sources = [] }: PictureFile): void {
  const type = sources[0]?.type;
  const compositions = type ? sources.filter((source) => source.type === type) : [{ src, media: undefined }];
  const narrow = compositions.find(({ media }) => media !== undefined)?.media;
  for (const { src, media = narrow && `not all and ${narrow}` } of compositions)
    preload(src, { as: 'image', fetchPriority: 'high', type, media });
}

/** A picture with its size reserved. */
export function Picture({ file, alt, first = false, className = '' }: PictureProps) {
  if (first) preloadPicture(file);
  return (
    <picture className={picture}>
      {file.sources?.map(({ src, type, media, width, height }) => (
        <source key={src} srcSet={src} type={type} media={media} width={width} height={height} />
      ))}
      <Image
        className={`${image} ${className}`}
        src={file.src}
        width={file.width}
        height={file.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'auto' : 'async'}
      />
    </picture>
  );
}
