import { beforeEach, expect, it, vi } from 'vitest';
import type { EngineClient } from '../engine/client.ts';

type Command = (name: string, tab?: { id?: number; incognito: boolean }) => void;

const heard = vi.hoisted(() => ({
  command: undefined as Command | undefined,
  messages: [] as (readonly [tab: number, message: unknown])[],
}));

// WebDriver cannot press a browser's own shortcuts, so the tests start at the browser's event.
vi.mock('wxt/browser', () => {
  const event = { addListener: () => undefined };
  return {
    browser: {
      runtime: { onInstalled: event },
      storage: { onChanged: event },
      contextMenus: { onClicked: event },
      commands: {
        onCommand: {
          addListener: (listener: Command) => {
            heard.command = listener;
          },
        },
      },
      tabs: {
        async sendMessage(tab: number, message: unknown) {
          heard.messages.push([tab, message]);
        },
      },
    },
  };
});

const { offerSelectionCommands: offerCommands } = await import('./menu.ts');

beforeEach(() => {
  heard.messages.length = 0;
  offerCommands({} as EngineClient);
});

it('the key of the private composer opens it in the tab that the browser names, as the popup does', async () => {
  heard.command?.('open-private-composer', { id: 7, incognito: false });
  await vi.waitFor(() => expect(heard.messages).toHaveLength(1));
  expect(heard.messages).toEqual([
    [7, { target: 'coatcheck-page', ask: 'act', tab: 7, action: { do: 'open-private-composer' } }],
  ]);
});

it('does nothing for a key of somebody else’s, or without a tab', async () => {
  heard.command?.('_execute_action', { id: 7, incognito: false });
  heard.command?.('open-private-composer');
  await new Promise((done) => setTimeout(done));
  expect(heard.messages).toEqual([]);
});
