import type { Scene } from '../../scene.ts';
import { auctioneer } from './auctioneer.ts';
import { boomMicrophone } from './boomMicrophone.ts';
import { caretakerKeys } from './caretakerKeys.ts';
import { doorHandle } from './doorHandle.ts';
import { leakingBucket } from './leakingBucket.ts';
import { longLadle } from './longLadle.ts';
import { longQuotation } from './longQuotation.ts';
import { moneyBank } from './moneyBank.ts';
import { posterSpot } from './posterSpot.ts';
import { puppetTheatre } from './puppetTheatre.ts';
import { redFlags } from './redFlags.ts';
import { tastingSpoon } from './tastingSpoon.ts';
import { winnowing } from './winnowing.ts';

/** The pictures at the head of the articles, where no service has one. */
export const articles: readonly Scene[] = [
  auctioneer,
  boomMicrophone,
  caretakerKeys,
  doorHandle,
  leakingBucket,
  longLadle,
  longQuotation,
  moneyBank,
  posterSpot,
  puppetTheatre,
  redFlags,
  tastingSpoon,
  winnowing,
];
