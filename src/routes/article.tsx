import { Link } from '@tanstack/react-router';
import type { PageMeta, PageProps } from '../content/pages.ts';
import type { Article } from '../content/types.ts';
import { h2, small, standfirst, textLink } from '../theme/text.css.ts';
import { Picture } from '../ui/Picture.tsx';

export const meta = ({ title, description, canonical, date }: Article): PageMeta => ({
  title: `${title} - The Agency Way`,
  description,
  canonical,
  wall: 'chuna',
  published: date,
  feed: true,
});

/** 12 March 2025 */
const written = (date: string) =>
  new Date(date).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export default function ArticlePage({ content: article }: PageProps<Article>) {
  return (
    <article>
      <h1 className={h2}>{article.title}</h1>
      <p className={standfirst}>{article.description}</p>
      <p className={small}>
        {article.author}, <time dateTime={article.date}>{written(article.date)}</time>, {article.minutes}{' '}
        minutes
      </p>
      <Picture file={article.picture} first alt={article.alt} />
      <nav aria-label="Contents">
        <ol>
          {article.contents.map(({ id, heading }) => (
            <li key={id}>
              <a className={textLink} href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {/* Made of our own Markdown at build time; its HTML is dropped there. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div dangerouslySetInnerHTML={{ __html: article.html }} />
      {article.faq.length > 0 && (
        <section aria-labelledby="faq">
          <h2 className={h2} id="faq">
            Questions
          </h2>
          {article.faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      )}
      <section aria-labelledby="related">
        <h2 className={h2} id="related">
          Read on
        </h2>
        <ul>
          {article.related.map(({ path, title }) => (
            <li key={path}>
              <Link className={textLink} to={path}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
