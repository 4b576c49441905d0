import { clients } from '../../content/clients.ts';
import type { Specimen } from '../../content/types.ts';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import { description, small } from '../../theme/text.css.ts';
import type { DayWall } from '../../theme/walls.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { MarkedList } from '../../ui/MarkedList.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { about, halves } from '../service.css.ts';
import * as css from './SpecimenSheet.css.ts';

function Part({ heading, text, list, table }: Specimen['parts'][number]) {
  return (
    <div className={css.part}>
      <h4 className={css.partName}>{heading}</h4>
      {table && <DataTable {...table} />}
      {text && <Paragraphs of={text} />}
      {list && <MarkedList>{list}</MarkedList>}
    </div>
  );
}

/** A sample of the agency's paper: a white sheet on the service's wall. */
export function SpecimenSheet({ specimen, wall }: { specimen: Specimen; wall: DayWall }) {
  const { id, name, introduction, title, facts, parts } = specimen;
  const client = clients.find((one) => one.name === specimen.client);
  return (
    <section id={id} className={`${css.specimen} ${halves}`} data-wall={wall} aria-labelledby={`${id}-name`}>
      <div className={about}>
        <SectionHeading id={`${id}-name`}>{name}</SectionHeading>
        <p className={description}>{introduction}</p>
        {client && (
          <p className={small}>
            A sample. The client {client.name} ({client.trade}) is invented, and so is every figure on the
            sheet.
          </p>
        )}
      </div>
      <div className={css.sheet}>
        <div className={css.letterhead}>
          {client ? <Logo name={client.slug} label={client.name} height={40} /> : <Wordmark />}
        </div>
        <h3 className={css.title}>{title}</h3>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className={small}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {parts.map((part) => (
          <Part key={part.heading} {...part} />
        ))}
      </div>
    </section>
  );
}
