import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Faq } from '../../../src/features/faq/Faq.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';

const questions = [
  { question: 'What does it cost?', answer: 'It depends.' },
  { question: 'Who owns it?', answer: 'Your company.' },
];
const detailsOf = (question: string) => screen.getByText(question).closest('details') as HTMLDetailsElement;
const first = () => detailsOf('What does it cost?');
const second = () => detailsOf('Who owns it?');

/** The browser sends `toggle` a task later. */
const press = async () => {
  fireEvent.click(screen.getByText('What does it cost?'));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

export const faq: ViewAdapter<'faq'> = {
  open: () => renderInSite(<Faq questions={questions} />),
  events: { 'question.opened': press, 'question.closed': press },
  element: first,
  expectState: (state) => {
    expect(first().open).toBe(state === 'expanded');
    // The head that comes up with the answer.
    expect(first().querySelectorAll('summary svg')).toHaveLength(1);
    expect(second().open, 'each question has an actor of its own').toBe(false);
    expect(second().dataset.state).toBe('collapsed');
  },
};
