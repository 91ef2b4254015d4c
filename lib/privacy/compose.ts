// Composes the guarantees of single values into the guarantee of a whole prompt.
import type { EntityType } from '../detect/annotation.ts';
import type { TextKey } from '../language/message.ts';
import { epsilonsByUnit } from './epsilons.ts';
import type { Guarantee, ValueGuarantee } from './guarantee.ts';

const PUBLIC_IN_EVERY_PROMPT = [
  'publicSpans',
  'publicKeptWords',
  'publicFormats',
  'publicEqualValues',
  'publicEqualAcrossChats',
  'publicDates',
] as const;

const PUBLIC_OF_DRAWN_WORDS = ['publicWordForms', 'publicTask', 'publicProtectedWords'] as const;

/** For each type, the trait of an original that its surrogates keep on purpose: without it, the answer would read oddly. */
const KEPT_TRAITS: Partial<Record<EntityType, TextKey>> = {
  PERSON: 'publicNameKind',
  LOCATION: 'publicPlaceKind',
  ADDRESS: 'publicPlaceKind',
  ORGANIZATION: 'publicOrganizationKind',
  DEMOGRAPHIC: 'publicAttributeKind',
  EMAIL: 'publicAddressForm',
  USERNAME: 'publicHandleKind',
};

/** Whether the surrogate is another value of the same kind, and not a group or a placeholder. */
const isSwap = ({ mechanism }: ValueGuarantee) =>
  mechanism === 'fpe' || mechanism === 'permutation' || mechanism === 'reserve';

const keptTraitsOf = (values: readonly ValueGuarantee[]): readonly TextKey[] => [
  ...new Set(values.filter(isSwap).flatMap(({ type }) => KEPT_TRAITS[type] ?? [])),
];

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const rounded = (epsilon: number) => Number(epsilon.toFixed(2));

/**
 * The epsilon of a noised number holds per unit, which is a tenth of the number's range, in whole steps (`number.ts`). A range has at most
 * ten units, so ten times epsilon is the bound for any two numbers of one layout.
 */
export const MAX_NOISE_UNITS_ACROSS_NUMBER_RANGE = 10;

const isRestoration = ({ mechanism }: ValueGuarantee) => mechanism === 'restoration';

const sumOf = (values: readonly ValueGuarantee[], kind: ValueGuarantee['kind']) =>
  values.reduce((sum, value) => sum + (value.kind === kind ? (value.epsilon ?? 0) : 0), 0);

/** Whether the guarantee is Cape's. Cape has only one group, of all words that may be drawn, so its epsilon holds between any two words. */
const isCape = ({ mechanism }: ValueGuarantee) => mechanism === 'cape';

