// Written by src/media/pictures.ts; do not edit.
import about from './pictures/about.gen.ts';
import application from './pictures/application.gen.ts';
import auctioneer from './pictures/auctioneer.gen.ts';
import boomMicrophone from './pictures/boom-microphone.gen.ts';
import careers from './pictures/careers.gen.ts';
import caretakerKeys from './pictures/caretaker-keys.gen.ts';
import clients from './pictures/clients.gen.ts';
import contact from './pictures/contact.gen.ts';
import designWide from './pictures/design-wide.gen.ts';
import design from './pictures/design.gen.ts';
import doorHandle from './pictures/door-handle.gen.ts';
import ecommerce from './pictures/ecommerce.gen.ts';
import film from './pictures/film.gen.ts';
import footer from './pictures/footer.gen.ts';
import hero from './pictures/hero.gen.ts';
import influencer from './pictures/influencer.gen.ts';
import leakingBucket from './pictures/leaking-bucket.gen.ts';
import longLadle from './pictures/long-ladle.gen.ts';
import longQuotation from './pictures/long-quotation.gen.ts';
import moneyBank from './pictures/money-bank.gen.ts';
import notfound from './pictures/notfound.gen.ts';
import paid from './pictures/paid.gen.ts';
import posterSpot from './pictures/poster-spot.gen.ts';
import pr from './pictures/pr.gen.ts';
import promo from './pictures/promo.gen.ts';
import puppetTheatre from './pictures/puppet-theatre.gen.ts';
import redFlags from './pictures/red-flags.gen.ts';
import search from './pictures/search.gen.ts';
import services from './pictures/services.gen.ts';
import social from './pictures/social.gen.ts';
import strategy from './pictures/strategy.gen.ts';
import tastingSpoon from './pictures/tasting-spoon.gen.ts';
import technologyWide from './pictures/technology-wide.gen.ts';
import technology from './pictures/technology.gen.ts';
import thankyou from './pictures/thankyou.gen.ts';
import winnowing from './pictures/winnowing.gen.ts';

/** Every picture by its name: addresses and sizes only. */
export const pictures = {
  'about': about,
  'application': application,
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
