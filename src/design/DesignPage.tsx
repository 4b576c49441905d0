import { palette } from '../theme/palette.ts';
import { description, h2, lead } from '../theme/text.css.ts';
import { walls } from '../theme/walls.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { fitBlocks } from '../ui/fitBlocks.gen.ts';
import * as css from './design.css.ts';
import { sections } from './sections.ts';

const count = (things: object) => Object.keys(things).length;

/** The design system, from the same modules as the site. */
export function DesignPage() {
  return (
    <>
      <nav className={css.bar} data-wall="raat" aria-label="Sections">
        {sections.map(({ id, title }) => (
          <a key={id} className={css.link} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <main>
        <div className={css.section} data-wall="raat">
          <FitBlock as="h1" lines={['Design']} />
          <p className={lead}>
            {count(palette)} pigments on {count(walls)} walls, two typefaces, {count(fitBlocks)} fitted
            headlines, and the people behind every window.
          </p>
          <p className={description}>
            Each value is read from the theme while you look, and each ratio is computed from it. Change one,
            and this page changes with the site.
          </p>
        </div>
        {sections.map(({ id, title, introduction, wall, Body }) => (
          <section key={id} className={css.section} data-wall={wall} aria-labelledby={id}>
            <h2 className={h2} id={id}>
              {title}
            </h2>
            <p className={description}>{introduction}</p>
            <Body />
          </section>
        ))}
      </main>
    </>
  );
}
