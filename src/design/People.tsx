import { sheets } from '../media/studio/sheets/index.ts';
import { term } from '../theme/text.css.ts';
import * as css from './design.css.ts';

/** The proof sheets of whole people, drawn by the studio on request; the others show parts of people. */
const shown = sheets.filter(({ name }) => ['people', 'team'].includes(name));

/** The people of the studio. */
export function People() {
  return shown.map((sheet) => (
    <figure key={sheet.name}>
      <figcaption className={term}>{sheet.name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard */}
      <section className={css.sheet} tabIndex={0} aria-label={`The sheet ${sheet.name}`}>
        <img
          className={css.people}
          src={`data:image/svg+xml,${encodeURIComponent(sheet.render())}`}
          width={sheet.width}
          height={sheet.height}
          alt=""
        />
      </section>
    </figure>
  ));
}
