// Is an original still there? The last check before a sanitized text is given out, and again when it was written into the page.
import type { EntityType } from '../detect/annotation.ts';
import { escaped } from '../text/pattern.ts';
import { isUnspaced } from '../text/script.ts';

export interface Original {
  readonly text: string;
  readonly type: EntityType;
}

const count = (n: number) => (n === 1 ? '1 value' : `${n} values`);

/** Originals would have left after all. Nothing was given out; the person decides what becomes of them. */
export class SurvivorError extends Error {
  override readonly name = 'SurvivorError';
  constructor(readonly survivors: readonly Original[]) {
    const types = [...new Set(survivors.map(({ type }) => type))].join(', ');
    super(
      `${count(survivors.length)} of type ${types} would still have been in the text. Replace them there too, or decide to send them as they are.`,
    );
  }
}

const SHORTEST = 3;
const DIGITS_AT_LEAST = 6;
const WORD = '\\p{L}\\p{N}_';

const digitsOf = (text: string) => text.replace(/\D/g, '');

function isNumber(text: string): boolean {
  return digitsOf(text).length >= DIGITS_AT_LEAST && !/\p{L}{3}/u.test(text);
}

/** Originals that stand in `output` as whole words (white space may differ), or as the same digits however they are grouped. */
export function findSurvivors(output: string, originals: readonly Original[]): readonly Original[] {
  const distinct = [...new Map(originals.map((o) => [o.text.trim(), o])).values()].filter(
    ({ text }) => [...text.trim()].length >= SHORTEST,
  );
  if (distinct.length === 0) return [];
  const outputDigits = distinct.some(({ text }) => isNumber(text))
    ? output.replace(/(?<=\d)[\s.\-/()]+(?=\d)/g, '')
    : '';
  const words = new Set(output.match(/[\p{L}\p{N}]+/gu) ?? []);
  return distinct.filter(({ text }) => {
    const trimmed = text.trim();
    // A script without spaces has no word borders.
    if (isUnspaced(trimmed)) return output.includes(trimmed);
    if (isNumber(trimmed) && outputDigits.includes(digitsOf(trimmed))) return true;
    const parts = trimmed.match(/[\p{L}\p{N}]+/gu) ?? [];
    // Cheap and almost always enough: a word of the original that is nowhere.
    if (parts.length > 0 && !parts.every((part) => words.has(part))) return false;
    const phrase = trimmed.split(/\s+/u).map(escaped).join('\\s+');
    return new RegExp(`(?<![${WORD}])${phrase}(?![${WORD}])`, 'u').test(output);
  });
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
