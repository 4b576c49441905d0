import { useState } from 'react';
import * as imageReveal from '../features/imageReveal/ImageReveal.css.ts';
import { animated } from '../features/textAnimation/TextAnimation.css.ts';
import { pictures } from '../media/index.gen.ts';
import { duration, easing } from '../theme/theme.css.ts';
import { Button } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Loader } from '../ui/Loader.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as css from './Motion.css.ts';
import { figures, part, parts } from './Section.css.ts';
import { tokenName, tokenValue } from './useMeasured.ts';

/** A token, and a mark that moves with its duration or easing. */
function Run({ token, time, ease }: { token: string; time: string; ease: string }) {
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{tokenName(token)}</p>
        <p className={figures}>{tokenValue(token)}</p>
      </div>
      <div className={css.way} style={{ animationDuration: time, animationTimingFunction: ease }}>
        <Mark size={css.RUNNER} />
      </div>
    </li>
  );
}

/** The curve of an easing: time to the right, distance upwards. */
function Curve({ token }: { token: string }) {
  const value = tokenValue(token);
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...value.matchAll(/-?\d*\.?\d+/g)].map(
    ([number]) => Number(number) * 100,
  );
  return (
    <div>
      <svg className={css.curve} viewBox="0 0 100 100" aria-hidden="true">
        <path className={css.box} d="M0 0H100V100H0Z" />
        <path className={css.line} d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
      </svg>
      <p className={css.name}>{tokenName(token)}</p>
      <p className={figures}>{value}</p>
    </div>
  );
}

/** Durations and easings, and the places that use them. */
export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <>
      <div className={css.replay}>
        <Button onClick={() => setRound(round + 1)}>Play again</Button>
      </div>
      <div className={parts}>
        <div>
          <h3 className={part}>How long, and how</h3>
          <ul key={round}>
            {Object.entries(duration).map(([name, token]) => (
              <Run key={name} token={token} time={token} ease={easing.sash} />
            ))}
            {Object.entries(easing).map(([name, token]) => (
              <Run key={name} token={token} time={duration.scene} ease={token} />
            ))}
          </ul>
        </div>
        <div>
          <h3 className={part}>Curves</h3>
          <div className={css.curves}>
            {Object.entries(easing).map(([name, token]) => (
              <Curve key={name} token={token} />
            ))}
          </div>
        </div>
      </div>
      <div key={`scenes-${round}`} className={css.scenes}>
        <div className={css.scene}>
          <div className={imageReveal.frame} data-unfolds data-state="unfolded">
            <Picture file={pictures.contact} alt="" />
          </div>
          <p className={css.name}>A picture opens from its sill</p>
        </div>
        <div className={css.scene}>
          <div className={animated} data-plays data-state="animated">
            <FitBlock as="p" lines={['Ready to redefine', 'your brand', 'experience?']} />
          </div>
          <p className={css.name}>A headline stretches into its measure</p>
        </div>
        <div className={css.scene}>
          <Loader />
          <p className={css.name}>Somebody looks out</p>
        </div>
      </div>
    </>
  );
}
