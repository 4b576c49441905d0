import { island } from '../boot/island.tsx';
import { agency } from '../content/agency.ts';
import { clientsNote, homeStrips } from '../content/clients.ts';
import { FILM, homeWords } from '../content/home.ts';
import type { PageMeta } from '../content/pages.ts';
import { Enquiry, HeroVideo, LogoStrip } from '../features/islands.ts';
import { TextAnimation } from '../features/textAnimation/TextAnimation.tsx';
import { lead, small } from '../theme/text.css.ts';
import { tightButtonRow } from '../ui/Button.css.ts';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Logo } from '../ui/Logo.tsx';
import { WindowBlock } from './contact/WindowBlock.tsx';
import { Buzz } from './home/Buzz.tsx';
import { Houses } from './home/Houses.tsx';
import * as css from './home.css.ts';

// Both work before hydration, so their script may load after the page's.
const home = { file: 'routes/home/home.script.ts', load: () => import('./home/home.script.ts') };
const Specialty = island(home, (script) => script.Specialty);
const FilmBand = island(home, (script) => script.FilmBand);
export const islands = [home];

/** The title is HOME-1's. */
export const meta: PageMeta = {
  title: `${agency.name} - Digital Marketing and Advertising Agency in Gurgaon`,
  description:
    'A digital marketing and advertising agency in Gurgaon. Strategy, design and technology that put a person in every frame.',
  canonical: '/',
  wall: 'raat',
};

/**
 * The hero with its tagline (HOME-2), the divisions, the clients with See All (HOME-4), the services, the promotional
 * film, the blog's teasers, and the enquiry form (HOME-11).
 */
export default function Home() {
  return (
    <>
      <section className={css.hero} data-wall="raat">
        <TextAnimation className={css.tagline}>
          <FitBlock as="h1" lines={['Framing', 'People Centric', 'Experiences']} />
        </TextAnimation>
        <div className={tightButtonRow}>
          <ButtonLink to="/about-us" aria-description={homeWords.explore.about}>
            Explore
          </ButtonLink>
          <span className={css.film}>
            <ButtonAnchor href={`#${FILM}`} variant="outline" arrow={false}>
              Watch the film
            </ButtonAnchor>
          </span>
          <HeroVideo />
        </div>
      </section>
      <div className={css.opening} data-wall="chuna">
        <p className={`${lead} ${css.first}`}>{homeWords.lead}</p>
      </div>
      <Houses />
      <div className={css.clients} data-wall="chuna">
        {homeStrips.map((strip, index) => (
          <LogoStrip key={strip[0].slug} label={index === 0 ? 'Clients' : 'More clients'} speed="home">
            {strip.map(({ slug, name }) => (
              <Logo key={slug} name={slug} label={name} />
            ))}
          </LogoStrip>
        ))}
        <div className={css.all}>
          <ButtonLink to="/clients" variant="outline">
            See All
          </ButtonLink>
          <p className={small}>{clientsNote}</p>
        </div>
      </div>
      <Specialty />
      <FilmBand />
      <Buzz />
      <WindowBlock labelledBy="enquiry">
        <TextAnimation>
          <FitBlock as="h2" id="enquiry" lines={['Ready to redefine', 'your brand', 'experience?']} />
        </TextAnimation>
        <Enquiry form="home" />
      </WindowBlock>
    </>
  );
}
