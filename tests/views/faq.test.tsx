import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Faq } from '../../src/features/faq/Faq.tsx';
import { hydrateInSite } from './site.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a question that was opened before hydration counts as opened', async () => {
  // React's development build warns of the attribute that the server did not send.
  vi.spyOn(console, 'error').mockReturnValue();
  await hydrateInSite(
    <Faq questions={[{ question: 'What does it cost?', answer: 'It depends.' }]} />,
    (page) => {
      for (const details of page.querySelectorAll('details')) details.open = true;
    },
  );
  await expect.poll(() => document.querySelector('details')?.dataset.state).toBe('expanded');
});
