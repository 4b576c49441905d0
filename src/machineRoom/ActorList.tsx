import { memo, useState } from 'react';
import { pathOf } from '../actors/statePath.ts';
import type { TrackedActor } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { code, heading, input } from './parts.css.ts';

type Presence = 'running' | 'gone' | 'all';

interface RowProps {
  tracked: TrackedActor;
  name: string;
  state: string;
  /** Ids of its invoked actors, separated by commas. */
  invoked: string;
  isChosen: boolean;
  onChoose: (tracked: TrackedActor) => void;
}

/** Lines may break after a dot. */
const breakable = (state: string) => state.replaceAll('.', '.\u200B');

const Row = memo(function Row({ tracked, name, state, invoked, isChosen, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={css.actor}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(tracked)}
      >
        {name}
        <span className={`${code} ${css.state}`}>{breakable(state)}</span>
        {invoked && <span className={`${code} ${css.state}`}>↳ {invoked}</span>}
      </button>
    </li>
  );
});

interface ActorListProps {
  actors: readonly TrackedActor[];
  chosen: TrackedActor | undefined;
  onChoose: (tracked: TrackedActor) => void;
}

/** Every actor of the page, by name and state. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const [query, setQuery] = useState('');
  const [presence, setPresence] = useState<Presence>('running');
  const words = query.toLowerCase().split(/\s+/);
  const rows = actors
    .filter(({ isGone }) => presence === 'all' || isGone === (presence === 'gone'))
    .map((tracked) => {
      const { value, children } = tracked.actor.getSnapshot();
      return {
        tracked,
        state: tracked.isGone ? `gone: ${pathOf(value)}` : pathOf(value),
        invoked: Object.keys(children),
      };
    })
    .filter(({ tracked, state }) => {
      const text = `${tracked.name} ${state}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return (
    <nav className={css.list} aria-label="Actors">
      <div className={css.filters}>
        <h2 className={heading}>Actors</h2>
        <input
          type="search"
          className={input}
          aria-label="Name or state"
          placeholder="Name or state"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <select
          className={input}
          aria-label="Presence"
          value={presence}
          onChange={({ target }) => setPresence(target.value as Presence)}
        >
          <option value="running">Running</option>
          <option value="gone">Gone</option>
          <option value="all">All</option>
        </select>
        <p role="status" className={css.state}>
          {rows.length === 1 ? '1 actor' : `${rows.length} actors`}
        </p>
      </div>
      <ul className={css.actors}>
        {rows.map(({ tracked, state, invoked }) => (
          <Row
            key={tracked.name}
            tracked={tracked}
            name={tracked.name}
            state={state}
            invoked={tracked.isGone ? '' : invoked.join(', ')}
            isChosen={tracked === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </nav>
  );
}
