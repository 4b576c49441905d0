import { services } from 'virtual:services';
import { Link } from '@tanstack/react-router';
import { clientsNote, homeStrips } from '../content/clients.ts';
import type { PageMeta } from '../content/pages.ts';
import { divisionWalls, scenes } from '../content/scenes.ts';
import type { Service } from '../content/types.ts';
import { ImageReveal } from '../features/imageReveal/ImageReveal.tsx';
import { Faq, LogoStrip } from '../features/islands.ts';
import { PopOut } from '../features/popOut/PopOut.tsx';
import { SectionHeading } from '../features/textAnimation/SectionHeading.tsx';
import { TextAnimation } from '../features/textAnimation/TextAnimation.tsx';
import { description, lead, plate, small, term } from '../theme/text.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { PageProps } from './page.ts';
import { Prices } from './service/Prices.tsx';
import { Reading } from './service/Reading.tsx';
import { SpecimenSheet } from './service/SpecimenSheet.tsx';
import * as css from './service.css.ts';
import { stages, views } from './service.scenes.css.ts';

export const meta = ({ slug, metaTitle, metaDescription, division }: Service): PageMeta => ({
  title: metaTitle,
  description: metaDescription,
  canonical: `/services/${slug}`,
  wall: divisionWalls[division],
});

/** The services before and after; the list is a ring. */
function neighboursOf(slug: string) {
  const index = services.findIndex((service) => service.slug === slug);
  return [index - 1, index + 1].flatMap((at) => services.at(at % services.length) ?? []);
}

/** The title on the wall, and the scene in front of it. */
function Opening({ service: { slug, heading, division } }: { service: Service }) {
  return (
    <section className={css.opening} data-wall={divisionWalls[division]}>
      <div className={css.inset}>
        <TextAnimation>
          <FitBlock as="h1" lines={heading} />
        </TextAnimation>
      </div>
      <div className={`${css.stage} ${stages[slug]}`}>
        <div className={views[slug]}>
          <ImageReveal>
            <Picture {...scenes[slug]} first />
          </ImageReveal>
        </div>
      </div>
    </section>
  );
}

/** The deliverables, as ruled rows. */
function Offerings({ service }: { service: Service }) {
  return (
    <div>
      <h2 className={`${small} ${css.label}`}>What you get</h2>
      <ul className={css.rows}>
        {service.offerings.map(({ name, detail }) => (
          <li key={name} className={css.row}>
            <h3 className={term}>{name}</h3>
            <p className={css.detail}>{detail}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Neighbours({ slug }: { slug: string }) {
  return (
    <nav className={css.neighbours} aria-label="Neighbouring services">
      {neighboursOf(slug).map((service) => (
        <Link key={service.slug} to={service.path} className={css.neighbour} data-pop-out>
          <ImageReveal>
            <Picture file={scenes[service.slug].file} alt="" className={css.view} />
            <PopOut />
          </ImageReveal>
          <span className={`${plate} ${css.plate}`}>{service.tile}</span>
        </Link>
      ))}
    </nav>
  );
}

/** One of the eight services: GET IN TOUCH (SERVICE-7), its price, the strip Our Clients (SERVICE-6), and questions. */
export default function ServicePage({ content: service }: PageProps<Service>) {
  return (
    <>
      <Opening service={service} />
      <section className={css.words} aria-label={service.tile}>
        <p className={lead}>{service.tagline}</p>
        <div className={css.halves}>
          <div className={css.about}>
            <Paragraphs of={service.description} className={description} />
            <div className={css.touch}>
              <ButtonLink to="/contact">GET IN TOUCH</ButtonLink>
            </div>
          </div>
          <Offerings service={service} />
        </div>
      </section>
      <Prices slug={service.slug} />
      {service.specimen && (
        <SpecimenSheet specimen={service.specimen} wall={divisionWalls[service.division]} />
      )}
      <div className={css.clients}>
        <div className={css.inset}>
          <SectionHeading>Our Clients</SectionHeading>
        </div>
        <LogoStrip label="Our Clients" speed="elsewhere">
          {homeStrips.flat().map(({ name, slug }) => (
            <Logo key={slug} name={slug} label={name} />
          ))}
        </LogoStrip>
        <p className={`${small} ${css.inset}`}>{clientsNote}</p>
      </div>
      <section id="faq" className={`${css.questions} ${css.halves}`} aria-labelledby="questions">
        <SectionHeading id="questions">Frequently asked questions</SectionHeading>
        <Faq questions={service.faq} />
      </section>
      <Reading slug={service.slug} />
      <Neighbours slug={service.slug} />
    </>
  );
}
