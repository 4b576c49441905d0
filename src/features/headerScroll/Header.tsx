import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { headerScrollMachine } from '../../../machines/headerScroll.machine.ts';
import { OffsetSentinel } from '../../actors/OffsetSentinel.tsx';
import { inspection } from '../../inspect.ts';
import type { WallName } from '../../theme/walls.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { useMenu } from '../menu/Actor.tsx';
import { Navigation } from '../menu/Navigation.tsx';
import { header, logo } from './Header.css.ts';

interface HeaderProps {
  /** The page's first wall: the header lies on it, and is filled with it once the page is scrolled. */
  wall: WallName;
}

/** The logo and the main links; it stays in reach however far the page is scrolled. */
export function Header({ wall }: HeaderProps) {
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
