import { expect, test, vi } from 'vitest';
import { flag, renderLate } from './adapters/startUp.tsx';
import { freshModule } from './freshModule.ts';

test.each([5_000, 9_000])('rendered %i ms after the load, the flag is set at once', async (elapsed) => {
  await renderLate(elapsed);
  // Counted from its rendering, it would take 5 s (HOST-3).
  await expect.poll(() => flag()?.dataset.state, { timeout: 4_000 }).toBe('elapsed');
});

test('the time since the load counts from the script that loads first, not from the navigation (HOST-3)', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_200);
  const { sinceLoad } =
    await freshModule<typeof import('../../src/shell/startUp/appLoad.ts')>('shell/startUp/appLoad.ts');
  now.mockReturnValue(4_200);
  expect(sinceLoad()).toBe(3_000);
});
