import type { ReactNode } from 'react';
import type { PictureFile } from '../media/pictureFile.ts';
import type { WallName } from '../theme/walls.ts';
import { Picture } from './Picture.tsx';
import * as css from './WindowBlock.css.ts';

interface WindowBlockProps {
  wall: WallName;
  /** A picture whose own wall is the same. */
  file: PictureFile;
  alt: string;
  /** The id of the heading that names the block. */
  labelledBy?: string;
  children: ReactNode;
}

/** A wall with someone at a window, and words or a form beside it. */
export function WindowBlock({ wall, file, alt, labelledBy, children }: WindowBlockProps) {
  return (
    <section className={css.block} data-wall={wall} aria-labelledby={labelledBy}>
      <div className={css.frame}>
        <Picture file={file} alt={alt} className={css.picture} />
      </div>
      <div className={css.words}>{children}</div>
    </section>
  );
}
