import { postedOn } from '../content/jobs.ts';
import { isDay } from '../content/plugin/day.ts';
import { throwIfAny } from '../content/plugin/problems.ts';
import type { Job } from '../content/types.ts';

/** @throws an Error that lists the openings without a real day */
export function checkOpenings(openings: readonly Job[]): void {
  throwIfAny(
    openings
      .filter((opening) => !isDay(postedOn(opening)))
      .map(({ title }) => ({
        file: 'src/content/jobs.ts',
        field: `${title}: postDate`,
        remedy: 'write a real day as dd/mm/yyyy',
      })),
  );
}
