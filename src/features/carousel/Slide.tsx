import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { blogWords } from '../../content/blog.ts';
import type { PictureFile } from '../../media/pictureFile.ts';
import { standingLink } from '../../theme/text.css.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { PopOut } from '../popOut/PopOut.tsx';
import * as css from './Slide.css.ts';

export interface SlideContent {
  headline: string;
  text: string;
  picture: PictureFile;
  alt: string;
  /** The path that its arrow leads to. */
  path: string;
}

/** A picture with its headline and text beside it; memoised, so that a change of slides does not render it. */
export const Slide = memo(function Slide({ headline, text, picture, alt, path }: SlideContent) {
  return (
    <div className={css.slide} data-pop-out>
      <div className={css.frame}>
        <Picture file={picture} alt={alt} className={css.picture} />
        <PopOut />
      </div>
      <div className={css.words}>
        <h3 className={css.headline}>{headline}</h3>
        <div className={css.more}>
          <p className={css.text}>{text}</p>
          <Link to={path} className={standingLink}>
            {blogWords.readMore}
            <VisuallyHidden>: {headline}</VisuallyHidden>
            <ArrowRight />
          </Link>
        </div>
      </div>
    </div>
  );
});
