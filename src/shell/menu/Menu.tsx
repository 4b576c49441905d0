import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { StateValueFrom } from 'xstate';
import type { menuMachine } from '../../../machines/menu.machine.ts';
import { useHydrated } from '../../actors/hydrated.ts';
import { preloadMotion } from '../../actors/motion.ts';
import { agency } from '../../content/agency.ts';
import { navigation } from '../../content/pages.ts';
import people from '../../media/pictures/footer.gen.ts';
import { fitLines } from '../../ui/FitBlock.css.ts';
import { MenuBars } from '../../ui/icons.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FOOTER_LINKS } from '../footer/links.ts';
import * as css from './Menu.css.ts';

const mainLinks: readonly { label: string; path: string }[] = navigation;

/** The content of the sheet. Memoised, so that opening and closing does not render it. */
const Sheet = memo(function Sheet() {
  const isHydrated = useHydrated();
  return (
    <div id={css.MENU_SHEET} className={css.sheet}>
      <ul className={css.links}>
        {mainLinks.map(({ label, path }) => (
          <li key={path} className={css.item}>
            <Link to={path} className={`${css.link} ${fitLines[label]}`}>
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <div className={css.people}>
          {/* Not before the first screen's own pictures. */}
          {isHydrated ? <Picture file={people} alt="" className={css.leaning} /> : null}
        </div>
        <p className={css.reach}>
          <a className={css.reachLink} href={agency.phone.href}>
            {agency.phone.label}
          </a>
          <MailLink className={css.reachLink} to={agency.email} />
        </p>
      </div>
    </div>
  );
});

interface MenuProps {
  state: StateValueFrom<typeof menuMachine>;
  onToggle: () => void;
}

/** The links to the main pages: in the header where they fit, else on a sheet behind a toggle. */
export function Menu({ state, onToggle }: MenuProps) {
  const isHydrated = useHydrated();

  return (
    <nav className={css.navigation} aria-label="Main" data-state={state}>
      <PlainButton
        id={css.MENU_TOGGLE}
        className={css.toggle}
        aria-expanded={state === 'open'}
        aria-controls={css.MENU_SHEET}
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
