import { agency } from '../content/agency.ts';
import type { StatementPart, StatementWords } from '../content/statement.ts';
import { h2, lead, small } from '../theme/text.css.ts';
import { FitBlock } from './FitBlock.tsx';
import { MailLink } from './MailLink.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { prose } from './Prose.css.ts';
import * as css from './Statement.css.ts';
import { WrittenDate } from './WrittenDate.tsx';

interface StatementProps {
  words: StatementWords;
  /** Where reports go. */
  email: string;
}

/** A page of text in sections, each beside its heading; the last says how to reach the agency. */
export function Statement({ words, email }: StatementProps) {
  const { heading, lead: first, parts, report, dated, reviewed } = words;
  const all: readonly StatementPart[] = [...parts, report];
  return (
    <div className={css.page}>
      <FitBlock as="h1" lines={heading} />
      <p className={lead}>{first}</p>
      <div className={css.parts}>
        {all.map((part) => (
          <section key={part.heading} className={css.part}>
            <h2 className={`${h2} ${css.heading}`}>{part.heading}</h2>
            <div className={prose}>
              <Paragraphs of={part.text} />
              {part.list && (
                <ul>
                  {part.list.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              )}
              {part.after && <Paragraphs of={part.after} />}
              {part === report && (
                <p className={css.ways}>
                  <MailLink className={css.way} to={email} />
                  <a className={css.way} href={agency.phone.href}>
                    {agency.phone.label}
                  </a>
                </p>
              )}
            </div>
          </section>
        ))}
      </div>
      <p className={small}>
        {dated} <WrittenDate date={reviewed} />.
      </p>
    </div>
  );
}
