// The person's settings and dictionary, which also holds the words learned from clicks.

import type { DictionaryEntry } from '../detect/dictionary.ts';
import { withDictionaryChanges } from '../detect/dictionary-entries.ts';
import { requireUsableEntry } from '../detect/dictionary-matcher.ts';
import { said } from '../language/message.ts';
import type { HintServer } from '../sanitize/with-hint.ts';
import type { Vault } from '../vault/vault.ts';
import {
  dictionaryEntriesFor,
  dictionaryEntriesOnSite,
  withDictionaryEntriesFor,
  withLearnedWord,
} from './learned-words.ts';
import type { LoadOrganisationPolicy } from './organisation/managed-policy.ts';
import {
  dictionaryInForce,
  requireChangesAllowed,
  type SettingsInForce,
  settingsInForce,
} from './organisation/settings-in-force.ts';
import { settingChangesPermittedTo, settingsForSender } from './page-settings.ts';
import type { Settings } from './protocol.ts';
import type { RequestOf } from './rpc.ts';
import { effectiveModeOf } from './send-mode.ts';
import { OPAQUE_ORIGIN, type Sender } from './sender.ts';
import { notForPagesError, RequestError, readSettings, withSettingChanges } from './settings.ts';
import type { LocalStore } from './sync/sync.ts';
import type { TaskQueue } from './task-queue.ts';

/** @throws RequestError in a private window: the dictionary is stored on disk. */
function requireNoPrivateWindow({ isPrivateWindow }: Sender): void {
  if (isPrivateWindow) throw new RequestError(said('privateWindowKeepsNothing'));
}

/** The site on which a decision of this sender applies; undefined if it applies everywhere. @throws RequestError if the site has no name. */
function siteOfDecision({ kind, origin }: Sender): string | undefined {
  if (kind !== 'page') return undefined;
  if (origin === OPAQUE_ORIGIN) throw notForPagesError();
  return origin;
}

interface PreferenceHandlerParts {
  readonly vault: Vault;
  /** The queue in which changes run one after the other, because each reads and rewrites the stored value. */
  readonly turns: TaskQueue;
  readonly onModel: () => void;
  readonly policy: LoadOrganisationPolicy;
  readonly knownPolicy: LoadOrganisationPolicy;
  readonly serverFor: (by: Sender) => Promise<HintServer | undefined>;
}

export function preferenceHandlers({ vault, turns, onModel, policy, knownPolicy, serverFor }: PreferenceHandlerParts) {
  const ownSettings = async (): Promise<Settings> => readSettings(await vault.setting('settings'));
  const settings = async (rules = policy) => settingsInForce(await ownSettings(), await rules());

  async function ownDictionary(): Promise<readonly DictionaryEntry[]> {
    return ((await vault.setting('dictionary')) as readonly DictionaryEntry[] | undefined) ?? [];
  }
  const pushedWords = async (rules = policy) => (await rules())?.dictionary ?? [];
  const dictionary = async (site: string | undefined, rules = policy) =>
    dictionaryInForce(dictionaryEntriesOnSite(await ownDictionary(), site), await pushedWords(rules));

  /** Settings changed in private windows; they apply there until the engine ends, and are never stored. */
  let unkept: Partial<Settings> = {};
  const settingsSeenBy = async ({ isPrivateWindow }: Sender): Promise<Settings> =>
    isPrivateWindow ? { ...(await ownSettings()), ...unkept } : ownSettings();

  async function told(by: Sender, now: SettingsInForce): Promise<SettingsInForce> {
    const server = await serverFor(by);
    return { ...settingsForSender(by, now), ...(server ? { hintsTo: server.address } : {}) };
  }

  const handlers = {
    getSettings: async (_request: unknown, _signal: AbortSignal | undefined, by: Sender) => {
      const own = await settingsSeenBy(by);
      const known = settingsInForce(own, await knownPolicy());
      // The current rules may keep a site on which the known ones let be switched off.
      const isOff = by.kind === 'page' && effectiveModeOf(known, by.origin) === 'off';
      return told(by, isOff ? settingsInForce(own, await policy()) : known);
    },
    setSettings: (wanted: RequestOf<'setSettings'>, _signal: AbortSignal | undefined, by: Sender) =>
      turns.add(async () => {
        const now = await settingsSeenBy(by);
        const rules = await policy();
        const changes = settingChangesPermittedTo(by, settingsInForce(now, rules), wanted);
        const next = withSettingChanges(now, changes);
        requireChangesAllowed(now, changes, rules);
        if (by.isPrivateWindow) unkept = { ...unkept, ...changes };
        else await vault.keepSetting('settings', next);
        if ('model' in changes) onModel();
        return told(by, settingsInForce(next, rules));
      }),
    getDictionary: async () => ({ entries: await ownDictionary(), pushed: await pushedWords() }),
    setDictionary: ({ entries, before }: RequestOf<'setDictionary'>) =>
      turns.add(async () => {
        // An invalid entry, such as a broken pattern, would make every check fail.
        entries.forEach(requireUsableEntry);
        const next = before ? withDictionaryChanges(await ownDictionary(), before, entries) : entries;
        await vault.keepSetting('dictionary', next);
        return { entries: next };
      }),
    learn: (request: RequestOf<'learn'>, _signal: AbortSignal | undefined, by: Sender) =>
      turns.add(async () => {
        requireNoPrivateWindow(by);
        const site = siteOfDecision(by);
        const entries = await ownDictionary();
        await vault.keepSetting('dictionary', withLearnedWord(entries, request, site));
        return { before: dictionaryEntriesFor(entries, request.text, site), isEverywhere: site === undefined };
      }),
    unlearn: ({ text, before }: RequestOf<'unlearn'>, _signal: AbortSignal | undefined, by: Sender) =>
      turns.add(async () => {
        requireNoPrivateWindow(by);
        const site = siteOfDecision(by);
        const isForeign = site !== undefined && before.some(({ learned }) => learned !== true);
        if (isForeign || dictionaryEntriesFor(before, text, site).length < before.length) throw notForPagesError();
        before.forEach(requireUsableEntry);
        await vault.keepSetting('dictionary', withDictionaryEntriesFor(await ownDictionary(), text, before, site));
        return {};
      }),
  };
  const local: LocalStore = {
    read: async () => ({ settings: await ownSettings(), entries: await ownDictionary() }),
    async write(next) {
      await vault.keepSetting('settings', next.settings);
      await vault.keepSetting('dictionary', next.entries);
    },
  };
  return { settings, dictionary, pushedWords, local, handlers };
}
