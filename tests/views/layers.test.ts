import { beforeEach, expect, test, vi } from 'vitest';
import { placeLayers } from '../../src/features/popOut/layers.ts';

const parts = () => Array.from(box.children, (layer) => (layer as HTMLElement).dataset.part);
/** The time after which a page counts as painted where no frame is drawn, ms. */
const paint = () => vi.advanceTimersByTimeAsync(100);

let box: HTMLElement;
let picture: HTMLImageElement;
let ending: AbortController;
const place = () => placeLayers(box, picture, ending.signal);

/** A picture in a positioned element, at (120, 80) and of 640 × 400 px, with the box of its layers after it. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  ending = new AbortController();
  document.body.innerHTML = '<figure><img alt=""><span></span></figure>';
  box = document.querySelector('span') as HTMLElement;
  picture = document.querySelector('img') as HTMLImageElement;
  picture.src = '/static/svg/notfound-a1B2-_9z.svg';
  Object.assign(picture.style, { objectFit: 'cover', objectPosition: '50% 0%' });
  picture.getBoundingClientRect = () => new DOMRect(120, 80, 640, 400);
});

test('the layers lie exactly on the picture, and a reader of the screen meets none of them', async () => {
  const around = { getBoundingClientRect: () => new DOMRect(20, 30, 900, 900) };
  Object.defineProperty(box, 'offsetParent', { value: around });
  void place();
  await paint();
  expect(parts()).toEqual(['behind', 'object', 'front']);
  expect(box.style).toMatchObject({ left: '100px', top: '50px', width: '640px', height: '400px' });
  expect(box.style.getPropertyValue('--offset')).toBe('14px -1.26px');
  for (const layer of box.querySelectorAll('img')) {
    expect(layer.src).toContain(`notfound-${layer.dataset.part}`);
    expect(layer.getAttribute('alt')).toBe('');
    expect(layer.style).toMatchObject({ objectFit: 'cover', objectPosition: '50% 0%' });
  }
});

test('where nothing is positioned, they are placed in the page', async () => {
  void place();
  await paint();
  expect(box.style).toMatchObject({ left: '120px', top: '80px' });
});

test.each([
  ['/static/svg/notfound-portrait.svg', 'notfound-portrait-object'],
  ['/static/svg/notfound-portrait-a1B2-_9z.svg', 'notfound-portrait-object'],
  ['/static/svg/design-a1B2-_9z.svg', 'design-object'],
  ['/static/svg/design-wide-a1B2-_9z.svg', 'design-wide-object'],
])('%s has layers of its own', async (src, object) => {
  picture.src = src;
  void place();
  await paint();
  expect(box.querySelector<HTMLImageElement>('[data-part=object]')?.src).toContain(object);
});

test('an object in front of everything has two layers', async () => {
  picture.src = '/static/avif/film-a1B2-_9z.avif';
  void place();
  await paint();
  expect(parts()).toEqual(['behind', 'object']);
});

test('a picture without layers is refused by its address', async () => {
  picture.src = '/static/svg/logo.svg';
  await expect(place()).rejects.toThrow(/^No layers for .*\/static\/svg\/logo\.svg\.$/);
});

test('nothing is placed before a paint, and nothing moves before another', async () => {
  const isPlaced = vi.fn();
  void place().then(isPlaced);
  await vi.advanceTimersByTimeAsync(99);
  expect(parts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(parts()).toHaveLength(3);
  expect(isPlaced).not.toHaveBeenCalled();
  await paint();
  expect(isPlaced).toHaveBeenCalled();
});

test('for a visitor who has left before they loaded, nothing is placed', async () => {
  void place();
  ending.abort();
  await paint();
  expect(parts()).toEqual([]);
});

test('for a visitor who has left before they were painted, they are removed', async () => {
  void place();
  await paint();
  expect(parts()).toHaveLength(3);
  ending.abort();
  expect(parts()).toEqual([]);
});

test('for a visitor who leaves later, they stay until the object is back', async () => {
  void place();
  await paint();
  await paint();
  ending.abort();
  expect(parts()).toHaveLength(3);
});

test('layers of the last visit are used again', async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  box.append(new Image());
  await place();
  expect(decode).not.toHaveBeenCalled();
});
