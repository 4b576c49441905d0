/** The slugs of the service pages, in the order of their tiles (SERVICE-2). */
export const serviceSlugs = [
  'website-design',
  'design',
  'socialmedia',
  'seo',
  'paid-ads',
  'digitalpr',
  'influencer-marketing',
  'production',
] as const;

/** The slugs of the articles (BLOG-3). */
export const articleSlugs = [
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

/** Canonical links that differ from their routes (BLOG-6). */
export const otherCanonicals: Readonly<Record<string, string>> = {
  'placement-ads-services': '/blog/what-are-placement-ads-services',
  'branding-experts-gurgaon-strategies': '/blog/boost-roi-programmatic-advertising',
};
