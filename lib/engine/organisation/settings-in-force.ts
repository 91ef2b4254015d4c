// Applies the organisation's rules to the person's settings. The stored settings do not change, so they apply again once a rule is gone.
import type { Annotation, Finding } from '../../detect/annotation.ts';
import { type DictionaryEntry, dictionaryDetector } from '../../detect/dictionary.ts';
import { isSameTerm } from '../../detect/dictionary-entries.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { overlaps } from '../../text/span.ts';
import type { Settings } from '../protocol.ts';
import { RequestError } from '../settings.ts';
import { withoutUncheckedFiles } from '../site-settings.ts';
import type { OrganisationPolicy } from './policy.ts';

/** The part of the rules that pages get: which controls are locked, and by whom. */
export interface OrganisationPolicyForPages {
  readonly name: string;
  readonly problem?: KeyedText;
  /** Settings that the person cannot change. */
  readonly locked: readonly (keyof Settings)[];
  /** Origins on which Coatcheck cannot be switched off. */
  readonly lockedSites: readonly string[];
  readonly neverOff: boolean;
  readonly checkedFilesOnly: boolean;
  readonly noModelDownload: boolean;
  readonly requirePassphrase: boolean;
  readonly hasSiteFile: boolean;
}

export interface SettingsInForce extends Settings {
  /** Missing if no organisation has rules. */
  readonly organisation?: OrganisationPolicyForPages;
  /** The address of the person's own model server, if this page's prompts go to it; facts can then be hidden as noisy hints. */
  readonly hintsTo?: string;
}

export const isSiteLockedOn = (
  { neverOff, lockedSites }: Pick<OrganisationPolicyForPages, 'neverOff' | 'lockedSites'>,
  origin: string,
) => neverOff || lockedSites.includes(origin);

function lockedBy({
  profile,
  sendMode,
  retentionDays,
  lockAfterMinutes,
  noModelDownload,
}: OrganisationPolicy): (keyof Settings)[] {
  return [
    ...(profile === undefined ? [] : (['profile'] as const)),
    ...(sendMode === undefined ? [] : (['mode', 'siteModes'] as const)),
    ...(retentionDays === undefined ? [] : (['retentionDays'] as const)),
    ...(lockAfterMinutes === undefined ? [] : (['lockAfterMinutes'] as const)),
    ...(noModelDownload ? (['model'] as const) : []),
  ];
}

function policyForPages(policy: OrganisationPolicy): OrganisationPolicyForPages {
  const { organisation, problem, lockedSites, neverOff, checkedFilesOnly, noModelDownload, requirePassphrase } = policy;
  return {
    name: organisation,
    ...(problem ? { problem } : {}),
    locked: lockedBy(policy),
    lockedSites,
    neverOff,
    checkedFilesOnly,
    noModelDownload,
    requirePassphrase,
    hasSiteFile: policy.siteFile !== undefined,
  };
}

/** The send mode under the rules. "off" would switch the locked sites off too, so it becomes "review" if any site must stay on. */
function modeInForce({ mode }: Settings, policy: OrganisationPolicy): Settings['mode'] {
  if (policy.sendMode !== undefined) return policy.sendMode;
  const staysOn = policy.neverOff || policy.lockedSites.length > 0;
  return mode === 'off' && staysOn ? 'review' : mode;
}

export function settingsInForce(settings: Settings, policy: OrganisationPolicy | undefined): SettingsInForce {
  if (!policy) return settings;
  const { profile, sendMode, retentionDays, lockAfterMinutes, noModelDownload, checkedFilesOnly } = policy;
  const { unreadableFileChoices } = settings;
  return {
    ...settings,
    profile: profile ?? settings.profile,
    mode: modeInForce(settings, policy),
    siteModes: sendMode === undefined ? settings.siteModes : {},
    disabledOrigins: settings.disabledOrigins.filter((origin) => !isSiteLockedOn(policy, origin)),
    sitePauses: Object.fromEntries(
      Object.entries(settings.sitePauses).filter(([origin]) => !isSiteLockedOn(policy, origin)),
    ),
    retentionDays: retentionDays ?? settings.retentionDays,
    lockAfterMinutes: lockAfterMinutes ?? settings.lockAfterMinutes,
    model: noModelDownload ? '' : settings.model,
    unreadableFileChoices: checkedFilesOnly ? withoutUncheckedFiles(unreadableFileChoices) : unreadableFileChoices,
    organisation: policyForPages(policy),
  };
}

/** @throws RequestError if the organisation's rules override one of the changes. */
export function requireChangesAllowed(
  now: Settings,
  changes: Partial<Settings>,
  policy: OrganisationPolicy | undefined,
): void {
  const after = settingsInForce({ ...now, ...changes }, policy);
  for (const name of Object.keys(changes) as (keyof Settings)[]) {
    if (JSON.stringify(after[name]) !== JSON.stringify(changes[name])) throw new RequestError(said('settingLocked'));
  }
}

/** Both dictionaries as one; for the same term the organisation's entry replaces the person's. */
export function dictionaryInForce(
  own: readonly DictionaryEntry[],
  pushed: readonly DictionaryEntry[],
): readonly DictionaryEntry[] {
  return [...own.filter((entry) => !pushed.some((other) => isSameTerm(entry, other))), ...pushed];
}

function withPushedWord(annotations: readonly Annotation[], finding: Finding): readonly Annotation[] {
  const { risk = 1 } = finding;
  if (annotations.some((one) => overlaps(one, finding)))
    return annotations.map((one) => (overlaps(one, finding) && one.risk < risk ? { ...one, risk } : one));
  return risk === 1 ? annotations : [...annotations, { ...finding, risk }];
}

/** Raises each mention of an organisation's word to at least its level, so that no click of the person lowers it. */
export async function withOrganisationWords(
  text: string,
  annotations: readonly Annotation[],
  pushed: readonly DictionaryEntry[],
): Promise<readonly Annotation[]> {
  let raised = annotations;
  if (pushed.length === 0) return raised;
  for (const finding of await dictionaryDetector(pushed).detect(text)) raised = withPushedWord(raised, finding);
  return [...raised].sort((a, b) => a.start - b.start);
}
