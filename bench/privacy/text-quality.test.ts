import { expect, it } from 'vitest';
import type { WordContext } from '../../lib/privacy/words/word-context.ts';
import { bleu, bleuCounts } from './bleu.ts';
import { perplexity, surpriseIn } from './perplexity.ts';

const REFERENCE = 'the cat sat on the red mat';

it('gives BLEU 1 for the reference itself and 0 for other words', () => {
  expect(bleu([bleuCounts(REFERENCE, REFERENCE)])).toBeCloseTo(1);
  expect(bleu([bleuCounts(REFERENCE, 'a dog ran through some old park')])).toBe(0);
});

it('gives BLEU as computed by hand', () => {
  // 6 of 7 words, 4 of 6 pairs, 2 of 5 triples, 1 of 4 quadruples; equal length.
  const expected = ((6 / 7) * (4 / 6) * (2 / 5) * (1 / 4)) ** (1 / 4);
  expect(bleu([bleuCounts(REFERENCE, 'the cat sat on the big mat')])).not.toBeCloseTo(expected);
  expect(bleu([bleuCounts(REFERENCE, 'the cat sat by the red mat')])).toBeCloseTo(
    ((6 / 7) * (4 / 6) * (2 / 5)) ** (1 / 4) * 0,
  );
  expect(bleu([bleuCounts(REFERENCE, 'the cat sat on the big mat')])).toBeCloseTo(
    ((6 / 7) * (4 / 6) * (3 / 5) * (2 / 4)) ** (1 / 4),
  );
});

it('punishes a text that is shorter than the reference', () => {
  expect(bleu([bleuCounts(REFERENCE, 'the cat sat on')])).toBeCloseTo(Math.exp(1 - 7 / 4));
});

/** A model of four words that always gives the first a probability of one half, and the others a sixth. */
const CONTEXT: WordContext = {
  words: ['the', 'cat', 'sat', 'mat'],
  logits: async (_text, places) => places.map(() => Float32Array.from([Math.log(3), 0, 0, 0])),
};

it('computes the perplexity of the words that the model knows', async () => {
  const surprise = surpriseIn(CONTEXT);
  expect(perplexity([await surprise('the')])).toBeCloseTo(2);
  expect(perplexity([await surprise('the cat unheard')])).toBeCloseTo(Math.sqrt(2 * 6));
  expect(perplexity([await surprise('unheard')])).toBeNaN();
});
