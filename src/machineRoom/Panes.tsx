import type { ReactNode } from 'react';
import { ContextView } from './ContextView.tsx';
import type { TrackedActor } from './core/room.ts';
import type { Story } from './core/stories.ts';
import { Log } from './Log.tsx';
import * as css from './MachineRoom.css.ts';
import { heading } from './parts.css.ts';
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
  stories: readonly Story[] | undefined;
  /** The chosen story, counted from 1. */
  story: number | undefined;
  page: string;
}

/** Context, stories and log of an actor, one at a time. */
export const Panes = ({ tracked, stories, story, page }: PanesProps) => (
  <section className={css.pane} aria-label="Context, stories and log">
    <Pane title="Context">
      <ContextView snapshot={tracked.actor.getSnapshot()} />
    </Pane>
    <Pane title="Stories" open={story !== undefined}>
      <Stories tracked={tracked} stories={stories} chosen={story} page={page} />
    </Pane>
    {/* The last, because it may be long. */}
    <Pane title="Log" open={story === undefined}>
      <Log entries={tracked.entries} />
    </Pane>
  </section>
);
