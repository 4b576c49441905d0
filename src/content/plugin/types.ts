import type { PictureFile } from '../../media/pictureFile.ts';
import type { Service, Specimen } from '../types.ts';
import type { ArticleSource } from './article.ts';
import type { RenderedMarkdown } from './markdown.ts';

/** The fields that lists of services need; `virtual:services` has all eight, in the order of their tiles. */
export interface ServiceSummary
  extends Pick<Service, 'slug' | 'tile' | 'heading' | 'tagline' | 'division' | 'summary'> {
  /** Its route. */
  path: string;
  specimen?: Pick<Specimen, 'id' | 'name'>;
}

/** The fields that lists of articles need; `virtual:articles` has all of them, newest first. */
export interface ArticleSummary extends Omit<ArticleSource, 'body' | 'canonical' | 'faq' | 'picture'> {
  path: string;
  /** The picture at its head. */
  picture: PictureFile;
}

/** An article about a service, as the service's page lists it; `virtual:reading` has them. */
export type Reading = Pick<ArticleSummary, 'path' | 'title' | 'author' | 'minutes'>;

/** One article, as its own page shows it (BLOG-7). Internal links in its `html` are plain. */
export interface Article
  extends ArticleSummary,
    Pick<ArticleSource, 'canonical' | 'faq'>,
    Pick<RenderedMarkdown, 'words' | 'html' | 'contents'> {
  /** Three other articles: most services in common first, then newest. */
  related: readonly ArticleSummary[];
}
