import { settings } from '../settings.ts';
import { CARD, cards } from './cards.ts';
import { escaped } from './files.ts';

/** The cards as files of the site, by their names. */
const files = new Map(
  Object.entries(import.meta.glob<string>('../media/og/*.png', { eager: true, import: 'default' })).map(
    ([path, url]) => [path.replace(/^.*\/|\.png$/g, ''), url],
  ),
);

const tag = (name: 'property' | 'name', key: string, content: string | number) =>
  `<meta ${name}="${key}" content="${escaped(`${content}`)}">`;

/** A page's card; home's, for an article that is newer than the cards. @throws when home has none */
function cardOf(path: string) {
  for (const { name, alt } of cards.filter((card) => card.path === path || card.path === '/').reverse()) {
    const url = files.get(name);
    if (url !== undefined) return { url, alt };
  }
  throw new Error('There is no card to stand beside a shared link: run npm run media -- og --no-film');
}

/**
 * The tags of a shared link's picture. Only link previews read them, so they are written into the prerendered document
 * alone: no script carries them, and they stay unchanged on navigation.
 */
export function cardTags(path: string): { tags: string; url: string } {
  const { url, alt } = cardOf(path);
  const address = settings.siteOrigin + url;
  const tags = [
    tag('property', 'og:image', address),
    tag('property', 'og:image:type', 'image/png'),
    tag('property', 'og:image:width', CARD.width),
    tag('property', 'og:image:height', CARD.height),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:image', address),
    tag('name', 'twitter:image:alt', alt),
  ];
  return { tags: tags.join(''), url };
}
