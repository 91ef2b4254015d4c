// Any identifier of ASCII letters and digits: each position keeps its class, separators stay.
import type { Codec } from '../codec.ts';
import { classesOf, indexOf, signatureOf, sizeOf, textAt } from './alphabets.ts';
import { bare, rankedCodec } from './ranked.ts';

function classesIn(text: string) {
  return classesOf(bare(text));
}

/** Case is part of the value here: keys and codes differ by it. */
function exactLayout(values: string, text: string): string {
  let at = 0;
  return text.replace(/[A-Za-z0-9]/g, (old) => values[at++] ?? old);
}

export const identifierCodec: Codec = rankedCodec({
  name: 'identifier',
  needsHash: true,
  shape: 'phrase',
  candidates: /[A-Za-z0-9](?:[A-Za-z0-9]|[-./:_](?=[A-Za-z0-9]))+/g,
  canonical: bare,
  rank(text) {
    const classes = classesIn(text);
    // Words apart are no identifier: a reply's words would be candidates.
    if (!classes || classes.length === 0 || !classes.includes('digit') || /\s/.test(text)) return undefined;
    return { index: indexOf(bare(text), classes), size: sizeOf(classes), label: signatureOf(classes) };
  },
  unrank: (index, text) => exactLayout(textAt(index, classesIn(text) ?? []), text),
});

/** Digits alone, whatever groups them: account numbers, postal codes, house numbers. No leading zero comes or goes. */
export const digitsCodec: Codec = rankedCodec({
  name: 'digits',
  needsHash: true,
  shape: 'digits',
  candidates: /\d(?:\d|[-./  ()]{1,3}(?=\d))*/g,
  canonical: bare,
  rank(text) {
    const digits = bare(text);
    if (!/^\d+$/.test(digits) || /[^\d\-./  ()]/.test(text.trim())) return undefined;
    const zeros = digits.length - digits.replace(/^0+/, '').length;
    const rest = digits.length - zeros;
    if (rest === 0) return undefined;
    const least = 10n ** BigInt(rest - 1);
    return { index: BigInt(digits) - least, size: 9n * least, label: `${zeros} ${rest}` };
  },
  unrank(index, text) {
    const digits = bare(text);
    const zeros = digits.length - digits.replace(/^0+/, '').length;
    const value = (index + 10n ** BigInt(digits.length - zeros - 1)).toString();
    return exactLayout('0'.repeat(zeros) + value, text);
  },
});
