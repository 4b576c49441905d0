import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { agency } from '../../content/agency.ts';
import { navigation } from '../../content/pages.ts';
import people from '../../media/pictures/footer.gen.ts';
import { classesOf } from '../../ui/FitBlock.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import * as css from './Sheet.css.ts';

/** The links of the menu. Memoised, so that opening and closing does not render it. */
export const Sheet = memo(function Sheet() {
  const isHydrated = useHydrated();
  return (
    <div id={css.MENU_SHEET} className={css.sheet}>
      <ul className={css.links}>
        {navigation.map(({ label, path }) => (
          <li key={path} className={css.item}>
            <Link to={path} className={`${css.link} ${classesOf([label])}`}>
              <span className={css.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <div className={css.people}>
          {/* After hydration, so that the first screen's own pictures come first. */}
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
