import { above, breakpoints } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';
import * as css from './Layout.css.ts';
import { figures, part } from './Section.css.ts';
import { tokenName, tokenValue, useMeasured } from './useMeasured.ts';

const COLUMNS = Array.from({ length: 12 }, (_, index) => index + 1);

const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);

/** A length of the theme, with its value on this screen. */
function Length({ name, token }: { name: string; token: string }) {
  const [bar, width] = useMeasured<HTMLSpanElement, number>(widthOf);
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <div>
        <p className={css.measured}>
          <span ref={bar} className={css.bar} style={{ inlineSize: token }} />
          {width} px
        </p>
        <p className={figures}>
          {tokenName(token)}: {tokenValue(token)}
        </p>
      </div>
    </li>
  );
}

/** The grid, the lengths that change with the screen, and the breakpoints. */
export function Layout() {
  return (
    <>
      <div className={css.grid}>
        {COLUMNS.map((column) => (
          <span key={column} className={css.column}>
            {column}
          </span>
        ))}
      </div>
      <div className={css.beneath}>
        <div>
          <h3 className={part}>Lengths</h3>
          <ul>
            {Object.entries(layout).map(([name, token]) => (
              <Length key={name} name={name} token={token} />
            ))}
          </ul>
        </div>
        <div>
          <h3 className={part}>Where it changes</h3>
          <ul>
            {Object.entries(breakpoints).map(([name, px]) => (
              <li key={name} className={css.row}>
                <span className={css.name}>{name}</span>
                <div>
                  <p>from {px} px</p>
                  <p className={figures}>{above[name as keyof typeof above]}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
