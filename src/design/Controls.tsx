import type { WallName } from '../theme/walls.ts';
import { Buttons } from './Buttons.tsx';
import * as css from './Controls.css.ts';
import { Fields } from './Fields.tsx';
import { inset, part } from './Section.css.ts';

/** A day wall, the night wall, a painted wall. */
const buttonWalls: readonly WallName[] = ['chuna', 'raat', 'rani'];
const fieldWalls: readonly WallName[] = ['chuna', 'rani'];

/** Buttons and fields, in every state. */
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
