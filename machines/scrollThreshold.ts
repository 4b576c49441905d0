/** How far the page is scrolled down, px. */
export interface ScrollOffset {
  y: number;
}

/** An event of the page that carries its position; some machines need more of it than the offset. */
export type ScrollEvent<TPosition = ScrollOffset> = { type: 'page.scrolled' } & TPosition;

/** The guards of a machine with one state on each side of a scroll threshold. */
export const scrollGuards = <TPosition = ScrollOffset>(isBeyond: (position: TPosition) => boolean) => ({
  isBeyond: (_: unknown, position: TPosition) => isBeyond(position),
  isWithin: (_: unknown, position: TPosition) => !isBeyond(position),
});

/** The transition to `target` on one side of the threshold. */
const to =
  <TGuard extends string>(type: TGuard) =>
  <TState extends string>(target: TState) =>
    ({
      'page.scrolled': {
        guard: { type, params: <TEvent>({ event }: { event: TEvent }) => event },
        target,
      },
    }) as const;

/** `on` of the state within the threshold. */
export const whenBeyond = to('isBeyond');
/** `on` of the state beyond it. */
export const whenWithin = to('isWithin');
