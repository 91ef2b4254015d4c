// What a site's pages are told of the settings, and what they may change: their own site's part. Which other sites a person uses, and
// how, is no business of theirs.
import type { Settings } from './protocol.ts';
import type { Sender } from './sender.ts';
import { DEFAULT_SETTINGS, notForPages } from './settings.ts';

const only = (listed: readonly string[], origin: string) => listed.filter((one) => one === origin);

const ofOrigin = ({ siteModes }: Pick<Settings, 'siteModes'>, origin: string): Settings['siteModes'] =>
  Object.hasOwn(siteModes, origin) && siteModes[origin] ? { [origin]: siteModes[origin] } : {};

export function settingsFor({ kind, origin }: Sender, settings: Settings): Settings {
  if (kind !== 'page') return settings;
  const { restoreAutomatically, recompute, mode, reviewedSends, disabledOrigins, privateOrigins } = settings;
  return {
    ...DEFAULT_SETTINGS,
    restoreAutomatically,
    recompute,
    mode,
    reviewedSends,
    siteModes: ofOrigin(settings, origin),
    disabledOrigins: only(disabledOrigins, origin),
    privateOrigins: only(privateOrigins, origin),
  };
}

/** By a content script about its own site, and by the private frame about how prompts are reviewed. */
const MAY_CHANGE: Readonly<Record<Exclude<Sender['kind'], 'own'>, readonly (keyof Settings)[]>> = {
  page: ['mode', 'reviewedSends', 'siteModes', 'disabledOrigins', 'privateOrigins'],
  frame: ['mode', 'reviewedSends'],
};

/** The changes as they may be made: of lists only the asker's own entry. @throws RequestError for all else. */
export function changesBy({ kind, origin }: Sender, now: Settings, changes: Partial<Settings>): Partial<Settings> {
  if (kind === 'own') return changes;
  const isRefused = (Object.keys(changes) as (keyof Settings)[]).some((name) => !MAY_CHANGE[kind].includes(name));
  // One site must not turn it off for all.
  if (isRefused || changes.mode === 'off') throw notForPages();
  const listed = (name: 'disabledOrigins' | 'privateOrigins') => {
    const wanted = changes[name];
    if (wanted === undefined) return {};
    const others = now[name].filter((one) => one !== origin);
    return { [name]: [...others, ...only(wanted, origin)] };
  };
  const modes = () => {
    if (changes.siteModes === undefined) return {};
    const { [origin]: _, ...others } = now.siteModes;
    return { siteModes: { ...others, ...ofOrigin({ siteModes: changes.siteModes }, origin) } };
  };
  return { ...changes, ...listed('disabledOrigins'), ...listed('privateOrigins'), ...modes() };
}
