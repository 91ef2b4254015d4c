// Cuts entities that a model marked too wide, and completes those that it cut short. Both happen because word pieces carry no line breaks,
// and because training sets differ on whether "Mr" is part of a name.
import type { EntityType } from '../detect/annotation.ts';
import type { Span } from '../text/span.ts';
import { typeName } from './label-map.ts';
import { markedLabel } from './label-scheme.ts';

const TITLE =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|dame|lord|lady|rev|hon|judge|justice|capt|captain|sgt|lt|col|gen|cllr|councillor|councilwoman|councilman|officer|detective|constable|inspector|senator|governor|šéfk?a?|szef(?:owa)?|herrn?|frau|monsieur|madame|mme|mlle|m|señora?|sra?|don|doña|signora?|sig|dhr|mevr|mevrouw|senhora?)\.?\s+)+(?=\p{L})/iu;
/** A title that a model marked separately from its name. */
const ONLY_TITLE =
  /^(?:mr|mrs|ms|mx|dr|prof|hon|rev|cllr|sgt|herrn?|frau|monsieur|madame|mme|mlle|m|sra?|sig|dhr|mevr)\.?$/iu;
/** A full stop after one of these abbreviations, or after a single letter, does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|inc|ltd|llc|corp|co|bros|st|ste|mt|ft|ave|rd|blvd|apt|no|nr|dr|mr|mrs|ms|prof|jr|sr|hon|rev|cllr|sgt|capt|lt|dept|univ|bzw|str|vs?|ph|etc|\p{L}\.\p{L})$/iu;
/** Words after a name that models take into it: "call Anna back", "Carlos no, Anna yes". */
const WORDS_AFTER_NAME =
  /(?<=\p{Lu}.{0,99})(?:,?\s{1,9}(?:back|no|not|yes|and|or|but|about|again|too|also|now|then|please|asap|said|says|is|was|has|had|from|in|at|on|for|to|with|who|will|would|never|here|there|today|tomorrow|yesterday)){1,9}$/u;
/** A label before a name in a form: "name on card P. J. Oyelaran". */
const FORM_LABEL = /^(?:card|account|ticket|passport|name|patient|client|tenant|contact) (?=\p{Lu})/u;
/** The label before a number, which is cut from the entity: "No. 2023-0892". */
const NUMBER_LABEL = /^(?:no|nr|num|n°|nº|№|ref)\.?:? (?=\S*\d)/iu;
/** Types whose values may span several lines or table cells; values of all other types stay within one. */
const MULTILINE_TYPES: ReadonlySet<EntityType> = new Set(['ADDRESS']);

