import { pageFileName } from '../content/pages.ts';
import { settings } from '../settings.ts';
import { CARD, cards } from './cards.ts';
import { escapeMarkup } from './files.ts';

/** The addresses of the drawn cards. */
const urls = import.meta.glob<string>('../media/og/*.png', { eager: true, import: 'default' });

const tag = (name: 'property' | 'name', key: string, content: string | number) =>
  `<meta ${name}="${key}" content="${escapeMarkup(`${content}`)}">`;

/**
 * A page's card. Until it is drawn, home's stands in, and the build warns with the command that draws it.
 *
 * @throws when home's is not drawn either
 */
function cardOf(path: string): { url: string; alt: string } {
  const file = `media/og/${pageFileName(path)}.png`;
  const alt = cards.find((card) => card.path === path)?.alt;
  const url = urls[`../${file}`];
  if (url !== undefined && alt !== undefined) return { url, alt };
  const missing = `src/${file}: the card of ${path} is missing: run npm run media -- og --no-film`;
  if (path === '/') throw new Error(missing);
  console.warn(`${missing}; until then a shared link shows home's`);
  return cardOf('/');
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
    tag('property', 'og:image:width', CARD.width),
    tag('property', 'og:image:height', CARD.height),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:image', address),
    tag('name', 'twitter:image:alt', alt),
  ];
  return { tags: tags.join(''), url };
}
