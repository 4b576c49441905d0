import { pathOf } from '../../actors/statePath.ts';
import { jobs } from '../../content/jobs.ts';
import type { WallName } from '../../theme/walls.ts';
import * as css from './CareersCards.css.ts';
import type { EmptyWindowKind } from './EmptyWindow.tsx';
import { JobCard } from './JobCard.tsx';
import { useCareersCards } from './useCareersCards.ts';

/** The look of each opening, in turn. */
const floors = [
  { wall: 'neelWash', kind: 'square' },
  { wall: 'gendaWash', kind: 'round' },
  { wall: 'raniWash', kind: 'arched' },
] as const satisfies readonly { wall: WallName; kind: EmptyWindowKind }[];

/** The openings, drawn as floors of one house, each with an empty window. A card flips to its details, one at a time. */
export function CareersCards() {
  const [snapshot, send, { list }] = useCareersCards();
  return (
    <ul ref={list} className={css.house} data-state={pathOf(snapshot.value)}>
      {jobs.map((job, index) => {
        const floor = floors[index % floors.length] ?? floors[0];
        return (
          <JobCard
            key={job.title}
            job={job}
            {...floor}
            isExpanded={snapshot.context.card === job.title}
            send={send}
          />
        );
      })}
    </ul>
  );
}
