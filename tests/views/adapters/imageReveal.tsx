import { act, screen } from '@testing-library/react';
import { mockIsIntersecting } from 'react-intersection-observer/test-utils';
import { expect } from 'vitest';
import { ImageReveal } from '../../../src/features/imageReveal/ImageReveal.tsx';
import contact from '../../../src/media/pictures/contact.gen.ts';
import { Picture } from '../../../src/ui/Picture.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';

const picture = () => screen.getByRole('img', { name: 'She listens.' });
const box = () => picture().closest('div');
const see = (isSeen: boolean) =>
  act(() => {
    const element = box();
    // A sliver is enough.
    if (element) mockIsIntersecting(element, isSeen ? 0.01 : false);
  });

export const imageReveal: ViewAdapter<'imageReveal'> = {
  // Its first report may say that it is outside of the viewport.
  open: () =>
    renderInSite(
      <ImageReveal>
        <Picture file={contact} alt="She listens." />
      </ImageReveal>,
    ),
  events: { 'element.entered': () => see(true), 'element.left': () => see(false) },
  element: box,
  expectState: (state) => expect(box()?.hasAttribute('data-unfolds')).toBe(state === 'unfolded'),
};
