import { Link } from '@tanstack/react-router';
import { homeWords } from '../../content/home.ts';
import { divisionWalls } from '../../content/scenes.ts';
import type { DivisionName } from '../../content/types.ts';
import { ImageReveal } from '../../features/imageReveal/ImageReveal.tsx';
import { PopOut } from '../../features/popOut/PopOut.tsx';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import type { PictureFile } from '../../media/pictureFile.ts';
import design from '../../media/pictures/design.gen.ts';
import strategy from '../../media/pictures/strategy.gen.ts';
import technology from '../../media/pictures/technology.gen.ts';
import { description, standingLink } from '../../theme/text.css.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FitBlock } from '../../ui/FitBlock.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './Houses.css.ts';

const houses: Record<DivisionName, { file: PictureFile; alt: string }> = {
  strategy: {
    file: strategy,
    alt: 'A woman in a round window looks through a telescope that is longer than the window is wide.',
  },
  design: {
    file: design,
    alt: 'Someone with round pink glasses leans out of a window and paints its trim blue.',
  },
  technology: {
    file: technology,
    alt: 'A weaver behind the threads that fill his window; the cloth hangs down the wall, in a pattern of pixels.',
  },
};

/** The three divisions, wall to wall, as houses of one street. */
export function Houses() {
  const { heading, cards } = homeWords.divisions;
  return (
    <section className={css.section} data-wall="chuna" aria-labelledby="divisions">
      <SectionHeading id="divisions" className={css.heading}>
        {heading}
      </SectionHeading>
      <ul className={css.street}>
        {cards.map(({ division, name, sentence, link }) => {
          const { file, alt } = houses[division];
          const { label, path }: { label: string; path: string } = link;
          return (
            <li key={division} className={css.house} data-pop-out>
              <div className={css.front}>
                <ImageReveal
                  className={`${css.wall} ${css.heights[division]}`}
                  data-wall={divisionWalls[division]}
                >
                  <Picture file={file} alt={alt} className={css.picture} />
                  <PopOut />
                </ImageReveal>
              </div>
              <div className={css.words}>
                <FitBlock as="h3" lines={[name]} />
                <p className={description}>{sentence}</p>
                <Link to={path} className={`${standingLink} ${css.way}`}>
                  {label} <ArrowRight />
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={css.explore}>
        <ButtonLink to="/services" aria-description={homeWords.explore.services}>
          Explore
        </ButtonLink>
      </div>
    </section>
  );
}
