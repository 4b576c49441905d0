import { use } from 'react';
import { addressOf } from './core/address.ts';
import type { TrackedActor } from './core/room.ts';
import { storiesOf } from './resources.ts';
import * as css from './Stories.css.ts';
import { StoryView } from './StoryView.tsx';

interface StoriesProps {
  tracked: TrackedActor;
  /** The chosen story, counted from 1. */
  chosen: number | undefined;
  page: string;
}

/** The stories of a machine, each with an address of its own, and the chosen one. */
export function Stories({ tracked, chosen, page }: StoriesProps) {
  const stories = use(storiesOf(tracked.machine));
  const story = chosen === undefined ? undefined : stories[chosen - 1];
  return (
    <>
      <ul>
        {stories.map(({ name, page: ownPage = page }, index) => (
          <li key={name}>
            <a
              className={css.link}
              href={addressOf({ machine: tracked.machine, story: index + 1, page: ownPage })}
              aria-current={chosen === index + 1 ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {story && <StoryView key={`${tracked.name} ${story.name}`} tracked={tracked} story={story} />}
    </>
  );
}
