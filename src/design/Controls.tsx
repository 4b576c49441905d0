import type { WallName } from '../theme/walls.ts';
import { Buttons } from './Buttons.tsx';
import * as css from './Controls.css.ts';
import { Fields } from './Fields.tsx';
import { inset, part } from './Section.css.ts';

/** A wall by day, one by night, one that is painted. */
const buttonWalls: readonly WallName[] = ['chuna', 'raat', 'rani'];
const fieldWalls: readonly WallName[] = ['chuna', 'rani'];

/** What a visitor presses and fills in, in every state. */
export function Controls() {
  return (
    <>
      <div className={inset}>
        <h3 className={part}>Buttons</h3>
      </div>
      <div className={css.walls}>
        {buttonWalls.map((name) => (
          <div key={name} className={css.wall} data-wall={name}>
            <Buttons />
          </div>
        ))}
      </div>
      <div className={inset}>
        <h3 className={part}>Fields</h3>
      </div>
      <div className={css.walls}>
        {fieldWalls.map((name) => (
          <div key={name} className={css.wall} data-wall={name}>
            <Fields />
          </div>
        ))}
      </div>
    </>
  );
}
