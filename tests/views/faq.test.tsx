import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Faq } from '../../src/features/faq/Faq.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a question that was opened before hydration counts as opened', () => {
  const view = <Faq questions={[{ question: 'What does it cost?', answer: 'It depends.' }]} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  // React's development build warns of the attribute that the server did not send.
  vi.spyOn(console, 'error').mockReturnValue();
  act(() => void render(view, { container, hydrate: true }));
  expect(details.dataset.state).toBe('expanded');
});
