import { createActor, fromPromise } from 'xstate';
import { popOutMachine } from '../../../machines/popOut.machine.ts';
import { watchMotion, watchVisitor } from '../../actors/pauseReasons.ts';
import { watchSize } from '../../actors/size.ts';
import { pathOf } from '../../actors/statePath.ts';
import { inspection } from '../../boot/inspect.ts';
import type { Watch } from '../../ui/useWatched.ts';
import { layLayers } from './layers.ts';
import { pictureBefore, visitedPart } from './visitedPart.ts';

export const watch: Watch = (box, show) => {
  const picture = pictureBefore(box);
  if (!(box instanceof HTMLElement) || picture === null) return () => {};

  const actor = createActor(
    popOutMachine.provide({
      actors: { fetchLayers: fromPromise(({ signal }) => layLayers(box, picture, signal)) },
    }),
    { ...inspection },
  );
  const ending = new AbortController();
  const { signal } = ending;
  const clear = () => box.replaceChildren();

  actor.subscribe((snapshot) => {
    show(pathOf(snapshot.value));
    // Under reduced motion the object returns at once, without a `transitionend` event.
    if (snapshot.matches({ object: 'resting', motion: 'reduced' })) clear();
  });
  actor.start();
  watchVisitor(visitedPart(box) ?? picture, actor.send, signal);
  watchMotion(actor.send, signal);

  box.addEventListener(
    'transitionend',
    () => {
      if (actor.getSnapshot().matches({ object: 'resting' })) clear();
    },
    { signal },
  );
  // A picture of another size has its layers elsewhere.
  const unwatchSize = watchSize(picture, clear);

  return () => {
    ending.abort();
    unwatchSize();
    actor.stop();
    clear();
  };
};
