import { useState } from 'react';
import * as dock from '../shell/dock/Dock.css.ts';
import { variants } from '../ui/Button.css.ts';
import { Button } from '../ui/Button.tsx';
import { ArrowUp, Speech } from '../ui/icons.tsx';
import { MotionButton } from '../ui/MotionButton.tsx';
import { specimens } from './Controls.css.ts';
import { Frozen } from './Frozen.tsx';

type Variant = keyof typeof variants;

/** The label of each state, and its name in a style sheet. Pressing with a pointer implies hovering. */
export const states = [
  { caption: 'Rest', states: undefined },
  { caption: 'Hover', states: 'hover' },
  { caption: 'Focus', states: 'focus-visible' },
  { caption: 'Active', states: 'hover active' },
] as const;

function IconButtons() {
  const [isRunning, setRunning] = useState(true);
  return (
    <div className={specimens}>
      {states.map(({ caption, states: frozenStates }) => (
        <Frozen
          key={caption}
          states={frozenStates}
          caption={`${caption}, ${isRunning ? 'running' : 'paused'}`}
        >
          <MotionButton name="the film" isRunning={isRunning} onPress={() => setRunning(!isRunning)} />
        </Frozen>
      ))}
      {states.map(({ caption, states: frozenStates }, index) => (
        <Frozen key={caption} states={frozenStates} caption={`${caption}, dock`}>
          <button type="button" className={dock.shortcut}>
            <span className={dock.label}>{index % 2 ? 'Back to top' : 'Chat with us'}</span>
            {index % 2 ? <ArrowUp /> : <Speech />}
          </button>
        </Frozen>
      ))}
    </div>
  );
}

/** Buttons with and without an arrow, and icon buttons, on the wall around them. */
export function Buttons() {
  return (
    <>
      {(Object.keys(variants) as Variant[]).map((variant) => (
        <div key={variant} className={specimens}>
          {states.map(({ caption, states: frozenStates }) => (
            <Frozen key={caption} states={frozenStates} caption={`${caption}, ${variant}`}>
              <Button variant={variant} arrow>
                Explore
              </Button>
            </Frozen>
          ))}
          <Frozen caption={`Disabled, ${variant}`}>
            <Button variant={variant} arrow disabled>
              Explore
            </Button>
          </Frozen>
          <Frozen caption="Without an arrow">
            <Button variant={variant}>See all</Button>
          </Frozen>
        </div>
      ))}
      <IconButtons />
    </>
  );
}
