import type { PreTrainedTokenizer } from '@huggingface/transformers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitIntoModelWords } from './alignment.ts';
import { transformersLibrary } from './node-model.ts';
import { wordsOfPieces } from './run-words.ts';
import { readingUnit, runsWithSpaces, type TextTokenizer, textReader, textTokenizer } from './text-reader.ts';
import { TINY_TOKENIZERS } from './tiny-tokenizers.ts';

type Kind = keyof typeof TINY_TOKENIZERS;
const KINDS = Object.keys(TINY_TOKENIZERS) as Kind[];

const tokenizers = new Map<Kind, PreTrainedTokenizer>();
beforeAll(async () => {
  const { PreTrainedTokenizer: Tokenizer } = await transformersLibrary();
  for (const kind of KINDS) tokenizers.set(kind, new Tokenizer(structuredClone(TINY_TOKENIZERS[kind]), {}));
});

function tokenizerOf(kind: Kind, labelsEveryPiece = false): TextTokenizer {
  const tokenizer = tokenizers.get(kind);
  if (!tokenizer) throw new RangeError(kind);
  return textTokenizer(tokenizer, labelsEveryPiece);
}

function readerOf(kind: Kind, labelsEveryPiece = false) {
  const read = textReader(tokenizerOf(kind, labelsEveryPiece));
  if (!read) throw new RangeError(`${kind} is read word by word`);
  return read;
}

const idsOf = (kind: Kind, text: string) =>
  tokenizerOf(kind)
    .piecesOf(text.replace(/\p{Cs}/gu, '\uFFFD'))
    .map(({ id }) => id);
const spansOf = (kind: Kind, text: string) => readerOf(kind)(text).map(({ start, end }) => text.slice(start, end));

const SENTENCE = "(York) isn't New York, ...";

it.each([
  ['xlmRoberta', ['▁(', 'York', ')', '▁isn', "'t", '▁New', '▁York', ',', '▁', '...']],
  ['privacyFilter', ['(York', ')', 'Ġ', "isn't", 'ĠNew', 'ĠYork', ',', 'Ġ', '...']],
] as const)('reads the pieces that %s was trained with, which are not those of its words', (kind, pieces) => {
  const { piecesOf } = tokenizerOf(kind);
  const texts = (text: string) => piecesOf(text).map(({ text: piece }) => piece);
  expect(texts(SENTENCE)).toEqual(pieces);
  const byWord = splitIntoModelWords(SENTENCE).flatMap(({ start, end }) => texts(SENTENCE.slice(start, end)));
  expect(byWord).not.toEqual(pieces);
  expect(readerOf(kind)(SENTENCE).flatMap((word) => word.pieces)).toEqual(idsOf(kind, SENTENCE));
});

it('reads run by run where that gives the pieces of the text, and else the text as a whole', () => {
  expect(Object.fromEntries(KINDS.map((kind) => [kind, readingUnit(tokenizerOf(kind))]))).toEqual({
    xlmRoberta: 'run',
    deberta: 'run',
    albert: 'run',
    roberta: 'run',
    privacyFilter: 'run',
    gemma: 'run',
    llama: 'text',
  });
});

it.each(KINDS)('gives each word of %s its place, whatever its pieces', (kind) => {
  const text = 'Zoë (York),  wasn’t\u00A0in 山田\n\nNew-York 👩‍👧!';
  const spans = spansOf(kind, text);
  for (const word of ['Zoë', 'York', 'in', '山', '田', 'New']) expect(spans).toContain(word);
  expect(spans.join('').replace(/\s/gu, '')).toContain('New-York');
});

it('joins the pieces of a word, and scores its first piece or all of them', () => {
  const text = 'Yorker山田';
  expect(readerOf('xlmRoberta')(text)).toMatchObject([
    { start: 0, end: 6, scored: { start: 0, end: 1 } },
    { start: 6, end: 7, scored: { start: 0, end: 1 } },
    { start: 7, end: 8, scored: { start: 0, end: 1 } },
  ]);
  expect(readerOf('xlmRoberta', true)(text)[0]).toMatchObject({ start: 0, end: 6, scored: { start: 0, end: 3 } });
});

it('scores the piece with letters, not the mark of a word start before it', () => {
  const [word] = readerOf('xlmRoberta')('山');
  expect(word).toMatchObject({ start: 0, end: 1, scored: { start: 1, end: 2 } });
  expect(word?.pieces).toHaveLength(2);
});

it('gives an unknown piece the characters that the others leave', () => {
  const pieces = ['▁ab', '<unk>', '▁York'].map((text, id) => ({ id, text }));
  const { words } = wordsOfPieces('ab☃☃ York', pieces, tokenizerOf('xlmRoberta'));
  expect(words.map(({ start, end, pieces: ids }) => [start, end, ...ids])).toEqual([
    [0, 2, 0],
    [2, 4, 1],
    [5, 9, 2],
  ]);
});

it('finds the pieces after a long unknown word again', () => {
  const pieces = ['<unk>', '▁York', ',', '<unk>'].map((text, id) => ({ id, text }));
  const { words } = wordsOfPieces(`${'☃'.repeat(90)} York, 👻`, pieces, tokenizerOf('xlmRoberta'));
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [0, 90],
    [91, 95],
    [95, 96],
    [97, 99],
  ]);
});

/** Texts of what tokenizers treat specially, and any others. */
const anyText = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...[
          'New',
          ' York',
          'York',
          "isn't",
          '...',
          '(',
          ').',
          ' ',
          '  ',
          '\n',
          '\r\n',
          '\t',
          '\u00A0',
          '\u3000',
          '\u200B',
        ],
        ...[
          'é',
          'e\u0301',
          'ﬁ',
          'ΣΑΣ',
          'İ',
          '山田',
          'さん',
          'ﾊﾞ',
          '한',
          '\u1112\u1161\u11AB',
          '👩‍👧',
          '\u{13000}',
          '\uD800',
          '<unk>',
          '▁',
        ],
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe.each(KINDS)('any text as %s reads it', (kind) => {
  it('has the pieces of the whole text, each once', () => {
    const read = readerOf(kind);
    fc.assert(
      fc.property(anyText, (text) => {
        const words = read(text);
        // A text without visible characters has no words that its pieces could be in.
        if (words.length > 0) expect(words.flatMap((word) => word.pieces)).toEqual(idsOf(kind, text));
      }),
      { numRuns: 300 },
    );
  });

  it('has words in order that do not overlap, and lie in the text', () => {
    const read = readerOf(kind);
    fc.assert(
      fc.property(anyText, (text) => {
        let at = 0;
        for (const { start, end, pieces, scored } of read(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          expect(scored?.start ?? 0).toBeLessThan(scored?.end ?? 1);
          expect(scored?.end ?? 1).toBeLessThanOrEqual(pieces.length);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 300 },
    );
  });

  it('has each letter in a word', () => {
    const read = readerOf(kind);
    fc.assert(
      fc.property(anyText, (text) => {
        let at = 0;
        let left = '';
        for (const { start, end } of read(text)) {
          left += text.slice(at, start);
          at = end;
        }
        expect(left + text.slice(at)).not.toMatch(/[\p{L}\p{N}]/u);
      }),
      { numRuns: 300 },
    );
  });
});

it('cuts a text into runs that are the text together, none much longer than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 2, max: 50 }), (text, longest) => {
      const runs = runsWithSpaces(text, longest);
      expect(runs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    }),
  );
});
