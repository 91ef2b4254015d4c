import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderBySimilarity } from './order-by-similarity.ts';
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

it('is what the vectors give: the shipped file can be made again', () => {
  // Dividing all 32,000 words takes ten seconds. The first of the groups of about 31 depends on each of them.
  const { space, groups, isDrawable } = vocabularyFrom(file('words.txt'), file('vectors.bin'), file('groups.bin'));
  const depth = groups.depthFor(31);
  const first = Array.from(space.words.keys()).find(isDrawable) ?? -1;
  const wanted = space
    .nearest(space.words[first] ?? '', 200)
    .map(({ index }) => index)
    .filter(isDrawable)
    .slice(0, 30);
  const own = Array.from(groups.members(groups.groupOf(first, depth), depth));
  expect(own).toEqual(expect.arrayContaining([first, ...wanted]));
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
  expect(space.has('stomachs')).toBe(false);
  expect(vocabularyIndex('stomachs', space)).toBe(space.indexOf('stomach'));
  expect(vocabularyIndex('zzzqqx', space)).toBeUndefined();
});

it('refuses groups that lose or repeat a word', () => {
  expect(() => readWordGroups(Uint16Array.of(0, 0))).toThrow(RangeError);
  expect(() => readWordGroups(Uint16Array.of(0, 2))).toThrow(RangeError);
  expect(() => vocabularyFrom(file('words.txt'), file('vectors.bin'), new Uint8Array([0, 0, 1, 0]))).toThrow(
    RangeError,
  );
});
