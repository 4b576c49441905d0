import { clientsWords, gridClients, meta as words } from '../content/clients.ts';
import type { PageMeta } from '../content/pages.ts';
import { h2, lead, small } from '../theme/text.css.ts';

export const meta: PageMeta = { ...words, canonical: '/clients', wall: 'gendaWash' };

export default function Clients() {
  return (
    <section data-wall="gendaWash">
      <h1 className={h2}>{clientsWords.heading.join(' ')}</h1>
      <p className={lead}>{clientsWords.lead}</p>
      <p>{clientsWords.introduction}</p>
      <ul>
        {gridClients.map(({ name, slug, trade }) => (
          <li key={slug}>
            {name}, {trade}
          </li>
        ))}
      </ul>
      <p className={small}>{clientsWords.note}</p>
    </section>
  );
}
