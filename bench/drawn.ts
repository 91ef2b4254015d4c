// Draws records at random by a seed, so that a small run stands for the whole set.

import { seededRandom } from '../lib/privacy/random.seeded.test-support.ts';
import { uniformBelow } from '../lib/privacy/random.ts';

/** `limit` of the records in their order, drawn without replacement; the same for the same seed. */
export function drawn<T>(records: readonly T[], limit: number, seed: string): T[] {
  const random = seededRandom(`${seed} drawn`);
  const places = records.map((_, at) => at);
  for (let at = 0; at < Math.min(limit, places.length); at += 1) {
    const other = at + uniformBelow(places.length - at, random);
    [places[at], places[other]] = [places[other] ?? 0, places[at] ?? 0];
  }
  return places
    .slice(0, limit)
    .sort((a, b) => a - b)
    .flatMap((place) => records[place] ?? []);
}
