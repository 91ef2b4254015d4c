// The ways in which a fact can be hidden: the card offers them to the person, and the plan carries them out.

import type { StandInKind } from '../../codecs/codec.ts';
import type { EntityType, Finding, HidingMethod } from '../../detect/annotation.ts';
import { isFactType } from '../../judge/roles.ts';
import { amountsIn } from '../../notation/amount.ts';
import type { Mechanism } from '../sanitized.ts';

const MECHANISM_OF_TYPE: Readonly<Partial<Record<EntityType, Mechanism>>> = {
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

/** The mechanism that replaces a value of this type by another value of the type. */
export const mechanismOfType = (type: EntityType): Mechanism => MECHANISM_OF_TYPE[type] ?? 'reserve';

export const canScale = (original: string, type: EntityType): boolean => amountsIn(original, type) !== undefined;

/** The method that a card shows for the usual mechanism of a type. */
function wayOfType(type: EntityType): HidingMethod {
  const mechanism = mechanismOfType(type);
  if (mechanism === 'metric-dp') return 'noise';
  return mechanism === 'date-shift' ? 'shift' : 'swap';
}

/**
 * The ways to hide a fact, the preferred first; empty for values that are always replaced by another of their kind (names, ids).
 * @param phrase names the value's group, if it belongs to one
 * @param canHint whether the prompt goes to a server that takes noisy hints
 */
export function waysToHide(
  { type, kind }: Pick<Finding, 'type' | 'kind'>,
  original: string,
  phrase?: string,
  canHint = false,
): readonly HidingMethod[] {
  if (!isFactType(type) || kind === 'date-of-birth') return [];
  const generalise = phrase === undefined ? [] : (['generalise'] as const);
  const scale = canScale(original, type) ? (['scale'] as const) : [];
  const hint = canHint ? (['hint'] as const) : [];
  return [...generalise, 'placeholder', ...scale, ...hint, wayOfType(type)];
}

const WAY_OF_STAND_IN: Readonly<Record<StandInKind, HidingMethod | undefined>> = {
  generalised: 'generalise',
  placeholder: 'placeholder',
  scale: 'scale',
  noise: 'noise',
  shift: 'shift',
  hinted: 'hint',
  removed: 'hint',
  swap: undefined,
};

/**
 * The one of `ways` by which a stand-in was made. A number that was swapped instead of noised counts as hidden by the type's own mechanism,
 * which is the last way.
 */
export function hidingMethodOf(standIn: StandInKind, ways: readonly HidingMethod[]): HidingMethod | undefined {
  const way = WAY_OF_STAND_IN[standIn];
  return way !== undefined && ways.includes(way) ? way : ways.at(-1);
}
