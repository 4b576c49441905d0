import { isMainThread } from 'node:worker_threads';
import { screen } from '@testing-library/react';
import { beforeEach, test, vi } from 'vitest';
import { Footer } from '../../src/shell/footer/Footer.tsx';
import { renderInSite } from './site.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2041-07-01') }));

test.each([
  '2041-07-01T12:00Z',
  // New Year's Eve in London, but not in Gurgaon. A thread, as of mutation tests, has no time zone of its own.
  ...(isMainThread ? ['2040-12-31T20:00Z'] : []),
])('hydrated, it shows the year by the visitor’s clock: 2041 in Gurgaon at %s (NAV-6)', async (now) => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  vi.setSystemTime(now);
  await renderInSite(<Footer />);
  screen.getByText('© 2041 The Agency Way');
});
