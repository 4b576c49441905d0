import { pathOf } from '../actors/statePath.ts';
import type { Entry } from './core/entry.ts';
import { wordsFor } from './core/payload.ts';
import type { Room, TrackedActor } from './core/room.ts';
import { button, code, heading } from './parts.css.ts';
import * as css from './TimeLine.css.ts';

interface TimeLineProps {
  room: Room;
  tracked: TrackedActor;
  entries: readonly Entry[];
}

/** An actor's recorded snapshots, each of which can be restored. */
export function TimeLine({ room, tracked, entries }: TimeLineProps) {
  const stops = entries.filter(({ snapshot }) => snapshot.status === 'active');
  const last = stops.length - 1;
  const at = tracked.rewoundTo ? stops.indexOf(tracked.rewoundTo) : last;
  const stop = stops[at];
  const go = (index: number) => {
    const entry = stops[index];
    if (entry) room.rewind(tracked, entry);
  };
  const isFrozen = tracked.rewoundTo !== undefined;
  return (
    <div className={css.line}>
      <h3 className={heading}>Rewind</h3>
      <button
        type="button"
        className={button}
        disabled={tracked.isGone || at <= 0}
        onClick={() => go(at - 1)}
      >
        Earlier
      </button>
      <input
        type="range"
        className={css.slider}
        aria-label="Recorded snapshots"
        aria-valuetext={stop && `${wordsFor(stop.event.type)}, ${pathOf(stop.snapshot.value)}`}
        min={0}
        max={Math.max(last, 0)}
        value={Math.max(at, 0)}
        disabled={tracked.isGone || last < 1}
        onChange={({ target }) => go(Number(target.value))}
      />
      <button
        type="button"
        className={button}
        disabled={tracked.isGone || at >= last}
        onClick={() => go(at + 1)}
      >
        Later
      </button>
      <p className={`${code} ${css.place}`} role="status">
        {Math.max(at + 1, 0)} of {stops.length}
        {isFrozen && ', stands still'}
      </p>
    </div>
  );
}
