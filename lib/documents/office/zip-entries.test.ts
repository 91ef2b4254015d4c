import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { UnreadableDocument } from '../document.ts';
import { readEntries, writeEntries } from './zip-entries.ts';

const all = () => true;

const reasonOf = (bytes: Uint8Array) => {
  try {
    readEntries(bytes, all);
  } catch (error) {
    return error instanceof UnreadableDocument ? error.reason : error;
  }
  return undefined;
};

/** Changes a number of the archive's directory, whose records start with PK\1\2. */
function withDirectory(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + offset, value, true);
  return changed;
}

it('reads what it has written', () => {
  const entries = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 200 }));
  fc.assert(
    fc.property(entries, (given) => {
      const written = writeEntries(new Map(Object.entries(given)));
      const read = Array.from(readEntries(written, all), ([name, content]) => [name, [...content]]);
      expect(Object.fromEntries(read)).toEqual(
        Object.fromEntries(Object.entries(given).map(([name, content]) => [name, [...content]])),
      );
    }),
  );
});

it('does not unpack what is not wanted', () => {
  const bytes = zipSync({ a: strToU8('text'), b: new Uint8Array(1_000_000) });
  const entries = readEntries(bytes, (name) => name === 'a');
  expect(entries.get('b')?.length).toBe(0);
});

it('refuses an archive that holds more than it says, or too much', () => {
  const bomb = zipSync({ a: new Uint8Array(3_000_000) });
  expect(reasonOf(withDirectory(bomb, 24, 1000))).toBe('damaged');
  expect(reasonOf(withDirectory(bomb, 24, 200_000_000))).toBe('tooLarge');
});

it('refuses entries with a password', () => {
  const bytes = zipSync({ a: strToU8('text') });
  const view = new DataView(bytes.buffer);
  const flags = withDirectory(bytes, 8, view.getUint32(8, true) | 1);
  expect(reasonOf(flags)).toBe('encrypted');
});

it('gives one of its reasons for any damage, and ends', () => {
  const bytes = zipSync({ a: strToU8('text '.repeat(50)), b: strToU8('b') });
  const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(damage, fc.nat(bytes.length), (changes, length) => {
      const damaged = bytes.slice(0, length);
      for (const [at, value] of changes) damaged[at] = value;
      expect([undefined, 'damaged', 'encrypted', 'tooLarge']).toContain(reasonOf(damaged));
    }),
  );
});
