// Written by src/media/pictures.ts; do not edit.
import about from './about.gen.ts';
import auctioneer from './auctioneer.gen.ts';
import boomMicrophone from './boom-microphone.gen.ts';
import careers from './careers.gen.ts';
import caretakerKeys from './caretaker-keys.gen.ts';
import clients from './clients.gen.ts';
import contact from './contact.gen.ts';
import designWide from './design-wide.gen.ts';
import design from './design.gen.ts';
import doorHandle from './door-handle.gen.ts';
import ecommerce from './ecommerce.gen.ts';
import film from './film.gen.ts';
import footer from './footer.gen.ts';
import hero from './hero.gen.ts';
import influencer from './influencer.gen.ts';
import leakingBucket from './leaking-bucket.gen.ts';
import longLadle from './long-ladle.gen.ts';
import longQuotation from './long-quotation.gen.ts';
import moneyBank from './money-bank.gen.ts';
import notfound from './notfound.gen.ts';
import paid from './paid.gen.ts';
import posterSpot from './poster-spot.gen.ts';
import pr from './pr.gen.ts';
import promo from './promo.gen.ts';
import puppetTheatre from './puppet-theatre.gen.ts';
import redFlags from './red-flags.gen.ts';
import search from './search.gen.ts';
import services from './services.gen.ts';
import social from './social.gen.ts';
import strategy from './strategy.gen.ts';
import tastingSpoon from './tasting-spoon.gen.ts';
import technologyWide from './technology-wide.gen.ts';
import technology from './technology.gen.ts';
import thankyou from './thankyou.gen.ts';
import winnowing from './winnowing.gen.ts';

/** Every picture by its name: addresses and sizes only. */
export const pictures = {
  'about': about,
  'auctioneer': auctioneer,
  'boom-microphone': boomMicrophone,
  'careers': careers,
  'caretaker-keys': caretakerKeys,
  'clients': clients,
  'contact': contact,
  'design-wide': designWide,
  'design': design,
  'door-handle': doorHandle,
  'ecommerce': ecommerce,
  'film': film,
  'footer': footer,
  'hero': hero,
  'influencer': influencer,
  'leaking-bucket': leakingBucket,
  'long-ladle': longLadle,
  'long-quotation': longQuotation,
  'money-bank': moneyBank,
  'notfound': notfound,
  'paid': paid,
  'poster-spot': posterSpot,
  'pr': pr,
  'promo': promo,
  'puppet-theatre': puppetTheatre,
  'red-flags': redFlags,
  'search': search,
  'services': services,
  'social': social,
  'strategy': strategy,
  'tasting-spoon': tastingSpoon,
  'technology-wide': technologyWide,
  'technology': technology,
  'thankyou': thankyou,
  'winnowing': winnowing,
} as const;

export type PictureName = keyof typeof pictures;
