// What a site's pages are told of the settings, and what they may change: their own site's part. Which other sites a person uses, and
// how, is no business of theirs.
import type { SettingsInForce } from './organisation/in-force.ts';
import type { Settings } from './protocol.ts';
import type { Sender } from './sender.ts';
import { DEFAULT_SETTINGS, notForPages } from './settings.ts';

/** Settings by site. */
const LISTS = [
  'disabledOrigins',
  'privateOrigins',
  'badgeHiddenOrigins',
  'restoreOrigins',
  'restoreDeclinedOrigins',
] as const;
const BY_SITE = ['siteModes', 'badgePlaces'] as const;

type Kept = Readonly<Record<string, unknown>>;

const only = (listed: readonly string[], origin: string) => listed.filter((one) => one === origin);

const ofOrigin = (kept: Kept, origin: string): Kept => (Object.hasOwn(kept, origin) ? { [origin]: kept[origin] } : {});

function withoutOrigin(kept: Kept, origin: string): Kept {
  const { [origin]: _, ...others } = kept;
  return others;
}

export function settingsFor({ kind, origin }: Sender, settings: SettingsInForce): SettingsInForce {
  if (kind !== 'page') return settings;
  const { restoreAutomatically, recompute, mode, reviewedSends, organisation } = settings;
  return {
    ...DEFAULT_SETTINGS,
    restoreAutomatically,
    recompute,
    mode,
    reviewedSends,
    ...Object.fromEntries(LISTS.map((name) => [name, only(settings[name], origin)])),
    ...Object.fromEntries(BY_SITE.map((name) => [name, ofOrigin(settings[name], origin)])),
    ...(organisation ? { organisation: { ...organisation, lockedSites: only(organisation.lockedSites, origin) } } : {}),
  };
}

/** By a content script about its own site, and by the private frame about how prompts are reviewed. */
const MAY_CHANGE: Readonly<Record<Exclude<Sender['kind'], 'own'>, readonly (keyof Settings)[]>> = {
  page: ['mode', 'reviewedSends', ...LISTS, ...BY_SITE],
  frame: ['mode', 'reviewedSends'],
};

/** The changes as they may be made: of lists only the asker's own entry. @throws RequestError for all else. */
export function changesBy({ kind, origin }: Sender, now: Settings, changes: Partial<Settings>): Partial<Settings> {
  if (kind === 'own') return changes;
  const isRefused = (Object.keys(changes) as (keyof Settings)[]).some((name) => !MAY_CHANGE[kind].includes(name));
  // One site must not turn it off for all.
  if (isRefused || changes.mode === 'off') throw notForPages();
  const listed = LISTS.flatMap((name) => {
    const wanted = changes[name];
    if (wanted === undefined) return [];
    return [[name, [...now[name].filter((one) => one !== origin), ...only(wanted, origin)]]];
  });
  const bySite = BY_SITE.flatMap((name) => {
    const wanted = changes[name];
    return wanted === undefined ? [] : [[name, { ...withoutOrigin(now[name], origin), ...ofOrigin(wanted, origin) }]];
  });
  return { ...changes, ...Object.fromEntries([...listed, ...bySite]) };
}
