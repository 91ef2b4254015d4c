// The extension's keyboard commands, as the browser has them; only the browser's own page changes them.
import { browser } from 'wxt/browser';

export interface Shortcut {
  readonly description: string;
  /** Empty if the command has no key. */
  readonly keys: string;
}

/** Firefox for Android has no commands. */
const commandsOfBrowser = (): Partial<typeof browser>['commands'] => (browser as Partial<typeof browser>).commands;

export async function shortcuts(): Promise<readonly Shortcut[]> {
  const commands = (await commandsOfBrowser()?.getAll()) ?? [];
  // Commands of the browser itself, such as the one that opens the popup, have no description.
  return commands.flatMap(({ description, shortcut = '' }) => (description ? [{ description, keys: shortcut }] : []));
}

interface FirefoxCommands {
  openShortcutSettings?(): Promise<void>;
}

const CHROME_SHORTCUTS = 'chrome://extensions/shortcuts';

/** Opens the page of the browser on which shortcuts are changed. */
export async function openShortcutSettings(): Promise<void> {
  const firefox = commandsOfBrowser() as FirefoxCommands | undefined;
  if (firefox?.openShortcutSettings) await firefox.openShortcutSettings();
  else await browser.tabs.create({ url: CHROME_SHORTCUTS });
}
