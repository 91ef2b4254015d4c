// Settings of single sites: their types, and the checks of their values.
import type { Settings } from './protocol.ts';

export interface BadgeOffset {
  readonly x: number;
  readonly y: number;
}

/** `as-is`: the site gets the file unchanged. `refuse`: it does not get it. */
export type UnreadableFileChoice = 'as-is' | 'refuse';

/** By extension, in lower case and without a dot. */
export type UnreadableFileChoices = Readonly<Record<string, UnreadableFileChoice>>;

/** More than there are known extensions, so that no site fills the storage. */
const MAX_CHOICES = 200;
const EXTENSION = /^[a-z0-9]{1,10}(?:\.[a-z0-9]{1,3})?$/;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSiteModes = (value: unknown): value is Settings['siteModes'] =>
  isRecord(value) && Object.values(value).every((mode) => mode === 'review' || mode === 'automatic');

/** Natural numbers by origin: counts of reviews, or times in milliseconds. */
export const isCountByOrigin = (value: unknown): value is Readonly<Record<string, number>> =>
  isRecord(value) && Object.values(value).every((count) => Number.isInteger(count) && (count as number) >= 0);

export const isBadgePlaces = (value: unknown): value is Settings['badgePlaces'] =>
  isRecord(value) &&
  Object.values(value).every((place) => isRecord(place) && Number.isInteger(place.x) && Number.isInteger(place.y));

const areChoices = (value: unknown): value is UnreadableFileChoices =>
  isRecord(value) &&
  Object.keys(value).length <= MAX_CHOICES &&
  Object.entries(value).every(
    ([extension, choice]) => EXTENSION.test(extension) && (choice === 'as-is' || choice === 'refuse'),
  );

export const isUnreadableFileChoices = (value: unknown): value is Settings['unreadableFileChoices'] =>
  isRecord(value) && Object.values(value).every(areChoices);

type ChoicesOfSites = Pick<Settings, 'unreadableFileChoices'>;

export const unreadableFileChoicesOf = (
  { unreadableFileChoices }: ChoicesOfSites,
  origin: string,
): UnreadableFileChoices => (Object.hasOwn(unreadableFileChoices, origin) ? (unreadableFileChoices[origin] ?? {}) : {});

/** The changes that store what the person chose for these extensions on a site. */
export function settingChangesForFileChoice(
  settings: ChoicesOfSites,
  origin: string,
  extensions: readonly string[],
  choice: UnreadableFileChoice,
): ChoicesOfSites {
  const chosen = Object.fromEntries(extensions.map((extension) => [extension, choice]));
  const choices = { ...unreadableFileChoicesOf(settings, origin), ...chosen };
  return { unreadableFileChoices: { ...settings.unreadableFileChoices, [origin]: choices } };
}

/** The changes that forget what the person chose for an extension on a site. */
export function settingChangesWithoutFileChoice(
  settings: ChoicesOfSites,
  origin: string,
  extension: string,
): ChoicesOfSites {
  const { [extension]: _, ...choices } = unreadableFileChoicesOf(settings, origin);
  const { [origin]: _all, ...others } = settings.unreadableFileChoices;
  return { unreadableFileChoices: Object.keys(choices).length === 0 ? others : { ...others, [origin]: choices } };
}

/** Without the choices by which a site gets files that could not be checked. */
export function withoutUncheckedFiles(choices: Settings['unreadableFileChoices']): Settings['unreadableFileChoices'] {
  const refusals = (chosen: UnreadableFileChoices) =>
    Object.fromEntries(Object.entries(chosen).filter(([, choice]) => choice === 'refuse'));
  return Object.fromEntries(Object.entries(choices).map(([origin, chosen]) => [origin, refusals(chosen)]));
}
