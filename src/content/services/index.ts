import type { Service } from '../types.ts';
import design from './design.ts';
import digitalpr from './digitalpr.ts';
import influencerMarketing from './influencer-marketing.ts';
import paidAds from './paid-ads.ts';
import production from './production.ts';
import seo from './seo.ts';
import socialmedia from './socialmedia.ts';
import websiteDesign from './website-design.ts';

/** The eight services, in the order of their tiles (SERVICE-2). */
export const services: readonly Service[] = [
  websiteDesign,
  design,
  socialmedia,
  seo,
  paidAds,
  digitalpr,
  influencerMarketing,
  production,
];
