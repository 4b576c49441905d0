import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WrittenDate } from '../../src/ui/WrittenDate.tsx';

test.each(['Asia/Kolkata', 'America/Los_Angeles'])('a date is the same in every time zone: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  render(
    <>
      <WrittenDate date="2025-03-01" />
      <WrittenDate date="2025-03" />
    </>,
  );
  expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual([
    '1 March 2025',
    'March 2025',
  ]);
});
