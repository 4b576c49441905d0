import { Suspense } from 'react';
import { pathOf } from '../actors/statePath.ts';
import { ChartPane } from './ChartPane.tsx';
import type { Room, TrackedActor } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { Panes } from './Panes.tsx';
import { code, heading } from './parts.css.ts';
import { Send } from './Send.tsx';
import { TimeLine } from './TimeLine.tsx';

interface ActorViewProps {
  room: Room;
  tracked: TrackedActor;
  /** The chosen story, counted from 1. */
  story: number | undefined;
  /** The path of the frame's page. */
  page: string;
}

/** One actor: its chart with the active states, its events to send, its log and its context. */
export function ActorView({ room, tracked, story, page }: ActorViewProps) {
  const { name, machine, actor, entries, isGone, rewoundTo } = tracked;
  const snapshot = actor.getSnapshot();
  return (
    <section className={css.shown} aria-labelledby="actor">
      <div className={css.drawn}>
        <div className={css.head}>
          <h2 id="actor" className={heading}>
            {name}
          </h2>
          <p className={code} data-state-path="">
            {isGone && 'gone: '}
            {pathOf(snapshot.value)}
          </p>
        </div>
        <Suspense fallback={<p className={css.nobody}>Drawing the machine …</p>}>
          <ChartPane machine={machine} snapshot={snapshot} last={rewoundTo ? undefined : entries.at(-1)} />
        </Suspense>
        <TimeLine room={room} tracked={tracked} />
      </div>
      <div className={css.panes}>
        <Send tracked={tracked} />
        <Panes tracked={tracked} story={story} page={page} />
      </div>
    </section>
  );
}
