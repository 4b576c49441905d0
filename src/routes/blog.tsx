import { articles } from 'virtual:articles';
import { agency } from '../content/agency.ts';
import { blogWords } from '../content/blog.ts';
import type { PageMeta } from '../content/pages.ts';
import { TextAnimation } from '../features/textAnimation/TextAnimation.tsx';
import { lead } from '../theme/text.css.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { ArticleCard } from './article/ArticleCard.tsx';
import * as css from './blog.css.ts';

export const meta: PageMeta = {
  title: `Blog - ${agency.name}, Gurgaon`,
  description:
    'Articles from the people who do the work: search, paid media, film, websites and content, with the sums, the questions to ask and the doubts.',
  canonical: '/blog',
  wall: 'chuna',
  feed: true,
};

/** All articles, newest first, in two columns (BLOG-1). */
export default function Blog() {
  return (
    <>
      <section className={css.opening}>
        <TextAnimation>
          <FitBlock as="h1" lines={blogWords.heading} />
        </TextAnimation>
        <p className={lead}>{blogWords.lead}</p>
      </section>
      <ul className={css.list}>
        {articles.map((article, index) => (
          <li key={article.slug} className={css.item}>
            <ArticleCard article={article} large first={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
