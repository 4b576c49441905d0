import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { headerScrollMachine } from '../../../machines/headerScroll.machine.ts';
import { useHydrated } from '../../actors/hydrated.ts';
import { OffsetSentinel } from '../../actors/OffsetSentinel.tsx';
import { inspection } from '../../boot/inspect.ts';
import { usePageWall } from '../../shell/pageWall.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { MenuProvider, useMenu } from '../menu/Actor.tsx';
import { Navigation } from '../menu/Navigation.tsx';
import { header, logo } from './Header.css.ts';

/** Lies on the page's first wall, and is filled with it once the page is scrolled. */
function HeaderBar({ children }: { children: ReactNode }) {
  const wall = usePageWall();
  const [snapshot, send] = useMachine(headerScrollMachine, { ...inspection });
  const menu = useMenu();
  const isHydrated = useHydrated();
  return (
    <>
      <OffsetSentinel height="0px" onCross={({ y }) => send({ type: 'page.scrolled', y })} />
      <header
        className={header}
        data-wall={menu.open ? 'raat' : wall}
        data-state={snapshot.value}
        data-menu={menu.state}
        data-hydrated={isHydrated || undefined}
      >
        {children}
      </header>
    </>
  );
}

function HomeLink() {
  const { send } = useMenu();
  return (
    <Link to="/" className={logo} onClick={() => send({ type: 'link.followed' })}>
      <Wordmark />
    </Link>
  );
}

/** The logo and the main links, with the menu of small screens: always in reach. */
export const Header = () => (
  <MenuProvider>
    <HeaderBar>
      <HomeLink />
      <Navigation />
    </HeaderBar>
  </MenuProvider>
);
