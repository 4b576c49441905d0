import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../actors/afterPaint.ts';
import { media, motionIfHere } from '../../actors/motion.ts';
import { above } from '../../theme/breakpoints.ts';

/** Length of a flip, s. */
const DURATION = 0.72;
/** As `easing.shutter`. */
const EASE = [0.7, 0, 0.2, 1] as const;

/** A wide card flips around its horizontal axis, a high one around its vertical axis. */
const facing = (isWide: boolean, degrees: number) =>
  isWide ? `perspective(2400px) rotateX(${-degrees}deg)` : `perspective(1800px) rotateY(${degrees}deg)`;

/**
 * Flips a card from one side to the other. Styles alone show the right side before and after, so nothing depends on the
 * animation. The old side is painted first: the press is answered before the animation is prepared, and the new side is
 * not seen too early.
 *
 * @returns a function that ends it at once
 */
function flip(card: HTMLElement, toDetails: boolean): (() => void) | undefined {
  const animate = motionIfHere();
  const [face, details] = [...card.children] as HTMLElement[];
  // Ornament: without its script the new side appears at once.
  if (!animate || !face || !details) return;

  // Reading the layout instead would force a reflow.
  const isWide = media(above.tablet).matches;
  const [from, to] = toDetails ? [0, 180] : [180, 0];
  const sides = [
    { side: face, start: facing(isWide, from), end: facing(isWide, to) },
    { side: details, start: facing(isWide, from - 180), end: facing(isWide, to - 180) },
  ];
  card.dataset.flipping = 'soon';
  for (const { side, start } of sides) side.style.transform = start;
  // The old side is visible but no longer to be read.
  const leaving = toDetails ? face : details;
  leaving.setAttribute('aria-hidden', 'true');

  const animations: ReturnType<typeof animate>[] = [];
  const play = async () => {
    card.dataset.flipping = 'now';
    for (const { side, start, end } of sides)
      animations.push(animate(side, { transform: [start, end] }, { duration: DURATION, ease: EASE }));
    await Promise.all(animations);
  };
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    stopWaiting();
    for (const animation of animations) animation.cancel();
    delete card.dataset.flipping;
    for (const { side } of sides) side.style.removeProperty('transform');
    leaving.removeAttribute('aria-hidden');
  };
  const stopWaiting = afterPaint(() => play().then(end, end));
  return end;
}

/**
 * Plays the flip whenever a card is opened or closed, once its animation script has loaded, which is fetched when the
 * page is idle.
 *
 * @param card the card, whose children are its two sides
 */
export function useFlip(card: RefObject<HTMLElement | null>, isExpanded: boolean): void {
  const shown = useRef(isExpanded);
  // Before the paint.
  useLayoutEffect(() => {
    if (shown.current === isExpanded || card.current === null) return;
    shown.current = isExpanded;
    return flip(card.current, isExpanded);
  }, [card, isExpanded]);
}
