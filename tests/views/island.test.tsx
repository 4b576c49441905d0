import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preloadIslandScripts } from '../../src/actors/islandScripts.ts';
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
