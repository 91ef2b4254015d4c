// A private draft outlives its frame: a page may throw the frame out. It is kept in the browser's memory, per tab, where no page and no
// content script reaches; it is gone when the browser ends.
import { browser } from 'wxt/browser';
import { ownTab } from '../../engine/platform.ts';

const keyOf = (tab: number): string => `private-draft ${tab}`;

export interface Draft {
  read(): Promise<string>;
  keep(text: string): void;
}

export const draftOfOwnTab = async (): Promise<Draft> => draftOfTab((await ownTab()) ?? -1);

export function draftOfTab(tab: number): Draft {
  const key = keyOf(tab);
  return {
    async read() {
      const kept: unknown = (await browser.storage.session.get(key))[key];
      return typeof kept === 'string' ? kept : '';
    },
    keep(text) {
      const kept = text === '' ? browser.storage.session.remove(key) : browser.storage.session.set({ [key]: text });
      // What cannot be kept still stands in the frame.
      kept.catch(() => undefined);
    },
  };
}

export function forgetDraft(tab: number): void {
  browser.storage.session.remove(keyOf(tab)).catch(() => undefined);
}
