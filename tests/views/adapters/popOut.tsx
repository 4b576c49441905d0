import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { PopOut } from '../../../src/features/popOut/PopOut.tsx';
import notFound from '../../../src/media/pictures/notfound.gen.ts';
import { Picture } from '../../../src/ui/Picture.tsx';
import { stubAnimations } from '../animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { media, renderInSite } from '../site.tsx';
import { pauseActs } from './pauseReasons.ts';

const place = () => screen.getByRole('article');
const layers = () => document.querySelector<HTMLElement>('article > span');
let decoding: PromiseWithResolvers<void>[] = [];

export const popOut: ViewAdapter<'popOut'> = {
  open: async () => {
    decoding = [];
    stubAnimations();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() => {
      const arrival = Promise.withResolvers<void>();
      decoding.push(arrival);
      return arrival.promise;
    });
    media.answer('(hover: hover)', true);
    await renderInSite(
      <>
        <article data-pop-out>
          <Picture file={notFound} alt="A boat floats by." />
          <PopOut />
          <a href="/contact">Contact</a>
        </article>
        <button type="button">Elsewhere</button>
      </>,
    );
  },
  events: pauseActs(place, () => screen.getByText('Contact')),
  settle: async ({ done, value }) => {
    await vi.dynamicImportSettled();
    for (const { resolve, reject } of decoding.splice(0)) {
      if (done) resolve();
      else reject(value);
    }
  },
  element: layers,
  expectState: (_, snapshot) => {
    const parts = Array.from(layers()?.querySelectorAll('img') ?? [], ({ dataset }) => dataset.part);
    if (snapshot.matches({ object: 'stuck' })) expect(parts).toEqual([]);
    // Layers are removed without an event.
    expect(screen.getAllByRole('img')).toHaveLength(1);
  },
};
