import { useState } from 'react';
import * as imageReveal from '../features/imageReveal/ImageReveal.css.ts';
import { animated } from '../features/textAnimation/TextAnimation.css.ts';
import contact from '../media/pictures/contact.gen.ts';
import { duration, easing } from '../theme/theme.css.ts';
import { Button } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Loader } from '../ui/Loader.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as css from './design.css.ts';
import { tokenName, tokenValue } from './tokens.ts';

/** A token, and a mark that moves with its duration or easing. */
function Run({ token, time, ease }: { token: string; time: string; ease: string }) {
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{tokenName(token)}</p>
        <p className={css.figures}>{tokenValue(token)}</p>
      </div>
      <div className={css.way} style={{ animationDuration: time, animationTimingFunction: ease }}>
        <Mark />
      </div>
    </li>
  );
}

/** Durations and easings, and the places that use them. */
export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <>
      <div>
        <Button onClick={() => setRound(round + 1)}>Play again</Button>
      </div>
      <ul key={`runs-${round}`}>
        {Object.entries(duration).map(([name, token]) => (
          <Run key={name} token={token} time={token} ease={easing.sash} />
        ))}
        {Object.entries(easing).map(([name, token]) => (
          <Run key={name} token={token} time={duration.scene} ease={token} />
        ))}
      </ul>
      <div key={`scenes-${round}`} className={css.scenes}>
        <div className={imageReveal.frame} data-unfolds data-state="unfolded">
          <Picture file={contact} alt="" />
        </div>
        <div className={animated} data-plays data-state="animated">
          <FitBlock as="p" lines={['Ready to redefine', 'your brand', 'experience?']} />
        </div>
        <Loader />
      </div>
    </>
  );
}
