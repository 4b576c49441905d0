/** The pages: their paths, titles and canonical links, and the other addresses that lead to them. */

/** Every page of the specification, in the order of its list. */
export const routes = [
  '/',
  '/about-us',
  '/clients',
  '/services',
  '/services/website-design',
  '/services/design',
  '/services/socialmedia',
  '/services/seo',
  '/services/paid-ads',
  '/services/digitalpr',
  '/services/influencer-marketing',
  '/services/production',
  '/blog',
  '/blog/why-ui-ux-design-is-just-as-important-as-website-functionality',
  '/blog/how-to-choose-the-right-seo-strategist-for-long-term-growth',
  '/blog/corporate-video-production-in-gurgaon-quality-content-to-uplift-your-brand',
  '/blog/2025-software-technology-trends-what-every-developer-must-know',
  '/blog/make-your-brand-successful-online-with-the-best-performance-marketing-agencies',
  '/blog/what-is-programmatic-social-media-advertising-and-why-it-matters-in-2025',
  '/blog/how-choosing-ecommerce-web-design-in-gurgaon-helps-build-better-customer-bonds',
  '/blog/digital-marketing-agency-in-gurgaon',
  '/blog/branding-experts-gurgaon-strategies',
  '/blog/placement-ads-services',
  '/blog/understanding-media-buying',
  '/blog/top-film-production-company-gurugram',
  '/blog/a-comprehensive-website-management-strategy',
  '/blog/4-red-flags-to-watch-out-in-your-next-content-marketing-strategy',
  '/blog/how-artificial-intelligence-is-revoluationizing-advertising',
  '/blog/how-changes-in-social-media-algorithms',
  '/careers',
  '/contact',
  '/thankyou',
] as const;

/** The pages that the rulings allow beside these. */
export const routesBeside = ['/accessibility', '/privacy'] as const;

/** Paths of no page: the not-found page answers. */
export const unknownPaths = ['/nowhere', '/services/astrology', '/blog/nowhere'] as const;

/** The titles that are given word for word. */
export const titles = {
  '/': 'The Agency Way - Digital Marketing and Advertising Agency in Gurgaon',
  '/about-us': 'Know More About - The Agency Way (TAW)',
} as const;

/** Canonical links that differ from the path of their page. Every other is that path. */
export const otherCanonicals: Readonly<Record<string, string>> = {
  '/blog/placement-ads-services': '/blog/what-are-placement-ads-services',
  '/blog/branding-experts-gurgaon-strategies': '/blog/boost-roi-programmatic-advertising',
};

/** Other addresses of an article. */
export const aliases = {
  '/blog/{token}': '/blog/digital-marketing-agency-in-gurgaon',
  '/blog/top-film-production-company-gurgaon': '/blog/top-film-production-company-gurugram',
} as const;

/** How the address with braces arrives from a browser. */
export const encodedAlias = '/blog/%7Btoken%7D';

/** Other spellings of a path: neither case nor a slash at the end makes a difference. */
export const spellings = [
  ['/Blog', '/blog'],
  ['/blog/', '/blog'],
  ['/BLOG/', '/blog'],
  ['/About-Us', '/about-us'],
  ['/Services/SEO/', '/services/seo'],
  ['/Blog/Placement-Ads-Services', '/blog/placement-ads-services'],
] as const;
