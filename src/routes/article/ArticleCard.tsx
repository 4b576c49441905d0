import { Link } from '@tanstack/react-router';
import { blogWords } from '../../content/blog.ts';
import type { ArticleSummary } from '../../content/plugin/types.ts';
import { ImageReveal } from '../../features/imageReveal/ImageReveal.tsx';
import { PopOut } from '../../features/popOut/PopOut.tsx';
import { description, small, standingLink } from '../../theme/text.css.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './ArticleCard.css.ts';

interface ArticleCardProps {
  article: ArticleSummary;
  /** With its description, and a larger title of a higher level, where cards are the page's content. */
  large?: boolean;
  /** On the first screen. */
  first?: boolean;
}

/** An article's card in lists (BLOG-2). */
export function ArticleCard({ article, large = false, first = false }: ArticleCardProps) {
  const Title = large ? 'h2' : 'h3';
  return (
    <article className={css.card} data-pop-out>
      <div className={css.frame}>
        <ImageReveal>
          <Picture file={article.picture} alt={article.alt} first={first} className={css.view} />
          <PopOut />
        </ImageReveal>
      </div>
      <p className={small}>
        {article.author} · {article.minutes} min
      </p>
      <Title className={`${css.title} ${large ? css.largeTitle : ''}`}>{article.title}</Title>
      {large && <p className={description}>{article.description}</p>}
      <Link className={`${standingLink} ${css.way}`} to={article.path}>
        {blogWords.readMore}
        <VisuallyHidden>: {article.title}</VisuallyHidden>
        <ArrowRight />
      </Link>
    </article>
  );
}
