import type { ReactNode } from 'react';
import { listener } from '../../content/scenes.ts';
import { ImageReveal } from '../../features/imageReveal/ImageReveal.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './WindowBlock.css.ts';

interface WindowBlockProps {
  /** The id of the heading that names the block. */
  labelledBy?: string;
  /** True where the picture is on the first screen. */
  first?: boolean;
  children: ReactNode;
}

/** An invitation to write: text or a form beside the picture of a woman who listens at her window. */
export function WindowBlock({ labelledBy, first = false, children }: WindowBlockProps) {
  return (
    <section className={css.block} data-wall="rani" aria-labelledby={labelledBy}>
      <ImageReveal>
        <Picture {...listener} first={first} className={css.picture} />
      </ImageReveal>
      <div className={css.words}>{children}</div>
    </section>
  );
}
