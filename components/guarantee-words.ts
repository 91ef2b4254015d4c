// The guarantees of a prompt and of a conversation in the person's language, from the figures of `lib/privacy`. Each sentence has two forms:
// plain words, and the exact figures that `lib/privacy` states in English (a test compares both), for the advanced options.
import type { Language } from '../lib/language/language.ts';
import type { TextKey } from '../lib/language/message.ts';
import { MAX_NOISE_UNITS_ACROSS_NUMBER_RANGE } from '../lib/privacy/compose.ts';
import { EPSILON_UNIT_TEXT_KEYS, EPSILON_UNITS, type EpsilonUnit } from '../lib/privacy/epsilons.ts';
import type { ValueGuarantee } from '../lib/privacy/guarantee.ts';
import type { ConversationRelease, SpentEpsilon } from '../lib/privacy/ledger.ts';

type Kind = ValueGuarantee['kind'];

/** The properties that distinguish two promises. */
type PromiseKind = Pick<SpentEpsilon, 'kind' | 'isBetweenAny' | 'isHint'>;

/** Most people read no epsilons: the panel and the popup say it plainly. */
export type GuaranteeForm = 'plain' | 'exact';

/** The text of each promise, in the order in which a sentence lists them; `plain` where the exact one has figures. */
const PROMISE_TEXTS = [
  { kind: 'computational', key: 'promisedKeyed' },
  { kind: 'interval', key: 'promisedDates' },
  { kind: 'removed', key: 'promisedRemoved' },
  { kind: 'removed', isHint: true, key: 'promisedTakenOut' },
  { kind: 'class', key: 'promisedClass' },
  { kind: 'ratio', key: 'promisedScaled' },
  { kind: 'metric', key: 'promisedNoised', plain: 'plainNoised' },
  { kind: 'group', key: 'promisedGroup', plain: 'plainGroup' },
  { kind: 'group', isBetweenAny: true, key: 'promisedFitting', plain: 'plainFitting' },
  { kind: 'joint', isHint: true, key: 'promisedHinted', plain: 'plainHinted' },
  { kind: 'joint', key: 'promisedJoint', plain: 'plainFitting' },
  { kind: 'list', key: 'promisedList', plain: 'plainList' },
  { kind: 'estimate', key: 'promisedEstimate', plain: 'plainEstimate' },
  { kind: 'computed', key: 'promisedComputed', plain: 'plainComputed' },
] as const satisfies readonly (PromiseKind & { readonly key: TextKey; readonly plain?: TextKey })[];

/** An epsilon as a number with two decimals and without thousands separators. */
export function epsilonText(epsilon: number, { number }: Language): string {
  return number(epsilon, { maximumFractionDigits: 2, useGrouping: false });
}

const isSamePromise = (a: PromiseKind, b: PromiseKind) =>
  a.kind === b.kind &&
  (a.isBetweenAny ?? false) === (b.isBetweenAny ?? false) &&
  (a.isHint ?? false) === (b.isHint ?? false);

export function promiseText(spent: readonly SpentEpsilon[], language: Language, form: GuaranteeForm): string {
  const { say, list } = language;
  const count = spent.reduce((sum, { values }) => sum + values, 0);
  if (count === 0) return say('promisedNothing');
  const parts = PROMISE_TEXTS.flatMap((promise) => {
    const own = spent.find((one) => isSamePromise(one, promise) && one.values > 0);
    if (!own) return [];
    const [epsilon, whole] = [own.epsilon, MAX_NOISE_UNITS_ACROSS_NUMBER_RANGE * own.epsilon].map((one) =>
      epsilonText(one, language),
    );
    const key = form === 'plain' && 'plain' in promise ? promise.plain : promise.key;
    return [say(key, { count: own.values, epsilon: epsilon ?? '', whole: whole ?? '' })];
  });
  return say('promised', { count, parts: list(parts) });
}

/** The text of an amount of epsilon; an empty list if nothing was spent in that unit. */
export function epsilonUnitText(unit: EpsilonUnit, epsilon: number | undefined, language: Language): readonly string[] {
  return epsilon ? [language.say(EPSILON_UNIT_TEXT_KEYS[unit], { epsilon: epsilonText(epsilon, language) })] : [];
}

/** Kinds of guarantee that no epsilon bounds. */
const UNBOUNDED_KINDS: ReadonlySet<string> = new Set<Kind>(['list', 'estimate']);

function textOfSpent(units: readonly string[], { say, list }: Language, form: GuaranteeForm): readonly string[] {
  if (units.length === 0) return [];
  return [form === 'plain' ? say('plainReleased') : say('releasedNoise', { spent: list(units) })];
}

export function textOfRelease(release: ConversationRelease, language: Language, form: GuaranteeForm): string {
  const { say, read } = language;
  const { prompts, values, repeated, epsilons, spent, letGo, isPartial } = release;
  const before = isPartial ? [say('releasedBefore')] : [];
  const sentences = (parts: readonly string[]) => read(parts.map((words) => ({ words })));
  if (prompts.length === 0) return sentences([say('releasedNothing'), ...before]);
  const units = EPSILON_UNITS.flatMap((unit) => epsilonUnitText(unit, epsilons[unit], language));
  const again = repeated > 0 ? say('releasedAgain', { count: repeated }) : '';
  const unbounded = spent.reduce((sum, own) => sum + (UNBOUNDED_KINDS.has(own.kind) ? own.values : 0), 0);
  return sentences([
    say('releasedPrompts', { count: prompts.length, values: say('releasedValues', { count: values }), again }),
    ...textOfSpent(units, language, form),
    ...(unbounded > 0 ? [say(form === 'plain' ? 'plainUnbounded' : 'releasedUnbounded', { count: unbounded })] : []),
    ...(letGo > 0 ? [say('releasedLetGo', { count: letGo })] : []),
    ...before,
  ]);
}
