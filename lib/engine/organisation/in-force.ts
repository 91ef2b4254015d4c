// What the organisation's rules make of the person's settings. The person's own are kept as they are: they hold again once a rule is gone.
import type { Annotation, Finding } from '../../detect/annotation.ts';
import { type DictionaryEntry, dictionaryDetector } from '../../detect/dictionary.ts';
import { isSameTerm } from '../../detect/dictionary-entries.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { overlaps } from '../../text/span.ts';
import type { Settings } from '../protocol.ts';
import { RequestError } from '../settings.ts';
import type { Policy } from './policy.ts';

/** What pages are told of the rules: which controls are locked, and by whom. */
export interface Organisation {
  readonly name: string;
  readonly problem?: KeyedText;
  /** Settings that the person cannot change. */
  readonly locked: readonly (keyof Settings)[];
  /** On these Coatcheck cannot be switched off. */
  readonly lockedSites: readonly string[];
  readonly neverOff: boolean;
  readonly checkedFilesOnly: boolean;
  readonly noModelDownload: boolean;
  readonly requirePassphrase: boolean;
  readonly hasSiteFile: boolean;
}

export interface SettingsInForce extends Settings {
  /** Missing if no organisation has rules. */
  readonly organisation?: Organisation;
  /** The model server of the person's own to which this page's prompts go; facts can be hidden by noisy hints then. */
  readonly hintsTo?: string;
}

export const isLockedOn = ({ neverOff, lockedSites }: Pick<Organisation, 'neverOff' | 'lockedSites'>, origin: string) =>
  neverOff || lockedSites.includes(origin);

function lockedBy({ profile, sendMode, retentionDays, lockAfterMinutes, noModelDownload }: Policy): (keyof Settings)[] {
  return [
    ...(profile === undefined ? [] : (['profile'] as const)),
    ...(sendMode === undefined ? [] : (['mode', 'siteModes'] as const)),
    ...(retentionDays === undefined ? [] : (['retentionDays'] as const)),
    ...(lockAfterMinutes === undefined ? [] : (['lockAfterMinutes'] as const)),
    ...(noModelDownload ? (['model'] as const) : []),
  ];
}

function organisationOf(policy: Policy): Organisation {
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

/** Off everywhere would be off on the locked sites too: there the person reviews instead. */
function modeInForce({ mode }: Settings, policy: Policy): Settings['mode'] {
  if (policy.sendMode !== undefined) return policy.sendMode;
  const staysOn = policy.neverOff || policy.lockedSites.length > 0;
  return mode === 'off' && staysOn ? 'review' : mode;
}

export function settingsInForce(settings: Settings, policy: Policy | undefined): SettingsInForce {
  if (!policy) return settings;
  const { profile, sendMode, retentionDays, lockAfterMinutes, noModelDownload } = policy;
  return {
    ...settings,
    profile: profile ?? settings.profile,
    mode: modeInForce(settings, policy),
    siteModes: sendMode === undefined ? settings.siteModes : {},
    disabledOrigins: settings.disabledOrigins.filter((origin) => !isLockedOn(policy, origin)),
    retentionDays: retentionDays ?? settings.retentionDays,
    lockAfterMinutes: lockAfterMinutes ?? settings.lockAfterMinutes,
    model: noModelDownload ? '' : settings.model,
    organisation: organisationOf(policy),
  };
}

/** @throws RequestError for a change that would not come into force. */
export function requireAllowed(now: Settings, changes: Partial<Settings>, policy: Policy | undefined): void {
  const after = settingsInForce({ ...now, ...changes }, policy);
  for (const name of Object.keys(changes) as (keyof Settings)[]) {
    if (JSON.stringify(after[name]) !== JSON.stringify(changes[name])) throw new RequestError(said('settingLocked'));
  }
}

/** The organisation's words take the place of the person's own. */
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

/** No click lowers a word of the organisation: each mention has at least its level. */
export async function withPushedWords(
  text: string,
  annotations: readonly Annotation[],
  pushed: readonly DictionaryEntry[],
): Promise<readonly Annotation[]> {
  let raised = annotations;
  if (pushed.length === 0) return raised;
  for (const finding of await dictionaryDetector(pushed).detect(text)) raised = withPushedWord(raised, finding);
  return [...raised].sort((a, b) => a.start - b.start);
}
