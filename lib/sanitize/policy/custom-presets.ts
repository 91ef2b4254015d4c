// Starting points for the profile Custom: each sets the level of every type, so that a person need not set thirty.
import { ENTITY_TYPES, type EntityType, type RiskLevel } from '../../detect/annotation.ts';
import type { CustomProfile } from './custom-profile.ts';
import { balancedRisk } from './policy.ts';

export const CUSTOM_PRESETS = ['balanced', 'everything', 'contact'] as const;
export type CustomPreset = (typeof CUSTOM_PRESETS)[number];

/** Ways to reach a person, and what must never leave in any preset. */
const CONTACT_AND_SECRETS: ReadonlySet<EntityType> = new Set([
  'USERNAME',
  'ADDRESS',
  'EMAIL',
  'PHONE',
  'IP',
  'MAC',
  'ID',
  'FINANCIAL',
  'PASSWORD',
  'SECRET',
  'CRYPTO',
]);

/** The level that Balanced gives a finding of the type about which nothing else is known. */
export function balancedLevelOf(type: EntityType): RiskLevel {
  const source = { detector: 'model', rule: '' } as const;
  return balancedRisk({ start: 0, end: 0, type, confidence: 1, source });
}

function levelIn(preset: Exclude<CustomPreset, 'balanced'>, type: EntityType): RiskLevel {
  const replaced = balancedLevelOf(type) === 5 ? 5 : 4;
  return preset === 'everything' || CONTACT_AND_SECRETS.has(type) ? replaced : 1;
}

/** The profile with the preset's levels; what replaces a type, and what happens to other words, is automatic again. */
export function withPreset(custom: CustomProfile, preset: CustomPreset): CustomProfile {
  // Balanced decides about each finding, and not only about its type, so its levels are left to it.
  const levels =
    preset === 'balanced' ? {} : Object.fromEntries(ENTITY_TYPES.map((type) => [type, levelIn(preset, type)]));
  return { ...custom, levels, mechanisms: {}, words: 'kept' };
}

const levelsOf = ({ levels }: CustomProfile) => ENTITY_TYPES.map((type) => levels[type]).join(' ');

/** The preset that the profile equals; undefined if the person changed anything. */
export function presetOf(custom: CustomProfile): CustomPreset | undefined {
  const hasOwnMechanism = Object.values(custom.mechanisms).some((own) => Object.keys(own).length > 0);
  if (hasOwnMechanism || custom.words !== 'kept') return undefined;
  return CUSTOM_PRESETS.find((preset) => levelsOf(withPreset(custom, preset)) === levelsOf(custom));
}
