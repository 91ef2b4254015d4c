import type { EntityType, Finding } from './annotation.ts';

const REPEATED: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'ORGANIZATION',
  'LOCATION',
  'USERNAME',
  'ID',
  'FINANCIAL',
  'PHONE',
  'EMAIL',
]);
const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|sir|herr|frau|the|of|and|van|von|der|de|la|jr|sr)\.?$/iu;
const SHORTEST_PART = 3;
const CONFIDENCE_LOST = 0.9;

/** The value, and for a person each name that a later sentence may use alone. */
function formsOf(text: string, { type }: Finding): string[] {
  if (type !== 'PERSON') return [text];
  const parts = text
    .split(/[\s,]+/u)
    .filter((part) => [...part].length >= SHORTEST_PART && !TITLES.test(part) && /^\p{Lu}/u.test(part));
  return [text, ...parts];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every other place where a found name stands: the whole, a first or last name alone, in capitals, with a possessive. One pass. */
export function findMentions(text: string, findings: readonly Finding[]): Finding[] {
  const forms = new Map<string, Finding>();
  for (const finding of findings) {
    if (!REPEATED.has(finding.type)) continue;
    const value = text.slice(finding.start, finding.end);
    for (const form of formsOf(value, finding)) {
      if (form.trim().length < 2 || forms.has(form)) continue;
      forms.set(form, finding);
      // Capitals shout the same name; small letters may be a word.
      if (form.length > SHORTEST_PART && !forms.has(form.toUpperCase())) forms.set(form.toUpperCase(), finding);
    }
  }
  if (forms.size === 0) return [];
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return Array.from(text.matchAll(pattern), (match): Finding => {
    const origin = forms.get(match[0]);
    return {
      start: match.index,
      end: match.index + match[0].length,
      type: origin?.type ?? 'MISC',
      ...(origin?.kind === undefined ? {} : { kind: origin.kind }),
      ...(origin?.risk === undefined ? {} : { risk: origin.risk }),
      confidence: (origin?.confidence ?? 1) * CONFIDENCE_LOST,
      source: { detector: 'mention', rule: origin?.source.rule ?? 'mention' },
    };
  });
}
