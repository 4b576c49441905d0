import { useId } from 'react';
import { palette } from '../../theme/palette.ts';
import * as css from './CareersCards.css.ts';

/** A chair with its back to the street, waiting. `x`, `y`: the middle of its feet. */
function Chair({ x, y, paint }: { x: number; y: number; paint: string }) {
  return (
    <g fill={paint} transform={`translate(${x} ${y})`}>
      <path d="M-44 0v-128h11V0ZM33 0v-128h11V0Z" />
      <path d="M-52-136H52v16H-52ZM-52-88H52v13H-52Z" />
    </g>
  );
}

function Lamp({ x, y, drop }: { x: number; y: number; drop: number }) {
  return (
    <g fill={palette.ink} transform={`translate(${x} ${y})`}>
      <path d={`M-1.5 0h3v${drop}h-3Z`} />
      <path d={`M-9 ${drop}H9l14 20h-46Z`} />
      <path d={`M-11 ${drop + 20}a11 9 0 0 0 22 0Z`} fill={palette.white} />
    </g>
  );
}

/** A square window; the telephone on its sill rings, and its receiver hangs into the street. */
const square = (
  <>
    <path fill="#86A8E2" d="M112 344h262l62 100H176Z" />
    <path fill={palette.white} d="M126 34h228v300H126Z" />
    <path fill={palette.genda} d="M144 52h192v282H144Z" />
    <path fill="#B86A00" d="M144 52h192l-20 22H168Z" />
    <path fill="#E58600" d="M144 52l24 22v260h-24Z" />
    <path fill={palette.gendaWash} d="M144 334l24-16h148l20 16Z" />
    <Lamp x={242} y={74} drop={44} />
    <Chair x={236} y={326} paint={palette.neel} />
    <path fill={palette.white} d="M100 330h280v26H100Z" />
    <g className={css.reaching}>
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth="5"
        d="M318 318c26 8 34 22 26 34s-22 10-16 22 20 4 16 18-18 8-14 22"
      />
      <path fill={palette.raniDeep} d="M272 330l8-38h44l8 38Z" />
      <circle cx="302" cy="312" r="11" fill={palette.chuna} />
      <path
        fill={palette.rani}
        d="M312 414c-6-8 2-18 10-14l6 12 22 30 12 2c6 6 0 18-8 16-6 4-12 4-16-2l-24-32c-4-4-4-8-2-12Z"
      />
    </g>
  </>
);

/** A round window; its desk lamp leans out and looks for something below. */
function RoundWindow() {
  const pane = useId();
  return (
    <>
      <circle cx="292" cy="248" r="152" fill="#EDA92C" />
      <circle cx="240" cy="190" r="152" fill={palette.white} />
      <clipPath id={pane}>
        <circle cx="240" cy="190" r="132" />
      </clipPath>
      <g clipPath={`url(#${pane})`}>
        <path fill="#8E0A3E" d="M100 50h280v280H100Z" />
        <circle cx="252" cy="200" r="130" fill={palette.rani} />
        <Chair x={286} y={292} paint={palette.gendaWash} />
        <path fill="#6E062E" d="M100 292h280v60H100Z" />
        <path fill={palette.white} d="M100 284h280v12H100Z" />
      </g>
      <g className={css.reaching}>
        <path fill={palette.ink} d="M158 284c0-16 64-16 64 0Z" />
        <path
          fill="none"
          stroke={palette.ink}
          strokeWidth="10"
          strokeLinejoin="round"
          d="M190 280l38-104L96 132"
        />
        <circle cx="228" cy="176" r="10" fill={palette.genda} />
        <path fill={palette.neel} d="M104 112l-18 36-58 40c-8-26 6-70 40-90Z" />
        <path fill={palette.white} d="M28 188c22 10 46-4 58-40-24 20-42 32-58 40Z" />
      </g>
    </>
  );
}

/** An arched window; someone has left a checked cloth and a glass of tea on its sill. */
const arched = (
  <>
    <path fill="#F58DB5" d="M112 344h262l62 100H176Z" />
    <path fill={palette.white} d="M116 334V158a124 124 0 0 1 248 0v176Z" />
    <path fill={palette.neelDeep} d="M136 334V158a104 104 0 0 1 208 0v176Z" />
    <path fill={palette.neel} d="M160 334V166a92 92 0 0 1 184 0v168Z" />
    <path fill="#13255E" d="M136 334l24-16h184v16Z" />
    <Lamp x={250} y={72} drop={56} />
    <Chair x={262} y={326} paint={palette.genda} />
    <path fill={palette.white} d="M92 330h296v26H92Z" />
    <path fill={palette.genda} d="M318 288h34l-5 42h-24Z" />
    <path fill="#B4571E" d="M320 300h30l-4 27h-22Z" />
    <g className={css.reaching}>
      <path fill={palette.geru} d="M126 322h96v116l-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10Z" />
      <path
        fill={palette.chuna}
        d="M141 332h8v108h-8ZM163 332h8v108h-8ZM185 332h8v108h-8ZM207 332h8v108h-8ZM126 348h96v8h-96ZM126 374h96v8h-96ZM126 400h96v8h-96Z"
      />
      <path fill={palette.raniDeep} d="M126 322h96v10h-96ZM126 426h96v10h-96Z" />
    </g>
  </>
);

/** The window and the object that leaves its frame, by kind. */
const windows = {
  square: { viewBox: '42 20 396 436', drawing: square },
  round: { viewBox: '14 24 444 400', drawing: <RoundWindow /> },
  arched: { viewBox: '42 20 396 436', drawing: arched },
} as const;
export type EmptyWindowKind = keyof typeof windows;

/** A lit, empty window on the wall of its house. Decorative: the text below names the opening. */
export function EmptyWindow({ kind }: { kind: EmptyWindowKind }) {
  const { viewBox, drawing } = windows[kind];
  return (
    <div className={css.wallPart}>
      <svg className={css.emptyWindow} viewBox={viewBox} aria-hidden="true">
        {drawing}
      </svg>
    </div>
  );
}
