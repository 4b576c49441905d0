import { screen } from '@testing-library/react';
import { intersectionMockInstance, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImageReveal } from '../../src/features/imageReveal/ImageReveal.tsx';
import contact from '../../src/media/pictures/contact.gen.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { renderInSite } from './site.tsx';

beforeEach(() => setupIntersectionMocking(vi.fn));

async function open(): Promise<HTMLElement> {
  await renderInSite(
    <ImageReveal>
      <Picture file={contact} alt="She listens." />
    </ImageReveal>,
  );
  return screen.getByRole('img', { name: 'She listens.' }).closest('div') as HTMLElement;
}

test('a picture that slides sideways out of the viewport stays', async () => {
  expect(intersectionMockInstance(await open()).rootMargin).toBe('0px 100%');
});

test('where the browser does not tell what is in view, no picture is folded', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  expect((await open()).dataset.state).not.toBe('folded');
});
