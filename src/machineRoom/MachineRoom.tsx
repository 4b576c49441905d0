import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { skipLink } from '../ui/SkipLink.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { ActorList } from './ActorList.tsx';
import { ActorView } from './ActorView.tsx';
import { addressOf, homes } from './core/address.ts';
import type { Room, TrackedActor } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { button, input } from './parts.css.ts';
import type { Site } from './site.ts';
import { useAddress, useRoom, useWall } from './useRoom.ts';

const widths = [
  ['390', '390 px'],
  ['fits', 'Fits'],
] as const;

/** The path of the frame's page; undefined before there is one, and while it is of another site. */
function pageIn(frame: HTMLIFrameElement | null): string | undefined {
  const { protocol, pathname } = frame?.contentDocument?.location ?? {};
  return protocol === 'about:' ? undefined : pathname;
}

/** The actor that the address names, or the first that runs. */
const chosenOf = (
  actors: readonly TrackedActor[],
  chosen: TrackedActor | undefined,
  machine: string | undefined,
) =>
  actors.find((tracked) => tracked === chosen) ??
  actors.find((tracked) => tracked.machine === machine && !tracked.isGone) ??
  actors.findLast((tracked) => tracked.machine === machine) ??
  (machine === undefined ? actors.find(({ isGone }) => !isGone) : undefined);

/** The running site in a frame, and beside it each of its machines. */
export function MachineRoom({ room }: { room: Room }) {
  useRoom(room);
  const wall = useWall();
  const address = useAddress();
  const { machine } = address;
  const [width, setWidth] = useState<string>('390');
  const [picked, setPicked] = useState<TrackedActor>();
  const home = address.page ?? (machine && homes[machine]) ?? '/';
  const frame = useRef<HTMLIFrameElement>(null);
  const main = useRef<HTMLElement>(null);
  const actors = room.actors();
  const chosen = chosenOf(actors, picked?.machine === machine ? picked : undefined, machine);
  const page = pageIn(frame.current) ?? home;
  const [first] = useState(home);
  const choose = useCallback((tracked: TrackedActor) => {
    setPicked(tracked);
    window.location.hash = addressOf({ machine: tracked.machine, page: pageIn(frame.current) ?? '/' });
  }, []);
  const site = useMemo<Site>(
    () => ({
      page,
      reopen() {
        if (frame.current) frame.current.src = home;
      },
      startOwn(input) {
        if (chosen) setPicked(room.startOwn(chosen.machine, input));
      },
    }),
    [page, home, chosen, room],
  );
  const open = (path: string) => {
    const address = addressOf({
      ...(machine && { machine }),
      page: new URL(path, window.location.origin).pathname,
    });
    if (window.location.hash === address) site.reopen();
    else window.location.hash = address;
  };
  const opened = useRef(home);
  useEffect(() => {
    if (home !== opened.current && home !== pageIn(frame.current) && frame.current) frame.current.src = home;
    opened.current = home;
  }, [home]);

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
        <form
          className={css.address}
          onSubmit={(event) => {
            event.preventDefault();
            open(String(new FormData(event.currentTarget).get('page')));
          }}
        >
          <label htmlFor="page">Page</label>
          <input key={page} id="page" name="page" className={input} defaultValue={page} />
          <button type="submit" className={button}>
            Go
          </button>
        </form>
        <fieldset className={css.widths}>
          <legend>
            <VisuallyHidden>Width of the site</VisuallyHidden>
          </legend>
          <span aria-hidden="true">Width</span>
          {widths.map(([value, label]) => (
            <label key={value} className={css.choice}>
              <input type="radio" name="width" checked={width === value} onChange={() => setWidth(value)} />
              {label}
            </label>
          ))}
        </fieldset>
      </header>
      <div className={css.columns} data-width={width}>
        <section className={css.site} aria-label="The site">
          <iframe ref={frame} className={css.frame} title="The site" src={first} />
        </section>
        <main ref={main} className={css.machines} tabIndex={-1} aria-label="Machines">
          <ActorList actors={actors} chosen={chosen} onChoose={choose} />
          {chosen ? (
            <ActorView
              key={chosen.name}
              room={room}
              tracked={chosen}
              snapshot={chosen.actor.getSnapshot()}
              entries={chosen.entries}
              isGone={chosen.isGone}
              rewoundTo={chosen.rewoundTo}
              story={address.story}
              site={site}
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
