import { Link } from '@tanstack/react-router';
import { agency } from '../../content/agency.ts';
import footerPeople from '../../media/pictures/footer.gen.ts';
import { standfirst } from '../../theme/text.css.ts';
import { AddressLines } from '../../ui/AddressLines.tsx';
import { FitBlock } from '../../ui/FitBlock.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './Footer.css.ts';
import { agencyLinks, FOOTER_LINKS, serviceLinks } from './links.ts';
import { useYear } from './useYear.ts';

interface ColumnProps {
  title: string;
  links: readonly { label: string; path: string }[];
}

function Column({ title, links }: ColumnProps) {
  return (
    <nav className={css.navigation} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link className={css.link} to={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer: links, address, and a picture of two of the team who lean on the agency's name. */
export function Footer() {
  const year = useYear();
  return (
    <footer className={css.footer} data-wall="raat">
      <div id={FOOTER_LINKS} className={css.columns}>
        <p className={`${standfirst} ${css.invitation}`}>
          Every brief starts with someone at a window. Tell us who yours is.
        </p>
        <Column title="Agency" links={agencyLinks} />
        <Column title="Services" links={serviceLinks} />
        <address className={css.gurgaon}>
          <h2 className={css.heading}>Gurgaon</h2>
          <p className={css.address}>
            <AddressLines />
          </p>
          <p>
            <a className={css.link} href={agency.phone.href}>
              {agency.phone.label}
            </a>
          </p>
          <p>
            <MailLink className={css.link} to={agency.email} />
          </p>
        </address>
      </div>
      <div className={css.sill}>
        <Picture
          file={footerPeople}
          className={css.people}
          alt="Two of us lean on the agency’s name: she laughs and waves, he looks over to her."
        />
        {/* Small screens break it before its last word. */}
        <FitBlock as="p" lines={[agency.name.replace(/ (?=\S+$)/, ' \n')]} />
      </div>
      <div className={css.end}>
        <p>
          © {year} {agency.name}
        </p>
        <ul className={css.social} aria-label="Social profiles">
          {agency.social.map(({ name, href }) => (
            <li key={name}>
              <a className={css.socialLink} href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
