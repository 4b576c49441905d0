import contact from '../media/pictures/contact.gen.ts';
import { pairOf, ratioOf, roleNames } from '../theme/pairs.ts';
import { palette } from '../theme/palette.ts';
import { description, small } from '../theme/text.css.ts';
import { type WallName, walls } from '../theme/walls.ts';
import { tightButtonRow } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { Frozen } from './Frozen.tsx';
import * as css from './Walls.css.ts';

function House({ name }: { name: WallName }) {
  const wall = walls[name];
  return (
    <li className={css.house} data-wall={name}>
      <Wordmark />
      <div>
        <h3 className={css.name}>{name}</h3>
        <p className={small}>
          {palette[wall.ground]}, with {wall.quiet} for what is quiet
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
          <li key={role} className={css.pair}>
            <span>{role}</span>
            <span className={css.swatch}>
              <span className={`${css.sample} ${css.roles[role]}`} />
              {wall[role]}
            </span>
            <span>{ratioOf(pairOf(wall, role)).toFixed(2)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Every wall, with the mark, the words and the controls that stand on it. */
export function Walls() {
  return (
    <ul className={css.street}>
      {(Object.keys(walls) as WallName[]).map((name) => (
        <House key={name} name={name} />
      ))}
      <li className={css.window} data-wall="rani">
        <Picture file={contact} alt="" className={css.view} />
      </li>
    </ul>
  );
}
