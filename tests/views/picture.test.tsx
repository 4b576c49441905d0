import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from '../../src/ui/Picture.tsx';

const file = { src: '/static/kiln.webp', width: 800, height: 500 };
const address = `http://127.0.0.1${file.src}`;

/** Renders a picture that the browser is done with, or not, before React listens to it. */
function show({ complete, naturalWidth, currentSrc }: Record<string, unknown>) {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(complete as boolean);
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth as number);
  vi.spyOn(prototype, 'currentSrc', 'get').mockReturnValue(currentSrc as string);
  render(<Picture file={file} alt="Asha at her kiln" />);
  return screen.getByRole<HTMLImageElement>('img');
}

test.each([
  ['has failed', { complete: true, naturalWidth: 0, currentSrc: address }, 'Image not found'],
  ['has arrived', { complete: true, naturalWidth: 800, currentSrc: address }, 'Asha at her kiln'],
  ['is on its way', { complete: false, naturalWidth: 0, currentSrc: address }, 'Asha at her kiln'],
  // Far down the page; browsers call it complete all the same.
  ['is not requested yet', { complete: true, naturalWidth: 0, currentSrc: '' }, 'Asha at her kiln'],
])('a picture that %s before hydration has its text (ERROR-1)', (_, state, alt) => {
  expect(show(state).alt).toBe(alt);
});

test('a picture that fails later says so until it arrives (ERROR-1)', () => {
  const image = show({ complete: false, naturalWidth: 0, currentSrc: address });
  fireEvent.error(image);
  expect(image.alt).toBe('Image not found');
  // In another orientation the browser shows another file.
  fireEvent.load(image);
  expect(image.alt).toBe('Asha at her kiln');
});
