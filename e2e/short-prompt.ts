// A prompt of one sentence, written into a chat page.
import type { Page } from '@playwright/test';
import type { Shared } from './for-this-file.ts';
import { Panel } from './harness.ts';

export const PROMPT = 'My name is Annika Lindqvist and my phone is +1 503 555 0142.';

export interface Opened {
  readonly page: Page;
  readonly panel: Panel;
}

export async function openChat({ installed, server }: Shared, path: string): Promise<Opened> {
  const page = await installed.context.newPage();
  await page.goto(`${server.url}${path}`);
  return { page, panel: await Panel.of(page) };
}

/** Opens the chat, writes the prompt, and waits until it is checked. @param composer a selector */
export async function writePrompt(shared: Shared, path: string, composer: string): Promise<Opened> {
  const chat = await openChat(shared, path);
  await chat.page.locator(composer).first().click();
  await chat.page.keyboard.insertText(PROMPT);
  await chat.panel.expectText('badge', /2 will be replaced/);
  return chat;
}
