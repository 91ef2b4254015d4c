// What the person has set: the settings, and the dictionary with what clicks taught.
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { requireUsable } from '../detect/matcher.ts';
import type { Vault } from '../vault/vault.ts';
import { entriesFor, withEntriesFor, withLearned } from './learned.ts';
import type { Settings } from './protocol.ts';
import type { Queue } from './queue.ts';
import type { RequestOf } from './rpc.ts';
import { changed, settingsFrom } from './settings.ts';

/** @param turns a change reads what is stored and writes it anew: one after the other. */
export function enginePreferences(vault: Vault, turns: Queue, onModel: () => void) {
  async function settings(): Promise<Settings> {
    return settingsFrom(await vault.setting('settings'));
  }

  async function dictionary(): Promise<readonly DictionaryEntry[]> {
    return ((await vault.setting('dictionary')) as readonly DictionaryEntry[] | undefined) ?? [];
  }

  const handlers = {
    getSettings: settings,
    setSettings: (changes: RequestOf<'setSettings'>) =>
      turns.add(async () => {
        const next = changed(await settings(), changes);
        await vault.keepSetting('settings', next);
        if ('model' in changes) onModel();
        return next;
      }),
    getDictionary: async () => ({ entries: await dictionary() }),
    setDictionary: ({ entries }: RequestOf<'setDictionary'>) =>
      turns.add(async () => {
        // What cannot be used would stop every check.
        entries.forEach(requireUsable);
        await vault.keepSetting('dictionary', entries);
        return {};
      }),
    learn: (request: RequestOf<'learn'>) =>
      turns.add(async () => {
        const entries = await dictionary();
        await vault.keepSetting('dictionary', withLearned(entries, request));
        return { before: entriesFor(entries, request.text) };
      }),
    unlearn: ({ text, before }: RequestOf<'unlearn'>) =>
      turns.add(async () => {
        await vault.keepSetting('dictionary', withEntriesFor(await dictionary(), text, before));
        return {};
      }),
  };
  return { settings, dictionary, handlers };
}
