// Finds a name of an earlier prompt again: the whole name or a part of it, with a case ending, or inside a run of letters in a script
// without spaces.
import { isOrdinaryUse } from '../detect/ordinary-use.ts';
import { TITLE_AFTER_NAME } from '../kinds/unspaced-titles.ts';
import { inflectedPairsOf, westSlavicPairsOf } from '../restore/inflected-pairs.ts';
import { hasUnspacedLetter, scriptOf } from '../text/script.ts';
import { contains, type Span } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';
import { mentionsInAnyCase } from './overrides.ts';

const SHORTEST_PART = 3;
/** In Chinese, Japanese and Korean two characters can be a given name; one character alone would match everywhere. */
const SHORTEST_RUN = 2;
/** A Latin name that can take a genitive "s": "Gerlindes Hund", "Lindqvists". */
const LATIN_GENITIVE = /^\p{Script=Latin}[\p{Script=Latin}'’-]*[^sxzß]$/iu;
const WEST_SLAVIC = /[ąćęłńśźżěščřžýůďť]/iu;

/** The parts of a person's name that are long enough to identify the person by themselves. */
function partsOf(text: string): readonly string[] {
  const words = text.split(/[\s·・]+/u);
  if (!hasUnspacedLetter(text)) return words.filter((part) => part.length >= SHORTEST_PART && /^[^\p{Ll}]/u.test(part));
  const [only = ''] = words;
  const isRun = words.length === 1 && /^(?:han|hangul)$/u.test(scriptOf(only));
  // Friends call 王建华 by her given name 建华; 田中美咲 may be called 田中 or 美咲.
  const runs = !isRun
    ? []
    : only.length === 3
      ? [only.slice(1)]
      : only.length === 4
        ? [only.slice(0, 2), only.slice(2)]
        : [];
  return [...(words.length > 1 ? words : []), ...runs].filter((part) => part.length >= SHORTEST_RUN);
}

/** Every occurrence of `part`, inside longer runs of letters too. */
export function unspacedNameSpans(text: string, part: string): readonly Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    places.push({ start: at, end: at + part.length });
  return places;
}

/** Finds a surname with a title for a known name: 王老师 for 王建华. */
function titledSurnames(text: string, name: string): readonly Span[] {
  if (!/^(?:\p{Script=Han}|\p{Script=Hangul}){2,4}$/u.test(name)) return [];
  return unspacedNameSpans(text, name.slice(0, 1)).filter(
    ({ start, end }) =>
      TITLE_AFTER_NAME.test(text.slice(end, end + 8)) && !/\p{L}$/u.test(text.slice(0, start).slice(-1)),
  );
}

/** The part of a name in its inflected forms: "Лебедева", "Wróblewskiej", "Gerlindes". */
function casesOf(text: string, part: string): readonly string[] {
  const pair = { surrogate: part, original: part, shape: 'word', type: 'PERSON' } as const;
  const slavic = WEST_SLAVIC.test(text) ? westSlavicPairsOf(pair) : [];
  const genitive = LATIN_GENITIVE.test(part) ? [`${part}s`] : [];
  return [...new Set([...inflectedPairsOf(pair), ...slavic].map(({ surrogate }) => surrogate).concat(genitive))];
}

/** @returns places of a person's name, of its parts and of their inflected forms. */
export function personNameSpans(text: string, { text: name }: Pick<KnownOriginal, 'text'>): readonly Span[] {
  const parts = [...new Set([name, ...partsOf(name)])];
  const spans = parts.flatMap((part) => {
    if (hasUnspacedLetter(part))
      return [...unspacedNameSpans(text, part), ...(part === name ? titledSurnames(text, name) : [])];
    const words = part === name ? mentionsInAnyCase(text, part) : [];
    // The case must match: in lower case a part of a name is more often an ordinary word ("will", "rose").
    const exact = [part, ...casesOf(text, part)].flatMap((form) =>
      mentionsInAnyCase(text, form).filter(({ start, end }) => text.slice(start, end) === form),
    );
    return [...words, ...exact];
  });
  // Drops spans inside a longer one: 建华 in 王建华 is not a separate mention.
  return spans.filter(
    (span) =>
      !isOrdinaryUse(text, span) &&
      !spans.some((other) => contains(other, span) && other.end - other.start > span.end - span.start),
  );
}
