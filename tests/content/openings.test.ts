import { expect, test } from 'vitest';
import { checkOpenings } from '../../src/build/checkOpenings.ts';
import { jobs } from '../../src/content/jobs.ts';

test.each(['2026/11/26', '31/02/2026', '5/3/2026'] as const)(
  'the build stops at an opening posted on %s',
  (postDate) => {
    expect(() => checkOpenings([...jobs, { ...jobs[1], postDate }])).toThrow(
      /^The content cannot be published:\n {2}src\/content\/jobs\.ts: SEO Manager: postDate: write a real day as dd\/mm\/yyyy$/,
    );
  },
);
