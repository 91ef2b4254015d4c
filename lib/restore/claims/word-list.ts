// Word lists for recognising statements. A text is searched word by word, which is fast enough for replies that stream.

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

/** Parses a list of words and phrases, separated by line breaks or "|". A "~" at the end stands for any ending. */
const entriesOf = (list: string): readonly Entry[] =>
  list
    .split(/[|\n]/u)
    .map((entry) => ({ words: tokensOf(entry), isStem: entry.trim().endsWith('~') }))
    .filter(({ words }) => words.length > 0);

/** Matches whole words in any case; Chinese entries match anywhere, because Chinese has no spaces. */
export function wordList(lists: readonly string[], chinese: string): WordList {
  const words = new Set<string>();
  const stems = new Set<string>();
  const phrases = new Map<string, Entry[]>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const entry of lists.flatMap(entriesOf)) {
    const [first = ''] = entry.words;
    if (entry.words.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), entry]);
    else if (entry.isStem) {
      stems.add(first);
      shortest = Math.min(shortest, first.length);
    } else words.add(first);
  }
  const characters = new RegExp(chinese.replace(/\s+/gu, ''), 'u');

  const hasStem = (token: string) => {
    for (let length = shortest; length <= token.length; length += 1) if (stems.has(token.slice(0, length))) return true;
    return false;
  };
  const isPhrase = (tokens: readonly string[], at: number) =>
    phrases.get(tokens[at] ?? '')?.some(({ words: wanted, isStem }) =>
      wanted.every((word, i) => {
        const token = tokens[at + i];
        return isStem && i === wanted.length - 1 ? token?.startsWith(word) === true : token === word;
      }),
    ) === true;

  return {
    test(text) {
      const tokens = tokensOf(text);
      return (
        tokens.some((token, at) => words.has(token) || hasStem(token) || isPhrase(tokens, at)) ||
        (/\p{Script=Han}/u.test(text) && characters.test(text))
      );
    },
  };
}
