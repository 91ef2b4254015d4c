// Quasi-identifiers: kept facts that are harmless one by one, but together point at one person.
import { type Annotation, MIN_REPLACED_RISK } from '../detect/annotation.ts';
import { said, type TextKey } from '../language/message.ts';
import { overlaps, textOf } from '../text/span.ts';
import { type AttackOutcome, type AuditedPrompt, attackOutcomeWithDefaults } from './report.ts';

type IdentifyingTrait =
  | 'birth date'
  | 'age'
  | 'postal code'
  | 'place'
  | 'gender'
  | 'origin'
  | 'occupation'
  | 'employer'
  | 'condition'
  | 'date'
  | 'event';

interface TraitCombination {
  readonly traits: readonly IdentifyingTrait[];
  readonly text: TextKey;
}

/**
 * Combinations of traits, the weightiest first. A combination that is part of one already reported is not reported. Sweeney, "Simple
 * demographics often identify people uniquely" (2000), tables for the United States: birth date, gender and 5-digit ZIP code are unique for
 * 87% of people, with the town instead of the ZIP code for 53%. Golle, "Revisiting the uniqueness of simple demographics" (2006), finds 63%
 * for the first. The others follow from how many people share the traits: a job title at one employer is often one person.
 */
export const TRAIT_COMBINATIONS: readonly TraitCombination[] = [
  {
    traits: ['birth date', 'gender', 'postal code'],
    text: 'cluesBirthGenderCode',
  },
  {
    traits: ['birth date', 'gender', 'place'],
    text: 'cluesBirthGenderPlace',
  },
  { traits: ['birth date', 'postal code'], text: 'cluesBirthCode' },
  { traits: ['birth date', 'place'], text: 'cluesBirthPlace' },
  {
    traits: ['age', 'gender', 'postal code'],
    text: 'cluesAgeGenderCode',
  },
  { traits: ['occupation', 'employer'], text: 'cluesJobEmployer' },
  {
    traits: ['occupation', 'place', 'age'],
    text: 'cluesJobPlaceAge',
  },
  { traits: ['condition', 'employer'], text: 'cluesIllnessEmployer' },
  {
    traits: ['condition', 'place', 'age'],
    text: 'cluesIllnessPlaceAge',
  },
  {
    traits: ['occupation', 'place', 'gender'],
    text: 'cluesJobPlaceGender',
  },
  { traits: ['origin', 'occupation', 'place'], text: 'cluesOriginJobPlace' },
  {
    traits: ['event', 'date', 'place'],
    text: 'cluesEvent',
  },
];

/** With this many different traits, few people fit, whichever traits they are. */
const MANY_TRAITS = 4;

function traitOf({ type, kind }: Annotation): IdentifyingTrait | undefined {
  switch (type) {
    case 'DATE':
      if (kind === 'birth-year') return 'age';
      return kind === 'date-of-birth' ? 'birth date' : kind === 'date' ? 'date' : undefined;
    case 'AGE':
      return 'age';
    case 'ADDRESS':
      return kind === 'postal-code' ? 'postal code' : 'place';
    case 'LOCATION':
      return 'place';
    case 'DEMOGRAPHIC':
      return 'origin';
    case 'OCCUPATION':
      return 'occupation';
    case 'ORGANIZATION':
      return 'employer';
    case 'CONDITION':
      return 'condition';
    case 'EVENT':
      return 'event';
    default:
      return undefined;
  }
}

/** A word that reveals somebody's gender. Pronouns count, because surrogates keep the gender. */
export const GENDER_WORD_PATTERN =
  /(?<![\p{L}\p{M}])(?:female|male|woman|man|girl|boy|she|he|her|his|mother|father|daughter|son|wife|husband|sister|brother|mrs|mr|ms|lady|gentleman)(?![\p{L}\p{M}])/iu;

/** The traits that the kept text reveals, each with the words that reveal it. */
function traitsIn({ text, annotations, sanitized }: AuditedPrompt): ReadonlyMap<IdentifyingTrait, string> {
  const kept = annotations.filter(
    (annotation) =>
      annotation.risk < MIN_REPLACED_RISK &&
      !sanitized.replacements.some((replacement) => overlaps(replacement, annotation)),
  );
  const traits = new Map<IdentifyingTrait, string>();
  for (const annotation of kept) {
    const trait = traitOf(annotation);
    if (trait && !traits.has(trait)) traits.set(trait, textOf(text, annotation));
  }
  const gender = GENDER_WORD_PATTERN.exec(text);
  // Gender alone narrows nothing down, so it counts only beside another trait.
  if (gender && traits.size > 0) traits.set('gender', gender[0]);
  return traits;
}

const listInWords = (parts: readonly string[]) => parts.map((part) => `“${part}”`).join(', ');

/** Recovers no original; notes how strongly the kept words together point at one person. */
export function quasiIdentifierAttack(prompt: AuditedPrompt): AttackOutcome {
  const traits = traitsIn(prompt);
  const met: TraitCombination[] = [];
  for (const combination of TRAIT_COMBINATIONS) {
    if (!combination.traits.every((trait) => traits.has(trait))) continue;
    if (met.some((larger) => combination.traits.every((trait) => larger.traits.includes(trait)))) continue;
    met.push(combination);
  }
  const notes = met.map(({ traits: own, text }) =>
    said('cluesKept', { sentence: { key: text }, words: listInWords(own.map((trait) => traits.get(trait) ?? '')) }),
  );
  if (met.length === 0 && traits.size >= MANY_TRAITS) {
    notes.push(said('cluesMany', { count: traits.size, words: listInWords([...traits.values()]) }));
  }
  return attackOutcomeWithDefaults({ tried: traits.size, notes });
}
