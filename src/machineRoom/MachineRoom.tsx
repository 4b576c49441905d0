import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { skipLink } from '../ui/SkipLink.css.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { ActorList } from './ActorList.tsx';
import { ActorView } from './ActorView.tsx';
import { addressOf, homes } from './core/address.ts';
import type { Room, TrackedActor } from './core/room.ts';
import { useAddress, useWall } from './hooks.ts';
import * as css from './MachineRoom.css.ts';

/** The path of the frame's page; undefined before there is one, and while it is of another site. */
function pageIn(frame: HTMLIFrameElement | null): string | undefined {
  const { protocol, pathname } = frame?.contentDocument?.location ?? {};
  return protocol === 'about:' ? undefined : pathname;
}

/** The actor that the address names, or the first that runs. */
const chosenOf = (
  actors: readonly TrackedActor[],
  picked: TrackedActor | undefined,
  machine: string | undefined,
) =>
  actors.find((tracked) => tracked === picked && tracked.machine === machine) ??
  actors.find((tracked) => tracked.machine === machine && !tracked.isGone) ??
  actors.findLast((tracked) => tracked.machine === machine) ??
  (machine === undefined ? actors.find(({ isGone }) => !isGone) : undefined);

/** The running site in a frame, and beside it each of its machines. */
export function MachineRoom({ room }: { room: Room }) {
  useSyncExternalStore(room.subscribe, room.version);
  const wall = useWall();
  const { machine, page, story } = useAddress();
  const [picked, setPicked] = useState<TrackedActor>();
  const frame = useRef<HTMLIFrameElement>(null);
  const main = useRef<HTMLElement>(null);
  const home = page ?? (machine && homes[machine]) ?? '/';
  useEffect(() => {
    if (frame.current && pageIn(frame.current) !== home) frame.current.src = home;
  }, [home]);
  const actors = room.actors();
  const chosen = chosenOf(actors, picked, machine);
  const choose = (tracked: TrackedActor) => {
    setPicked(tracked);
    window.location.hash = addressOf({ machine: tracked.machine, page: pageIn(frame.current) ?? home });
  };

  return (
    <div className={css.room} data-wall={wall}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the page in the frame has a banner too */}
      <header className={css.bar} data-wall="raat" aria-label="Machine room">
        {/* No link: the hash is the room's address. */}
        <button type="button" className={skipLink} onClick={() => main.current?.focus()}>
          Skip the site
        </button>
        <Wordmark />
        <h1 className={css.title}>Machine room</h1>
        <label>
          <input type="checkbox" /> Wide site
        </label>
      </header>
      <div className={css.columns}>
        <section className={css.site} aria-label="The site">
          <iframe ref={frame} className={css.frame} title="The site" />
        </section>
        <main ref={main} className={css.machines} tabIndex={-1} aria-label="Machines">
          <ActorList actors={actors} chosen={chosen} onChoose={choose} />
          {chosen ? (
            <ActorView
              key={chosen.name}
              room={room}
              tracked={chosen}
              story={story}
              page={pageIn(frame.current) ?? home}
            />
          ) : (
            <p className={css.nobody}>
              {machine ? `This page has no running ${machine} yet.` : 'No machine has started yet.'}
            </p>
          )}
        </main>
      </div>
    </div>
  );
}
