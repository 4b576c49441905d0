import { useState } from 'react';
import { pathOf } from '../actors/statePath.ts';
import type { TrackedActor } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { code, heading, input } from './parts.css.ts';

const stateOf = ({ actor, isGone }: TrackedActor) =>
  `${isGone ? 'gone: ' : ''}${pathOf(actor.getSnapshot().value)}`;

interface ActorListProps {
  actors: readonly TrackedActor[];
  chosen: TrackedActor | undefined;
  onChoose: (tracked: TrackedActor) => void;
}

/** Every actor of the page, by name, state and invoked actors; those that are gone come last. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = actors.filter((tracked) => {
    const text = `${tracked.name} ${stateOf(tracked)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <nav className={css.list} aria-label="Actors">
      <div className={css.head}>
        <h2 className={heading}>Actors</h2>
        <input
          type="search"
          className={input}
          aria-label="Name or state"
          placeholder="Name or state"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <ul className={css.actors}>
        {found
          .toSorted((one, other) => Number(one.isGone) - Number(other.isGone))
          .map((tracked) => {
            const invoked = tracked.isGone ? [] : Object.keys(tracked.actor.getSnapshot().children);
            return (
              <li key={tracked.name}>
                <button
                  type="button"
                  className={css.actor}
                  aria-current={tracked === chosen ? 'true' : undefined}
                  onClick={() => onChoose(tracked)}
                >
                  {tracked.name}
                  <span className={`${code} ${css.state}`}>{stateOf(tracked)}</span>
                  {invoked.length > 0 && (
                    <span className={`${code} ${css.state}`}>↳ {invoked.join(', ')}</span>
                  )}
                </button>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
