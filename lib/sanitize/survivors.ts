// Is an original still there? The last check before a sanitized text is given out, and again when it was written into the page.

import type { EntityType } from '../detect/annotation.ts';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { occurrences } from '../text/occurrences.ts';
import { escaped } from '../text/pattern.ts';

export interface Original {
  readonly text: string;
  readonly type: EntityType;
}

/** Originals would have left after all. Nothing was given out; the person decides what becomes of them. */
export class SurvivorError extends CodedError {
  override readonly name = 'SurvivorError';
  constructor(readonly survivors: readonly Original[]) {
    const types = [...new Set(survivors.map(({ type }) => type))].join(', ');
    super(said('originalsSurvive', { values: said('survivingValues', { count: survivors.length }), types }));
  }
}

const SHORTEST = 3;
const DIGITS_AT_LEAST = 6;
const WORD = '\\p{L}\\p{N}_';

const digitsOf = (text: string) => text.replace(/\D/g, '');

function isNumber(text: string): boolean {
  return digitsOf(text).length >= DIGITS_AT_LEAST && !/\p{L}{3}/u.test(text);
}

/** From so many digits on, a number is also recognised inside a longer one: its country code may stand before it. */
const UNMISTAKABLE = 9;
/** In the addresses of a log, groups of digits would by chance read as one of its many numbers. */
const IPV4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g;
const NUMBERS = /\d+(?:[\s.\-/()]+\d+)*/g;

/** Those of `wanted` (digits alone) that stand in `output`, however they are grouped there. Digits of two groups are no number of one. */
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
        if (at + length > digits.length || !(isWhole || length >= UNMISTAKABLE)) continue;
        const number = digits.slice(at, at + length);
        if (wanted.has(number)) found.add(number);
      }
    }
  }
  return found;
}

const oneSpaced = (text: string) => text.replace(/\s+/gu, ' ');

/** Originals that stand in `output` as whole words (white space may differ), or as the same digits however they are grouped. */
export function findSurvivors(output: string, originals: readonly Original[]): readonly Original[] {
  const distinct = [...new Map(originals.map((o) => [o.text.trim(), o])).entries()].filter(
    ([trimmed]) => [...trimmed].length >= SHORTEST,
  );
  if (distinct.length === 0) return [];
  const numbers = new Set(distinct.flatMap(([trimmed]) => (isNumber(trimmed) ? [digitsOf(trimmed)] : [])));
  const written = numbers.size > 0 ? numbersIn(output, numbers) : numbers;
  const words = new Set<string>();
  for (const { string } of occurrences(oneSpaced(output), new Set(distinct.map(([trimmed]) => oneSpaced(trimmed)))))
    words.add(string);
  return distinct.flatMap(([trimmed, original]) =>
    words.has(oneSpaced(trimmed)) || (isNumber(trimmed) && written.has(digitsOf(trimmed))) ? [original] : [],
  );
}

/** Where an original stands in a text, as it is written there: in another case, with other white space, its digits grouped otherwise. */
export function spellingsIn(text: string, original: string): readonly string[] {
  const trimmed = original.trim();
  if (trimmed === '') return [];
  const pattern = isNumber(trimmed)
    ? `(?<!\\d)[(+]?${[...digitsOf(trimmed)].join('[\\s.\\-/()]*')}(?!\\d)`
    : `(?<![${WORD}])${trimmed.split(/\s+/u).map(escaped).join('\\s+')}(?![${WORD}])`;
  return [...new Set(Array.from(text.matchAll(new RegExp(pattern, 'giu')), ([found]) => found))];
}
