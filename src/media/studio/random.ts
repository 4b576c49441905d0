/** Pseudo-random choices; the same seed gives the same ones. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  between(least: number, most: number): number;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** A key, with a probability in proportion to its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Creates a sequence from a seed, which may be any text. */
export function randomFrom(seed: string): Random {
  let state = 0;
  for (const character of seed) state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // The first numbers of similar seeds are similar, so they are skipped.
  for (let warm = 0; warm < 3; warm += 1) next();
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick,
    weighted: (weights) => {
      const entries = Object.entries<number>(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (chosen ?? pick(entries))[0];
    },
    shuffle: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1));
        const moved = order[last];
        const swapped = order[other];
        if (moved !== undefined && swapped !== undefined) [order[last], order[other]] = [swapped, moved];
      }
      return order;
    },
  };
}
