import { agency } from '../content/agency.ts';
import { answering } from '../content/answering.ts';
import type { PageMeta } from '../content/pages.ts';
import { Enquiry } from '../features/islands.ts';
import { h2, lead, standingLink, term, textLink } from '../theme/text.css.ts';
import { AddressLines } from '../ui/AddressLines.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { ArrowRight } from '../ui/icons.tsx';
import { MailLink } from '../ui/MailLink.tsx';
import { WindowBlock } from './contact/WindowBlock.tsx';
import * as css from './contact.css.ts';

export const meta: PageMeta = {
  title: `Contact - ${agency.name}, Gurgaon`,
  description: `Write to ${agency.name}, call, or come by on Golf Course Road in Gurgaon. Tell us who you want to reach, and we will listen.`,
  canonical: '/contact',
  wall: 'raniWash',
};

/** The enquiry form, and the other ways to the agency (PAGE-12). */
export default function Contact() {
  return (
    <>
      <section className={css.opening} data-wall="raniWash">
        <FitBlock as="h1" lines={['Tell us who', 'is at your window']} />
      </section>
      <WindowBlock first>
        <p className={lead}>She is listening. Six short answers are enough to begin.</p>
        <Enquiry form="contact" />
      </WindowBlock>
      <section className={css.reach} data-wall="chuna" aria-labelledby="reach">
        <h2 className={h2} id="reach">
          Or come by
        </h2>
        <dl className={css.rows}>
          <div className={css.row}>
            <dt className={term}>Address</dt>
            <dd className={css.value}>
              <address>
                <AddressLines />
              </address>
              <a
                className={`${standingLink} ${css.map}`}
                href={agency.mapsHref}
                target="_blank"
                rel="noopener"
              >
                Find us on the map (opens in a new tab) <ArrowRight />
              </a>
            </dd>
          </div>
          <div className={css.row}>
            <dt className={term}>Phone</dt>
            <dd className={css.value}>
              <a className={`${css.way} ${textLink}`} href={agency.phone.href}>
                {agency.phone.label}
              </a>
            </dd>
          </div>
          <div className={css.row}>
            <dt className={term}>Office hours</dt>
            <dd className={css.value}>{answering.hours}</dd>
          </div>
          <div className={css.row}>
            <dt className={term}>E-mail</dt>
            <dd className={css.value}>
              <MailLink className={`${css.way} ${textLink}`} to={agency.email} />
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}
