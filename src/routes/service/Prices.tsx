import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { engagements } from '../../content/engagements.ts';
import { inRupees, pricesWords } from '../../content/prices.ts';
import type { Engagement, ServiceSlug } from '../../content/types.ts';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import { description, standingLink, term } from '../../theme/text.css.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { MarkedList } from '../../ui/MarkedList.tsx';
import { about, part, row, rows } from '../service.css.ts';
import * as css from './Prices.css.ts';

const words = pricesWords.service;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={row}>
      <dt className={term}>{name}</dt>
      <dd className={css.detail}>{children}</dd>
    </div>
  );
}

/** The terms of one service, as ruled rows. */
function Terms({ smallest, trial, usual, hours, team, ...texts }: Engagement) {
  return (
    <dl className={rows}>
      <Row name={words.trial}>
        <p className={css.amount}>{inRupees(trial.rupees)}</p>
        <MarkedList>{trial.yields}</MarkedList>
      </Row>
      <Row name={words.smallest}>
        <p className={css.amount}>
          {inRupees(smallest.rupees)} {smallest.per}
        </p>
        <p>{smallest.work}.</p>
      </Row>
      <Row name={words.usual}>
        <p className={css.amount}>
          {inRupees(usual.from)} to {inRupees(usual.to)} {usual.per}
        </p>
      </Row>
      <Row name={words.moves}>
        <p>{texts.moves}</p>
      </Row>
      <Row name={words.hours}>
        <p>
          {hours.from} to {hours.to} {words.hoursOf}.
        </p>
      </Row>
      <Row name={words.team}>
        <MarkedList>
          {team.map(({ role, does }) => (
            <Fragment key={role}>
              <strong className={css.role}>{role}</strong> {does}
            </Fragment>
          ))}
        </MarkedList>
      </Row>
      <Row name={words.payment}>
        <p>{texts.payment}</p>
      </Row>
      <Row name={words.beside}>
        <p>{texts.beside}</p>
      </Row>
      <Row name={words.asks}>
        <p>{texts.asks}</p>
      </Row>
    </dl>
  );
}

/** A way to begin with a service, and its price. */
export function Prices({ slug }: { slug: ServiceSlug }) {
  return (
    <section id="prices" className={part} aria-labelledby="prices-heading">
      <div className={about}>
        <SectionHeading id="prices-heading">{words.heading}</SectionHeading>
        <p className={description}>{words.introduction}</p>
        <p className={css.note}>{pricesWords.note}</p>
        <Link className={standingLink} to="/services" hash="prices">
          {words.compare} <ArrowRight />
        </Link>
        <Link className={standingLink} to="/services" hash="specimens">
          {words.specimens} <ArrowRight />
        </Link>
      </div>
      <Terms {...engagements[slug]} />
    </section>
  );
}
