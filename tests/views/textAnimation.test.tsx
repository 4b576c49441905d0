import { act, screen } from '@testing-library/react';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { expect, vi } from 'vitest';
import { TEXT_ANIMATION_THRESHOLD } from '../../machines/textAnimation.machine.ts';
import { TextAnimation } from '../../src/features/textAnimation/TextAnimation.tsx';
import { FitBlock } from '../../src/ui/FitBlock.tsx';
import { castInView, PATIENCE, renderInSite } from './cast.tsx';

const heading = () => screen.getByRole('heading', { name: 'Tell us who is at your window' });
const box = () => heading().closest<HTMLElement>('[class*="TextAnimation"]');
const see = (ratio: number) =>
  act(() => {
    const element = box();
    if (element) mockIsIntersecting(element, ratio);
  });

export const textAnimationDriver = await castInView('textAnimation', {
  open: async () => {
    await renderInSite(
      <TextAnimation>
        <FitBlock as="h1" lines={['Tell us who', 'is at your window']} />
      </TextAnimation>,
    );
    expect(box()?.hasAttribute('data-state'), 'before the script arrives there is no state').toBe(false);
    await vi.waitFor(() => {
      see(TEXT_ANIMATION_THRESHOLD - 0.01);
      expect(box()?.dataset.state).toBe('still');
    }, PATIENCE);
  },
  act: {
    'element.entered': () => see(TEXT_ANIMATION_THRESHOLD),
    'element.left': () => see(TEXT_ANIMATION_THRESHOLD - 0.01),
  },
  shows: box,
  sees: () => expect(heading()).toBeTruthy(),
});
