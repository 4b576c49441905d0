import { services } from 'virtual:services';
import { labelOf, type PagePath } from '../../content/pages.ts';

/** The id of the footer's links. */
export const FOOTER_LINKS = 'footer-links';

/** The pages of its first column, in its order. */
const agencyPages = [
  '/about-us',
  '/clients',
  '/careers',
  '/blog',
  '/contact',
  '/accessibility',
  '/privacy',
] as const satisfies readonly PagePath[];

/** The footer's links to the site's own pages. */
export const agencyLinks = agencyPages.map((path) => ({ path, label: labelOf(path) }));

/** In the order of the services page (SERVICE-2). */
export const serviceLinks = services.map(({ path, tile }) => ({ path, label: tile }));
