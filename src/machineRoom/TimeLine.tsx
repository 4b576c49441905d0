import { eventWords } from '../../machines/transitions.ts';
import { pathOf } from '../actors/statePath.ts';
import type { Room, TrackedActor } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { code } from './parts.css.ts';

/** An actor's recorded snapshots, each of which can be restored. */
export function TimeLine({ room, tracked }: { room: Room; tracked: TrackedActor }) {
  const { entries, rewoundTo, isGone } = tracked;
  const stops = entries.filter(({ snapshot }) => snapshot.status === 'active');
  const last = stops.length - 1;
  const at = rewoundTo ? stops.indexOf(rewoundTo) : last;
  const stop = stops[at];
  return (
    <div className={css.head}>
      <label className={css.rewind}>
        <strong>Rewind</strong>
        <input
          type="range"
          aria-valuetext={stop && `${eventWords(stop.event.type)}, ${pathOf(stop.snapshot.value)}`}
          min={0}
          max={Math.max(last, 0)}
          value={Math.max(at, 0)}
          disabled={isGone || last < 1}
          onChange={({ target }) => {
            const entry = stops[Number(target.value)];
            if (entry) room.rewind(tracked, entry);
          }}
        />
      </label>
      <p className={code} role="status">
        {at + 1} of {stops.length}
        {rewoundTo && ', frozen'}
      </p>
    </div>
  );
}
