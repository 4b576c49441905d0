import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { headerScrollMachine } from '../../../machines/headerScroll.machine.ts';
import { OffsetSentinel } from '../../actors/OffsetSentinel.tsx';
import { inspection } from '../../inspect.ts';
import { usePageWall } from '../../shell/pageWall.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { MenuProvider, useMenu } from '../menu/Actor.tsx';
import { Navigation } from '../menu/Navigation.tsx';
import { header, logo } from './Header.css.ts';

/**
 * The logo and the main links; they stay in reach however far the page is scrolled. The header lies on the page's first
 * wall, and is filled with it once the page is scrolled.
 */
function HeaderBar() {
  const wall = usePageWall();
  const [snapshot, send] = useMachine(headerScrollMachine, { ...inspection });
  const menu = useMenu();
  return (
    <>
      <OffsetSentinel height="0px" onCross={({ y }) => send({ type: 'page.scrolled', y })} />
      <header
        className={header}
        data-wall={menu.open ? 'raat' : wall}
        data-state={snapshot.value}
        data-menu={menu.state}
      >
        <Link to="/" className={logo} onClick={() => menu.send({ type: 'link.followed' })}>
          <Wordmark />
        </Link>
        <Navigation />
      </header>
    </>
  );
}

/** The header, with the menu of small screens behind it. */
export const Header = () => (
  <MenuProvider>
    <HeaderBar />
  </MenuProvider>
);
