import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderBySimilarity } from './order-by-similarity.ts';
import { swapBetweenGroups } from './swap-between-groups.ts';
import { vocabularyFrom, vocabularyIndex } from './vocabulary.ts';
import { readWordGroups } from './word-groups.ts';

const file = (name: string) => readFileSync(`models/words-en/${name}`);

it('puts each word into exactly one group of every size', () => {
  const vectors = fc
    .integer({ min: 1, max: 300 })
    .chain((n) => fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 4 * n, maxLength: 4 * n }));
  fc.assert(
    fc.property(vectors, fc.integer({ min: 1, max: 60 }), (numbers, count) => {
      const groups = readWordGroups(orderBySimilarity(Int8Array.from(numbers), 4, (word) => word % 7 !== 3, 9, 2));
      const depth = groups.depthFor(count);
      const seen: number[] = [];
      for (let group = 0; group < 2 ** depth; group += 1) {
        const members = groups.members(group, depth);
        const wanted = Math.min(count, groups.size);
        expect(members.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(wanted / Math.SQRT2)));
        expect(members.length).toBeLessThanOrEqual(Math.ceil(wanted * Math.SQRT2));
        for (const word of members) expect(groups.groupOf(word, depth)).toBe(group);
        seen.push(...members);
      }
      expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: groups.size }, (_, word) => word));
    }),
    { numRuns: 50 },
  );
});

it('scatters no kind: words are swapped between groups until both gain nothing', () => {
  // Two kinds of vectors, dealt alternately to the groups.
  const kinds = [
    [100, 0, 0, 0],
    [0, 100, 0, 0],
  ];
  const vectors = Float32Array.from(Array.from({ length: 16 }, (_, word) => kinds[word % 2] ?? []).flat());
  const given = [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14, 15],
  ];
  const unit = vectors.map((value) => value / 100);
  const groups = swapBetweenGroups({ groups: given, vectors: unit, dimensions: 4, mayMove: () => true });
  expect(groups.map((group) => new Set(group.map((word) => word % 2)).size)).toEqual([1, 1]);
  expect(groups.flat().sort((x, y) => x - y)).toEqual(given.flat());
  // A word that may not move stays.
  const held = swapBetweenGroups({ groups: given, vectors: unit, dimensions: 4, mayMove: (word) => word !== 3 });
  expect(held[0]).toContain(3);
});

it('leaves every word enough others of its group that may be drawn', () => {
  const { groups, isDrawable } = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
  const depth = groups.depthFor(31);
  const drawn = Array.from(
    { length: 2 ** depth },
    (_, group) => groups.members(group, depth).filter(isDrawable).length,
  );
  expect(drawn.filter((count) => count < 31).length).toBeLessThanOrEqual(1);
});

it('puts like beside like', () => {
  const vocabulary = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
  const { space, groups } = vocabulary;
  const depth = groups.depthFor(120);
  let together = 0;
  let all = 0;
  for (let word = 100; word < 10_000; word += 97) {
    for (const { index } of space.nearest(space.words[word] ?? '', 5)) {
      together += groups.groupOf(index, depth) === groups.groupOf(word, depth) ? 1 : 0;
      all += 1;
    }
  }
  // In 256 random groups the share would be 1 in 256.
  expect(together / all).toBeGreaterThan(0.3);
});

it('looks up plainer forms of words that are not in the list', () => {
  const { space } = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
  expect(vocabularyIndex('Divorce', space)).toBe(space.indexOf('divorce'));
  expect(space.has('thermometers')).toBe(false);
  expect(vocabularyIndex('thermometers', space)).toBe(space.indexOf('thermometer'));
  expect(vocabularyIndex('zzzqqx', space)).toBeUndefined();
});

it('refuses groups that lose or repeat a word', () => {
  expect(() => readWordGroups(Uint16Array.of(0, 0))).toThrow(RangeError);
  expect(() => readWordGroups(Uint16Array.of(0, 2))).toThrow(RangeError);
  expect(() => vocabularyFrom(file('words.txt'), file('vectors.bin'), new Uint8Array([0, 0, 1, 0]))).toThrow(
    RangeError,
  );
});
