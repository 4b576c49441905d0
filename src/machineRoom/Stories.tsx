import { addressOf } from './core/address.ts';
import type { TrackedActor } from './core/room.ts';
import type { Story } from './core/stories.ts';
import { quiet } from './parts.css.ts';
import * as css from './Stories.css.ts';
import { StoryView } from './StoryView.tsx';

interface StoriesProps {
  tracked: TrackedActor;
  stories: readonly Story[] | undefined;
  /** The chosen story, counted from 1. */
  chosen: number | undefined;
  page: string;
}

/** The stories of a machine, each with an address of its own, and the chosen one. */
export function Stories({ tracked, stories, chosen, page }: StoriesProps) {
  if (stories === undefined) return <p className={quiet}>Planning the stories …</p>;
  const story = chosen === undefined ? undefined : stories[chosen - 1];
  return (
    <>
      <ul>
        {stories.map(({ name }, index) => (
          <li key={name}>
            <a
              className={css.link}
              href={addressOf({ machine: tracked.machine, story: index + 1, page })}
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
