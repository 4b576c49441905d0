import { memo, useState } from 'react';
import { pathOf } from '../actors/statePath.ts';
import type { Seen } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { code, heading, input } from './parts.css.ts';

type Presence = 'running' | 'gone' | 'all';

interface RowProps {
  one: Seen;
  name: string;
  state: string;
  /** Ids of its invoked actors, separated by commas. */
  invoked: string;
  isChosen: boolean;
  onChoose: (one: Seen) => void;
}

/** Lines may break after a dot. */
const breakable = (state: string) => state.replaceAll('.', '.\u200B');

const Row = memo(function Row({ one, name, state, invoked, isChosen, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={css.actor}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(one)}
      >
        {name}
        <span className={`${code} ${css.state}`}>{breakable(state)}</span>
        {invoked && <span className={`${code} ${css.state}`}>↳ {invoked}</span>}
      </button>
    </li>
  );
});

interface ActorListProps {
  actors: readonly Seen[];
  chosen: Seen | undefined;
  onChoose: (one: Seen) => void;
}

/** Every actor of the page, by name and state. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const [query, setQuery] = useState('');
  const [presence, setPresence] = useState<Presence>('running');
  const words = query.toLowerCase().split(/\s+/);
  const rows = actors
    .filter(({ isGone }) => presence === 'all' || isGone === (presence === 'gone'))
    .map((one) => {
      const { value, children } = one.actor.getSnapshot();
      return {
        one,
        state: one.isGone ? `gone: ${pathOf(value)}` : pathOf(value),
        invoked: Object.keys(children),
      };
    })
    .filter(({ one, state }) => {
      const text = `${one.name} ${state}`.toLowerCase();
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
        {rows.map(({ one, state, invoked }) => (
          <Row
            key={one.name}
            one={one}
            name={one.name}
            state={state}
            invoked={one.isGone ? '' : invoked.join(', ')}
            isChosen={one === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </nav>
  );
}
