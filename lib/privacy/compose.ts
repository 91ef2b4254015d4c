// What a whole prompt is promised, from what each value is promised.
import type { Guarantee, ValueGuarantee } from './guarantee.ts';

const PUBLIC = [
  'where the replaced spans are, their types and levels',
  'the words that are kept',
  'lengths, formats, and the number of digits and closing zeros of numbers',
  'which values are equal within the conversation',
  'that a full date moved by at most 1,500 days, the intervals between full dates, and all of them to whoever knows one',
];

/** Relations are found from the numbers themselves: that they hold is visible in the output. */
const PUBLIC_RELATIONS = 'which numbers follow from others, and by which formula';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

function sentenceFor(values: readonly ValueGuarantee[], epsilonTotal: number): string {
  if (values.length === 0) return 'Nothing in this prompt is replaced.';
  const dates = values.filter((v) => v.mechanism === 'date-shift').length;
  const keyed = values.filter((v) => v.kind === 'computational').length;
  const noised = values.filter((v) => v.kind === 'metric').length;
  const computed = values.filter((v) => v.kind === 'computed').length;
  const removed = values.filter((v) => v.kind === 'removed').length;
  const parts = [
    keyed > 0 ? `${keyed} by a permutation that nobody can undo without your key` : '',
    // Whoever knows one of the dates knows the shift: that is less than a permutation promises.
    dates > 0 ? `${count(dates, 'date', 'dates')} by one secret shift for the whole conversation` : '',
    removed > 0 ? `${removed} by stand-ins whose originals stay in your vault` : '',
    noised > 0
      ? `${count(noised, 'number', 'numbers')} by noise (ε = ${Number(epsilonTotal.toFixed(2))} in total)`
      : '',
    computed > 0 ? `${computed} computed from the other surrogates, at no further cost` : '',
  ].filter((part) => part !== '');
  return `${count(values.length, 'value is', 'values are')} replaced: ${parts.join(', ')}.`;
}

/** Sequential composition: the epsilons of independent draws add up; values that were released before cost nothing. */
export function composeGuarantee(values: readonly ValueGuarantee[]): Guarantee {
  const epsilonTotal = values.reduce((sum, value) => sum + (value.kind === 'metric' ? (value.epsilon ?? 0) : 0), 0);
  const isRelated = values.some(({ kind }) => kind === 'computed');
  const takenAsPublic = isRelated ? [...PUBLIC, PUBLIC_RELATIONS] : PUBLIC;
  return { values, epsilonTotal, takenAsPublic, sentence: sentenceFor(values, epsilonTotal) };
}
