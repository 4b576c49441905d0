import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Modal } from '../../src/ui/Modal.tsx';

test('a dialog keeps its last words while it closes, and has the next ones when it opens again', () => {
  const dialog = (open: boolean, words: string) => (
    <Modal open={open} aria-label="Your request">
      <p>{words}</p>
    </Modal>
  );
  const { container, rerender } = render(dialog(true, 'The office is closed today.'));
  expect(container.textContent).toBe('The office is closed today.');
  rerender(dialog(false, 'Please stand by.'));
  expect(container.textContent).toBe('The office is closed today.');
  rerender(dialog(true, 'Please stand by.'));
  expect(container.textContent).toBe('Please stand by.');
});

test.each([
  { onCancel: () => {}, closedby: 'closerequest' },
  { onCancel: undefined, closedby: 'none' },
])('a click on the backdrop is no answer, even where Escape is one: $closedby', ({ onCancel, closedby }) => {
  const { container } = render(
    <Modal open onCancel={onCancel} aria-label="Your request">
      <p>Please stand by.</p>
    </Modal>,
  );
  expect(container.querySelector('dialog')?.getAttribute('closedby')).toBe(closedby);
});
