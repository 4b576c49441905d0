import { Link } from '@tanstack/react-router';
import { pathOf } from '../../actors/statePath.ts';
import { OffsetSentinel } from '../../ui/OffsetSentinel.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { Menu } from '../menu/Menu.tsx';
import { useMenu } from '../menu/useMenu.ts';
import { usePageWall } from '../pageWall.ts';
import * as css from './Header.css.ts';
import { useHeaderScroll } from './useHeaderScroll.ts';

/**
 * The logo and the main links, with the menu of small screens: always in reach. Lies on the page's first wall, and is
 * filled with it once the page is scrolled.
 */
export function Header() {
  const wall = usePageWall();
  const [scroll, sendScroll] = useHeaderScroll();
  const [menu, sendMenu] = useMenu();
  const isHydrated = useHydrated();
  return (
    <>
      <OffsetSentinel height="0px" onCross={({ y }) => sendScroll({ type: 'page.scrolled', y })} />
      <header
        className={css.header}
        data-wall={menu.matches('open') ? 'raat' : wall}
        data-state={pathOf(scroll.value)}
        data-menu={pathOf(menu.value)}
        data-hydrated={isHydrated || undefined}
      >
        <Link to="/" className={css.logo}>
          <Wordmark />
        </Link>
        <Menu snapshot={menu} onToggle={() => sendMenu({ type: 'toggle.pressed' })} />
      </header>
    </>
  );
}
