import { style, styleVariants } from '@vanilla-extract/css';
import { services } from '../content/services/index.ts';
import type { ServiceSlug } from '../content/types.ts';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';
import { fitBlocks } from '../ui/fitBlocks.gen.ts';

/** The width of a scene, in its own units. */
const WIDTH = 1600;

/** On small screens a scene is enlarged: this many screens wide, from this x. */
const closer: Readonly<Record<ServiceSlug, { zoom: number; from: number }>> = {
  'website-design': { zoom: 1.62, from: 70 },
  design: { zoom: 1.7, from: 200 },
  socialmedia: { zoom: 1.66, from: 636 },
  seo: { zoom: 1.5, from: 400 },
  'paid-ads': { zoom: 1.36, from: 236 },
  digitalpr: { zoom: 1.06, from: 60 },
  'influencer-marketing': { zoom: 1.4, from: 350 },
  production: { zoom: 1.3, from: 100 },
};

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;

/** em of a title's line: the space below its letters, and the part of the letters behind the scene's edge. */
const BELOW_LETTERS = 0.096;
const HIDDEN = 0.01;

/** The scene's upper edge: it hides less than a quarter of the title's last line. */
export const stages = Object.fromEntries(
  services.map(({ slug, heading }) => {
    const { size = 0 } = fitBlocks[heading.join('\n')]?.at(-1) ?? {};
    const share = (size / 100) * (BELOW_LETTERS + HIDDEN);
    return [
      slug,
      style({ marginBlockStart: `calc((100% - 2 * ${layout.margin}) * ${(-share).toFixed(4)})` }),
    ];
  }),
) as Record<ServiceSlug, string>;

export const views = styleVariants(closer, ({ zoom, from }) => ({
  inlineSize: `${zoom * 100}%`,
  marginInlineStart: `-${percent(from * zoom, WIDTH)}`,
  '@media': { [above.tablet]: { inlineSize: '100%', marginInlineStart: 0 } },
}));
