// Finds mentions of a protected person's name that are a city in this prompt: after a prompt about a daughter Paris, "the best museum in Paris".
import type { Annotation, Finding } from '../detect/annotation.ts';
import { isCertainPlace } from '../sanitize/policy/highest-risk.ts';
import { isAfterPlaceWords } from '../sanitize/public-names/place-taken-for-person.ts';
import { isPublicName } from '../sanitize/public-names/public-names.ts';
import { textOf } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';

const MIN_PLACE_CONFIDENCE = 0.9;

/**
 * Prepositions that stand before places. Those that may also stand before a person are left out: "to", "from", French "à". After the listed
 * verbs and nouns "in" stands before people too: "she confided in Paris", "they saw a liar in Paris".
 */
const PLACE_BEFORE =
  /(?<![\p{L}\p{M}])(?<!(?:confid\p{L}*|believ\p{L}*|trust\p{L}*|faith|hope|confidence|interest\p{L}*|invest\p{L}*|disappoint\p{L}*|love|lov[ei]\p{L}*|verliebt|vertrau\p{L}*|verliefd|gelov\p{L}*|s(?:ee|ees|aw|een)(?: \p{L}+){0,2}) )(?:in|near|i|w|nahe) $/iu;
const CONTEXT_CHARACTERS = 32;

/** Whether the model is sure of a place that everybody knows, and the words before it stand before places. */
function isPlaceHere(text: string, mention: Finding, findings: readonly Finding[]): boolean {
  const { start, end } = mention;
  const isPlace = findings.some(
    (one) =>
      one.type === 'LOCATION' && one.start === start && one.end === end && one.confidence >= MIN_PLACE_CONFIDENCE,
  );
  return (
    isPlace &&
    mention.type === 'PERSON' &&
    isPublicName(textOf(text, mention), 'LOCATION') &&
    (isAfterPlaceWords(text, start) || PLACE_BEFORE.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start)))
  );
}

/**
 * The mentions without those that are a place. If the same name stands at another place of the text too, all its mentions stay, because a
 * prompt that speaks of the person again says "in Paris" of a person more often.
 */
export function withoutPlaces(
  text: string,
  mentions: readonly Finding[],
  findings: readonly Finding[],
): readonly Finding[] {
  const places = new Set(mentions.filter((mention) => isPlaceHere(text, mention, findings)));
  if (places.size === 0) return mentions;
  const wordOf = (mention: Finding) => textOf(text, mention).toLowerCase();
  const people = new Set(mentions.filter((mention) => !places.has(mention)).map(wordOf));
  return mentions.filter((mention) => !places.has(mention) || people.has(wordOf(mention)));
}

/** Whether a kept annotation is such a place: then the person of its name stays protected in later prompts. */
export function isPlaceOfKnownName(text: string, place: Annotation, known: readonly KnownOriginal[]): boolean {
  const isByPerson = place.isDecided || place.source.detector === 'person' || place.source.detector === 'dictionary';
  if (!isCertainPlace(place) || isByPerson) return false;
  const name = textOf(text, place).toLowerCase();
  return known.some((original) => original.type === 'PERSON' && original.text.trim().toLowerCase() === name);
}
