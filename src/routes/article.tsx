import { blogWords } from '../content/blog.ts';
import type { PageMeta } from '../content/pages.ts';
import type { Article } from '../content/plugin/types.ts';
import { ImageReveal } from '../features/imageReveal/ImageReveal.tsx';
import { BlogScroll, Faq } from '../features/islands.ts';
import { SectionHeading } from '../features/textAnimation/SectionHeading.tsx';
import { description, small } from '../theme/text.css.ts';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { WrittenDate } from '../ui/WrittenDate.tsx';
import { ArticleCard } from './article/ArticleCard.tsx';
import { ClosingBlock } from './article/ClosingBlock.tsx';
import * as css from './article.css.ts';
import type { PageProps } from './page.ts';

export const meta = ({ title, description, canonical, date, updated }: Article): PageMeta => ({
  // Without the agency's name, so that search results show it whole; they take the name from the structured data.
  title,
  description,
  canonical,
  wall: 'chuna',
  published: date,
  modified: updated,
  feed: true,
});

function Opening({ article }: { article: Article }) {
  return (
    <header className={css.opening}>
      <p className={`${small} ${css.line}`}>
        <span className={css.part}>{article.author}</span>
        <WrittenDate className={css.part} date={article.date} />
        {article.updated && (
          <span className={css.part}>
            {blogWords.updated} <WrittenDate date={article.updated} />
          </span>
        )}
        <span className={css.part}>{article.minutes} min read</span>
      </p>
      <h1 className={css.title}>{article.title}</h1>
      <p className={`${description} ${css.standfirst}`}>{article.description}</p>
    </header>
  );
}

function Contents({ article }: { article: Article }) {
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <p className={small} id="contents">
        {blogWords.contents}
      </p>
      <ol className={css.contentsList}>
        {article.contents.map(({ id, heading }) => (
          <li key={id}>
            <a className={css.anchor} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Some articles end with questions (BLOG-9). */
function Questions({ article }: { article: Article }) {
  if (article.faq.length === 0) return null;
  return (
    <section id="faq" className={css.questions} aria-labelledby="questions">
      <SectionHeading id="questions">{blogWords.questions}</SectionHeading>
      <Faq questions={article.faq} />
    </section>
  );
}

/** Three related articles. */
function Related({ article }: { article: Article }) {
  return (
    <section className={css.related} aria-labelledby="related">
      <SectionHeading id="related">{blogWords.related}</SectionHeading>
      <ul className={css.others}>
        {article.related.map((other) => (
          <li key={other.slug}>
            <ArticleCard article={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One article: its picture, its text, its questions, related articles, and a link to the contact page. */
export default function ArticlePage({ content: article }: PageProps<Article>) {
  return (
    <>
      <BlogScroll />
      <article>
        <Opening article={article} />
        <ImageReveal>
          <Picture file={article.picture} alt={article.alt} first className={css.scene} />
        </ImageReveal>
        <div className={css.body}>
          <Contents article={article} />
          <div className={css.text}>
            <Prose html={article.html} slug={article.slug} />
            <Questions article={article} />
            <p className={`${small} ${css.note}`}>{blogWords.examples}</p>
          </div>
        </div>
      </article>
      <Related article={article} />
      <ClosingBlock />
    </>
  );
}
