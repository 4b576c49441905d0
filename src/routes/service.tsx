import { clients } from '../content/clients.ts';
import type { PageMeta, PageProps } from '../content/pages.ts';
import type { DivisionName, Service } from '../content/types.ts';
import { h2, lead } from '../theme/text.css.ts';
import type { DayWall } from '../theme/walls.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** Each division owns a wash (art direction, 2). */
const washes: Record<DivisionName, DayWall> = {
  strategy: 'neelWash',
  design: 'raniWash',
  technology: 'gendaWash',
};

export const meta = ({ slug, metaTitle, metaDescription, division }: Service): PageMeta => ({
  title: metaTitle,
  description: metaDescription,
  canonical: `/services/${slug}`,
  wall: washes[division],
});

export default function ServicePage({ content: service }: PageProps<Service>) {
  return (
    <>
      <section data-wall={washes[service.division]}>
        <h1 className={h2}>{service.heading.join(' ')}</h1>
        <p className={lead}>{service.tagline}</p>
      </section>
      <section>
        {service.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul>
          {service.offerings.map(({ name, detail }) => (
            <li key={name}>
              <strong>{name}</strong> {detail}
            </li>
          ))}
        </ul>
        <ButtonLink to="/contact">GET IN TOUCH</ButtonLink>
      </section>
      <section aria-labelledby="faq">
        <h2 className={h2} id="faq">
          Questions
        </h2>
        {service.faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      <section>
        <h2 className={h2}>Our Clients</h2>
        <ul>
          {clients.map(({ name, slug }) => (
            <li key={slug}>{name}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
