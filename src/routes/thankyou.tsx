import { Link } from '@tanstack/react-router';
import { agency } from '../content/agency.ts';
import { answering } from '../content/answering.ts';
import type { PageMeta } from '../content/pages.ts';
import { teamAlt } from '../content/scenes.ts';
import team from '../media/pictures/thankyou.gen.ts';
import { description, lead, standingLink, term } from '../theme/text.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { ArrowRight } from '../ui/icons.tsx';
import { panorama } from '../ui/Picture.css.ts';
import { Picture } from '../ui/Picture.tsx';
import * as css from './thankyou.css.ts';

export const meta: PageMeta = {
  title: `Thank you - ${agency.name}`,
  description: `Your enquiry has reached ${agency.name} in Gurgaon. A confirmation is on its way to your mailbox.`,
  canonical: '/thankyou',
  noIndex: true,
  wall: 'genda',
};

/** Pages to read until the agency answers. */
const pages: readonly { to: string; hash?: string; label: string }[] = [
  { to: '/blog/digital-marketing-agency-in-gurgaon', label: 'Read how to choose an agency' },
  { to: '/services', hash: 'prices', label: 'See what a first fortnight costs' },
  { to: '/about-us', label: 'Meet the people who answer' },
];

/** The page after an enquiry; its words are PAGE-13's. */
export default function ThankYou() {
  return (
    <section className={css.thanks} data-wall="genda">
      <div className={css.words}>
        <FitBlock as="h1" lines={['Thank \nyou !']} />
        <div className={css.news}>
          <div>
            <p className={lead}>Your form submission has been received.</p>
            <p className={`${description} ${css.soon}`}>you should receive a confirmation email soon</p>
          </div>
          <ButtonLink to="/">Go to home</ButtonLink>
        </div>
        <section className={css.next} aria-labelledby="next">
          <div>
            <h2 className={term} id="next">
              What happens next
            </h2>
            <p className={`${description} ${css.promise}`}>
              {answering.next} {answering.ready}
            </p>
          </div>
          <ul className={css.ways} aria-label="Until then">
            {pages.map(({ to, hash = '', label }) => (
              <li key={to}>
                <Link className={standingLink} to={to} hash={hash}>
                  {label} <ArrowRight />
                </Link>
              </li>
            ))}
            <li>
              <a className={standingLink} href={agency.phone.href}>
                Call {agency.phone.label}
              </a>
            </li>
          </ul>
        </section>
      </div>
      <Picture file={team} first className={`${panorama} ${css.team}`} alt={teamAlt} />
    </section>
  );
}
