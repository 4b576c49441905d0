import { aboutWords } from '../content/about.ts';
import { agency } from '../content/agency.ts';
import type { PageMeta } from '../content/pages.ts';
import { ImageReveal } from '../features/imageReveal/ImageReveal.tsx';
import { TextAnimation } from '../features/textAnimation/TextAnimation.tsx';
import team from '../media/pictures/about.gen.ts';
import careers from '../media/pictures/careers.gen.ts';
import { description, lead, term } from '../theme/text.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Team } from './about/Team.tsx';
import * as css from './about.css.ts';

/** The title is that of PAGE-9. */
export const meta: PageMeta = {
  title: `Know More About - ${agency.name} (${agency.abbreviation})`,
  description:
    'Who is on the fourth floor of Chowk House in Gurgaon, how we work, and four promises about people, reports and who owns your accounts.',
  canonical: '/about-us',
  wall: 'genda',
};

const { heading, weKnowYou, youKnowUs, why, notTypical } = aboutWords;

export default function About() {
  return (
    <>
      <section className={css.hero} data-wall="genda">
        <TextAnimation className={css.title}>
          <FitBlock as="h1" lines={heading} />
        </TextAnimation>
        <Picture
          file={team}
          first
          className={css.banner}
          alt="The team leans out over one windowsill: people of different ages side by side, one with a glass of tea, one with headphones; at one end a hand waves, at the other a paper plane sets off."
        />
      </section>

      <div className={css.houses} data-wall="chuna">
        {([weKnowYou, youKnowUs] as const).map(({ heading: name, paragraphs }, index) => (
          <section key={name} className={css.house} data-wall={index === 0 ? 'neelWash' : 'raniWash'}>
            <TextAnimation>
              <FitBlock as="h2" lines={[name]} />
            </TextAnimation>
            <Paragraphs of={paragraphs} className={description} />
          </section>
        ))}
      </div>

      <section className={css.why} data-wall="chuna" aria-labelledby="why">
        <div className={css.whyWords}>
          <TextAnimation className={css.whyTitle}>
            <FitBlock as="h2" id="why" lines={[why.heading]} />
          </TextAnimation>
          <p className={lead}>{why.introduction}</p>
        </div>
        <ul className={css.rows}>
          {why.reasons.map(({ name, promise }) => (
            <li key={name} className={css.row}>
              <h3 className={term}>{name}</h3>
              <p className={description}>{promise}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={css.notTypical} data-wall="chuna" aria-labelledby="more">
        <TextAnimation>
          <FitBlock as="h2" id="more" lines={notTypical.heading} />
        </TextAnimation>
        <div className={css.columns}>
          <Paragraphs of={notTypical.paragraphs} className={description} />
        </div>
      </section>

      <Team />

      <section className={css.closing} data-wall="raniWash" aria-label="Careers">
        <ImageReveal>
          <Picture
            file={careers}
            alt="People in their windows turn to the one between them, which is lit and empty. A sign hangs from its sill: this one is yours."
          />
        </ImageReveal>
        <div className={css.plate}>
          <ButtonLink to="/careers">Careers</ButtonLink>
        </div>
      </section>
    </>
  );
}
