// A regular expression that matches names of organisations in running text by their form, and what is cut off at their ends.
import { borderWords } from '../border-words.ts';

const ORGANIZATION_WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}&'.+-]{0,40}";
/** Up to six capitalised words, with "of", "and", "&" between them. */
export const ORGANIZATION_NAME_PATTERN = `${ORGANIZATION_WORD}(?: (?:(?:of|and|the|for|de|der|des|du|und|et|y|e|&) ){0,2}${ORGANIZATION_WORD}){0,5}`;

const NOT_A_NAME: ReadonlySet<string> = new Set(borderWords('no name of an organisation'));

/** The legal form of Norwegian firms: "Hansen Bygg AS". In capitals it may be part of a name; the word "as" may not. */
const NORWEGIAN_FORM = /^AS[.,:;!?]*$/;

function mayBeInName(word: string): boolean {
  return (
    NORWEGIAN_FORM.test(word) ||
    !NOT_A_NAME.has(word.toLowerCase().replace(/(?:['’](?:s|re|ll|d))?(?<![.,:;!?])[.,:;!?]*$/, ''))
  );
}

/** Cuts off the words at either end of `value` that belong to the sentence and not to a name. `text` is empty if no name remains. */
export function nameWithoutSentenceWords(value: string): { readonly offset: number; readonly text: string } {
  const words = Array.from(value.matchAll(/\S+/g));
  const first = words.findIndex((word) => mayBeInName(word[0]));
  if (first < 0) return { offset: 0, text: '' };
  let last = first;
  while (last + 1 < words.length && mayBeInName(words[last + 1]?.[0] ?? '')) last++;
  const offset = words[first]?.index ?? 0;
  const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
  return { offset, text: value.slice(offset, end) };
}
