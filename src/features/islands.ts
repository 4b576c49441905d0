import { island } from '../boot/island.tsx';

// The features of pages that are prerendered, and hydrated once their script has loaded.
export const common = { file: 'features/common.script.ts', load: () => import('./common.script.ts') };
export const careers = { file: 'features/careers.script.ts', load: () => import('./careers.script.ts') };

/** An article's scrolled-beyond-300-px flag. Nothing but the inspector reads it (SCROLL-6). */
export const BlogScroll = island(common, (script) => script.BlogScroll);

export const CareerApplication = island(careers, (script) => script.CareerApplication);

/** Both sides of each card are prerendered. */
export const CareersCards = island(careers, (script) => script.CareersCards);

/**
 * Slides, one at a time, without end (MOTION-4); without a script a row that scrolls sideways. `heading` stands above
 * it, beside the controls.
 */
export const Carousel = island(common, (script) => script.Carousel);

export const Enquiry = island(common, (script) => script.Enquiry);

/** The browser opens and closes the questions, before and after hydration. */
export const Faq = island(common, (script) => script.Faq);

/**
 * The film of the home page: its poster at once, and the film over it when the page has loaded, unless the visitor
 * paused it or prefers reduced motion or saved data. Both fill the nearest positioned ancestor, behind its text
 * (`isolation: isolate` keeps them in it); the pause control has this component's place.
 */
export const HeroVideo = island(common, (script) => script.HeroVideo);

/**
 * An endless strip; each child is one item. Under reduced motion it is a grid in ruled rows. Two adjacent strips share
 * a rule.
 *
 *     <LogoStrip label="Clients" speed="home">
 *       {clients.map(({ slug, name }) => <Logo key={slug} name={slug} label={name} />)}
 *     </LogoStrip>
 */
export const LogoStrip = island(common, (script) => script.LogoStrip);
