import { accessibilityWords, STATEMENT_DATE, meta as words } from '../content/accessibility.ts';
import { agency } from '../content/agency.ts';
import type { PageMeta } from '../content/pages.ts';
import { h2, lead, small } from '../theme/text.css.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { MailLink } from '../ui/MailLink.tsx';
import { prose } from '../ui/Prose.css.ts';
import { WrittenDate } from '../ui/WrittenDate.tsx';
import * as css from './accessibility.css.ts';

export const meta: PageMeta = { ...words, canonical: '/accessibility', wall: 'chuna' };

const { heading, lead: first, parts, report, dated } = accessibilityWords;

export default function Accessibility() {
  return (
    <div className={css.page}>
      <FitBlock as="h1" lines={heading} />
      <p className={lead}>{first}</p>
      <div className={css.parts}>
        {[...parts, report].map((part) => (
          <section key={part.heading} className={css.part}>
            <h2 className={`${h2} ${css.heading}`}>{part.heading}</h2>
            <div className={prose}>
              {part.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {'list' in part ? (
                <ul>
                  {part.list.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              ) : null}
              {part === report ? (
                <p className={css.ways}>
                  <MailLink className={css.way} to={agency.email} />
                  <a className={css.way} href={agency.phone.href}>
                    {agency.phone.label}
                  </a>
                </p>
              ) : null}
            </div>
          </section>
        ))}
      </div>
      <p className={small}>
        {dated} <WrittenDate date={STATEMENT_DATE} />.
      </p>
    </div>
  );
}
