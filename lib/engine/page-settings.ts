// Limits the settings that a site's pages may read and change to those of the same site, so that no site learns which other sites a person
// uses, and how.
import type { SettingsInForce } from './organisation/settings-in-force.ts';
import type { Settings } from './protocol.ts';
import { OPAQUE_ORIGIN, type Sender } from './sender.ts';
import { DEFAULT_SETTINGS, notForPagesError } from './settings.ts';

/** Settings that are lists of origins. */
const ORIGIN_LISTS = [
  'disabledOrigins',
  'privateOrigins',
  'badgeHiddenOrigins',
  'restoreOrigins',
  'restoreDeclinedOrigins',
] as const;
const RECORDS_BY_ORIGIN = ['siteModes', 'siteReviews', 'sitePauses', 'badgePlaces', 'unreadableFileChoices'] as const;

type RecordByOrigin = Readonly<Record<string, unknown>>;

const onlyOrigin = (listed: readonly string[], origin: string) => listed.filter((one) => one === origin);

const ofOrigin = (kept: RecordByOrigin, origin: string): RecordByOrigin =>
  Object.hasOwn(kept, origin) ? { [origin]: kept[origin] } : {};

function withoutOrigin(kept: RecordByOrigin, origin: string): RecordByOrigin {
  const { [origin]: _, ...others } = kept;
  return others;
}

export function settingsForSender({ kind, origin }: Sender, settings: SettingsInForce): SettingsInForce {
  if (kind !== 'page') return settings;
  const { restoreAutomatically, recompute, mode, reviewsPastes, sanitizesFileNames, organisation } = settings;
  return {
    ...DEFAULT_SETTINGS,
    restoreAutomatically,
    recompute,
    mode,
    reviewsPastes,
    sanitizesFileNames,
    ...Object.fromEntries(ORIGIN_LISTS.map((name) => [name, onlyOrigin(settings[name], origin)])),
    ...Object.fromEntries(RECORDS_BY_ORIGIN.map((name) => [name, ofOrigin(settings[name], origin)])),
    ...(organisation
      ? { organisation: { ...organisation, lockedSites: onlyOrigin(organisation.lockedSites, origin) } }
      : {}),
  };
}

/**
 * The settings that may be changed by senders other than our own pages: a content script may change those of its own site, the private
 * frame how prompts are reviewed on the site that contains it.
 */
const MAY_CHANGE: Readonly<Record<Exclude<Sender['kind'], 'own'>, readonly (keyof Settings)[]>> = {
  page: [...ORIGIN_LISTS, ...RECORDS_BY_ORIGIN],
  frame: ['siteModes', 'siteReviews'],
};

/**
 * The permitted form of the changes: in lists and records by site, only the entry of the page's own site changes. @throws RequestError for
 * any other setting, and for documents without an origin.
 */
export function settingChangesPermittedTo(
  { kind, origin }: Sender,
  now: Settings,
  changes: Partial<Settings>,
): Partial<Settings> {
  if (kind === 'own') return changes;
  const isRefused = (Object.keys(changes) as (keyof Settings)[]).some((name) => !MAY_CHANGE[kind].includes(name));
  if (isRefused || origin === OPAQUE_ORIGIN) throw notForPagesError();
  if (kind === 'frame') return changes;
  const listed = ORIGIN_LISTS.flatMap((name) => {
    const wanted = changes[name];
    if (wanted === undefined) return [];
    return [[name, [...now[name].filter((one) => one !== origin), ...onlyOrigin(wanted, origin)]]];
  });
  const bySite = RECORDS_BY_ORIGIN.flatMap((name) => {
    const wanted = changes[name];
    return wanted === undefined ? [] : [[name, { ...withoutOrigin(now[name], origin), ...ofOrigin(wanted, origin) }]];
  });
  return Object.fromEntries([...listed, ...bySite]);
}
