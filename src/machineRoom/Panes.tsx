import { type KeyboardEvent, useState } from 'react';
import { ContextView } from './ContextView.tsx';
import type { Entry } from './core/entry.ts';
import type { Room, TrackedActor } from './core/room.ts';
import type { Story } from './core/stories.ts';
import { Log } from './Log.tsx';
import * as css from './MachineRoom.css.ts';
import { button } from './parts.css.ts';
import { Stories } from './Stories.tsx';
import type { Site } from './site.ts';

const tabs = ['Log', 'Context', 'Stories'] as const;
type Tab = (typeof tabs)[number];

interface PanesProps {
  room: Room;
  tracked: TrackedActor;
  entries: readonly Entry[];
  stories: readonly Story[] | undefined;
  /** The chosen story, counted from 1. */
  story: number | undefined;
  site: Site;
}

/** Log, context and stories of an actor, one at a time. */
export function Panes({ room, tracked, entries, stories, story, site }: PanesProps) {
  const [tab, setTab] = useState<Tab>(story === undefined ? 'Log' : 'Stories');
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    setTab(tabs[next] ?? tab);
    currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section className={css.pane} aria-label="Log, context and stories">
      <div
        className={css.paneHead}
        role="tablist"
        aria-label="Log, context and stories"
        onKeyDown={onKeyDown}
      >
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            className={button}
            aria-selected={tab === name}
            aria-controls="pane"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
      <div id="pane" className={css.paneBody} role="tabpanel" tabIndex={0} aria-labelledby={`tab-${tab}`}>
        {tab === 'Log' && <Log room={room} tracked={tracked} entries={entries} />}
        {tab === 'Context' && <ContextView snapshot={tracked.actor.getSnapshot()} />}
        {tab === 'Stories' && <Stories tracked={tracked} stories={stories} chosen={story} site={site} />}
      </div>
    </section>
  );
}
