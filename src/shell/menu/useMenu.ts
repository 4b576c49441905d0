import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { menuMachine } from '../../../machines/menu.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { media } from '../../actors/motion.ts';
import { inspection } from '../../inspection.ts';
import { above } from '../../theme/breakpoints.ts';
import { bringIn } from './bringIn.ts';
import { MENU_TOGGLE } from './Menu.css.ts';
import { COVERED, MENU_SHEET } from './Sheet.css.ts';

/** The links of the sheet that open no page: the router does not report them. */
const reachLinks = `#${MENU_SHEET} :is([href^="tel:"], [href^="mailto:"])`;

/** Lays the sheet over the page or removes it; under it, everything but the header is inert. */
function setPageInert(isCovered: boolean): void {
  const { documentElement: html } = document;
  // Keeps the width of the scroll bar free. A wider page would scroll by a fraction of a pixel, and Firefox then shows
  // a line of it above the header.
  html.style.scrollbarGutter = isCovered && window.innerWidth > html.clientWidth ? 'stable' : '';
  html.toggleAttribute(COVERED, isCovered);
  for (const part of document.querySelectorAll<HTMLElement>('#site > :not(header)')) part.inert = isCovered;
}

let cancelWaiting = () => {};

/** After a paint: `inert` restyles every element of the page, which takes long. */
function setCoveredLater(isCovered: boolean): void {
  cancelWaiting();
  cancelWaiting = afterPaint(() => setPageInert(isCovered));
}

const boundMenu = menuMachine.provide({
  actions: {
    focusToggle: () => document.getElementById(MENU_TOGGLE)?.focus(),
    makePageInert: () => setCoveredLater(true),
    makePageReachable: () => setCoveredLater(false),
    makePageReachableNow: () => setPageInert(false),
    // Decorative: without the animation script the links appear at once. Starts after a paint, because the sheet is
    // still clipped in its first frame.
    bringInLinks: () => void afterPaint(() => bringIn(document.querySelectorAll(`#${MENU_SHEET} li`))),
  },
});

/** Runs the `menu` machine, and reports Escape, wide screens, navigations, calls and mails to it. */
export function useMenu() {
  const [snapshot, send] = useMachine(boundMenu, inspection);

  const router = useRouter();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') send({ type: 'escape.pressed' });
      },
      { signal },
    );
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest(reachLinks)) send({ type: 'navigation.cancelled' });
      },
      { signal },
    );
    const wide = media(above.laptop);
    wide.addEventListener('change', () => wide.matches && send({ type: 'viewport.widened' }), { signal });
    const ends = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        send({ type: pathChanged ? 'navigation.started' : 'navigation.cancelled' });
      }),
      // Before the next page's heading is focused.
      router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        if (pathChanged) send({ type: 'page.rendered' });
      }),
    ];
    return () => {
      controller.abort();
      for (const end of ends) end();
    };
  }, [router, send]);
  return [snapshot, send] as const;
}
