import { useEffect, useRef, useState } from 'react';
import type { TrackedActor } from './core/room.ts';
import { type StepResult, type Story, takeStep } from './core/stories.ts';
import { badge, button, code, quiet, ruled } from './parts.css.ts';
import * as css from './Stories.css.ts';
import type { Site } from './site.ts';

/** ms between the steps of a story that plays. */
const PACE = 900;

interface StoryViewProps {
  tracked: TrackedActor;
  story: Story;
  site: Site;
}

/** One story: the page's actor takes each step, and its state is compared with the expected one. */
export function StoryView({ tracked, story, site }: StoryViewProps) {
  const [results, setResults] = useState<readonly StepResult[]>([]);
  const [isPlaying, setPlaying] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const next = results.length;
  const last = results.at(-1);
  const isOver = next === story.steps.length;
  const canStep = !isOver && !tracked.isGone;
  const step = () => setResults([...results, takeStep(tracked, story, next)]);
  const goesOn = isPlaying && canStep && last?.isAsExpected !== false;

  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setResults([...results, takeStep(tracked, story, results.length)]), PACE);
    return () => clearTimeout(timer);
  }, [goesOn, tracked, story, results]);

  // Only the pane scrolls, so that the chart and the page stay.
  useEffect(() => {
    if (next > 0)
      list.current
        ?.querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [next]);

  return (
    <>
      <div className={css.head}>
        <div className={css.controls}>
          <button type="button" className={button} disabled={!canStep} onClick={step}>
            Next step
          </button>
          <button
            type="button"
            className={button}
            disabled={!canStep}
            aria-pressed={goesOn}
            onClick={() => setPlaying(!goesOn)}
          >
            Play
          </button>
          <button
            type="button"
            className={button}
            disabled={next === 0 && !tracked.isGone}
            onClick={() => {
              setPlaying(false);
              setResults([]);
              // Its actor has ended, as some stories do.
              if (tracked.isGone) site.reopen();
            }}
          >
            Start again
          </button>
          {tracked.isGone && (
            <button type="button" className={button} onClick={() => site.startOwn(story.input)}>
              Play without the page
            </button>
          )}
        </div>
        <p role="status" className={quiet}>
          {last
            ? `Step ${next} of ${story.steps.length}: ${last.isAsExpected ? 'as expected' : 'not as expected'}`
            : `${story.steps.length} steps; the first puts the actor into the story's start`}
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
