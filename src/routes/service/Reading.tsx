import { reading } from 'virtual:reading';
import { Link } from '@tanstack/react-router';
import { servicesWords } from '../../content/servicesPage.ts';
import type { ServiceSlug } from '../../content/types.ts';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import { small, textLink } from '../../theme/text.css.ts';
import { part, rows } from '../service.css.ts';
import * as css from './Reading.css.ts';

/** The articles about a service. */
export function Reading({ slug }: { slug: ServiceSlug }) {
  return (
    <section className={part} aria-labelledby="reading">
      <SectionHeading id="reading">{servicesWords.reading}</SectionHeading>
      <ul className={rows}>
        {reading[slug].map(({ path, title, author, minutes }) => (
          <li key={path} className={css.row}>
            <Link className={`${css.title} ${textLink}`} to={path}>
              {title}
            </Link>
            <p className={small}>
              {author} · {minutes} min
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
