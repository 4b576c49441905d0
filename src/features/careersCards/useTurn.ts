import { type RefObject, useEffect, useRef } from 'react';
import { animateInTime, media } from '../../actors/motion.ts';
import { above } from '../../theme/breakpoints.ts';

/** ms */
const LATEST = 150;
/** s */
const DURATION = 0.72;
/** Things that cross. */
const EASE = [0.7, 0, 0.2, 1] as const;

/** A wide card turns over its upper edge, as a hoarding does; a high one turns as a shutter does. */
const facing = (isWide: boolean, degrees: number) =>
  isWide ? `perspective(2400px) rotateX(${-degrees}deg)` : `perspective(1800px) rotateY(${degrees}deg)`;

/**
 * Turns a card over, from one side to the other. Before and after it only the right side is there, by styles alone, so
 * nothing depends on it.
 *
 * @returns what ends it at once
 */
async function turn(card: HTMLElement, toDetails: boolean, ended: AbortSignal): Promise<void> {
  const animate = await animateInTime(LATEST);
  const sides = [...card.children] as HTMLElement[];
  const [face, details] = sides;
  if (!animate || !face || !details || ended.aborted) return;

  const options = { duration: DURATION, ease: EASE };
  const [from, to] = toDetails ? [0, 180] : [180, 0];
  // Its layout tells as much, but would have to be made for it.
  const isWide = media(above.tablet).matches;
  card.dataset.turning = '';
  // It is seen, but nothing that is to be read any more.
  const leaving = toDetails ? face : details;
  leaving.setAttribute('aria-hidden', 'true');
  const turning = [
    animate(face, { transform: [from, to].map((degrees) => facing(isWide, degrees)) }, options),
    animate(details, { transform: [from, to].map((degrees) => facing(isWide, degrees - 180)) }, options),
  ];
  const rest = () => {
    delete card.dataset.turning;
    leaving.removeAttribute('aria-hidden');
    for (const side of sides) side.style.removeProperty('transform');
  };
  ended.addEventListener('abort', () => {
    for (const side of turning) side.cancel();
    rest();
  });
  await Promise.all(turning);
  if (!ended.aborted) rest();
}

/**
 * Plays the turn whenever a card is opened or closed. The script that moves it comes when a card is first pressed.
 *
 * @param card the card, whose children are its two sides
 */
export function useTurn(card: RefObject<HTMLElement | null>, isExpanded: boolean): void {
  const shown = useRef(isExpanded);
  useEffect(() => {
    if (shown.current === isExpanded || card.current === null) return;
    shown.current = isExpanded;
    const ending = new AbortController();
    // Ornament: without it the other side simply stands there.
    turn(card.current, isExpanded, ending.signal).catch(() => {});
    return () => ending.abort();
  }, [card, isExpanded]);
}
