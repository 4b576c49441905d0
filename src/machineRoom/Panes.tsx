import { type ReactNode, Suspense } from 'react';
import { scrub } from '../scrub.ts';
import type { TrackedActor } from './core/room.ts';
import { json } from './Log.css.ts';
import { Log } from './Log.tsx';
import * as css from './MachineRoom.css.ts';
import { code, heading, quiet } from './parts.css.ts';
import { Stories } from './Stories.tsx';

/** A pane of which one is open at a time: `name` makes the browser close the others. */
const Pane = ({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details name="panes" open={open}>
    <summary className={`${css.paneHead} ${heading}`}>{title}</summary>
    {children}
  </details>
);

interface PanesProps {
  tracked: TrackedActor;
  /** The chosen story, counted from 1. */
  story: number | undefined;
  page: string;
}

/** Context, without visitors' words, stories and log of an actor, one at a time. */
export const Panes = ({ tracked, story, page }: PanesProps) => (
  <section className={css.pane} aria-label="Context, stories and log">
    <Pane title="Context">
      <pre className={`${code} ${json}`}>
        {JSON.stringify(scrub(tracked.actor.getSnapshot().context), undefined, 2)}
      </pre>
    </Pane>
    <Pane title="Stories" open={story !== undefined}>
      <Suspense fallback={<p className={quiet}>Planning the stories …</p>}>
        <Stories tracked={tracked} chosen={story} page={page} />
      </Suspense>
    </Pane>
    {/* The last, because it may be long. */}
    <Pane title="Log" open={story === undefined}>
      <Log entries={tracked.entries} />
    </Pane>
  </section>
);
