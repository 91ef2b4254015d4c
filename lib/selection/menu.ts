// The entries of the context menu and the keyboard commands that do the same.
import { browser } from 'wxt/browser';
import type { EngineClient } from '../engine/client.ts';
import { sendPageAction } from '../page/popup-client.ts';
import { onSelection, SELECTION_COMMANDS, type SelectionCommand } from './selection.ts';
import { tabPage } from './tab-page.ts';

const TITLES: Readonly<Record<SelectionCommand, string>> = {
  'sanitize-selection': 'Sanitize the selection',
  'restore-selection': 'Put originals back into the selection',
  'copy-sanitized': 'Copy the selection sanitized',
};
const PRIVATE_COMPOSER = 'open-private-composer';

const isSelectionCommand = (id: string): id is SelectionCommand =>
  (SELECTION_COMMANDS as readonly string[]).includes(id);

function createMenu(): void {
  for (const id of SELECTION_COMMANDS) browser.contextMenus.create({ id, title: TITLES[id], contexts: ['selection'] });
  browser.contextMenus.create({
    id: PRIVATE_COMPOSER,
    title: 'Open the private composer',
    contexts: ['page', 'editable'],
  });
}

export function offerCommands(engine: EngineClient): void {
  async function carryOut(id: string, tab: number | undefined, frame?: number): Promise<void> {
    if (tab === undefined) return;
    // A tab without a chat has nobody who hears; that is not an error.
    if (id === PRIVATE_COMPOSER) await sendPageAction(tab, { do: 'open-private-composer' }).catch(() => undefined);
    else if (isSelectionCommand(id)) await onSelection(id, tabPage(tab, frame), engine);
  }
  // Entries outlive the background that made them.
  browser.runtime.onInstalled.addListener(() => void browser.contextMenus.removeAll().then(createMenu));
  browser.contextMenus.onClicked.addListener(({ menuItemId, frameId }, tab) => {
    void carryOut(String(menuItemId), tab?.id, frameId);
  });
  browser.commands.onCommand.addListener((command, tab) => void carryOut(command, tab?.id));
}
