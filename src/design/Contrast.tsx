import { type Pair, pairOf, pairs, ratioOf, roleNames, type Use, uses } from '../theme/pairs.ts';
import type { Pigment } from '../theme/palette.ts';
import { colour } from '../theme/theme.css.ts';
import { walls } from '../theme/walls.ts';
import * as css from './Contrast.css.ts';
import { part } from './Section.css.ts';

/** The places of a pair: each role, with its walls. */
function placesOf(pair: Pair): string {
  const places = new Map<string, string[]>();
  for (const [name, wall] of Object.entries(walls)) {
    for (const role of roleNames) {
      if (pairOf(wall, role) === pair) places.set(role, [...(places.get(role) ?? []), name]);
    }
  }
  return [...places]
    .map(([role, names]) => (names.length > 1 ? `${role} of ${names.length} walls` : role))
    .join(', ');
}

/** WCAG 2.2's name for a ratio. */
function levelOf(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'fails';
}

function PairRow({ pair, use }: { pair: Pair; use: Use }) {
  const [over, ground] = pair.split(' on ') as [Pigment, Pigment];
  const ratio = ratioOf(pair);
  const places = placesOf(pair);
  return (
    <li className={css.row}>
      <span
        className={`${css.sample} ${use === 'never' ? css.refused : ''}`}
        style={{ backgroundColor: colour[ground], color: colour[over] }}
        aria-hidden="true"
      >
        Aa
      </span>
      <div>
        <p className={css.name}>{pair}</p>
        <p className={css.places}>{[levelOf(ratio), places].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={css.ratio}>{ratio.toFixed(2)}</span>
    </li>
  );
}

/** The contrast table, grouped by permitted use; the ratios are computed. */
export function Contrast() {
  const all = Object.entries(pairs) as [Pair, Use][];
  return (
    <div className={css.groups}>
      {(Object.keys(uses) as Use[]).map((use) => (
        <div key={use}>
          <h3 className={part}>
            {uses[use].label}
            {uses[use].atLeast > 1 && `, at least ${uses[use].atLeast} to 1`}
          </h3>
          <ul className={css.rows}>
            {all
              .filter(([, allowed]) => allowed === use)
              .map(([pair]) => (
                <PairRow key={pair} pair={pair} use={use} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
