import { act, screen } from '@testing-library/react';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { expect } from 'vitest';
import { TextAnimation } from '../../../src/features/textAnimation/TextAnimation.tsx';
import { FitBlock } from '../../../src/ui/FitBlock.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';

const heading = () => screen.getByRole('heading', { name: 'Tell us who is at your window' });
const box = () => heading().closest<HTMLElement>('[class*="TextAnimation"]');
const see = (ratio: number) =>
  act(() => {
    const element = box();
    if (element) mockIsIntersecting(element, ratio);
  });

export const textAnimation: ViewAdapter<'textAnimation'> = {
  open: async () => {
    await renderInSite(
      <TextAnimation>
        <FitBlock as="h1" lines={['Tell us who', 'is at your window']} />
      </TextAnimation>,
    );
    see(0.29);
  },
  events: {
    'element.entered': () => see(0.3),
    'element.left': () => see(0.29),
  },
  element: box,
  expectState: (state) => expect(box()?.hasAttribute('data-plays')).toBe(state !== 'still'),
};
