import { Link } from '@tanstack/react-router';
import { memo, type Ref, useCallback, useEffect, useRef } from 'react';
import { useHydrated } from '../../actors/hydrated.ts';
import { expectMotion } from '../../actors/motion.ts';
import { agency } from '../../content/agency.ts';
import { navigation } from '../../content/pages.ts';
import people from '../../media/pictures/footer.gen.ts';
import { FOOTER_LINKS } from '../../shell/footer/links.ts';
import { fitLines } from '../../ui/FitBlock.css.ts';
import { MenuBars } from '../../ui/icons.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useMenu } from './Actor.tsx';
import { bringIn } from './bringIn.ts';
import * as css from './Navigation.css.ts';

const mainLinks: readonly { label: string; path: string }[] = navigation;

/** The content of the sheet. Memoised, so that opening and closing does not render it. */
const Sheet = memo(function Sheet({
  links,
  onFollow,
}: {
  links: Ref<HTMLUListElement>;
  onFollow: () => void;
}) {
  return (
    <div id="menu-sheet" className={css.sheet}>
      <ul ref={links} className={css.links}>
        {mainLinks.map(({ label, path }) => (
          <li key={path} className={css.item}>
            <Link
              to={path}
              className={`${css.link} ${fitLines[label]}`}
              activeOptions={{ exact: path === '/' }}
              activeProps={{ 'aria-current': 'page' }}
              onClick={onFollow}
            >
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <div className={css.people}>
          <Picture file={people} alt="" className={css.leaning} />
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

/** The links to the main pages: in the header where they fit, else on a sheet behind a toggle. */
export function Navigation() {
  const { open, state, send } = useMenu();
  const links = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const follow = useCallback(() => send({ type: 'link.followed' }), [send]);

  useEffect(() => {
    // Ornament: without its script the links appear at once.
    if (open && links.current) bringIn(links.current.children).catch(() => {});
  }, [open]);

  return (
    <nav className={css.navigation} aria-label="Main" data-state={state}>
      <PlainButton
        id={css.MENU_TOGGLE}
        className={css.toggle}
        aria-expanded={open}
        aria-controls="menu-sheet"
        onPointerDown={expectMotion}
        onClick={() => send({ type: 'toggle.pressed' })}
      >
        <VisuallyHidden>Menu</VisuallyHidden>
        <MenuBars />
      </PlainButton>
      <Sheet links={links} onFollow={follow} />
      {isHydrated ? null : (
        <a className={css.wayToFooter} href={`#${FOOTER_LINKS}`}>
          <VisuallyHidden>All pages</VisuallyHidden>
        </a>
      )}
    </nav>
  );
}
