import type { ComponentType } from 'react';
import type { IslandScript } from '../actors/islandScripts.ts';
import type { PageMeta } from '../content/pages.ts';

/**
 * The exports of a file under `routes/`.
 *
 * A page at one path exports `meta` as a constant, and a component without props. A page at many paths (`$slug`)
 * shows one piece of content at each: its `meta` is a function of that content, its component gets it as `content`.
 * Both load together before the component renders; an unknown slug shows the not-found page. A change of slug
 * remounts the component.
 *
 *     export const meta = (service: Service): PageMeta => ({ title: service.metaTitle, … });
 *     export default function ServicePage({ content: service }: PageProps<Service>) { … }
 *
 * `service.tsx` gets a `Service`, `article.tsx` an `Article`. Title, description, canonical link, social tags and
 * structured data follow from `meta` and the content; a page writes none of them.
 */
export interface PageModule<TContent = unknown> {
  meta: PageMeta | ((content: TContent) => PageMeta);
  default: ComponentType<PageProps<TContent>>;
  /** The scripts of its islands, besides `features/common.script.ts`. A link loads them before it shows the page. */
  islands?: readonly IslandScript<unknown>[];
}

export interface PageProps<TContent> {
  content: TContent;
}
