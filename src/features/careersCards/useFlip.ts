import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../actors/afterPaint.ts';
import { media, motionIfHere } from '../../actors/motion.ts';
import { above } from '../../theme/breakpoints.ts';

/** s */
const DURATION = 0.72;
/** Things that cross. */
const EASE = [0.7, 0, 0.2, 1] as const;

/** A wide card turns over its upper edge, as a hoarding does; a high one turns as a shutter does. */
const facing = (isWide: boolean, degrees: number) =>
  isWide ? `perspective(2400px) rotateX(${-degrees}deg)` : `perspective(1800px) rotateY(${degrees}deg)`;

/**
 * Turns a card over, from one side to the other. Before and after it only the right side is there, by styles alone, so
 * nothing depends on it. The side that turns away is what is painted first, so the press is answered before anything has
 * to be set in motion, and the other side is not seen before its time.
 *
 * @returns what ends it at once
 */
function flip(card: HTMLElement, toDetails: boolean): (() => void) | undefined {
  const animate = motionIfHere();
  const [face, details] = [...card.children] as HTMLElement[];
  // Ornament: without it the other side simply stands there.
  if (!animate || !face || !details) return;

  // Its layout tells as much, but would have to be made for it.
  const isWide = media(above.tablet).matches;
  const [from, to] = toDetails ? [0, 180] : [180, 0];
  const sides = [
    { side: face, start: facing(isWide, from), end: facing(isWide, to) },
    { side: details, start: facing(isWide, from - 180), end: facing(isWide, to - 180) },
  ];
  card.dataset.flipping = 'soon';
  for (const { side, start } of sides) side.style.transform = start;
  // It is seen, but nothing that is to be read any more.
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
 * Plays the turn whenever a card is opened or closed, once the script that moves it is here: it is sent for when the page
 * has nothing better to do.
 *
 * @param card the card, whose children are its two sides
 */
export function useFlip(card: RefObject<HTMLElement | null>, isExpanded: boolean): void {
  const shown = useRef(isExpanded);
  // Before anything is painted.
  useLayoutEffect(() => {
    if (shown.current === isExpanded || card.current === null) return;
    shown.current = isExpanded;
    return flip(card.current, isExpanded);
  }, [card, isExpanded]);
}
