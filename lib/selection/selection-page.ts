// Access to a page for one command, as the `activeTab` permission grants it.

import { browser } from 'wxt/browser';
import { CodedError } from '../language/coded-error.ts';
import type { Language } from '../language/language.ts';
import { said } from '../language/message.ts';
import { readSelection, showMessage, writeClipboard, writeSelection } from './functions-run-in-page.ts';
import type { PageWithSelection } from './selection.ts';
import { openSelectionPreview } from './selection-preview.ts';

const BADGE_SHOWN_MS = 6000;

/** Shows the message on the toolbar button, for pages that no extension may enter: the browser's own, other extensions' and the extension stores'. */
async function tellOnToolbarButton(tab: number, title: string): Promise<void> {
  await browser.action.setBadgeText({ tabId: tab, text: '!' });
  await browser.action.setTitle({ tabId: tab, title });
  setTimeout(() => void browser.action.setBadgeText({ tabId: tab, text: '' }).catch(() => undefined), BADGE_SHOWN_MS);
}

interface SelectionTab {
  readonly id: number;
  readonly isPrivate: boolean;
}

export function selectionPageOf(
  { id: tab, isPrivate }: SelectionTab,
  frame: number,
  speak: () => Promise<Language>,
): PageWithSelection {
  async function run<A extends unknown[], R>(
    func: (...args: A) => R,
    args: A,
    frameIds = [frame],
  ): Promise<Awaited<R>> {
    const [answer] = await browser.scripting.executeScript({ target: { tabId: tab, frameIds }, func, args });
    if (answer?.result === undefined) throw new CodedError(said('pageClosedToExtension'));
    return answer.result as Awaited<R>;
  }
  return {
    isPrivate,
    read: () => run(readSelection, []),
    write: (text) => run(writeSelection, [text]),
    copy: (text) => run(writeClipboard, [text]),
    preview: (selected) => openSelectionPreview({ ...selected, tab, frame, isPrivate }),
    async tell(words, isError) {
      const { read, say } = await speak();
      const text = read(words);
      try {
        await browser.scripting.executeScript({ target: { tabId: tab }, func: showMessage, args: [text, isError] });
      } catch {
        // The tab's page takes no script (for example, a page of the browser): the toolbar button shows the message.
        await tellOnToolbarButton(tab, say('onButton', { words: text }));
      }
    },
  };
}
