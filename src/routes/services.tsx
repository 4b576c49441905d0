import { services } from 'virtual:services';
import { Link } from '@tanstack/react-router';
import { agency } from '../content/agency.ts';
import { industries } from '../content/industries.ts';
import type { PageMeta } from '../content/pages.ts';
import { scenes } from '../content/scenes.ts';
import { servicesWords } from '../content/servicesPage.ts';
import { ImageReveal } from '../features/imageReveal/ImageReveal.tsx';
import { LogoStrip } from '../features/islands.ts';
import { PopOut } from '../features/popOut/PopOut.tsx';
import { SectionHeading } from '../features/textAnimation/SectionHeading.tsx';
import { TextAnimation } from '../features/textAnimation/TextAnimation.tsx';
import banner from '../media/pictures/services.gen.ts';
import { description, lead, plate, standfirst } from '../theme/text.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { IndustryIcon } from '../ui/IndustryIcon.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Comparison, Specimens } from './services/Comparison.tsx';
import * as css from './services.css.ts';

export const meta: PageMeta = {
  title: `Digital Marketing Services and Prices - ${agency.name}`,
  description:
    'Eight services under one roof in Gurgaon, from websites and SEO to film: what each includes, what it costs, who does it, and how to begin small.',
  canonical: '/services',
  wall: 'neelWash',
};

const { callBack } = servicesWords;

function Opening() {
  return (
    <section className={css.opening} data-wall="neelWash">
      <div className={css.inset}>
        <TextAnimation>
          <FitBlock as="h1" lines={servicesWords.heading} />
        </TextAnimation>
      </div>
      <ImageReveal>
        <Picture
          file={banner}
          first
          alt="Eight small windows with eight trades in them, from a weaver to a camera operator, and one string of lights through them all."
        />
      </ImageReveal>
    </section>
  );
}

/** Eight tiles, each a link to its service (SERVICE-2). */
function Tiles() {
  return (
    <ul className={css.tiles} aria-label="Services">
      {services.map(({ slug, path, tile, summary }) => (
        <li key={slug}>
          <Link to={path} className={css.tile} data-pop-out>
            <div className={css.frame}>
              <ImageReveal>
                <Picture file={scenes[slug].file} alt="" className={css.views[slug]} />
                <PopOut />
              </ImageReveal>
              <h2 className={`${plate} ${css.name}`}>{tile}</h2>
            </div>
            <p className={css.summary}>{summary}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Industries() {
  return (
    <section className={css.industries} aria-labelledby="industries">
      <div className={css.inset}>
        <SectionHeading id="industries">{servicesWords.industries.heading}</SectionHeading>
      </div>
      <LogoStrip label="Industries" speed="elsewhere">
        {industries.map(({ name, slug }) => (
          <div key={slug} className={css.industry}>
            <IndustryIcon name={slug} />
            {name}
          </div>
        ))}
      </LogoStrip>
    </section>
  );
}

/** The agency's services: eight windows, and a request to be called back (SERVICE-4). */
export default function Services() {
  return (
    <>
      <Opening />
      <section className={css.introduction} aria-label="Introduction">
        <p className={lead}>{servicesWords.lead}</p>
        <div>
          <Paragraphs of={servicesWords.introduction} className={description} />
        </div>
      </section>
      <Tiles />
      <Comparison />
      <Specimens />
      <Industries />
      <section className={css.callBack} data-wall="rani" aria-labelledby="call-back">
        <TextAnimation>
          <FitBlock as="h2" id="call-back" lines={[callBack.heading]} />
        </TextAnimation>
        <div className={css.offer}>
          <p className={`${standfirst} ${css.promise}`}>{callBack.text}</p>
          <ButtonLink to="/contact">{callBack.button}</ButtonLink>
        </div>
      </section>
    </>
  );
}
