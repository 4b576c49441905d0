import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PopOut } from '../../src/features/popOut/PopOut.tsx';
import notFound from '../../src/media/pictures/notfound.gen.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import { changeSizes, stubAnimations } from './animation.ts';
import { answerReduced, collectEvents, media, renderInSite } from './site.tsx';

const card = () => screen.getByRole('article');
const box = () => card().querySelector<HTMLElement>(':scope > span') as HTMLElement;
const object = () => (box().dataset.state ?? '').match(/object\.(\w+)/)?.[1];

beforeEach(() => {
  stubAnimations();
  answerReduced(false);
  media.answer('(hover: hover)', true);
});

const open = () =>
  renderInSite(
    <article data-pop-out>
      <Picture file={notFound} alt="A boat floats by." />
      <PopOut />
    </article>,
  );

async function moveOut() {
  fireEvent.pointerEnter(card());
  await expect.poll(object).toBe('out');
  expect(box().children).toHaveLength(3);
}

const leave = () => {
  fireEvent.pointerLeave(card());
  expect(object()).toBe('resting');
};

test('the layers stay until the object has moved back, and not for another transition before', async () => {
  await open();
  await moveOut();
  fireEvent.transitionEnd(box());
  expect(box().children).toHaveLength(3);
  leave();
  expect(box().children).toHaveLength(3);
  fireEvent.transitionEnd(box());
  expect(box().children).toHaveLength(0);
});

test('under reduced motion it is back at once', async () => {
  await open();
  await moveOut();
  answerReduced(true);
  expect(object()).toBe('resting');
  expect(box().children).toHaveLength(0);
});

test('a picture of another size loses its layers', async () => {
  await open();
  await moveOut();
  act(changeSizes);
  expect(box().children).toHaveLength(0);
});

test('under a finger, which cannot hover, nothing moves and no layer is fetched', async () => {
  media.answer('(hover: hover)', false);
  const events = collectEvents();
  await open();
  fireEvent.pointerEnter(card());
  card().tabIndex = 0;
  act(() => card().focus());
  expect(events.filter((type) => !type.startsWith('xstate.'))).toEqual([]);
  expect(object()).toBe('resting');
});

test('an unmounted pop-out sends no events', async () => {
  const events = collectEvents();
  await open();
  const [place, layers] = [card(), box()];
  const happen = () => {
    events.length = 0;
    fireEvent.pointerEnter(place);
    fireEvent.pointerLeave(place);
    answerReduced(true);
    return new Set(events);
  };
  expect(happen()).toContain('pointer.left');
  cleanup();
  layers.append(new Image());
  expect(happen()).toEqual(new Set());
  changeSizes();
  expect(layers.children).toHaveLength(1);
});
