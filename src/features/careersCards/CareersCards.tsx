import { pathOf } from '../../actors/statePath.ts';
import type { Job } from '../../content/types.ts';
import type { WallName } from '../../theme/walls.ts';
import * as css from './CareersCards.css.ts';
import type { EmptyWindowKind } from './EmptyWindow.tsx';
import { JobCard } from './JobCard.tsx';
import { useCareersCards } from './useCareersCards.ts';

/** The look of each opening, in turn. */
const floors = [
  { wall: 'neelWash', window: 'square' },
  { wall: 'gendaWash', window: 'round' },
  { wall: 'raniWash', window: 'arched' },
] as const satisfies readonly { wall: WallName; window: EmptyWindowKind }[];

interface CareersCardsProps {
  jobs: readonly Job[];
  /** The id of the form that Apply Now leads to. */
  form: string;
}

/** The openings, drawn as floors of one house, each with an empty window. A card flips to its details, one at a time. */
export function CareersCards({ jobs, form }: CareersCardsProps) {
  const [snapshot, send, { list }] = useCareersCards(jobs, form);
  return (
    <ul ref={list} className={css.house} data-state={pathOf(snapshot.value)}>
      {jobs.map((job, index) => {
        const floor = floors[index % floors.length] ?? floors[0];
        return (
          <JobCard
            key={job.title}
            job={job}
            {...floor}
            form={form}
            isExpanded={snapshot.context.card === job.title}
            send={send}
          />
        );
      })}
    </ul>
  );
}
