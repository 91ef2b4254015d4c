import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignPieces, cachedTextPieces, piecesWithOffsets, type TextPiece } from './piece-alignment.ts';

const SPACE = /[\s\u200B\u200E\u200F\uFEFF\uFFFD]+/gu;

/** Cuts as a SentencePiece tokenizer does: NFKC, a mark before each word, then pieces of at most `longest` characters. */
const tokenizer =
  (longest: number) =>
  (run: string): TextPiece[] => {
    const words = run.normalize('NFKC').replace(SPACE, ' ').trim().split(' ').filter(Boolean);
    return words.flatMap((word) => {
      const characters = ['\u2581', ...word];
      const cut = (at: number): string[] =>
        at < characters.length ? [characters.slice(at, at + longest).join(''), ...cut(at + longest)] : [];
      return cut(0).map((text) => ({ id: text.length, text }));
    });
  };

const LINE_BREAK = [4];
const piecesOf = (text: string, longest = 3) =>
  alignPieces(text, cachedTextPieces(tokenizer(longest)), LINE_BREAK).map(({ start, end }) => text.slice(start, end));

it('gives each piece its place in the text', () => {
  expect(piecesOf('Has Rolf paid?\n\nNo')).toEqual(['Has', 'Rolf', 'paid?', '\n\n', 'No']);
  expect(piecesOf('e-mail', 1)).toEqual(['e', '-', 'mail']);
});

it.each([
  ['山田太郎さん', ['山田', '太郎さ', 'ん']],
  ['คุณสมชาย', ['คุ', 'ณสม', 'ชาย']],
  ['홍길동이', ['홍길', '동이']],
  ['كتب\u200Cها', ['كت', 'ب\u200Cه', 'ا']],
  ['שלום\u200Fדנה', ['של', 'ום', 'דנ', 'ה']],
  ['राहुल', ['राहुल']],
  ['👩‍👧Zoe\u0308', ['👩\u200D', '👧Zoe\u0308']],
  ['ﬁnd x½y', ['ﬁnd', 'x½y']],
  ['ＡＢ①', ['ＡＢ①']],
])('knows the places in %s although the tokenizer normalizes it', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

it('counts the scores of the piece with characters, not those of a word start alone', () => {
  const pieces = [
    { id: 7, text: '\u2581' },
    { id: 8, text: '山' },
    { id: 9, text: '田' },
  ];
  expect(piecesWithOffsets('山田', pieces)).toMatchObject([
    { start: 0, end: 1, pieces: [7, 8], scored: { start: 1, end: 2 } },
    { start: 1, end: 2, pieces: [9], scored: { start: 0, end: 1 } },
  ]);
});

it('joins the pieces of a word whose script is marked as a whole, and counts the scores of all of them', () => {
  const pieces = [
    { id: 1, text: '\u2581Pet' },
    { id: 2, text: 'ry' },
    { id: 3, text: ',' },
  ];
  expect(piecesWithOffsets('Petry,', pieces)).toMatchObject([
    { start: 0, end: 5, pieces: [1, 2], scored: { start: 0, end: 2 } },
    { start: 5, end: 6, pieces: [3] },
  ]);
});

it('goes on after a piece whose text the run does not have', () => {
  const pieces = [
    { id: 1, text: '\u2581a' },
    { id: 3, text: '<unk>' },
    { id: 2, text: 'c' },
  ];
  expect(piecesWithOffsets('a\u{13000}c', pieces)).toMatchObject([
    { start: 0, end: 1, pieces: [1] },
    { start: 3, end: 4, pieces: [3, 2] },
  ]);
});

it('never reads a lone surrogate, nor cuts a pair of them in a long run', () => {
  const seen: string[] = [];
  const words = alignPieces(
    `\uD800${'😀'.repeat(200)}`,
    cachedTextPieces((run) => {
      seen.push(run);
      return tokenizer(3)(run);
    }),
    undefined,
  );
  expect(seen.join('')).not.toMatch(/\p{Cs}/u);
  expect(words.at(-1)?.end).toBe(401);
});

it('gives spans in order that lie in the text and do not overlap, and every piece once, in any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 5 }), (text, longest) => {
      let at = 0;
      for (const { start, end, pieces, scored } of alignPieces(
        text,
        cachedTextPieces(tokenizer(longest)),
        LINE_BREAK,
      )) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        expect(scored?.end ?? 1).toBeLessThanOrEqual(pieces.length);
        at = end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 300 },
  );
});

it('leaves out no letter of a text in the usual scripts', () => {
  const letters = fc.stringMatching(/^[a-zÄéßжשلक한山あ ก\n]{1,60}$/u);
  fc.assert(
    fc.property(letters, (text) => {
      const covered = alignPieces(text, cachedTextPieces(tokenizer(3)), LINE_BREAK).map(({ start, end }) =>
        text.slice(start, end),
      );
      expect(covered.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
    }),
  );
});
