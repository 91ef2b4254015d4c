import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import { compileMatcher } from '../../restore/surrogate-matcher.ts';
import { joinPieces, layOutBlock, type RawTextPiece } from './block-layout.ts';

const pair = (surrogate: string, original: string, shape: RestorePair['shape'] = 'phrase'): RestorePair => ({
  surrogate,
  original,
  shape,
  type: 'PERSON',
});
const pieces = (...raws: readonly (string | readonly [gap: string, raw: string])[]): RawTextPiece[] =>
  raws.map((raw) => (typeof raw === 'string' ? { raw, gap: '' } : { gap: raw[0], raw: raw[1] }));

function restoredIn(given: readonly RawTextPiece[], ...pairs: readonly RestorePair[]) {
  return layOutBlock(given, compileMatcher(pairs).apply(joinPieces(given)), true);
}

it('gives a value that is cut over pieces of the same length letter for letter', () => {
  const cut = pieces('card ', '4111', ' 1111 ', '2222', ' 3333.');
  expect(restoredIn(cut, pair('4111 1111 2222 3333', '5500 0000 0000 0004')).texts).toEqual([
    'card ',
    '5500',
    ' 0000 ',
    '0000',
    ' 0004.',
  ]);
});

it('divides an original of another length, and leaves no piece of a value empty', () => {
  expect(restoredIn(pieces('Mar', 'ia', ' came'), pair('Maria', 'Bo')).texts).toEqual(['B', 'o', ' came']);
  expect(restoredIn(pieces('Jo', 'hn'), pair('John', 'Maximilian')).texts).toEqual(['Maxim', 'ilian']);
});

it('cuts at white space where the surrogate was cut there', () => {
  expect(restoredIn(pieces('27 ', 'Alder Street'), pair('27 Alder Street', '4 Oak Lane')).texts).toEqual([
    '4 ',
    'Oak Lane',
  ]);
  const lines = pieces('27 Alder Street,', ['\n', 'Portland']);
  expect(restoredIn(lines, pair('27 Alder Street, Portland', '4 Oak Lane, Ulm')).texts).toEqual(['4 Oak Lane,', 'Ulm']);
  expect(restoredIn(lines, pair('27 Alder Street, Portland', 'Buckingham-Palace')).texts).toEqual([
    'Buckingham-Palace',
    '',
  ]);
});

it('finds nothing across a border', () => {
  const cells = pieces('Jo', ['\ufffc', 'hn']);
  expect(restoredIn(cells, pair('John', 'Bo')).texts).toEqual(['Jo', 'hn']);
});

const word = fc.constantFrom(
  'Maria',
  'Gomez',
  'says',
  'hello',
  '4111 1111',
  'to',
  '😀',
  'Maria Gomez',
  '27 Alder Street',
);
const cut = fc.array(fc.tuple(fc.constantFrom('', '', '\n', '\ufffc'), fc.integer({ min: 0, max: 9 })), {
  maxLength: 12,
});

it('loses and doubles nothing, however a text is cut', () => {
  const pairs = [pair('Maria', 'Annika', 'word'), pair('27 Alder Street', '9 Hey Rd'), pair('4111 1111', '5500 0004')];
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), cut, fc.boolean(), (words, cuts, restored) => {
      const text = words.join(' ');
      const given: RawTextPiece[] = [];
      let at = 0;
      for (const [gap, length] of cuts) {
        given.push({ gap: given.length === 0 ? '' : gap, raw: text.slice(at, at + length) });
        at += length;
      }
      given.push({ gap: '', raw: text.slice(at) });
      const segments = compileMatcher(pairs).apply(joinPieces(given));
      const { texts, marks } = layOutBlock(given, segments, restored);
      const bare = (s: string) => s.replace(/[\s\ufffc]/gu, '');
      const wanted = segments.map((s) => (restored ? s.text : (s.surrogate ?? s.text))).join('');
      expect(bare(texts.join(''))).toBe(bare(wanted));
      if (!restored) expect(texts).toEqual(given.map(({ raw }) => raw));
      expect(marks).toHaveLength(segments.filter((s) => s.surrogate !== undefined).length);
      for (const { from, to } of marks) {
        expect(from.offset).toBeLessThanOrEqual(texts[from.piece]?.length ?? -1);
        expect(to.offset).toBeLessThanOrEqual(texts[to.piece]?.length ?? -1);
        expect(from.piece).toBeLessThanOrEqual(to.piece);
      }
    }),
  );
});
