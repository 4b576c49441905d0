import { pathOf } from '../actors/statePath.ts';
import type { TrackedActor } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { code, heading } from './parts.css.ts';

interface ActorListProps {
  actors: readonly TrackedActor[];
  chosen: TrackedActor | undefined;
  onChoose: (tracked: TrackedActor) => void;
}

/** Every actor of the page, by name, state and invoked actors; those that are gone come last. */
export const ActorList = ({ actors, chosen, onChoose }: ActorListProps) => (
  <nav className={css.list} aria-label="Actors">
    <h2 className={`${css.head} ${heading}`}>Actors</h2>
    <ul className={css.actors}>
      {actors
        .toSorted((one, other) => Number(one.isGone) - Number(other.isGone))
        .map((tracked) => {
          const { name, actor, isGone } = tracked;
          const { value, children } = actor.getSnapshot();
          const invoked = isGone ? [] : Object.keys(children);
          return (
            <li key={name}>
              <button
                type="button"
                className={css.actor}
                aria-current={tracked === chosen ? 'true' : undefined}
                onClick={() => onChoose(tracked)}
              >
                {name}
                <span className={`${code} ${css.state}`}>
                  {isGone && 'gone: '}
                  {pathOf(value)}
                </span>
                {invoked.length > 0 && <span className={`${code} ${css.state}`}>↳ {invoked.join(', ')}</span>}
              </button>
            </li>
          );
        })}
    </ul>
  </nav>
);
