import { homeWords } from '../../content/home.ts';
import { scenes } from '../../content/scenes.ts';
import { Carousel } from '../../features/islands.ts';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import type { PictureFile } from '../../media/pictureFile.ts';
import * as css from './Buzz.css.ts';

const { heading, teasers } = homeWords.buzz;

/** The scene of each teaser. */
const pictures: Record<(typeof teasers)[number]['picture'], PictureFile> = {
  search: scenes.seo.file,
  social: scenes.socialmedia.file,
  paid: scenes['paid-ads'].file,
  film: scenes.production.file,
};

const slides = teasers.map(({ picture, ...teaser }) => ({
  ...teaser,
  picture: pictures[picture],
  invitation: 'Read more',
}));

/** Four teasers of the blog, one at a time (HOME-9). */
export function Buzz() {
  return (
    <div className={css.buzz} data-wall="chuna">
      <Carousel
        label={heading}
        heading={<SectionHeading className={css.heading}>{heading}</SectionHeading>}
        slides={slides}
      />
    </div>
  );
}
