import { island } from '../../boot/island.tsx';

/** The speed of a strip, px/s: 1 px a frame on the home page, 2 elsewhere, and 60 frames a second (MOTION-7). */
export const stripSpeed = { home: 60, elsewhere: 120 } as const;

/**
 * An endless strip; each child is one item. Under reduced motion it is a grid in ruled rows. Two adjacent strips share
 * a rule.
 *
 *     <LogoStrip label="Clients" speed={stripSpeed.home}>
 *       {clients.map(({ slug, name }) => <Logo key={slug} name={slug} label={name} />)}
 *     </LogoStrip>
 */
export const LogoStrip = island(
  'features/logoStrip/LogoStripView.tsx',
  async () => (await import('./LogoStripView.tsx')).LogoStripView,
);
