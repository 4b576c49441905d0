import type { AnyRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { inspection } from '../../src/boot/inspect.ts';
import { Shell } from '../../src/shell/Shell.tsx';
import { above } from '../../src/theme/breakpoints.ts';
import { media, renderInSite, resetSite } from './site.tsx';

test('a shell that is gone hears nothing', async () => {
  resetSite();
  vi.stubGlobal('matchMedia', (query: string) => media.query(query));
  const events: unknown[] = [];
  inspection.inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event') events.push(inspected.event.type);
  };
  await renderInSite(
    <Shell>
      <h1>Home</h1>
    </Shell>,
  );
  const router = Reflect.get(window, '__TSR_ROUTER__') as AnyRouter;
  const input = document.body.appendChild(document.createElement('input'));
  const happen = () => {
    events.length = 0;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    media.answer(above.laptop, true);
    act(() => {
      for (const type of ['onBeforeNavigate', 'onBeforeRouteMount'])
        router.emit({ type, pathChanged: true } as never);
      input.focus();
      input.blur();
    });
    return events;
  };
  expect(new Set(happen())).toEqual(
    new Set([
      'escape.pressed',
      'viewport.widened',
      'navigation.started',
      'page.rendered',
      'field.focused',
      'field.left',
    ]),
  );
  cleanup();
  expect(happen()).toEqual([]);
  input.remove();
  Reflect.deleteProperty(inspection, 'inspect');
  vi.unstubAllGlobals();
});
