import { act, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { LogoStrip } from '../../../src/features/islands.ts';
import { stubAnimations } from '../animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';
import { pauseActs } from './pauseReasons.ts';

const strip = () => screen.getByRole('region', { name: 'Clients' });
const control = () => within(strip()).getByRole('button', { hidden: true });
let animations: ReturnType<typeof stubAnimations> = [];
let rest = () => {};

const open = async () => {
  animations = stubAnimations();
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    rest = then;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  await renderInSite(
    <>
      <LogoStrip label="Clients" speed="home">
        <span key="one">noorvali</span>
        <span key="two">Dhruvanto</span>
      </LogoStrip>
      <button type="button">Elsewhere</button>
    </>,
  );
  await screen.findByRole('region', { name: 'Clients' });
};

export const logoStrip: ViewAdapter<'logoStrip'> = {
  open,
  events: { ...pauseActs(strip, control), 'page.settled': () => act(() => rest()) },
  element: strip,
  expectState: (_, snapshot) => {
    const isPaused = snapshot.matches({ control: 'paused' });
    expect(control().textContent).toBe(isPaused ? 'Play the strip: Clients' : 'Pause the strip: Clients');
    const isDoubled = snapshot.matches({ track: 'doubled' });
    expect(strip().hasAttribute('data-doubled')).toBe(isDoubled);
    expect(strip().querySelectorAll('ul')).toHaveLength(isDoubled ? 2 : 1);
    if (!isDoubled) return expect(animations).toEqual([]);
    const [copy] = strip().querySelectorAll('ul[aria-hidden="true"]');
    expect(copy?.hasAttribute('inert')).toBe(true);
    expect(copy?.textContent).toBe('noorvaliDhruvanto');
    // The run's last call follows the machine's state.
    const run = animations.at(-1);
    const [played = 0, paused = 0, ended = 0] = [run?.play, run?.pause, run?.cancel].map((told) =>
      Math.max(0, ...(told?.mock.invocationCallOrder ?? [])),
    );
    if (snapshot.matches({ motion: 'reduced' })) expect(ended > 0).toBe(run !== undefined);
    else expect(played > paused).toBe(!snapshot.hasTag('paused'));
  },
};
