import { memo, useState } from 'react';
import { scrub } from '../inspectorMessages.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Entry } from './core/entry.ts';
import { wordsFor } from './core/payload.ts';
import type { Room, TrackedActor } from './core/room.ts';
import * as css from './Log.css.ts';
import { badge, code, input, quiet, ruled } from './parts.css.ts';

/** Entries that are drawn at once. */
const SHOWN = 50;

const filters = ['all', 'taken', 'ignored', 'refused'] as const;
type Filter = (typeof filters)[number];

/** An event's payload as JSON without visitors' words. */
function scrubbed({ event: { type: _, ...payload } }: Entry): string {
  const text = JSON.stringify(scrub(payload));
  return text === '{}' ? '' : text;
}

function reasonOf({ outcome, guards }: Entry): string | undefined {
  if (outcome === 'refused') return `${guards.join(', ')} said no`;
  if (outcome === 'ignored') return `no active state has a transition for it`;
  return undefined;
}

interface LineProps {
  entry: Entry;
  /** Undefined when the actor cannot be rewound to it. */
  onRewind: ((entry: Entry) => void) | undefined;
}

const Line = memo(function Line({ entry, onRewind }: LineProps) {
  const { at, event, outcome, transitions, actions } = entry;
  const reason = reasonOf(entry);
  return (
    <li data-outcome={outcome}>
      <div className={css.entry}>
        <span className={`${code} ${css.event}`}>{wordsFor(event.type)}</span>
        <span className={badge} data-outcome={outcome}>
          {outcome}
        </span>
        <span className={`${quiet} ${css.time}`}>{(at / 1000).toFixed(2)} s</span>
        {onRewind && (
          <button type="button" className={css.back} onClick={() => onRewind(entry)}>
            Rewind<VisuallyHidden> to {wordsFor(event.type)}</VisuallyHidden>
          </button>
        )}
      </div>
      {[scrubbed(entry), reason, ...transitions, actions.length > 0 && `did ${actions.join(', ')}`]
        .filter(Boolean)
        .map((text) => (
          <p key={String(text)} className={`${code} ${css.detail}`}>
            {text}
          </p>
        ))}
    </li>
  );
});

interface LogProps {
  room: Room;
  tracked: TrackedActor;
  entries: readonly Entry[];
}

/** The events that an actor received, latest first, each with its outcome. */
export function Log({ room, tracked, entries }: LogProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [rewindTo] = useState(() => (entry: Entry) => room.rewind(tracked, entry));
  const shown = entries.filter(({ outcome }) => filter === 'all' || outcome === filter);
  return (
    <>
      <div className={css.filters}>
        <label htmlFor="log-filter" className={quiet}>
          Show
        </label>
        <select
          id="log-filter"
          className={input}
          value={filter}
          onChange={({ target }) => setFilter(target.value as Filter)}
        >
          {filters.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <ol reversed className={ruled} aria-label="Events">
        {shown
          .slice(-SHOWN)
          .reverse()
          .map((entry) => (
            <Line
              key={entry.id}
              entry={entry}
              onRewind={tracked.isGone || entry.snapshot.status !== 'active' ? undefined : rewindTo}
            />
          ))}
      </ol>
    </>
  );
}
