/** The pages: their paths, titles and canonical links, and their other addresses. */

/** The services: the names of their tiles, in order, and their paths. */
export const serviceTiles = [
  ['Technology', '/services/website-design'],
  ['Design', '/services/design'],
  ['Social Media', '/services/socialmedia'],
  ['SEO', '/services/seo'],
  ['Paid Ads', '/services/paid-ads'],
  ['PR & ORM', '/services/digitalpr'],
  ['Influencer Marketing', '/services/influencer-marketing'],
  ['Film & Photography', '/services/production'],
] as const;

/** The slugs of the articles that the specification names, newest first (BLOG-3). Others may come. */
const articleSlugs = [
  'why-ui-ux-design-is-just-as-important-as-website-functionality',
  'how-to-choose-the-right-seo-strategist-for-long-term-growth',
  'corporate-video-production-in-gurgaon-quality-content-to-uplift-your-brand',
  '2025-software-technology-trends-what-every-developer-must-know',
  'make-your-brand-successful-online-with-the-best-performance-marketing-agencies',
  'what-is-programmatic-social-media-advertising-and-why-it-matters-in-2025',
  'how-choosing-ecommerce-web-design-in-gurgaon-helps-build-better-customer-bonds',
  'digital-marketing-agency-in-gurgaon',
  'branding-experts-gurgaon-strategies',
  'placement-ads-services',
  'understanding-media-buying',
  'top-film-production-company-gurugram',
  'a-comprehensive-website-management-strategy',
  '4-red-flags-to-watch-out-in-your-next-content-marketing-strategy',
  'how-artificial-intelligence-is-revoluationizing-advertising',
  'how-changes-in-social-media-algorithms',
] as const;

export const servicePaths: readonly string[] = serviceTiles.map(([, path]) => path);
export const articlePaths: readonly string[] = articleSlugs.map((slug) => `/blog/${slug}`);

/** Every page of the specification, in the order of its list. */
export const routes = [
  '/',
  '/about-us',
  '/clients',
  '/services',
  ...servicePaths,
  '/blog',
  ...articlePaths,
  '/careers',
  '/contact',
  '/thankyou',
] as const;

/** Permitted pages beyond the specification's list. */
export const routesBeside = ['/accessibility', '/privacy'] as const;

/** Paths of no page: the not-found page answers. */
export const unknownPaths = ['/nowhere', '/services/astrology', '/blog/nowhere'] as const;

/** Titles that are fixed word for word. */
export const titles = {
  '/': 'The Agency Way - Digital Marketing and Advertising Agency in Gurgaon',
  '/about-us': 'Know More About - The Agency Way (TAW)',
} as const;

/** Canonical links that differ from the path of their page (BLOG-6). All others equal it. */
export const otherCanonicals: Readonly<Record<string, string>> = {
  '/blog/placement-ads-services': '/blog/what-are-placement-ads-services',
  '/blog/branding-experts-gurgaon-strategies': '/blog/boost-roi-programmatic-advertising',
};

/** Other addresses of an article. */
export const aliases = {
  '/blog/{token}': '/blog/digital-marketing-agency-in-gurgaon',
  '/blog/top-film-production-company-gurgaon': '/blog/top-film-production-company-gurugram',
  '/blog/what-are-placement-ads-services': '/blog/placement-ads-services',
  '/blog/boost-roi-programmatic-advertising': '/blog/branding-experts-gurgaon-strategies',
} as const;

/** The browser's encoding of the address with braces. */
export const encodedAlias = '/blog/%7Btoken%7D';

/** Other spellings of a path: neither case nor a trailing slash makes a difference. */
export const spellings = [
  ['/Blog', '/blog'],
  ['/blog/', '/blog'],
  ['/BLOG/', '/blog'],
  ['/About-Us', '/about-us'],
  ['/Services/SEO/', '/services/seo'],
  ['/Blog/Placement-Ads-Services', '/blog/placement-ads-services'],
] as const;
