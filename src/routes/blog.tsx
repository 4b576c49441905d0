import { articles } from 'virtual:articles';
import { Link } from '@tanstack/react-router';
import type { PageMeta } from '../content/pages.ts';
import { h2, textLink } from '../theme/text.css.ts';
import { Picture } from '../ui/Picture.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export const meta: PageMeta = {
  title: 'Blog - The Agency Way, Gurgaon',
  description:
    'Sixteen articles from the people who do the work: search, paid media, film, websites and content, with the sums, the questions to ask and the doubts.',
  canonical: '/blog',
  wall: 'chuna',
  feed: true,
};

export default function Blog() {
  return (
    <section>
      <h1 className={h2}>Blog</h1>
      <ul>
        {articles.map(({ slug, path, title, description, picture, alt }) => (
          <li key={slug}>
            <Picture file={picture} alt={alt} />
            <h2>{title}</h2>
            <p>{description}</p>
            <Link className={textLink} to={path}>
              Read more<VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
