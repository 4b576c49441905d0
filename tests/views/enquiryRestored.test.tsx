import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { nextTask } from '../../src/actors/nextTask.ts';
import { form, openForm, state } from './enquiryForm.tsx';
import { collectEvents } from './site.tsx';

const comeBack = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

describe('a page that comes back from the back/forward cache', () => {
  test('tells its machine so, until it is gone', async () => {
    const events = collectEvents();
    await openForm();
    events.length = 0;
    await comeBack(false);
    expect(events).toEqual([]);
    await comeBack(true);
    expect(events).toContain('page.restored');
    cleanup();
    events.length = 0;
    await comeBack(true);
    expect(events).not.toContain('page.restored');
  });

  test('shows no state in between', async () => {
    await openForm();
    fireEvent.submit(form());
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(state()).toBe('filling.checked');
    await act(async () => {});
    const changed: unknown[] = [];
    new MutationObserver((changes) => changed.push(...changes)).observe(form(), {
      attributeFilter: ['data-state', 'aria-invalid'],
      childList: true,
      subtree: true,
    });
    // React renders when it does on the site.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await nextTask();
    expect(changed).toEqual([]);
  });
});
