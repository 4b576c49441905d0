// Written by src/media/pictures.ts; do not edit.
import about from './about.gen.ts';
import careers from './careers.gen.ts';
import clients from './clients.gen.ts';
import contact from './contact.gen.ts';
import designWide from './design-wide.gen.ts';
import design from './design.gen.ts';
import film from './film.gen.ts';
import footer from './footer.gen.ts';
import hero from './hero.gen.ts';
import influencer from './influencer.gen.ts';
import notfound from './notfound.gen.ts';
import paid from './paid.gen.ts';
import pr from './pr.gen.ts';
import promo from './promo.gen.ts';
import search from './search.gen.ts';
import services from './services.gen.ts';
import social from './social.gen.ts';
import strategy from './strategy.gen.ts';
import technologyWide from './technology-wide.gen.ts';
import technology from './technology.gen.ts';
import thankyou from './thankyou.gen.ts';

/** Every picture by its name: addresses and sizes only. */
export const pictures = {
  'about': about,
  'careers': careers,
  'clients': clients,
  'contact': contact,
  'design-wide': designWide,
  'design': design,
  'film': film,
  'footer': footer,
  'hero': hero,
  'influencer': influencer,
  'notfound': notfound,
  'paid': paid,
  'pr': pr,
  'promo': promo,
  'search': search,
  'services': services,
  'social': social,
  'strategy': strategy,
  'technology-wide': technologyWide,
  'technology': technology,
  'thankyou': thankyou,
} as const;

export type PictureName = keyof typeof pictures;
