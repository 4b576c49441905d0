import { memo, useState } from 'react';
import { eventWords } from '../../machines/transitions.ts';
import { scrub } from '../scrub.ts';
import type { Entry } from './core/entry.ts';
import * as css from './Log.css.ts';
import { badge, code, input, quiet, ruled } from './parts.css.ts';

/** Entries that are rendered at once. */
const SHOWN = 50;

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

const Line = memo(function Line({ entry }: { entry: Entry }) {
  const { at, event, outcome, transitions, actions } = entry;
  return (
    <li data-outcome={outcome}>
      <div className={css.entry}>
        <span className={`${code} ${css.event}`}>{eventWords(event.type)}</span>
        <span className={badge} data-outcome={outcome}>
          {outcome}
        </span>
        <span className={`${quiet} ${css.time}`}>{(at / 1000).toFixed(2)} s</span>
      </div>
      {[scrubbed(entry), reasonOf(entry), ...transitions, actions.length > 0 && `did ${actions.join(', ')}`]
        .filter(Boolean)
        .map((text) => (
          <p key={String(text)} className={`${code} ${css.detail}`}>
            {text}
          </p>
        ))}
    </li>
  );
});

/** The events that an actor received, latest first, each with its outcome. */
export function Log({ entries }: { entries: readonly Entry[] }) {
  const [shown, setShown] = useState('all');
  return (
    <>
      <select
        className={input}
        aria-label="Outcome"
        value={shown}
        onChange={({ target }) => setShown(target.value)}
      >
        {['all', 'taken', 'ignored', 'refused'].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <ol reversed className={ruled} aria-label="Events">
        {entries
          .filter(({ outcome }) => shown === 'all' || outcome === shown)
          .slice(-SHOWN)
          .reverse()
          .map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
      </ol>
    </>
  );
}
