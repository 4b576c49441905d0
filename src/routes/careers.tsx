import { agency } from '../content/agency.ts';
import { careersWords, meta as words } from '../content/careers.ts';
import { jobs } from '../content/jobs.ts';
import type { PageMeta } from '../content/pages.ts';
import { h2, lead, textLink } from '../theme/text.css.ts';
import { MailLink } from '../ui/MailLink.tsx';

export const meta: PageMeta = { ...words, canonical: '/careers', wall: 'raniWash' };

const { heading, introduction, openings, terms, mail } = careersWords;

export default function Careers() {
  return (
    <>
      <section data-wall="raniWash">
        <h1 className={h2}>{heading.join(' ')}</h1>
        <p className={lead}>{careersWords.lead}</p>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section>
        <h2 className={h2}>{openings.heading}</h2>
        {jobs.map((job) => (
          <article key={job.title}>
            <h3>{job.title}</h3>
            <dl>
              {(['location', 'experience', 'salary', 'postDate'] as const).map((term) => (
                <div key={term}>
                  <dt>{terms[term]}</dt>
                  <dd>{job[term]}</dd>
                </div>
              ))}
            </dl>
            {(['responsibilities', 'requirements'] as const).map((list) => (
              <div key={list}>
                <h4>{terms[list]}</h4>
                <ul>
                  {job[list].map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              </div>
            ))}
          </article>
        ))}
      </section>
      <section>
        <h2 className={h2}>{mail.heading}</h2>
        <p>{mail.text}</p>
        <p>
          <MailLink className={textLink} to={agency.hiringEmail} />
        </p>
      </section>
    </>
  );
}
