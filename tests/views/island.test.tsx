import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preloadedScript, preloadIslandScripts } from '../../src/actors/islandScripts.ts';
import { island } from '../../src/boot/island.tsx';

test('an island keeps what was typed in it when its script is preloaded for the next page', async () => {
  const script = { file: 'typed', load: async () => ({ Field: () => <input /> }) };
  const Island = island(script, ({ Field }) => Field);
  const { rerender } = render(<Island />);
  const field = await screen.findByRole('textbox');
  await preloadIslandScripts([script]);
  rerender(<Island />);
  expect(screen.getByRole('textbox')).toBe(field);
  rerender(<Island key="next page" />);
  expect(screen.getByRole('textbox'), 'the next page has it at once').not.toBe(field);
});

test('a script that arrives before the page is hydrated is not recorded: its islands hydrate as they were prerendered', async () => {
  document.documentElement.removeAttribute('data-hydrated');
  const script = { file: 'early', load: async () => ({}) };
  await preloadIslandScripts([script]);
  expect(preloadedScript(script)).toBeUndefined();
});

test('an island that is gone before its script has come is not waited for', async () => {
  const arrival = Promise.withResolvers<{ Field: () => null }>();
  const Island = island({ file: 'late', load: () => arrival.promise }, ({ Field }) => Field);
  const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');
  const { unmount } = render(<Island />);
  expect(isHydrated()).toBe(false);
  unmount();
  expect(isHydrated()).toBe(true);
  arrival.resolve({ Field: () => null });
});
