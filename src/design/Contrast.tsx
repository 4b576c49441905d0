import { type Pair, pairs, ratioOf, type Use, uses } from '../theme/pairs.ts';
import type { Pigment } from '../theme/palette.ts';
import { colour } from '../theme/theme.css.ts';
import * as css from './design.css.ts';

/** WCAG 2.2's name for a ratio. */
function levelOf(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'fails';
}

/** A pair of colours, with its computed contrast. */
export function PairRow({ pair, name = pair }: { pair: Pair; name?: string }) {
  const [over, ground] = pair.split(' on ') as [Pigment, Pigment];
  const ratio = ratioOf(pair);
  return (
    <li className={css.pair}>
      <span
        className={css.sample}
        style={{ backgroundColor: colour[ground], color: colour[over] }}
        aria-hidden="true"
      >
        Aa
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.figures}>
        {ratio.toFixed(2)} {levelOf(ratio)}
      </span>
    </li>
  );
}

/** The contrast table, grouped by permitted use. */
export function Contrast() {
  const all = Object.entries(pairs) as [Pair, Use][];
  return (Object.keys(uses) as Use[]).map((use) => (
    <div key={use}>
      <h3 className={css.part}>
        {uses[use].label}
        {uses[use].atLeast > 1 && `, at least ${uses[use].atLeast} to 1`}
      </h3>
      <ul className={css.pairs}>
        {all
          .filter(([, allowed]) => allowed === use)
          .map(([pair]) => (
            <PairRow key={pair} pair={pair} />
          ))}
      </ul>
    </div>
  ));
}
