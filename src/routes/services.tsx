import { services } from 'virtual:services';
import { Link } from '@tanstack/react-router';
import { industries } from '../content/industries.ts';
import type { PageMeta } from '../content/pages.ts';
import { servicesWords, meta as words } from '../content/services-page.ts';
import { h2, lead, textLink } from '../theme/text.css.ts';
import { ButtonLink } from '../ui/Button.tsx';

export const meta: PageMeta = { ...words, canonical: '/services', wall: 'neelWash' };

const { callBack } = servicesWords;

export default function Services() {
  return (
    <>
      <section data-wall="neelWash">
        <h1 className={h2}>{servicesWords.heading.join(' ')}</h1>
        <p className={lead}>{servicesWords.lead}</p>
        {servicesWords.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section>
        <ul>
          {services.map(({ slug, path, tile, summary }) => (
            <li key={slug}>
              <Link className={textLink} to={path}>
                {tile}
              </Link>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={h2}>{servicesWords.industries.heading}</h2>
        <ul>
          {industries.map(({ name, slug }) => (
            <li key={slug}>{name}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={h2}>{callBack.heading}</h2>
        <p>{callBack.text}</p>
        <ButtonLink to="/contact">{callBack.button}</ButtonLink>
      </section>
    </>
  );
}
