// Written by src/media/popOuts.ts; do not edit.
import auctioneer from './pictures/layers/auctioneer.gen.ts';
import boomMicrophone from './pictures/layers/boom-microphone.gen.ts';
import caretakerKeys from './pictures/layers/caretaker-keys.gen.ts';
import doorHandle from './pictures/layers/door-handle.gen.ts';
import leakingBucket from './pictures/layers/leaking-bucket.gen.ts';
import longLadle from './pictures/layers/long-ladle.gen.ts';
import longQuotation from './pictures/layers/long-quotation.gen.ts';
import moneyBank from './pictures/layers/money-bank.gen.ts';
import posterSpot from './pictures/layers/poster-spot.gen.ts';
import puppetTheatre from './pictures/layers/puppet-theatre.gen.ts';
import redFlags from './pictures/layers/red-flags.gen.ts';
import tastingSpoon from './pictures/layers/tasting-spoon.gen.ts';
import winnowing from './pictures/layers/winnowing.gen.ts';
import design from './pictures/layers/design.gen.ts';
import designWide from './pictures/layers/design-wide.gen.ts';
import ecommerce from './pictures/layers/ecommerce.gen.ts';
import film from './pictures/layers/film.gen.ts';
import influencer from './pictures/layers/influencer.gen.ts';
import notfound from './pictures/layers/notfound.gen.ts';
import notfoundPortrait from './pictures/layers/notfound-portrait.gen.ts';
import paid from './pictures/layers/paid.gen.ts';
import pr from './pictures/layers/pr.gen.ts';
import search from './pictures/layers/search.gen.ts';
import social from './pictures/layers/social.gen.ts';
import socialPortrait from './pictures/layers/social-portrait.gen.ts';
import strategy from './pictures/layers/strategy.gen.ts';
import technology from './pictures/layers/technology.gen.ts';
import technologyWide from './pictures/layers/technology-wide.gen.ts';

/** The layers of every picture with an object that pops out, and its direction. */
export const popOuts = [...auctioneer, ...boomMicrophone, ...caretakerKeys, ...doorHandle, ...leakingBucket, ...longLadle, ...longQuotation, ...moneyBank, ...posterSpot, ...puppetTheatre, ...redFlags, ...tastingSpoon, ...winnowing, ...design, ...designWide, ...ecommerce, ...film, ...influencer, ...notfound, ...notfoundPortrait, ...paid, ...pr, ...search, ...social, ...socialPortrait, ...strategy, ...technology, ...technologyWide];
