import type { SnapshotFrom } from 'xstate';
import type { menuMachine } from '../../../machines/menu.machine.ts';
import { preloadMotion } from '../../actors/motion.ts';
import { pathOf } from '../../actors/statePath.ts';
import { MenuBars } from '../../ui/icons.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FOOTER_LINKS } from '../footer/links.ts';
import * as css from './Menu.css.ts';
import { MENU_SHEET } from './Sheet.css.ts';
import { Sheet } from './Sheet.tsx';

interface MenuProps {
  snapshot: SnapshotFrom<typeof menuMachine>;
  onToggle: () => void;
}

/** The links to the main pages: in the header where they fit, else on a sheet behind a toggle. */
export function Menu({ snapshot, onToggle }: MenuProps) {
  const isHydrated = useHydrated();

  return (
    <nav className={css.navigation} aria-label="Main" data-state={pathOf(snapshot.value)}>
      <PlainButton
        id={css.MENU_TOGGLE}
        className={css.toggle}
        aria-expanded={snapshot.matches('open')}
        aria-controls={MENU_SHEET}
        onFocus={preloadMotion}
        onPointerDown={preloadMotion}
        onClick={onToggle}
      >
        <VisuallyHidden>Menu</VisuallyHidden>
        <MenuBars />
      </PlainButton>
      <Sheet />
      {isHydrated ? null : (
        <a className={css.wayToFooter} href={`#${FOOTER_LINKS}`}>
          <VisuallyHidden>All pages</VisuallyHidden>
        </a>
      )}
    </nav>
  );
}
