// What the person has set: the settings, and the dictionary with what clicks taught.

import type { DictionaryEntry } from '../detect/dictionary.ts';
import { requireUsable } from '../detect/matcher.ts';
import { said } from '../language/message.ts';
import type { Vault } from '../vault/vault.ts';
import { entriesFor, withEntriesFor, withLearned } from './learned.ts';
import { changesBy, settingsFor } from './page-settings.ts';
import type { Settings } from './protocol.ts';
import type { Queue } from './queue.ts';
import type { RequestOf } from './rpc.ts';
import type { Sender } from './sender.ts';
import { changed, notForPages, RequestError, settingsFrom } from './settings.ts';

/** The dictionary lies on disk. */
function requireKept({ isPrivateWindow }: Sender): void {
  if (isPrivateWindow) throw new RequestError(said('privateWindowKeepsNothing'));
}

/** @param turns a change reads what is stored and writes it anew: one after the other. */
export function enginePreferences(vault: Vault, turns: Queue, onModel: () => void) {
  async function settings(): Promise<Settings> {
    return settingsFrom(await vault.setting('settings'));
  }

  async function dictionary(): Promise<readonly DictionaryEntry[]> {
    return ((await vault.setting('dictionary')) as readonly DictionaryEntry[] | undefined) ?? [];
  }

  /** What was changed in private windows, until the engine ends. */
  let unkept: Partial<Settings> = {};
  const settingsSeenBy = async ({ isPrivateWindow }: Sender): Promise<Settings> =>
    isPrivateWindow ? { ...(await settings()), ...unkept } : settings();

  const handlers = {
    getSettings: async (_request: unknown, _signal: AbortSignal | undefined, by: Sender) =>
      settingsFor(by, await settingsSeenBy(by)),
    setSettings: (wanted: RequestOf<'setSettings'>, _signal: AbortSignal | undefined, by: Sender) =>
      turns.add(async () => {
        const now = await settingsSeenBy(by);
        const changes = changesBy(by, now, wanted);
        const next = changed(now, changes);
        if (by.isPrivateWindow) unkept = { ...unkept, ...changes };
        else await vault.keepSetting('settings', next);
        if ('model' in changes) onModel();
        return settingsFor(by, next);
      }),
    getDictionary: async () => ({ entries: await dictionary() }),
    setDictionary: ({ entries }: RequestOf<'setDictionary'>) =>
      turns.add(async () => {
        // What cannot be used would stop every check.
        entries.forEach(requireUsable);
        await vault.keepSetting('dictionary', entries);
        return {};
      }),
    learn: (request: RequestOf<'learn'>, _signal: AbortSignal | undefined, by: Sender) =>
      turns.add(async () => {
        requireKept(by);
        const entries = await dictionary();
        await vault.keepSetting('dictionary', withLearned(entries, request));
        return { before: entriesFor(entries, request.text) };
      }),
    unlearn: ({ text, before }: RequestOf<'unlearn'>, _signal: AbortSignal | undefined, by: Sender) =>
      turns.add(async () => {
        requireKept(by);
        if (entriesFor(before, text).length < before.length) throw notForPages();
        before.forEach(requireUsable);
        await vault.keepSetting('dictionary', withEntriesFor(await dictionary(), text, before));
        return {};
      }),
  };
  return { settings, dictionary, handlers };
}
