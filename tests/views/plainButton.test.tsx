import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { PlainButton } from '../../src/ui/PlainButton.tsx';

test('a press before the button is ready is repeated once, after the effects of the form that makes the button ready', async () => {
  const happened: string[] = [];
  function Form() {
    const [isReady, setReady] = useState(false);
    useEffect(() => {
      if (isReady) happened.push('values');
    }, [isReady]);
    return (
      <form>
        <input aria-label="Restored" onChange={() => setReady(true)} />
        <PlainButton isReady={isReady} onClick={() => happened.push('press')}>
          Send
        </PlainButton>
      </form>
    );
  }
  render(<Form />);
  const button = screen.getByRole('button');
  expect(button.dataset.waiting).toBe('');
  // As `boot/earlyPresses.ts` does.
  button.dataset.pressed = '';
  fireEvent.change(screen.getByLabelText('Restored'), { target: { value: 'draft' } });
  await Promise.resolve();
  expect(happened).toEqual(['values', 'press']);
  expect(button.dataset.pressed).toBeUndefined();
  expect(button.dataset.waiting).toBeUndefined();
});

test('a button submits no form unless it says so', () => {
  render(<PlainButton>Close</PlainButton>);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('type', 'button');
  expect(screen.getByRole('button', { name: 'Close' }).outerHTML).toContain('type="button"');
});
