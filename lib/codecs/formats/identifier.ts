// Identifiers of ASCII letters and digits: separators stay, and each position keeps its kind of character (digit, upper or lower case).
import type { Codec } from '../codec.ts';
import { abbreviateKinds, characterKindsOf, countTextsOfKinds, rankOfText, textAtRank } from './alphabets.ts';
import { lettersAndDigits, rankedCodec } from './ranked-codec.ts';

function kindsIn(text: string) {
  return characterKindsOf(lettersAndDigits(text));
}

/** Puts `values` in place of the letters and digits of `text`. The case of `values` is kept, because codes may differ only in case. */
function exactLayout(values: string, text: string): string {
  let at = 0;
  return text.replace(/[A-Za-z0-9]/g, (old) => values[at++] ?? old);
}

/** The identifiers that a reply is searched for. */
const CANDIDATES = /[A-Za-z0-9](?:[A-Za-z0-9]|[-./:_](?=[A-Za-z0-9]))+/g;

/** Whether one candidate has all letters and digits of the text. Any other text, such as "ref-913#61", is left to the vault: it would not come back. */
function isFoundAgain(text: string): boolean {
  const found = text.match(CANDIDATES) ?? [];
  return found.length === 1 && lettersAndDigits(found[0]) === lettersAndDigits(text);
}

export const identifierCodec: Codec = rankedCodec({
  name: 'identifier',
  shape: 'phrase',
  candidates: CANDIDATES,
  canonical: lettersAndDigits,
  rank(text) {
    const kinds = kindsIn(text);
    // Text with white space is refused. Otherwise, several words of a reply could be taken for one identifier.
    if (!kinds || kinds.length === 0 || !kinds.includes('digit') || /\s/.test(text) || !isFoundAgain(text))
      return undefined;
    return {
      index: rankOfText(lettersAndDigits(text), kinds),
      size: countTextsOfKinds(kinds),
      label: abbreviateKinds(kinds),
    };
  },
  unrank: (index, text) => exactLayout(textAtRank(index, kindsIn(text) ?? []), text),
});

/** Numbers of digits only, grouped in any way: account numbers, house numbers. The number of leading zeros stays the same. */
export const digitsCodec: Codec = rankedCodec({
  name: 'digits',
  shape: 'digits',
  candidates: /\d(?:\d|[-./  ()]{1,3}(?=\d))*/g,
  canonical: lettersAndDigits,
  rank(text) {
    const digits = lettersAndDigits(text);
    if (!/^\d+$/.test(digits) || /[^\d\-./  ()]/.test(text.trim())) return undefined;
    const zeros = digits.length - digits.replace(/^0+/, '').length;
    const rest = digits.length - zeros;
    if (rest === 0) return undefined;
    const least = 10n ** BigInt(rest - 1);
    return { index: BigInt(digits) - least, size: 9n * least, label: `${zeros} ${rest}` };
  },
  unrank(index, text) {
    const digits = lettersAndDigits(text);
    const zeros = digits.length - digits.replace(/^0+/, '').length;
    const value = (index + 10n ** BigInt(digits.length - zeros - 1)).toString();
    return exactLayout('0'.repeat(zeros) + value, text);
  },
});
