import { useRouter } from '@tanstack/react-router';
import { createActorContext } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { menuMachine } from '../../../machines/menu.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { media } from '../../actors/motion.ts';
import { inspection } from '../../boot/inspect.ts';
import { above } from '../../theme/breakpoints.ts';
import { COVERED, MENU_TOGGLE } from './Navigation.css.ts';

/** Lays the sheet over the page, or takes it off: everything but the header can be reached no more, or again. */
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

/** What happens to the open menu from outside it, and what it does to the rest of the page. */
function Surroundings() {
  const { send } = MenuActor.useActorRef();
  const open = MenuActor.useSelector((snapshot) => snapshot.matches('open'));

  // It concerns every element of the page, and nobody sees it: the sheet comes first.
  useEffect(() => afterPaint(() => coverPage(open)), [open]);

  useEffect(() => {
    if (!open) return;
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
    return () => ending.abort();
  }, [open, send]);

  const router = useRouter();
  useEffect(() => {
    const ends = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) send({ type: 'navigation.started' });
      }),
      // Before the keyboard goes to the next page's heading.
      router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        if (pathChanged) send({ type: 'page.rendered' });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [router, send]);
  return null;
}

/** Holds the menu of small screens; the header works it, and nothing behind it can be reached while it is open. */
export function MenuProvider({ children }: { children: ReactNode }) {
  return (
    <MenuActor.Provider options={{ ...inspection }}>
      <Surroundings />
      {children}
    </MenuActor.Provider>
  );
}

/** The menu's state and the way to tell it what happened. */
export function useMenu() {
  const { send } = MenuActor.useActorRef();
  const open = MenuActor.useSelector((snapshot) => snapshot.matches('open'));
  return { open, state: open ? 'open' : 'closed', send } as const;
}
