import { pairOf, roleNames } from '../theme/pairs.ts';
import { palette } from '../theme/palette.ts';
import { description, small, term } from '../theme/text.css.ts';
import { type WallName, walls } from '../theme/walls.ts';
import { tightButtonRow } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { PairRow } from './Contrast.tsx';
import * as css from './design.css.ts';
import { Frozen } from './Frozen.tsx';

/** Every wall, with the mark, the words and the controls that stand on it. */
export function Walls() {
  return (
    <ul className={css.street}>
      {(Object.keys(walls) as WallName[]).map((name) => (
        <li key={name} className={css.house} data-wall={name}>
          <Wordmark />
          <div>
            <h3 className={term}>{name}</h3>
            <p className={small}>
              {palette[walls[name].ground]}, with {walls[name].quiet} for what is quiet
            </p>
          </div>
          <p className={description}>Somebody leans out and asks who else is up.</p>
          <div className={tightButtonRow}>
            <Button>Button</Button>
            <Frozen states="focus-visible">
              <Button variant="outline">Focus</Button>
            </Frozen>
          </div>
          <ul className={css.pairs}>
            {roleNames.map((role) => (
              <PairRow key={role} pair={pairOf(walls[name], role)} name={`${role}: ${walls[name][role]}`} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
