// Our own language model as the reader: does it guess a word of the value from the words around its stand-in?
import { contextGuesser } from '../privacy/context-guesser.ts';
import { shippedLanguageModel, shippedWords } from '../privacy/shipped-models.ts';
import type { HiddenValue } from './values.ts';

const GUESSES = 10;
const WORD = /[\p{L}\p{M}]+/gu;

/** The model reads English only; for other texts there is no entry. */
export async function languageModelGuesses(values: readonly HiddenValue[]): Promise<ReadonlyMap<HiddenValue, boolean>> {
  const { vocabulary } = await shippedWords();
  const guesser = contextGuesser(await shippedLanguageModel(vocabulary.space.words));
  const guessed = new Map<HiddenValue, boolean>();
  for (const value of values.filter(({ language }) => language === 'en')) {
    const places = [...value.places]
      .sort((a, b) => a.start - b.start)
      .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0))
      .flatMap(({ start, end }) =>
        Array.from(value.sent.slice(start, end).matchAll(WORD), ({ 0: word, index }) => ({
          start: start + index,
          end: start + index + word.length,
        })),
      );
    const words = new Set((value.text.toLowerCase().match(WORD) ?? []).filter((word) => word.length > 1));
    if (places.length === 0 || words.size === 0) continue;
    const guesses = (await guesser.guesses(value.sent, places, GUESSES)).flat();
    guessed.set(
      value,
      guesses.some((guess) => words.has(guess)),
    );
  }
  return guessed;
}
