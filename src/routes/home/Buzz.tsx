import { homeWords } from '../../content/home.ts';
import { scenes } from '../../content/scenes.ts';
import { Carousel } from '../../features/islands.ts';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import * as css from './Buzz.css.ts';

const { heading, teasers } = homeWords.buzz;

const slides = teasers.map(({ picture, ...teaser }) => ({
  ...teaser,
  picture: scenes[picture].file,
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
