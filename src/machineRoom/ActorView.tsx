import { memo, useCallback, useMemo } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { pathOf } from '../actors/statePath.ts';
import { ChartPane } from './ChartPane.tsx';
import type { Entry } from './core/entry.ts';
import type { Room, TrackedActor } from './core/room.ts';
import { eventsIn } from './core/stories.ts';
import * as css from './MachineRoom.css.ts';
import { Panes } from './Panes.tsx';
import { code, heading } from './parts.css.ts';
import { storiesOf } from './resources.ts';
import { Send } from './Send.tsx';
import type { Site } from './site.ts';
import { TimeLine } from './TimeLine.tsx';
import { useLoaded } from './useRoom.ts';

interface ActorViewProps {
  room: Room;
  tracked: TrackedActor;
  /** The actor's current values, passed as props so that `memo` sees a change. */
  snapshot: AnyMachineSnapshot;
  entries: readonly Entry[];
  isGone: boolean;
  rewoundTo: Entry | undefined;
  /** The chosen story, counted from 1. */
  story: number | undefined;
  site: Site;
}

/** One actor: its chart with the active states, its events to send, its log and its context. */
export const ActorView = memo(function ActorView({
  room,
  tracked,
  snapshot,
  entries,
  isGone,
  rewoundTo,
  story,
  site,
}: ActorViewProps) {
  const { name, machine, actor } = tracked;
  const stories = useLoaded(storiesOf(machine));
  const known = useMemo(() => stories && eventsIn(stories), [stories]);
  const send = useCallback((event: AnyEventObject) => actor.send(event), [actor]);
  return (
    <section className={css.shown} aria-labelledby="actor">
      <div className={css.drawn}>
        <ChartPane machine={machine} snapshot={snapshot} last={rewoundTo ? undefined : entries.at(-1)}>
          <h2 id="actor" className={heading}>
            {name}
          </h2>
          <p className={`${code} ${css.spring}`} data-state-path="">
            {isGone && 'gone: '}
            {pathOf(snapshot.value)}
          </p>
        </ChartPane>
        <TimeLine room={room} tracked={tracked} entries={entries} />
      </div>
      <div className={css.panes}>
        <Send
          machine={machine}
          snapshot={snapshot}
          realm={tracked.realm}
          known={known}
          onSend={isGone ? undefined : send}
        />
        <Panes room={room} tracked={tracked} entries={entries} stories={stories} story={story} site={site} />
      </div>
    </section>
  );
});
