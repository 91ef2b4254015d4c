// Looks for originals that are still in the sanitized text. This is the last check before the text is handed out, and is repeated after it
// was written into the page.

import type { Original } from '../conversation/original.ts';
import { isOrdinaryUse } from '../detect/ordinary-use.ts';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { escapeRegExp } from '../lexicon/alternatives.ts';
import { occurrences } from '../text/occurrences.ts';

/** Thrown if originals would still be sent. No text was handed out; the person decides about these originals. */
export class SurvivorError extends CodedError {
  override readonly name = 'SurvivorError';
  constructor(readonly survivors: readonly Original[]) {
    const types = [...new Set(survivors.map(({ type }) => type))].join(', ');
    super(said('originalsSurvive', { values: said('survivingValues', { count: survivors.length }), types }));
  }
}

const SHORTEST_ORIGINAL = 3;
const MIN_DIGITS = 6;
const WORD = '\\p{L}\\p{N}_';

const digitsOf = (text: string) => text.replace(/\D/g, '');

function isNumber(text: string): boolean {
  return digitsOf(text).length >= MIN_DIGITS && !/\p{L}{3}/u.test(text);
}

/** A number with at least this many digits is also recognised inside a longer number, because a country code may be before it. */
const UNMISTAKABLE_DIGITS = 9;
/** IPv4 addresses, which are not searched: a log has so many of them that some groups of digits would equal an original by chance. */
const IPV4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const NUMBERS = /\d+(?:[\s.\-/()]+\d+)*/g;

/**
 * Returns the numbers of `wanted` (digits alone) that occur in `output` in any grouping. A short number must begin and end at the border of
 * a group.
 */
function numbersIn(output: string, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const lengths = [...new Set([...wanted].map(({ length }) => length))];
  const found = new Set<string>();
  for (const [run] of output.replace(IPV4, 'IP').matchAll(NUMBERS)) {
    const groups = run.match(/\d+/g) ?? [];
    const digits = groups.join('');
    const borders = new Set([0]);
    let end = 0;
    for (const group of groups) {
      end += group.length;
      borders.add(end);
    }
    for (let at = 0; at < digits.length; at++) {
      for (const length of lengths) {
        const isWhole = borders.has(at) && borders.has(at + length);
        if (at + length > digits.length || !(isWhole || length >= UNMISTAKABLE_DIGITS)) continue;
        const number = digits.slice(at, at + length);
        if (wanted.has(number)) found.add(number);
      }
    }
  }
  return found;
}

const oneSpaced = (text: string) => text.replace(/\s+/gu, ' ');

/** Returns the originals that occur in `output` as whole words (white space may differ), or as the same digits in any grouping. */
export function findSurvivors(output: string, originals: readonly Original[]): readonly Original[] {
  const distinct = [...new Map(originals.map((o) => [o.text.trim(), o])).entries()].filter(
    ([trimmed]) => [...trimmed].length >= SHORTEST_ORIGINAL,
  );
  if (distinct.length === 0) return [];
  const numbers = new Set(distinct.flatMap(([trimmed]) => (isNumber(trimmed) ? [digitsOf(trimmed)] : [])));
  const written = numbers.size > 0 ? numbersIn(output, numbers) : numbers;
  const words = new Set<string>();
  const spaced = oneSpaced(output);
  // A password that is a month or an ordinary word counts everywhere.
  const otherThanNames = new Set(
    originals.flatMap(({ text, type }) => (type === 'PERSON' ? [] : [oneSpaced(text.trim())])),
  );
  for (const place of occurrences(spaced, new Set(distinct.map(([trimmed]) => oneSpaced(trimmed)))))
    if (otherThanNames.has(place.string) || !isOrdinaryUse(spaced, place)) words.add(place.string);
  return distinct.flatMap(([trimmed, original]) =>
    words.has(oneSpaced(trimmed)) || (isNumber(trimmed) && written.has(digitsOf(trimmed))) ? [original] : [],
  );
}

/** How a text spells an original: in another case, with other white space, or with its digits grouped differently. */
export function spellingsOfOriginalIn(text: string, original: string): readonly string[] {
  const trimmed = original.trim();
  if (trimmed === '') return [];
  const pattern = isNumber(trimmed)
    ? `(?<!\\d)[(+]?${[...digitsOf(trimmed)].join('[\\s.\\-/()]*')}(?!\\d)`
    : `(?<![${WORD}])${trimmed.split(/\s+/u).map(escapeRegExp).join('\\s+')}(?![${WORD}])`;
  return [...new Set(Array.from(text.matchAll(new RegExp(pattern, 'giu')), ([found]) => found))];
}
