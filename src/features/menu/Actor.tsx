import { useRouter } from '@tanstack/react-router';
import { createActorContext } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { menuMachine } from '../../../machines/menu.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { media } from '../../actors/motion.ts';
import { inspection } from '../../boot/inspect.ts';
import { above } from '../../theme/breakpoints.ts';
import { COVERED, MENU_TOGGLE } from './Navigation.css.ts';

/** Lays the sheet over the page or removes it; under it, everything but the header is inert. */
function coverPage(isCovered: boolean): void {
  document.documentElement.toggleAttribute(COVERED, isCovered);
  for (const part of document.querySelectorAll<HTMLElement>('#site > :not(header)')) part.inert = isCovered;
}

const boundMenu = menuMachine.provide({
  actions: {
    focusToggle: () => document.getElementById(MENU_TOGGLE)?.focus(),
    uncoverPage: () => coverPage(false),
  },
});

const MenuActor = createActorContext(boundMenu);

/** The events that close an open menu, and its effects on the rest of the page. */
function Surroundings() {
  const { send } = MenuActor.useActorRef();
  const open = MenuActor.useSelector((snapshot) => snapshot.matches('open'));

  // After the paint of the sheet: `inert` restyles every element of the page, which takes long.
  useEffect(() => afterPaint(() => coverPage(open)), [open]);

  const router = useRouter();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') send({ type: 'escape.pressed' });
      },
      { signal },
    );
    const wide = media(above.laptop);
    wide.addEventListener('change', () => wide.matches && send({ type: 'viewport.widened' }), { signal });
    const ends = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) send({ type: 'navigation.started' });
      }),
      // Before the next page's heading is focused.
      router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        if (pathChanged) send({ type: 'page.rendered' });
      }),
    ];
    return () => {
      ending.abort();
      for (const end of ends) end();
    };
  }, [router, send]);
  return null;
}

/** Provides the menu of small screens to the header; the page behind is inert while it is open. */
export function MenuProvider({ children }: { children: ReactNode }) {
  return (
    <MenuActor.Provider options={{ ...inspection }}>
      <Surroundings />
      {children}
    </MenuActor.Provider>
  );
}

/** The menu's state and its `send`. */
export function useMenu() {
  const { send } = MenuActor.useActorRef();
  const state = MenuActor.useSelector(({ value }) => value);
  return { state, open: state === 'open', send };
}
