import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '../media/studio/scene.ts';
import { sheets } from '../media/studio/sheets/index.ts';
import { term } from '../theme/text.css.ts';
import { kilobytes } from './figures.ts';
import * as css from './People.css.ts';
import { figures } from './Section.css.ts';

/** The sheets of whole people; the others show parts of people. */
const shown = ['people', 'team'];

/** A proof sheet, drawn by the studio on request. */
function Sheet({ sheet }: { sheet: Scene }) {
  const drawing = useMemo(() => new Blob([sheet.render()], { type: 'image/svg+xml' }), [sheet]);
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const url = URL.createObjectURL(drawing);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [drawing]);

  return (
    <figure>
      <figcaption className={css.caption}>
        <span className={term}>{sheet.name}</span>
        <span className={figures}>
          {sheet.width} × {sheet.height} px, {kilobytes(drawing.size)} as drawn
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard */}
      <section className={css.view} tabIndex={0} aria-label={`The sheet ${sheet.name}`}>
        <img className={css.sheet} src={address} width={sheet.width} height={sheet.height} alt="" />
      </section>
    </figure>
  );
}

/** The people of the studio. */
export function People() {
  return (
    <div className={css.sheets}>
      {sheets
        .filter(({ name }) => shown.includes(name))
        .map((sheet) => (
          <Sheet key={sheet.name} sheet={sheet} />
        ))}
    </div>
  );
}
