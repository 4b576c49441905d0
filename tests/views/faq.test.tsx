import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { FaqView } from '../../src/features/faq/FaqView.tsx';
import { castInView, renderInSite } from './cast.tsx';

const questions = [
  { question: 'What does it cost?', answer: 'It depends.' },
  { question: 'Who owns it?', answer: 'Your company.' },
];
const detailsOf = (question: string) => screen.getByText(question).closest('details') as HTMLDetailsElement;
const first = () => detailsOf('What does it cost?');
const second = () => detailsOf('Who owns it?');

/** The browser tells of a toggle a task later. */
const press = async () => {
  fireEvent.click(screen.getByText('What does it cost?'));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

export const faqDriver = await castInView('faq', {
  open: () => renderInSite(<FaqView questions={questions} />),
  act: { 'question.opened': press, 'question.closed': press },
  shows: first,
  sees: (state) => {
    expect(first().open).toBe(state === 'expanded');
    expect(second().open, 'each question has an actor of its own').toBe(false);
    expect(second().dataset.state).toBe('collapsed');
  },
});
