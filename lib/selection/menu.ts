// The entries of the context menu, and the keyboard commands for the same actions.
import { browser } from 'wxt/browser';
import type { EngineClient } from '../engine/client.ts';
import type { Language } from '../language/language.ts';
import { chosenLanguageTag, loadCurrentLanguage, onLanguageChosen } from '../language/language-choice.ts';
import type { TextKey } from '../language/message.ts';
import { sendPageAction } from '../page/session/popup-client.ts';
import { runSelectionCommand, SELECTION_COMMANDS, type SelectionCommand } from './selection.ts';
import { selectionPageOf } from './selection-page.ts';

const PRIVATE_COMPOSER = 'open-private-composer';
const PROTECT_ELSEWHERE = 'protect-elsewhere';
const MENU_TITLE_KEYS = {
  'sanitize-selection': 'sanitizeSelection',
  'restore-selection': 'restoreSelection',
  'copy-sanitized': 'copySanitized',
  'open-private-composer': 'openPrivateComposer',
  'protect-elsewhere': 'elsewhere',
} as const satisfies Record<SelectionCommand | typeof PRIVATE_COMPOSER | typeof PROTECT_ELSEWHERE, TextKey>;
type CommandId = keyof typeof MENU_TITLE_KEYS;
const COMMAND_IDS = [...SELECTION_COMMANDS, PRIVATE_COMPOSER, PROTECT_ELSEWHERE] as const;

type TitleOf = (id: CommandId) => string;

/**
 * Browser-language titles come from `_locales`, so no engine has to start. The type of `getMessage` knows only messages in public/, hence the cast.
 */
const titleInBrowserLanguage: TitleOf = (id) =>
  (browser.i18n.getMessage as (name: string) => string)(MENU_TITLE_KEYS[id]);

async function menuTitles(speak: () => Promise<Language>): Promise<TitleOf> {
  if ((await chosenLanguageTag().catch(() => undefined)) === undefined) return titleInBrowserLanguage;
  const { say } = await speak();
  return (id) => say(MENU_TITLE_KEYS[id]);
}

const isSelectionCommand = (id: string): id is SelectionCommand =>
  (SELECTION_COMMANDS as readonly string[]).includes(id);

function createMenu(titleOf: TitleOf): void {
  for (const id of SELECTION_COMMANDS) browser.contextMenus.create({ id, title: titleOf(id), contexts: ['selection'] });
  browser.contextMenus.create({
    id: PRIVATE_COMPOSER,
    title: titleOf(PRIVATE_COMPOSER),
    contexts: ['page', 'editable'],
  });
  browser.contextMenus.create({
    id: PROTECT_ELSEWHERE,
    title: titleOf(PROTECT_ELSEWHERE),
    contexts: ['page', 'editable', 'action'],
  });
}

async function renameMenu(speak: () => Promise<Language>): Promise<void> {
  const titleOf = await menuTitles(speak);
  for (const id of COMMAND_IDS) await browser.contextMenus.update(id, { title: titleOf(id) });
}

export function offerSelectionCommands(engine: EngineClient): void {
  // The texts are loaded at each command, because the background may have been stopped in between.
  const speak = () => loadCurrentLanguage(async (tag) => (await engine.texts({ tag })).parts);

  async function carryOut(id: string, shown: { id?: number; incognito: boolean } | undefined, frame?: number) {
    const tab = shown?.id;
    if (id === PROTECT_ELSEWHERE) await browser.tabs.create({ url: browser.runtime.getURL('/elsewhere.html') });
    if (shown === undefined || tab === undefined) return;
    // A tab without a chat has no content script to answer; that is not an error.
    if (id === PRIVATE_COMPOSER) await sendPageAction(tab, { do: 'open-private-composer' }).catch(() => undefined);
    else if (isSelectionCommand(id))
      await runSelectionCommand(
        id,
        selectionPageOf({ id: tab, isPrivate: shown.incognito }, frame ?? 0, speak),
        engine,
      );
  }
  // Firefox for Android has neither menus nor commands.
  const { contextMenus, commands } = browser as Partial<typeof browser>;
  if (!contextMenus) return;
  // The browser keeps menu entries when the background stops, so they are made once per installation.
  browser.runtime.onInstalled.addListener(() => {
    void browser.contextMenus.removeAll().then(async () => createMenu(await menuTitles(speak)));
  });
  // If the menu does not exist yet, `update` fails; the menu is then created in the new language.
  onLanguageChosen(() => void renameMenu(speak).catch(() => undefined));
  browser.contextMenus.onClicked.addListener(({ menuItemId, frameId }, tab) => {
    void carryOut(String(menuItemId), tab, frameId);
  });
  commands?.onCommand.addListener((command, tab) => void carryOut(command, tab));
}
