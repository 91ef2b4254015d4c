// Recognises names of fields in forms, letters and data, such as "Name", "Date of birth" or "Account no". The model may mark them, because
// it has seen values beside them, but the name of a field reveals nothing about a person.
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';
import type { Span } from '../text/span.ts';
import type { EntityType } from './annotation.ts';

const WORDS = wordsByUse(readData('labels/field-names.tsv'));

const FIELD_NAMES: ReadonlySet<string> = new Set(WORDS('label'));
/** Words that may stand between the words of a field's name, such as "of" in "Date of birth" and "de" in "Fecha de nacimiento". */
const CONNECTING_WORDS: ReadonlySet<string> = new Set(WORDS('link'));

/** Whether a text consists only of field names. */
export function isFieldName(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return (
    words.some((word) => FIELD_NAMES.has(word)) &&
    words.every((word) => FIELD_NAMES.has(word) || CONNECTING_WORDS.has(word))
  );
}

/** Names of fields that may occur inside an address and do not end it: "12 High Street, City: Leeds" is one address. */
const ADDRESS_LABELS: ReadonlySet<string> = new Set(WORDS('part of an address'));
const LABEL = /(?<=\s)\p{L}[\p{L}.-]{1,20}(?=\s?[:=])/gu;

/** The parts of a value that remain if the names of fields in it are cut out: "Jorge Ibarra DOB" before ": 02/14/1967" gives "Jorge Ibarra". */
export function partsBetweenFieldNames(text: string, { start, end }: Span, type: EntityType): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { 0: word, index } of text.slice(start, end + 2).matchAll(LABEL)) {
    const at = start + index;
    const label = word.toLowerCase().replace(/\.$/, '');
    if (at >= end || !FIELD_NAMES.has(label) || (type === 'ADDRESS' && ADDRESS_LABELS.has(label))) continue;
    parts.push({ start: from, end: at });
    from = Math.min(end, at + word.length);
  }
  if (parts.length === 0) return [{ start, end }];
  return [...parts, { start: from, end }].flatMap((part) => {
    const value = text.slice(part.start, part.end);
    const first = value.search(/[\p{L}\p{N}]/u);
    return first < 0
      ? []
      : [{ start: part.start + first, end: part.start + value.replace(/(?<![\s,;:=])[\s,;:=]+$/u, '').length }];
  });
}