function sentenceFor(values: readonly ValueGuarantee[]): string {
  if (values.length === 0) return 'Nothing in this prompt is replaced.';
  const dates = values.filter((v) => v.kind === 'interval').length;
  const keyed = values.filter((v) => v.kind === 'computational').length;
  const noised = values.filter((v) => v.kind === 'metric').length;
  const inGroup = values.filter((v) => v.kind === 'group' && !isCape(v));
  const fitting = values.filter((v) => v.kind === 'group' && isCape(v));
  const inVector = values.filter((v) => v.kind === 'joint' && isRestoration(v));
  const joint = values.filter((v) => v.kind === 'joint' && !isRestoration(v));
  const inList = values.filter((v) => v.kind === 'list').length;
  const estimated = values.filter((v) => v.kind === 'estimate').length;
  const computed = values.filter((v) => v.kind === 'computed').length;
  const removed = values.filter((v) => v.kind === 'removed' && !isRestoration(v)).length;
  const takenOut = values.filter((v) => v.kind === 'removed' && isRestoration(v)).length;
  const generalised = values.filter((v) => v.kind === 'class').length;
  const scaled = values.filter((v) => v.kind === 'ratio').length;
  const parts = [
    keyed > 0 ? `${keyed} under a key that only this browser has` : '',
    // Dates are named separately from keyed values, because less is promised for them: whoever knows one date knows the shift.
    dates > 0 ? `${count(dates, 'date', 'dates')} by one secret shift for the whole conversation` : '',
    removed > 0 ? `${removed} by stand-ins whose originals stay in your vault` : '',
    takenOut > 0 ? `${takenOut} removed without a trace of ${takenOut === 1 ? 'its value' : 'their values'}` : '',
    generalised > 0 ? `${generalised} by the group that it belongs to` : '',
    scaled > 0 ? `${count(scaled, 'amount', 'amounts')} by one secret factor for the whole conversation` : '',
    noised > 0
      ? `${count(noised, 'number', 'numbers')} by noise (ε = ${rounded(sumOf(values, 'metric'))} in total per tenth of the range, at most ${rounded(MAX_NOISE_UNITS_ACROSS_NUMBER_RANGE * sumOf(values, 'metric'))} over the whole range)`
      : '',
    inGroup.length > 0
      ? `${count(inGroup.length, 'word', 'words')} drawn from fixed groups of similar words (ε = ${rounded(sumOf(inGroup, 'group'))} in total, between words of one group)`
      : '',
    fitting.length > 0
      ? `${count(fitting.length, 'word', 'words')} drawn from all words by how well they fit the context (ε = ${rounded(sumOf(fitting, 'group'))} in total, between any words)`
      : '',
    inVector.length > 0
      ? `${count(inVector.length, 'fact', 'facts')} removed; one noisy hint for your server (ε = ${rounded(sumOf(inVector, 'joint'))} for all of them at once)`
      : '',
    joint.length > 0
      ? `${count(joint.length, 'word', 'words')} drawn from all words by how well they fit together (ε = ${rounded(sumOf(joint, 'joint'))} for all of them at once, not for each)`
      : '',
    inList > 0
      ? `${count(inList, 'word', 'words')} by neighbouring words: nothing is guaranteed between words with different lists of neighbours, because an output can rule one of them out`
      : '',
    estimated > 0
      ? `${count(estimated, 'word', 'words')} by words that fit the context (ε about ${rounded(sumOf(values, 'estimate'))} in total, an estimate for this prompt, not a bound)`
      : '',
    computed > 0 ? `${computed} computed from the other surrogates, at no extra cost` : '',
  ].filter((part) => part !== '');
  return `${count(values.length, 'replacement', 'replacements')}: ${parts.join(', ')}.`;
}

/** Adds up the epsilons of independent draws, by unit (sequential composition). Values that were released before cost nothing. */
export function composeGuarantee(values: readonly ValueGuarantee[]): Guarantee {
  const epsilons = epsilonsByUnit(
    values.map((value) => ({ kind: value.kind, isBetweenAny: isCape(value), epsilon: value.epsilon ?? 0 })),
  );
  const isRelated = values.some(({ kind }) => kind === 'computed');
  const isDrawn = values.some(({ mechanism }) => mechanism === 'rap-li' || mechanism === 'cape');
  const isBirth = values.some(({ type, kind }) => type === 'DATE' && kind === 'computational');
  const takenAsPublic: readonly TextKey[] = [
    ...PUBLIC_IN_EVERY_PROMPT,
    ...keptTraitsOf(values),
    ...(isBirth ? (['publicBirthYear'] as const) : []),
    ...(values.some(({ kind }) => kind === 'class') ? (['publicGroup'] as const) : []),
    ...(values.some(({ kind }) => kind === 'ratio') ? (['publicRatios'] as const) : []),
    // The surrogates keep the relations between the numbers, so anybody who reads the output learns these relations.
    ...(isRelated ? (['publicRelations'] as const) : []),
    ...(isDrawn ? PUBLIC_OF_DRAWN_WORDS : []),
  ];
  return { values, epsilons, takenAsPublic: takenAsPublic.map((key) => ({ key })), sentence: sentenceFor(values) };
}
