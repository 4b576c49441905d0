import footer from '../media/pictures/footer.gen.ts';
import { palette } from '../theme/palette.ts';
import { description, lead } from '../theme/text.css.ts';
import { walls } from '../theme/walls.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { fitBlocks } from '../ui/fitBlocks.gen.ts';
import { Picture } from '../ui/Picture.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import * as css from './DesignPage.css.ts';
import { Section } from './Section.tsx';
import { sections } from './sections.ts';

const count = (things: object) => Object.keys(things).length;

/** The design system, from the same modules as the site. */
export function DesignPage() {
  return (
    <>
      <header className={css.bar} data-wall="raat">
        <a className={css.name} href="/" aria-label="The Agency Way, home">
          <Wordmark />
        </a>
        <nav className={css.links} aria-label="Sections">
          {sections.map(({ id, title }) => (
            <a key={id} className={css.link} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <div className={css.opening} data-wall="raat">
          <div className={css.sill}>
            <Picture file={footer} alt="" first className={css.people} />
            <FitBlock as="h1" lines={['Design']} />
          </div>
          <div className={css.introduction}>
            <p className={lead}>
              {count(palette)} pigments on {count(walls)} walls, two typefaces, {count(fitBlocks)} fitted
              headlines, and the people behind every window.
            </p>
            <p className={description}>
              Each value is read from the theme while you look, and each ratio is computed from it. Change
              one, and this page changes with the site.
            </p>
          </div>
        </div>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </main>
    </>
  );
}
