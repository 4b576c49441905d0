import { Children, type ReactNode, useRef } from 'react';
import { pathOf } from '../../actors/statePath.ts';
import { MotionButton } from '../../ui/MotionButton.tsx';
import * as css from './LogoStrip.css.ts';
import { type stripSpeed, useLogoStrip } from './useLogoStrip.ts';

interface LogoStripProps {
  /** Its accessible name, as 'Clients'. */
  label: string;
  speed: keyof typeof stripSpeed;
  /** The items; each has a key. */
  children: ReactNode;
}

/** An endless strip of logos. */
export function LogoStrip({ label, speed, children }: LogoStripProps) {
  const strip = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [snapshot, send, { isDoubled }] = useLogoStrip(strip, track, speed);
  const items = Children.map(children, (item) => <li className={css.item}>{item}</li>);

  return (
    <section
      ref={strip}
      className={css.strip}
      aria-label={label}
      data-state={pathOf(snapshot.value)}
      data-doubled={isDoubled || undefined}
    >
      <div className={css.frame}>
        <div ref={track} className={css.track}>
          <ul className={css.list}>{items}</ul>
          {isDoubled && (
            <ul className={`${css.list} ${css.copy}`} aria-hidden="true" inert>
              {items}
            </ul>
          )}
        </div>
      </div>
      <MotionButton
        name={`the strip: ${label}`}
        isRunning={snapshot.matches({ control: 'running' })}
        onPress={() => send({ type: 'control.pressed' })}
        className={css.control}
      />
    </section>
  );
}
