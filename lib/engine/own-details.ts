// Finds the person's own details ("My details") in every form: a name by its parts, short forms, cases and Latin spellings, a firm without
// its legal form or by its initials, a number however it is grouped. An entry that the person typed into the dictionary is found only as typed.
import { type Annotation, type Finding, OWN_DETAIL } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { firmsByForm } from '../detect/firm-forms.ts';
import { findMentions } from '../detect/mentions.ts';
import { isOrdinaryUse } from '../detect/ordinary-use.ts';
import { fullNamesOf } from '../people/name-tables.ts';
import { latinForms } from '../people/transliteration.ts';
import { overlaps, type Span } from '../text/span.ts';
import type { KnownOriginal } from '../vault/conversation.ts';
import { mentionsOfKnownOriginals } from './known-originals.ts';
import { mentionsInAnyCase } from './overrides.ts';

export interface OwnDetail extends KnownOriginal {
  readonly risk: NonNullable<KnownOriginal['risk']>;
}

export const ownDetailsIn = (dictionary: readonly DictionaryEntry[]): readonly OwnDetail[] =>
  dictionary.flatMap(({ detail, term, type, risk }) => (detail ? [{ text: term.trim(), type, risk }] : []));

const CAPITALISED_WORD = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}'’-]*\p{L}/gu;

/** The places of short forms by the names of which they are short: "Liz" by "elizabeth", in all languages of the tables. */
function shortFormsIn(text: string): ReadonlyMap<string, readonly Span[]> {
  const places = new Map<string, Span[]>();
  for (const { index, 0: word } of text.matchAll(CAPITALISED_WORD)) {
    const span = { start: index, end: index + word.length };
    for (const name of new Set(fullNamesOf(word).map((full) => full.name.toLowerCase()))) {
      const known = places.get(name);
      if (known) known.push(span);
      else places.set(name, [span]);
    }
  }
  return places;
}

/** "Liz" for a detail "Elizabeth Marsh". */
const shortFormSpans = (text: string, name: string, shortForms: ReturnType<typeof shortFormsIn>): readonly Span[] =>
  [
    ...new Set(
      name
        .toLowerCase()
        .split(/[\s-]+/u)
        .flatMap((part) => shortForms.get(part) ?? []),
    ),
  ].filter((span) => !isOrdinaryUse(text, span));

/** "Northgate" and "NFL" for a detail "Northgate Fabrication Ltd". The case must match, because initials may also be an ordinary word. */
const firmSpans = (text: string, name: string): readonly Span[] =>
  [...firmsByForm([name], (firm) => firm).keys()].flatMap((form) =>
    mentionsInAnyCase(text, form).filter(({ start, end }) => text.slice(start, end) === form),
  );

/** The detail and its names in Latin letters; each standard writes the whole name. */
function spellingsOf(detail: OwnDetail): readonly OwnDetail[] {
  if (detail.type !== 'PERSON') return [detail];
  const words = detail.text.split(/\s+/u).map((word) => latinForms(word));
  const standards = new Set(words.flatMap((forms) => Object.keys(forms)));
  const latin = [...standards].flatMap((standard) => {
    const spelt = words.map((forms) => forms[standard]);
    return spelt.includes(undefined) ? [] : [spelt.join(' ')];
  });
  return [detail, ...[...new Set(latin)].map((text) => ({ ...detail, text }))];
}

function mentionsOf(text: string, detail: OwnDetail, shortForms: ReturnType<typeof shortFormsIn>): readonly Finding[] {
  const { type, risk } = detail;
  const name = detail.text;
  const spans =
    type === 'PERSON' ? shortFormSpans(text, name, shortForms) : type === 'ORGANIZATION' ? firmSpans(text, name) : [];
  const found = [...mentionsOfKnownOriginals(text, [detail]), ...findMentions(text, [], [detail])];
  const source = { detector: 'mention', rule: OWN_DETAIL } as const;
  const protectedBy = { type, risk, source, isProtected: true, role: 'identifier', roleConfidence: 1 } as const;
  return [
    ...found.map((finding) => ({ ...finding, risk, source, isProtected: true as const })),
    ...spans.map((span) => ({ ...span, confidence: 0.9, ...protectedBy })),
  ];
}

export function mentionsOfOwnDetails(text: string, details: readonly OwnDetail[]): readonly Finding[] {
  if (details.length === 0) return [];
  const shortForms = shortFormsIn(text);
  return details.flatMap(spellingsOf).flatMap((detail) => mentionsOf(text, detail, shortForms));
}

/**
 * Raises every annotation of a detail to the detail's level, also if a stronger finding, such as an exact pattern, stands in its place. A
 * name is raised only if it is the person's: the "Ada" of "Ada Lovelace" is not that of Ada Hollins.
 */
export function withOwnDetailsRaised(
  annotations: readonly Annotation[],
  mentions: readonly Finding[],
): readonly Annotation[] {
  if (mentions.length === 0) return annotations;
  return annotations.map((annotation) => {
    const risks = mentions
      .filter((mention) => overlaps(mention, annotation) && (mention.type !== 'PERSON' || annotation.isProtected))
      .map(({ risk }) => risk ?? annotation.risk);
    const [risk = annotation.risk] = risks.sort((a, b) => b - a);
    return risk > annotation.risk ? { ...annotation, risk, role: 'identifier', roleConfidence: 1 } : annotation;
  });
}
