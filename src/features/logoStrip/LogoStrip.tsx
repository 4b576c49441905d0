import { island } from '../../boot/island.tsx';

/** How fast a strip runs, px/s: 1 px a frame on the home page, 2 elsewhere, and 60 frames a second (MOTION-7). */
export const stripSpeed = { home: 60, elsewhere: 120 } as const;

/**
 * An endless strip of logos, or of anything else: each child is one item. Where nothing may move it is a grid in ruled
 * rows. It takes the whole width it is given; two strips that follow on each other share a rule.
 *
 *     <LogoStrip label="Clients" speed={stripSpeed.home}>
 *       {clients.map(({ slug, name }) => <Logo key={slug} name={slug} label={name} />)}
 *     </LogoStrip>
 */
export const LogoStrip = island('logoStrip', async () => (await import('./LogoStripView.tsx')).LogoStripView);
