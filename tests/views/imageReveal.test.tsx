import { cleanup, screen } from '@testing-library/react';
import { mockIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImageReveal } from '../../src/features/imageReveal/ImageReveal.tsx';
import contact from '../../src/media/pictures/contact.gen.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { renderInSite } from './site.tsx';

beforeEach(() => setupIntersectionMocking(vi.fn));
afterEach(cleanup);

test('a picture outside of the viewport at hydration folds, so that it unfolds when it comes into view', async () => {
  await renderInSite(
    <ImageReveal>
      <Picture file={contact} alt="She listens." />
    </ImageReveal>,
  );
  const box = screen.getByRole('img', { name: 'She listens.' }).closest('div') as HTMLElement;
  mockIsIntersecting(box, false);
  await expect.poll(() => box.dataset.state).toBe('folded');
  mockIsIntersecting(box, 0.01);
  await expect.poll(() => box.dataset.state).toBe('unfolded');
});
