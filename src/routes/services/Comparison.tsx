import { services } from 'virtual:services';
import { Link } from '@tanstack/react-router';
import { engagements } from '../../content/engagements.ts';
import type { ServiceSummary } from '../../content/plugin/types.ts';
import { inRupees, pricesWords } from '../../content/prices.ts';
import { servicesWords } from '../../content/servicesPage.ts';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import { description, term, textLink } from '../../theme/text.css.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { MarkedList } from '../../ui/MarkedList.tsx';
import { note } from '../service/Prices.css.ts';
import { about, part, row, rows } from '../service.css.ts';
import * as css from './Comparison.css.ts';

const { comparison } = pricesWords;

function cellsOf({ slug, path, tile }: ServiceSummary) {
  const { smallest, trial, usual, hours, team } = engagements[slug];
  return [
    <Link key={slug} className={`${css.service} ${textLink}`} to={path} hash="prices">
      {tile}
    </Link>,
    <strong key={slug} className={css.amount}>
      {inRupees(trial.rupees)}
    </strong>,
    <>
      <strong className={css.amount}>
        {inRupees(smallest.rupees)} {smallest.per}
      </strong>
      {smallest.work}
    </>,
    <>
      <strong className={css.range}>
        {inRupees(usual.from)} to{'\u00a0'}
        {inRupees(usual.to)}
      </strong>
      {usual.per}
    </>,
    `${hours.from} to\u00a0${hours.to}`,
    team[0].role,
  ];
}

/** The prices of all services in one table. */
export function Comparison() {
  return (
    <section id="prices" className={css.comparison} aria-labelledby="comparison">
      <SectionHeading id="comparison">{comparison.heading}</SectionHeading>
      <div className={css.words}>
        <p className={description}>{comparison.example}</p>
        <p className={note}>{pricesWords.note}</p>
      </div>
      <DataTable
        caption={comparison.caption}
        columns={comparison.columns}
        rows={services.map(cellsOf)}
        wide
      />
      <MarkedList className={css.terms}>{comparison.terms}</MarkedList>
    </section>
  );
}

/** Links to the specimens on the pages of their services. */
export function Specimens() {
  const { heading, introduction } = servicesWords.specimens;
  return (
    <section id="specimens" className={part} aria-labelledby="specimens-heading">
      <div className={about}>
        <SectionHeading id="specimens-heading">{heading}</SectionHeading>
        <p className={description}>{introduction}</p>
      </div>
      <ul className={rows}>
        {services.map(
          ({ path, tile, specimen }) =>
            specimen && (
              <li key={path} className={row}>
                <Link className={`${term} ${textLink}`} to={path} hash={specimen.id}>
                  {specimen.name}
                </Link>
                <span className={description}>{tile}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
