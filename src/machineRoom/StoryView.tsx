import { useEffect, useRef, useState } from 'react';
import type { TrackedActor } from './core/room.ts';
import { type StepResult, type Story, takeStep } from './core/stories.ts';
import { badge, button, code, quiet, ruled } from './parts.css.ts';
import * as css from './Stories.css.ts';

/** One story: the page's actor takes each step, and its state is compared with the expected one. */
export function StoryView({ tracked, story }: { tracked: TrackedActor; story: Story }) {
  const [results, setResults] = useState<readonly StepResult[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const next = results.length;
  const last = results.at(-1);
  // After an unexpected step the actor may not take the next event, and an error that nothing takes ends it.
  const canGoOn = !tracked.isGone && next < story.steps.length && last?.isAsExpected !== false;

  useEffect(() => {
    if (next > 0) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [next]);

  return (
    <>
      <div className={css.head}>
        <div className={css.controls}>
          <button
            type="button"
            className={button}
            disabled={!canGoOn}
            onClick={() => setResults([...results, takeStep(tracked, story, next)])}
          >
            Next step
          </button>
          <button type="button" className={button} disabled={next === 0} onClick={() => setResults([])}>
            Start again
          </button>
        </div>
        <p role="status" className={quiet}>
          {last
            ? `Step ${next} of ${story.steps.length}: ${last.isAsExpected ? 'as expected' : 'not as expected'}`
            : `${story.steps.length} steps; the first puts the actor into the story's start`}
          {tracked.isGone && '. The actor has ended; reload the room for a new one'}
        </p>
      </div>
      <ol ref={list} className={ruled}>
        {story.steps.map(({ name, expected }, index) => {
          const result = results[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and may repeat
            <li key={index}>
              <div className={css.step} aria-current={index === next ? 'step' : undefined}>
                <span className={code}>{index === 0 ? 'start' : name}</span>
                {result && (
                  <span className={badge} data-outcome={result.isAsExpected ? 'taken' : 'unexpected'}>
                    {result.isAsExpected ? 'as expected' : `is ${result.actual}`}
                  </span>
                )}
                <span className={`${code} ${css.expected}`}>→ {expected}</span>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
