import { articles } from 'virtual:articles';
import { services } from 'virtual:services';
import { aboutWords } from '../content/about.ts';
import { accessibilityWords } from '../content/accessibility.ts';
import { agency } from '../content/agency.ts';
import { blogWords } from '../content/blog.ts';
import { careersWords } from '../content/careers.ts';
import { clientsWords } from '../content/clients.ts';
import { labelOf, type PageFile, pageFileName } from '../content/pages.ts';
import { privacyHeading } from '../content/privacy.ts';
import { listener, scenes } from '../content/scenes.ts';
import { servicesWords } from '../content/servicesPage.ts';
import { type SitePage, sitePages } from '../content/sitePages.ts';
import type { PictureFile } from '../media/pictureFile.ts';
import about from '../media/pictures/about.gen.ts';
import careers from '../media/pictures/careers.gen.ts';
import clients from '../media/pictures/clients.gen.ts';
import notFound from '../media/pictures/notfound.gen.ts';
import servicesBanner from '../media/pictures/services.gen.ts';
import thankYou from '../media/pictures/thankyou.gen.ts';
import { wholeLines } from '../theme/lineBreaks.ts';

/** px, of every card. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardContent {
  title: string;
  /** Headline lines; without them `title` wraps. */
  lines?: readonly string[];
  /** Defaults to the site's own picture, of a woman who waves from her window. */
  picture?: PictureFile;
  /** The alternative text of the picture. */
  alt: string;
}

/** The preview of a shared link: a page's picture and its title. */
export interface Card extends CardContent {
  /** Page path. */
  path: string;
  /** File name in `media/og/`, no extension. */
  name: string;
}

const waving = `A woman leans from her lit window at night and waves, beside the name ${agency.name}.`;

function headline(lines: readonly string[], alt: string, picture?: PictureFile): CardContent {
  const whole = wholeLines(lines);
  return { title: whole.join(' '), lines: whole, alt, ...(picture && { picture }) };
}

/** Cards of single pages. */
const ownPages: Partial<Record<PageFile, CardContent>> = {
  home: headline(['Framing', 'People Centric', 'Experiences'], waving),
  about: headline(aboutWords.heading, 'People of the agency lean out over one long windowsill.', about),
  clients: headline(
    clientsWords.heading,
    'Shopkeepers of a bazaar behind their counters, each under a sign.',
    clients,
  ),
  services: headline(
    servicesWords.heading,
    'Small windows with a trade in each, and a string of lights through them.',
    servicesBanner,
  ),
  blog: headline(blogWords.heading, waving),
  careers: headline(
    careersWords.heading,
    'Neighbours lean from their windows around one that is lit and empty.',
    careers,
  ),
  contact: headline(['Tell us who', 'is at your window'], listener.alt, listener.file),
  thankyou: headline(
    ['Thank', 'you !'],
    'People of the agency at one window, a letter held up in their midst.',
    thankYou,
  ),
  accessibility: headline(accessibilityWords.heading, waving),
  privacy: headline(privacyHeading, waving),
  notFound: headline(
    ['AWWW...', "DON'T CRY."],
    'Between two big fours a child cries in a round window.',
    notFound,
  ),
};

/** Cards made from a piece of content: a new article gets one without an entry here. */
const slugPages: ReadonlyMap<string, CardContent> = new Map([
  ...services.map(({ path, slug, heading }): [string, CardContent] => {
    const { file, alt } = scenes[slug];
    return [path, headline(heading, alt, file)];
  }),
  ...articles.map(({ path, title, picture, alt }): [string, CardContent] => [path, { title, picture, alt }]),
]);

const contentOf = ({ path, file }: SitePage): CardContent =>
  slugPages.get(path) ?? ownPages[file] ?? { title: labelOf(path), alt: waving };

/** Every page's card; `npm run media -- og` draws them. */
export const cards: readonly Card[] = sitePages.map((page) => {
  const content = contentOf(page);
  const { title } = content;
  return {
    ...content,
    path: page.path,
    name: pageFileName(page.path),
    alt: `${title}${/[.!?]$/.test(title) ? '' : '.'} ${content.alt}`,
  };
});
