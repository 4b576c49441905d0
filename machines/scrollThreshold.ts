/** How far the page is scrolled down, px. */
export interface ScrollOffset {
  y: number;
}

/** An event of the page that carries its position; some machines need more of it than the offset. */
export type ScrollEvent<TPosition = ScrollOffset> = { type: 'page.scrolled' } & TPosition;

/** The comparison of a threshold machine, as `setup` takes it. */
export const comparison = <TPosition>(isBeyond: (position: TPosition) => boolean) => ({
  types: { events: {} as ScrollEvent<TPosition> },
  guards: {
    isBeyond: (_: unknown, position: TPosition) => isBeyond(position),
    isWithin: (_: unknown, position: TPosition) => !isBeyond(position),
  },
});

/** `on` of a state that the page leaves for `target` as soon as the guard holds. */
const scrolled = <TGuard extends string, TTarget extends string>(type: TGuard, target: TTarget) => ({
  'page.scrolled': { guard: { type, params: <TEvent>({ event }: { event: TEvent }) => event }, target },
});

/** An object with one key. The cast keeps the key's literal type, which TypeScript widens to `string`. */
const keyed = <TKey extends string, TValue>(key: TKey, value: TValue) =>
  ({ [key]: value }) as Record<TKey, TValue>;

/**
 * The configuration of a machine with one state on each side of a scroll threshold; it starts within.
 *
 * @param beyond.on other events that this state takes
 */
export const threshold = <TWithin extends string, TBeyond extends string, const TOn extends object>(
  id: string,
  within: { name: TWithin; description: string },
  beyond: { name: TBeyond; description: string; on?: TOn },
) => ({
  id,
  initial: within.name,
  states: {
    ...keyed(within.name, { description: within.description, on: scrolled('isBeyond', beyond.name) }),
    ...keyed(beyond.name, {
      description: beyond.description,
      // A spread would lose the type of `on`, because it is optional.
      on: Object.assign(scrolled('isWithin', within.name), beyond.on),
    }),
  },
});
