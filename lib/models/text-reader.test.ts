import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreTrainedTokenizer } from '@huggingface/transformers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitIntoModelWords } from './alignment.ts';
import { transformersLibrary } from './node-model.ts';
import { placesOfPieces } from './piece-places.ts';
import { readingUnit, runsWithSpaces, type TextTokenizer, textReader, textTokenizer } from './text-reader.ts';
import { writeTinyModel } from './tiny-model.ts';
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

it('reads word by word if that gives the pieces of the text, as with BERT', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'coatcheck-bert-'));
  await writeTinyModel(dir, { labels: ['O'], pieces: { new: 'O', york: 'O', '##er': 'O' } });
  const { PreTrainedTokenizer: Tokenizer } = await transformersLibrary();
  const bert = new Tokenizer(JSON.parse(await readFile(join(dir, 'tokenizer.json'), 'utf8')), {});
  await rm(dir, { recursive: true });
  expect(readingUnit(textTokenizer(bert, false))).toBe('word');
  expect(textReader(textTokenizer(bert, false))).toBeUndefined();
  // Word by word, only the first piece of each word would be scored.
  expect(readingUnit(textTokenizer(bert, true))).toBe('run');
});

it.each(KINDS)('gives each word of %s its place, whatever its pieces', (kind) => {
  const text = 'Zoë (York),  wasn’t\u00A0in 山田\n\nNew-York 👩‍👧!';
  const spans = spansOf(kind, text);
  for (const word of ['Zoë', 'York', 'in', '山', '田', 'New']) expect(spans).toContain(word);
  expect(spans.join('').replace(/\s/gu, '')).toContain('New-York');
});

it('finds the pieces of several letters although the normalizer adds a mark before each text', () => {
  expect(spansOf('llama', 'a New York b')).toEqual(['a', 'New', 'York', 'b']);
  const pieces = ['\u2581a', '\u2581New', '\u2581York', '\u2581é', '...'];
  const places = placesOfPieces('a New York é...', pieces, tokenizerOf('llama'));
  expect(places).toEqual([
    { start: 0, end: 1 },
    { start: 2, end: 5 },
    { start: 6, end: 10 },
    { start: 11, end: 12 },
    { start: 12, end: 15 },
  ]);
});

it('reads a word after more blank pieces than a window holds', () => {
  for (const kind of ['privacyFilter', 'gemma', 'llama'] as const) {
    for (const blank of ['\t\n'.repeat(400), ' \u3000'.repeat(400), '\n\u00A0'.repeat(400)]) {
      const words = readerOf(kind)(`a${blank}York${blank}`);
      expect(words).toHaveLength(2);
      expect(words[1]).toMatchObject({ start: 1 + blank.length, end: 5 + blank.length });
      expect(words[1]?.pieces.length).toBeLessThan(30);
      expect(words[1]?.scored?.start).toBeLessThan(10);
    }
  }
});

it('keeps few of the pieces of runs without words', () => {
  for (const kind of KINDS) {
    const words = readerOf(kind)(`a${' \u200B'.repeat(1000)} York`);
    expect(words.at(-1)).toMatchObject({ start: 2002, end: 2006 });
    for (const { pieces } of words) expect(pieces.length).toBeLessThan(20);
  }
});

it.each(['xlmRoberta', 'llama'] as const)('caches what %s cut a text into, but not many long texts', (kind) => {
  const tokenizer = tokenizerOf(kind);
  let read = 0;
  const counting: TextTokenizer = {
    ...tokenizer,
    piecesOf(text) {
      read += text.length;
      return tokenizer.piecesOf(text);
    },
  };
  const words = textReader(counting);
  const readFor = (text: string) => {
    read = 0;
    words?.(text);
    return read;
  };
  // Without spaces, after a line break, and without two parts that are alike.
  const longText = (factor: number) =>
    `\n${Array.from({ length: 89_999 }, (_, at) => '山田太郎さん'[((at * at * factor + at ** 3) % 6307) % 6]).join('')}`;
  const [first, second, third] = [longText(3), longText(5), longText(7)];
  expect(readFor(first)).toBe(first.length);
  expect(readFor(first)).toBe(0);
  expect(readFor(second)).toBe(second.length);
  expect(readFor(third)).toBe(third.length);
  expect(readFor(first)).toBe(first.length);
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

/** May have more than eight pieces, some of which are dropped. */
const THREE_BLANKS = /[\s\u200B-\u200F\u2581\uFEFF]{3}/u;

describe.each(KINDS)('any text as %s reads it', (kind) => {
  it('has the pieces of the whole text in order, each once, but for some of many blank ones', () => {
    const read = readerOf(kind);
    fc.assert(
      fc.property(anyText, (text) => {
        const words = read(text);
        // A text without visible characters has no words that its pieces could be in.
        if (words.length === 0) return;
        const pieces = words.flatMap((word) => word.pieces);
        const all = idsOf(kind, text);
        if (!THREE_BLANKS.test(text)) expect(pieces).toEqual(all);
        let found = 0;
        for (const id of all) if (id === pieces[found]) found += 1;
        expect(found).toBe(pieces.length);
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

it('cuts a text into runs that are the text together, none longer than allowed', () => {
  const unit = fc.oneof(
    fc.constantFrom('\n', ' ', '山', '.'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), fc.integer({ min: 2, max: 50 }), (text, longest) => {
      const runs = runsWithSpaces(text, longest);
      for (const { start, end } of runs) expect(end - start).toBeLessThanOrEqual(longest);
      expect(runs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    }),
  );
});
