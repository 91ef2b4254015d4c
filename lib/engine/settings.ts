import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { isModelId } from '../models/hub.ts';
import { EMPTY_CUSTOM_PROFILE, isCustomProfile } from '../sanitize/policy/custom-profile.ts';
import { INSTRUCTION_TASKS } from '../sanitize/words/instruction.ts';
import type { Settings } from './protocol.ts';
import { SEND_MODES } from './send-mode.ts';
import { isBadgePlaces, isCountByOrigin, isSiteModes, isUnreadableFileChoices } from './site-settings.ts';

export const DEFAULT_SETTINGS: Settings = {
  profile: 'balanced',
  retentionDays: 30,
  lockAfterMinutes: 60,
  surrogateStyle: 'natural',
  instruction: 'off',
  custom: EMPTY_CUSTOM_PROFILE,
  restoreAutomatically: false,
  restoreOrigins: [],
  restoreDeclinedOrigins: [],
  recompute: false,
  mode: 'first-sends',
  reviewsPastes: true,
  sanitizesFileNames: true,
  unreadableFileChoices: {},
  siteReviews: {},
  siteModes: {},
  disabledOrigins: [],
  sitePauses: {},
  privateOrigins: [],
  badgePlaces: {},
  badgeHiddenOrigins: [],
  model: '',
};

const MAX_RETENTION_DAYS = 3650;
const MAX_LOCK_MINUTES = 24 * 60;

/** An invalid request; the message says what is wrong with it. */
export class RequestError extends CodedError {
  override readonly name = 'RequestError';
}

/** The error for a request that its sender may not make. */
export const notForPagesError = (): RequestError => new RequestError(said('requestOnlyFromExtension'));

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const SETTING_CHECKS: { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] } = {
  profile: (value): value is string => typeof value === 'string' && value !== '',
  retentionDays: (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_RETENTION_DAYS,
  lockAfterMinutes: (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_LOCK_MINUTES,
  surrogateStyle: (value): value is Settings['surrogateStyle'] => value === 'natural' || value === 'placeholder',
  instruction: (value): value is Settings['instruction'] => (INSTRUCTION_TASKS as readonly unknown[]).includes(value),
  custom: isCustomProfile,
  restoreAutomatically: (value): value is boolean => typeof value === 'boolean',
  restoreOrigins: isListOfTexts,
  restoreDeclinedOrigins: isListOfTexts,
  recompute: (value): value is boolean => typeof value === 'boolean',
  mode: (value): value is Settings['mode'] => (SEND_MODES as readonly unknown[]).includes(value),
  reviewsPastes: (value): value is boolean => typeof value === 'boolean',
  sanitizesFileNames: (value): value is boolean => typeof value === 'boolean',
  unreadableFileChoices: isUnreadableFileChoices,
  siteReviews: isCountByOrigin,
  siteModes: isSiteModes,
  disabledOrigins: isListOfTexts,
  sitePauses: isCountByOrigin,
  privateOrigins: isListOfTexts,
  badgePlaces: isBadgePlaces,
  badgeHiddenOrigins: isListOfTexts,
  model: (value): value is string => value === '' || isModelId(value),
};

const isSettingName = (name: string): name is keyof Settings => Object.hasOwn(SETTING_CHECKS, name);

/** True for a name that this version does not know, and for a known one with a valid value. */
export const isSettingUnknownOrValid = (name: string, value: unknown): boolean =>
  !isSettingName(name) || SETTING_CHECKS[name](value);

/** `settings` with the changes. @throws RequestError if one of them is invalid. */
export function withSettingChanges(settings: Settings, changes: Partial<Settings>): Settings {
  for (const [name, value] of Object.entries(changes)) {
    if (!isSettingName(name)) throw new RequestError(said('settingUnknown', { name }));
    if (!SETTING_CHECKS[name](value))
      throw new RequestError(said('settingInvalid', { name, value: JSON.stringify(value) }));
  }
  return { ...settings, ...changes };
}

/** Stored settings over the defaults; what is missing or no longer valid falls back to its default. */
export function readSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_SETTINGS;
  const valid = Object.entries(stored).filter(([name, value]) => isSettingName(name) && SETTING_CHECKS[name](value));
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(valid) };
}
