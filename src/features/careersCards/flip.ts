import type { CardSide } from '../../../machines/careersCards.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { loadedAnimate, media } from '../../actors/motion.ts';
import { above } from '../../theme/breakpoints.ts';
import { easings } from '../../theme/easings.ts';

/** Length of a flip, s. */
const DURATION = 0.72;

/** A wide card flips around its horizontal axis, a high one around its vertical axis. */
const facing = (isWide: boolean, degrees: number) =>
  isWide ? `perspective(2400px) rotateX(${-degrees}deg)` : `perspective(1800px) rotateY(${degrees}deg)`;

/** Ends the flip that a card is playing. */
const ends = new WeakMap<HTMLElement, () => void>();

/**
 * Flips a card to one of its sides, its two children. Styles alone show the right side before and after, so nothing
 * depends on the animation. The old side is painted first: the press is answered before the animation is prepared, and
 * the new side is not seen too early.
 */
export function flip(card: HTMLElement, to: CardSide['side']): void {
  ends.get(card)?.();
  const animate = loadedAnimate();
  const [face, details] = [...card.children] as HTMLElement[];
  // Decorative: without its script the new side appears at once.
  if (!animate || !face || !details) return;

  // Reading the layout instead would force a reflow.
  const isWide = media(above.tablet).matches;
  const [start, end] = to === 'details' ? [0, 180] : [180, 0];
  const sides = [
    { side: face, from: facing(isWide, start), to: facing(isWide, end) },
    { side: details, from: facing(isWide, start - 180), to: facing(isWide, end - 180) },
  ];
  card.dataset.flipping = 'soon';
  for (const { side, from } of sides) side.style.transform = from;
  // Hidden from assistive technology while it flips away.
  const leaving = to === 'details' ? face : details;
  leaving.setAttribute('aria-hidden', 'true');

  const animations: ReturnType<typeof animate>[] = [];
  const play = async () => {
    card.dataset.flipping = 'now';
    for (const { side, from, to } of sides)
      animations.push(
        animate(side, { transform: [from, to] }, { duration: DURATION, ease: easings.shutter }),
      );
    await Promise.all(animations);
  };
  const finish = () => {
    // `cancel` also settles the promise, so guard re-entry.
    if (ends.get(card) !== finish) return;
    ends.delete(card);
    stopWaiting();
    for (const animation of animations) animation.cancel();
    delete card.dataset.flipping;
    for (const { side } of sides) side.style.removeProperty('transform');
    leaving.removeAttribute('aria-hidden');
  };
  const stopWaiting = afterPaint(() => play().then(finish, finish));
  ends.set(card, finish);
}
