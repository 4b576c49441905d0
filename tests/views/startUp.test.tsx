import { expect, test, vi } from 'vitest';
import { freshModule } from './freshModule.ts';

test('the time since the load counts from the script that loads first, not from the navigation (HOST-3)', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_200);
  const { sinceLoad } =
    await freshModule<typeof import('../../src/shell/startUp/appLoad.ts')>('shell/startUp/appLoad.ts');
  now.mockReturnValue(4_200);
  expect(sinceLoad()).toBe(3_000);
});
