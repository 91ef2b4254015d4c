// Remembers which indices of the reserve pools are taken. Thousands of values start their search at only a thousand indices, and each would
// try the taken ones again.

interface TakenPoolPlaces {
  add(pool: string, place: number): void;
  /** The first index, from `place` upwards, that is not known to be taken. */
  nextFree(pool: string, place: number): number;
}

export function takenPoolPlaces(): TakenPoolPlaces {
  /** Maps each taken index to a later one; all indices between the two are taken. */
  const jumps = new Map<string, Map<number, number>>();

  return {
    add(pool, place) {
      const own = jumps.get(pool) ?? new Map<number, number>();
      jumps.set(pool, own);
      if (!own.has(place)) own.set(place, place + 1);
    },
    nextFree(pool, place) {
      const own = jumps.get(pool);
      if (!own) return place;
      let free = place;
      for (let to = own.get(free); to !== undefined; to = own.get(free)) free = to;
      for (let at = place; at < free; ) {
        const to = own.get(at) ?? free;
        own.set(at, free);
        at = to;
      }
      return free;
    },
  };
}
