// Word lists for recognising statements. A text is searched word by word, which is fast enough for replies that stream.

import { anyOf, isMatchedInside } from '../../lexicon/alternatives.ts';
import { once } from '../../lexicon/once.ts';

interface WordList {
  test(text: string): boolean;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(TOKEN) ?? [];

interface Entry {
  readonly words: readonly string[];
  /** Whether the last word is a stem, which may have any ending. */
  readonly isStem: boolean;
}

/** A "~" at the end of a word or phrase stands for any ending. */
const entryOf = (word: string): Entry => ({ words: tokensOf(word), isStem: word.endsWith('~') });

interface ReadWords {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly shortestStem: number;
  /** By their first word. */
  readonly phrases: ReadonlyMap<string, readonly Entry[]>;
  readonly characters: RegExp;
}

function readWords(list: readonly string[]): ReadWords {
  const words = new Set<string>();
  const stems = new Set<string>();
  const phrases = new Map<string, Entry[]>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const entry of list.filter((word) => !isMatchedInside(word)).map(entryOf)) {
    const [first = ''] = entry.words;
    if (entry.words.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), entry]);
    else if (entry.isStem) {
      stems.add(first);
      shortest = Math.min(shortest, first.length);
    } else words.add(first);
  }
  return {
    words,
    stems,
    shortestStem: shortest,
    phrases,
    characters: new RegExp(anyOf(list.filter(isMatchedInside)), 'u'),
  };
}

/** Matches whole words in any case; Chinese words match anywhere, because Chinese has no spaces. */
export function wordList(list: () => readonly string[]): WordList {
  const read = once(() => readWords(list()));

  const hasStem = (token: string) => {
    const { stems, shortestStem } = read();
    for (let length = shortestStem; length <= token.length; length += 1)
      if (stems.has(token.slice(0, length))) return true;
    return false;
  };
  const isPhrase = (tokens: readonly string[], at: number) =>
    read()
      .phrases.get(tokens[at] ?? '')
      ?.some(({ words: wanted, isStem }) =>
        wanted.every((word, i) => {
          const token = tokens[at + i];
          return isStem && i === wanted.length - 1 ? token?.startsWith(word) === true : token === word;
        }),
      ) === true;

  return {
    test(text) {
      const tokens = tokensOf(text);
      const { words, characters } = read();
      return (
        tokens.some((token, at) => words.has(token) || hasStem(token) || isPhrase(tokens, at)) ||
        (/\p{Script=Han}/u.test(text) && characters.test(text))
      );
    },
  };
}
