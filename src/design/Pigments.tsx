import { contrast } from '../theme/contrast.ts';
import { type Pigment, palette } from '../theme/palette.ts';
import { term } from '../theme/text.css.ts';
import { colour } from '../theme/theme.css.ts';
import * as css from './design.css.ts';
import { tokenName } from './tokens.ts';

/** Ink or white, whichever has more contrast with a pigment. */
const legibleOn = (hex: string) =>
  contrast(palette.ink, hex) > contrast(palette.white, hex) ? colour.ink : colour.white;

/** Every pigment with its name, its custom property and its value. */
export function Pigments() {
  return (
    <ul className={css.patches}>
      {(Object.keys(palette) as Pigment[]).map((name) => (
        <li
          key={name}
          className={css.patch}
          style={{ backgroundColor: colour[name], color: legibleOn(palette[name]) }}
        >
          <h3 className={term}>{name}</h3>
          <p className={css.figures}>
            {palette[name]}
            <br />
            {tokenName(colour[name])}
          </p>
        </li>
      ))}
    </ul>
  );
}
