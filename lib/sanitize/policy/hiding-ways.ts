// In which ways a fact can be hidden: what the person may choose on its card, and what the plan carries out.

import type { StandIn } from '../../codecs/codec.ts';
import type { EntityType, Finding, HideAs } from '../../detect/annotation.ts';
import { isFactType } from '../../detect/roles.ts';
import { amountsIn } from '../numbers/scale/amount.ts';
import type { Mechanism } from '../sanitized.ts';

const MECHANISM: Readonly<Partial<Record<EntityType, Mechanism>>> = {
  AGE: 'metric-dp',
  MONEY: 'metric-dp',
  QUANTITY: 'metric-dp',
  DATE: 'date-shift',
  TIME: 'fpe',
  PHONE: 'fpe',
  EMAIL: 'fpe',
  USERNAME: 'fpe',
  IP: 'fpe',
  ID: 'fpe',
  FINANCIAL: 'fpe',
  MAC: 'fpe',
  VEHICLE: 'fpe',
  CRYPTO: 'fpe',
  PERSON: 'permutation',
  LOCATION: 'permutation',
  ADDRESS: 'permutation',
  DEMOGRAPHIC: 'permutation',
  OCCUPATION: 'permutation',
  CONDITION: 'permutation',
  DRUG: 'permutation',
};

/** What replaces a value of this type by another value of it. */
export const mechanismOfType = (type: EntityType): Mechanism => MECHANISM[type] ?? 'reserve';

export const canScale = (original: string, type: EntityType): boolean => amountsIn(original, type) !== undefined;

/** The way that a type's own mechanism is on the card. */
function ownWay(type: EntityType): HideAs {
  const mechanism = mechanismOfType(type);
  if (mechanism === 'metric-dp') return 'noise';
  return mechanism === 'date-shift' ? 'shift' : 'swap';
}

/**
 * The ways to hide a fact, in the order of preference; none for what is always replaced by a value of its kind (names, ids).
 * @param phrase of the value's group, where one would leave
 * @param canHint the prompt goes to a server that takes noisy hints
 */
export function hidingWays(
  { type, kind }: Pick<Finding, 'type' | 'kind'>,
  original: string,
  phrase?: string,
  canHint = false,
): readonly HideAs[] {
  if (!isFactType(type) || kind === 'date-of-birth') return [];
  const generalise = phrase === undefined ? [] : (['generalise'] as const);
  const scale = canScale(original, type) ? (['scale'] as const) : [];
  const hint = canHint ? (['hint'] as const) : [];
  return [...generalise, 'placeholder', ...scale, ...hint, ownWay(type)];
}

const WAYS: Readonly<Record<StandIn, HideAs | undefined>> = {
  generalised: 'generalise',
  placeholder: 'placeholder',
  scale: 'scale',
  noise: 'noise',
  shift: 'shift',
  hinted: 'hint',
  removed: 'hint',
  swap: undefined,
};

/** Which of the ways a stand-in shows. A number without a noise mechanism is swapped; that counts as the type's own way. */
export function wayTaken(standIn: StandIn, ways: readonly HideAs[]): HideAs | undefined {
  const way = WAYS[standIn];
  return way !== undefined && ways.includes(way) ? way : ways.at(-1);
}
