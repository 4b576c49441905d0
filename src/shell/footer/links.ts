/** The id of the footer's links. */
export const FOOTER_LINKS = 'footer-links';

/** The footer's links to the site's own pages. */
export const agencyLinks = [
  { label: 'About', path: '/about-us' },
  { label: 'Clients', path: '/clients' },
  { label: 'Careers', path: '/careers' },
  { label: 'Blog', path: '/blog' },
  { label: 'Contact', path: '/contact' },
  { label: 'Accessibility', path: '/accessibility' },
  { label: 'Privacy', path: '/privacy' },
] as const;

/** In the order of the services page (SERVICE-2). */
export const serviceLinks = [
  { label: 'Technology', path: '/services/website-design' },
  { label: 'Design', path: '/services/design' },
  { label: 'Social Media', path: '/services/socialmedia' },
  { label: 'SEO', path: '/services/seo' },
  { label: 'Paid Ads', path: '/services/paid-ads' },
  { label: 'PR & ORM', path: '/services/digitalpr' },
  { label: 'Influencer Marketing', path: '/services/influencer-marketing' },
  { label: 'Film & Photography', path: '/services/production' },
] as const;