function cutsIn(value: string, type: EntityType): { at: number; length: number }[] {
  // The type IP includes hosts and paths. They lie within one sentence, but a model may join the text before them: "Crohn's disease.
  // /home/ada".
  if (type === 'IP')
    return Array.from(value.matchAll(/[.!?]?[\n\t]\s*|[.!?,;]\s+/gu), (m) => ({ at: m.index, length: m[0].length }));
  const pattern = MULTILINE_TYPES.has(type)
    ? /(?<!\s)[^\S\n]*\n[^\S\n]*\n\s*/gu
    : /(?<!\s)[^\S\n\t]*[\n\t]\s*|(?<=\p{L}{2})[.!?](?:["')]*)\s+(?=\p{Lu})/gu;
  return Array.from(value.matchAll(pattern), (m) => ({ at: m.index, length: m[0].length })).filter(
    ({ at, length }) => /[\n\t]/.test(value.slice(at, at + length)) || !ABBREVIATION.test(value.slice(0, at)),
  );
}

/** Adds the part of a name that a model left out: "Ross" becomes "Ross-Choi", "Sadie O'" becomes "Sadie O'Neill". */
function withWholeName(text: string, { start, end }: Span): Span {
  const elided = /(?<!\p{L})\p{Lu}['’]$/u.test(text.slice(start, end))
    ? /^\p{Lu}\p{Ll}[\p{L}-]*/u.exec(text.slice(end, end + 40))
    : null;
  if (elided) return { start, end: end + elided[0].length };
  const before = /\p{Lu}\p{Ll}+-$/u.exec(text.slice(Math.max(0, start - 24), start))?.[0].length ?? 0;
  const after = /^-\p{Lu}\p{Ll}+(?!\p{L})/u.exec(text.slice(end, end + 24))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

/** Types whose values contain no spaces, so that a finding inside a token is extended to the whole token. */
const TOKEN_TYPES: ReadonlySet<EntityType> = new Set(['PASSWORD', 'ID', 'USERNAME']);

/**
 * Adds the rest of a password or code that a model cut off: "hJ7_quartz_" becomes "hJ7_quartz_LIMPET". Only ASCII characters are added,
 * because scripts without spaces would have no end.
 */
function withWholeToken(text: string, { start, end }: Span): Span {
  const before =
    /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]+$/.exec(text.slice(Math.max(0, start - 40), start))?.[0].replace(/^[_-]+/, '')
      .length ?? 0;
  const after = /^[A-Za-z0-9_-]*[A-Za-z0-9]/.exec(text.slice(end, end + 40))?.[0].length ?? 0;
  return {
    start: /[A-Za-z0-9_-]/.test(text.charAt(start)) ? start - before : start,
    end: /[A-Za-z0-9_-]/.test(text.charAt(end - 1)) ? end + after : end,
  };
}

/** Cuts `span` into parts that each lie in one line, cell and sentence, and removes titles from names of people. Empty parts are left out. */
export function splitAtBorders(text: string, span: Span, type: EntityType): Span[] {
  const value = text.slice(span.start, span.end);
  const completed = (part: Span) => {
    if (TOKEN_TYPES.has(type)) return withWholeToken(text, part);
    return type === 'PERSON' ? withWholeName(text, part) : part;
  };
  const parts: Span[] = [];
  let from = 0;
  for (const { at, length } of [...cutsIn(value, type), { at: value.length, length: 0 }]) {
    const whole = value.slice(from, at).trimEnd();
    const part = type === 'PERSON' ? whole.replace(WORDS_AFTER_NAME, '') : whole;
    const open = part.length - part.trimStart().length;
    const title =
      type === 'ID'
        ? (NUMBER_LABEL.exec(part.slice(open))?.[0].length ?? 0)
        : type === 'PERSON'
          ? ((FORM_LABEL.exec(part.slice(open)) ?? TITLE.exec(part.slice(open)))?.[0].length ?? 0)
          : 0;
    const end = span.start + from + part.length;
    const isTitle =
      type === 'PERSON' && ONLY_TITLE.test(part.trimStart()) && /^\.?\s+\p{Lu}/u.test(text.slice(end, end + 4));
    if (part.length > open + title && !isTitle) parts.push(completed({ start: span.start + from + open + title, end }));
    from = at + length;
  }
  return parts;
}

const COMMA = /^[,;:]$/;

/** Labels have the names that another model gave them if it has a table of transitions. */
function isPlaceLabel(label: string): boolean {
  const type = markedLabel(label)?.type;
  return type !== undefined && typeName(type) === 'LOCATION';
}

/** The words of a text with the label probabilities that the network gives them. */
interface LabelledWords {
  readonly text: string;
  readonly words: readonly Span[];
  /** One row of label probabilities per word. */
  readonly rows: readonly Float32Array[];
  /** Index of the label "no entity"; -1 if the model has no such label. */
  readonly nothing: number;
}

/**
 * Takes the probability of a place from words that are only a comma, and adds it to "no entity". Otherwise the network sometimes reads
 * "Boise, Idaho" as one place, or the comma as a part of the first place.
 */
export function withoutPlaceScoresOfCommas(
  { text, words, rows, nothing }: LabelledWords,
  labels: readonly string[],
): readonly Float32Array[] {
  const places = labels.flatMap((label, index) => (isPlaceLabel(label) ? [index] : []));
  if (nothing < 0 || places.length === 0) return rows;
  return rows.map((row, at) => {
    const word = words[at];
    if (!word || !COMMA.test(text.slice(word.start, word.end))) return row;
    const corrected = row.slice();
    for (const place of places) {
      corrected[nothing] = (corrected[nothing] ?? 0) + (corrected[place] ?? 0);
      corrected[place] = 0;
    }
    return corrected;
  });
}
