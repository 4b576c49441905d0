import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { image } from './Image.css.ts';

interface ImageProps extends ComponentProps<'img'> {
  alt: string;
  width: number;
  height: number;
}

/** The alternative text of an image that did not arrive (ERROR-1). */
const MISSING = 'Image not found';

/** An image with its size reserved. Until it arrives after a failure, its alternative text says so (ERROR-1). */
export function Image({ alt, className = '', ...attributes }: ImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);

  // It may have failed before hydration, without a listener.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = element.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setMissing(true);
  }, []);

  return (
    <img
      {...attributes}
      ref={element}
      className={`${image} ${className}`}
      alt={missing ? MISSING : alt}
      data-state={missing ? 'missing' : 'present'}
      onError={() => setMissing(true)}
      onLoad={() => setMissing(false)}
    />
  );
}
