// Finds all other mentions of a replaced value in the same text.
import { isDecidedByPerson, isReplaced } from '../detect/annotation.ts';
import { isOrdinaryUse } from '../detect/ordinary-use.ts';
import { type Occurrence, occurrences } from '../text/occurrences.ts';
import { overlaps } from '../text/span.ts';
import { generalisationOf } from './generalise/generalise.ts';
import type { PlannedSpan } from './sanitized.ts';
import { isWordMechanism } from './words/sampled-words.ts';

const SHORTEST_REPEAT = 3;

/** Fits the group's phrase to the sentence of the repeated mention, to avoid "my a diabetes medicine". */
function refitPhrase(text: string, span: PlannedSpan): PlannedSpan {
  if (!span.generalisation) return span;
  const { generalisation: _, ...rest } = span;
  const generalisation = generalisationOf(text, span.annotation);
  if (generalisation) return { ...rest, generalisation };
  return span.mechanism === 'generalise' ? { ...rest, mechanism: 'placeholder' } : rest;
}

/**
 * Whether a place is inside a kept finding that contains a hidden name: in the project "Lindqvist 2", "Lindqvist" is replaced too. Findings
 * that the person kept stay whole. Numbers are not replaced inside kept findings, because that would break a date or an amount.
 */
const isKeptAround = ({ mechanism, annotation }: PlannedSpan, place: Occurrence) =>
  mechanism === 'keep' &&
  /\p{L}/u.test(place.string) &&
  !isDecidedByPerson(annotation) &&
  annotation.end - annotation.start > place.end - place.start;

const capitalised = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** Other spellings that count inside a kept finding: beside "MARTA" in a form, the "Marta" of a full name would tell the name. */
const otherSpellingsOf = (own: string): readonly string[] =>
  /^\p{Lu}/u.test(own) ? [own.toUpperCase(), capitalised(own)] : [];

/** Adds a span for each other mention of a replaced text, in order. No detector found these mentions, but they reveal as much. */
export function withRepeatedMentions(text: string, spans: readonly PlannedSpan[]): readonly PlannedSpan[] {
  const replaced = new Map<string, PlannedSpan>();
  const respelled = new Map<string, PlannedSpan>();
  for (const span of spans) {
    const own = text.slice(span.annotation.start, span.annotation.end).trim();
    // The plan already has all ordinary words that are to be drawn.
    if (isWordMechanism(span.mechanism) && !isReplaced(span.annotation)) continue;
    if (span.mechanism === 'keep' || [...own].length < SHORTEST_REPEAT) continue;
    replaced.set(own, span);
    for (const spelling of otherSpellingsOf(own)) if (!respelled.has(spelling)) respelled.set(spelling, span);
  }
  if (replaced.size === 0) return spans;
  const more: PlannedSpan[] = [];
  let at = 0;
  let end = 0;
  for (const place of occurrences(text, new Set([...replaced.keys(), ...respelled.keys()]))) {
    // Places are sorted so that the longest of overlapping ones comes first; the others are part of it.
    if (place.start < end) continue;
    while (at < spans.length && (spans[at]?.annotation.end ?? 0) <= place.start) at += 1;
    const next = spans[at];
    const isInKept = next !== undefined && overlaps(next.annotation, place) && isKeptAround(next, place);
    const origin = replaced.get(place.string) ?? (isInKept ? respelled.get(place.string) : undefined);
    if (!origin) continue;
    end = place.end;
    if (
      (origin.annotation.type === 'PERSON' && isOrdinaryUse(text, place)) ||
      (next && overlaps(next.annotation, place) && !isInKept)
    )
      continue;
    const source = { detector: 'mention', rule: 'repeat' } as const;
    more.push(
      refitPhrase(text, {
        ...origin,
        annotation: { ...origin.annotation, start: place.start, end: place.end, source },
      }),
    );
  }
  return [...spans, ...more].sort((a, b) => a.annotation.start - b.annotation.start);
}
