import { services } from 'virtual:services';
import { Link } from '@tanstack/react-router';
import { homeWords } from '../../content/home.ts';
import { scenes } from '../../content/scenes.ts';
import type { ServiceSlug } from '../../content/types.ts';
import { PopOut } from '../../features/popOut/PopOut.tsx';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import { description, standingLink } from '../../theme/text.css.ts';
import type { WallName } from '../../theme/walls.ts';
import { ArrowRight, ChevronDown } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './Specialty.css.ts';

/** The wall of each open row, the same as its scene's. */
const walls: Record<ServiceSlug, WallName> = {
  'website-design': 'gendaWash',
  design: 'raniWash',
  // An open row differs by a step from the wash.
  socialmedia: 'raniWash',
  seo: 'genda',
  'paid-ads': 'neelWash',
  digitalpr: 'patta',
  'influencer-marketing': 'geru',
  production: 'neel',
};

/** Open from the start, so that a visitor sees that rows open. */
const FIRST_OPEN = 'socialmedia';

/**
 * The eight services as rows (HOME-8), one open at a time: native `<details>`, which open without a script and for the
 * browser's own search.
 */
export function Specialty() {
  const { heading, introduction } = homeWords.specialty;
  return (
    <section className={css.section} data-wall="chuna" aria-labelledby="specialty">
      <div className={css.opening}>
        <SectionHeading id="specialty">{heading}</SectionHeading>
        <p className={description}>{introduction}</p>
      </div>
      <ul className={css.rows}>
        {services.map(({ slug, tile, tagline, summary, path }) => {
          const { file, alt } = scenes[slug];
          return (
            <li key={slug}>
              <details
                className={css.row}
                data-wall={walls[slug]}
                name="specialty"
                open={slug === FIRST_OPEN}
              >
                <summary className={css.head}>
                  <h3 className={`${css.title} ${tile.length > 14 ? css.long : ''}`}>{tile}</h3>
                  <span className={`${description} ${css.says}`}>{summary}</span>
                  <span className={css.chevron}>
                    <ChevronDown />
                  </span>
                </summary>
                <div className={css.opened} data-pop-out>
                  <div className={css.inside}>
                    <p className={css.tagline}>{tagline}</p>
                    <p className={description}>{summary}</p>
                    <Link to={path} className={standingLink}>
                      See {tile} <ArrowRight />
                    </Link>
                  </div>
                  <div className={css.scene}>
                    <Picture file={file} alt={alt} className={css.picture} />
                    <PopOut />
                  </div>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
