import { readdirSync } from 'node:fs';
import { heroFilm, heroPortraitFilm, shootHero } from '../film/hero.ts';
import { promoFilm, shootPromo } from '../film/promo.ts';
import type { Film } from '../film/render.ts';
import { industries } from '../industries/index.ts';
import { logos } from '../logos/index.ts';
import type { Scene } from '../scene.ts';
import { about, aboutPortrait } from './about.ts';
import { careers, careersPortrait } from './careers.ts';
import { clients, clientsPortrait } from './clients.ts';
import { contact } from './contact.ts';
import { design } from './design.ts';
import { designWide } from './designWide.ts';
import { ecommerce } from './ecommerce.ts';
import { film } from './film.ts';
import { footer } from './footer.ts';
import { influencer } from './influencer.ts';
import { notFound, notFoundPortrait } from './notFound.ts';
import { paid } from './paid.ts';
import { pr } from './pr.ts';
import { search } from './search.ts';
import { services, servicesPortrait } from './services.ts';
import { social, socialPortrait } from './social.ts';
import { strategy } from './strategy.ts';
import { technology } from './technology.ts';
import { technologyWide } from './technologyWide.ts';
import { application, thankYou } from './thankYou.ts';

const articleFiles = readdirSync(`${import.meta.dirname}/articles`).map((file) => file.replace('.ts', ''));

/** The articles' own pictures: everything that the files in `articles/` export. */
const articles = await Promise.all(
  articleFiles.map(async (name) => Object.values<Scene>(await import(`./articles/${name}.ts`))),
);

/**
 * Every picture that the studio draws. A new one needs a file beside this and a line here. Names `logos/…` and
 * `industries/…` belong to marks of a sprite, all others to pictures.
 */
export const scenes: readonly Scene[] = [
  ...articles.flat(),
  ...industries,
  ...logos,
  about,
  aboutPortrait,
  ...application,
  careers,
  careersPortrait,
  clients,
  clientsPortrait,
  contact,
  design,
  designWide,
  ecommerce,
  film,
  footer,
  influencer,
  notFound,
  notFoundPortrait,
  paid,
  pr,
  search,
  services,
  servicesPortrait,
  social,
  socialPortrait,
  strategy,
  technology,
  technologyWide,
  ...thankYou,
];

/** Functions that make the films and write their files. */
export const films: readonly (() => Promise<void>)[] = [shootHero, shootPromo];

/** The films whose posters are pictures of the same name. */
export const posters: readonly Film[] = [heroFilm, heroPortraitFilm, promoFilm];
