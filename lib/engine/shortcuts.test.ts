import { beforeEach, expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => ({ opened: [] as string[], commands: {} as Record<string, unknown> }));

vi.mock('wxt/browser', () => ({
  browser: {
    get commands() {
      return asked.commands;
    },
    tabs: {
      async create({ url }: { url: string }) {
        asked.opened.push(url);
      },
    },
  },
}));

const { openShortcutSettings, shortcuts } = await import('./shortcuts.ts');

beforeEach(() => {
  asked.opened.length = 0;
  asked.commands = {
    getAll: async () => [
      { name: '_execute_action', shortcut: '' },
      { name: 'a', description: 'Open it', shortcut: 'Alt+Shift+P' },
      { name: 'b', description: 'Copy it' },
    ],
  };
});

it('lists the commands with their keys, without those of the browser', async () => {
  expect(await shortcuts()).toEqual([
    { description: 'Open it', keys: 'Alt+Shift+P' },
    { description: 'Copy it', keys: '' },
  ]);
});

it('opens the page of Chrome, or that of Firefox', async () => {
  await openShortcutSettings();
  expect(asked.opened).toEqual(['chrome://extensions/shortcuts']);
  let isOpened = false;
  asked.commands = {
    openShortcutSettings: async () => {
      isOpened = true;
    },
  };
  await openShortcutSettings();
  expect([isOpened, asked.opened.length]).toEqual([true, 1]);
});
