// A question about the world that speaks of nobody: "What is the capital of Australia?" If Australia were replaced by another country, the
// reply would name that country's capital, and restoring would present it as Australia's. So public names in such questions are kept. This
// matters in profiles that replace facts; the default profile keeps facts in any prompt.
//
// Keeping a private name would be worse than replacing a public one. So a prompt counts as such a question only if all of this holds:
//   1. it is one short line that asks or orders something, as prompts do;
//   2. it has no word for the writer or somebody near the writer ("my", "she", "boss"), except in phrases such as "tell me" and "how do I",
//      and it neither addresses nor describes a person;
//   3. everything in it that would be replaced is a place known to all, or an illness, an amount or the like, which belongs to nobody if no
//      person is named. If the judge hides a name of a person or firm, everything is replaced as always;
//   4. it has no value that the conversation has protected before, and no age or amount at all if the conversation has protected one: after
//      "I am 64 and earn $73,400", both "Is that enough at 64?" and "Is that enough at 70?" are about the writer.
import { type Annotation, type EntityType, isDecidedByPerson, isReplaced, RISK_OF_KEPT } from '../detect/annotation.ts';
import type { Span } from '../text/span.ts';
import { isPublicName } from './known-names/public-names.ts';
import { anyWordWith, type WordUse } from './request-words.ts';

const MAX_CHARACTERS = 240;

const anywhere = (...uses: readonly WordUse[]) => new RegExp(`(?<!\\p{L})${anyWordWith(...uses)}(?!\\p{L})`, 'giu');

/** For a text in small letters: with the flag for any case, so many words take twenty times as long to compile. */
const STARTS_AS_REQUEST = new RegExp(
  `^[\\s¿¡"'*-]*(?:${anyWordWith('polite')}[,!]? )*${anyWordWith('request')}(?!\\p{L})`,
  'u',
);
const IS_TOLD = anywhere('tell me');
const IS_ANYBODY = anywhere('tell me', 'how do I');
const SPEAKS_OF_SOMEBODY = anywhere('person', 'correspondence');
/** Matches the pronoun "us", which is in lower case, and not the country "US". */
const PRONOUN_US = /(?<!\p{L})us(?!\p{L})/u;

/** Types that a question may reveal about the writer: "How do I treat …". */
export const INTIMATE_TYPES: ReadonlySet<EntityType> = new Set(['CONDITION', 'DRUG', 'DEMOGRAPHIC', 'MONEY', 'AGE']);
/** Types of values that belong to nobody if the text does not speak of a person. */
const TYPES_OF_NOBODY: ReadonlySet<EntityType> = new Set([
  ...INTIMATE_TYPES,
  'OCCUPATION',
  'QUANTITY',
  'EVENT',
  'WORK',
  'PRODUCT',
  'MISC',
]);

/** Checks points 1 and 2 above. @param isIntimate whether the text holds a value that would belong to any person it speaks of. */
export function isGeneralQuestion(text: string, isIntimate: boolean): boolean {
  const asked = text.trim();
  if (asked.length > MAX_CHARACTERS || asked.includes('\n') || !STARTS_AS_REQUEST.test(asked.toLowerCase()))
    return false;
  const others = asked.replace(isIntimate ? IS_TOLD : IS_ANYBODY, ' ');
  return !PRONOUN_US.test(others) && others.search(SPEAKS_OF_SOMEBODY) < 0;
}

/** Checks point 3 for one annotation. Decisions of the person or the conversation are not judged again. */
function isKnownToAll(text: string, annotation: Annotation): boolean {
  if (isDecidedByPerson(annotation)) return false;
  const { start, end, type, kind, source } = annotation;
  if (source.detector === 'mention' && source.rule !== 'same' && source.rule !== 'name-part') return false;
  if (type === 'DATE') return kind !== 'date-of-birth' && kind !== 'birth-year';
  if (TYPES_OF_NOBODY.has(type)) return true;
  return type === 'LOCATION' && isPublicName(text.slice(start, end), type);
}

/** What earlier prompts of the conversation protected. */
export interface EarlierProtection {
  /** Where this text contains a protected value. */
  readonly mentions: readonly Span[];
  readonly types: ReadonlySet<EntityType>;
}

export const NOTHING_PROTECTED_EARLIER: EarlierProtection = { mentions: [], types: new Set() };

/** No number is public. Once a conversation has protected an age or an amount, every later one counts as somebody's too. */
const NUMBER_TYPES: ReadonlySet<EntityType> = new Set(['AGE', 'MONEY']);

/** Lowers the annotations of a question about the world to a level that keeps them; leaves all others as they are. */
export function withWorldFactsKept(
  text: string,
  annotations: readonly Annotation[],
  before: EarlierProtection = NOTHING_PROTECTED_EARLIER,
): readonly Annotation[] {
  if (before.mentions.length > 0) return annotations;
  const replaced = annotations.filter(isReplaced);
  const isIntimate = replaced.some(({ type }) => INTIMATE_TYPES.has(type));
  if (replaced.length === 0) return annotations;
  if (replaced.some(({ type }) => NUMBER_TYPES.has(type) && before.types.has(type))) return annotations;
  if (!replaced.every((annotation) => isKnownToAll(text, annotation))) return annotations;
  if (!isGeneralQuestion(text, isIntimate)) return annotations;
  return annotations.map((annotation) => (isReplaced(annotation) ? { ...annotation, risk: RISK_OF_KEPT } : annotation));
}
