import { once } from 'node:events';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Faq } from '../../src/features/faq/Faq.tsx';
import { hydrateInSite } from './site.tsx';

test('a question that was opened before hydration counts as opened', async () => {
  // React's development build warns of the attribute that the server did not send.
  vi.spyOn(console, 'error').mockReturnValue();
  await hydrateInSite(
    <Faq questions={[{ question: 'What does it cost?', answer: 'It depends.' }]} />,
    async (page) => {
      const [details] = page.getElementsByTagName('details');
      if (!details) throw new Error('There is no question.');
      const toggled = once(details, 'toggle');
      details.open = true;
      await toggled;
    },
  );
  await expect.poll(() => document.querySelector('details')?.dataset.state).toBe('expanded');
});

test('a question that was opened and closed before the browser told of it is collapsed', () => {
  render(<Faq questions={[{ question: 'What does it cost?', answer: 'It depends.' }]} />);
  const [details] = document.getElementsByTagName('details');
  // Browsers tell of both changes by one event.
  act(() => void details?.dispatchEvent(new Event('toggle')));
  expect([details?.open, details?.dataset.state]).toEqual([false, 'collapsed']);
});
