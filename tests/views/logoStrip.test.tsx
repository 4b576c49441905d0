import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LogoStrip } from '../../src/features/logoStrip/LogoStrip.tsx';
import { stubAnimations } from '../support/animation.ts';
import { media, renderInSite, resetSite } from './site.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a strip that was scrolled before it runs starts from there', async () => {
  resetSite();
  vi.stubGlobal('matchMedia', (query: string) => media.query(query));
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const animations = stubAnimations();
  // Half of it is 600 px, and runs past in 10 s at 60 px/s.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1_200, 90));
  await renderInSite(
    <LogoStrip label="Clients" speed="home">
      <span key="one">noorvali</span>
    </LogoStrip>,
  );
  expect(animations).toEqual([]);
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(150);
  await act(async () => {
    for (const then of waiting) then();
  });
  await vi.waitFor(() => expect(animations).toHaveLength(1));
  expect(animations[0]?.currentTime).toBe(2_500);
  expect(screen.getByRole('region', { name: 'Clients' }).dataset.hydrated).toBe('true');
});
