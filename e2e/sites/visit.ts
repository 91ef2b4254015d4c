// A structure opened in Chromium, and what a person does on it.
import { type BrowserContext, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { Panel } from '../harness.ts';
import { highlights } from '../highlights.ts';
import { poll } from '../poll.ts';
import { roleFaults } from './seen-in-page.ts';
import { type Column, type StructureCase, sidesOf } from './structure-table.ts';
import { type OpenedStructure, openStructure } from './structures.ts';

/** As in the tests' settings, which scripts do not read. */
export const expect = expectSoon.configure({ timeout: 40_000 });

export const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
export const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', '503 555 0142'];

export interface Visit extends OpenedStructure {
  readonly one: StructureCase;
  readonly panel: Panel;
  /** The first turn, as the site would show it when the chat is opened again. */
  kept: KeptMessages;
}

export type KeptMessages = readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];

/** Notes a cell of the table. */
export type RecordCell = (column: Column, what?: string) => void;

export interface VisitNeeds {
  readonly context: BrowserContext;
  readonly script: string;
}

export interface VisitOf {
  readonly address?: string;
  /** What the page's address becomes after the first send: before and after the site has an id. */
  readonly becomes?: string;
  /** Turns that the chat had before. */
  readonly earlier?: number;
}

export async function visit(needs: VisitNeeds, one: StructureCase, of: VisitOf = {}): Promise<Visit> {
  const { address = one.expectation.address, becomes, earlier = 0 } = of;
  const changed = (html: string) => {
    const addressed = becomes === undefined ? html : html.replace('data-x="log"', `data-addresses="${becomes}" $&`);
    return addressed.replace('<body>', `<body data-earlier="${earlier}">`);
  };
  const opened = await openStructure(needs.context, { ...one.expectation, address }, needs.script, changed);
  return { ...opened, one, panel: await Panel.of(opened.page), kept: [] };
}

export const x = (page: Page, name: string): Locator => page.locator(`[data-x="${name}"]`);
export const hasElement = async (page: Page, name: string): Promise<boolean> => (await x(page, name).count()) > 0;
export const lastReply = (page: Page): Locator => x(page, 'text').last();

export async function type(page: Page, box: Locator, text: string): Promise<void> {
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  // Typing shows what will be replaced; only then is the page known to be watched.
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
}

/** The reply's last words are there. */
export const expectAnswered = (page: Page): Promise<void> =>
  poll(() => lastReply(page).textContent()).toContain('Best wishes to');

export function expectNoOriginalIn(bodies: readonly string[], originals: readonly string[] = ORIGINALS): void {
  for (const original of originals) expect(bodies.join('\n')).not.toContain(original);
}

export const sentTexts = ({ bodies }: Pick<Visit, 'bodies'>): readonly string[] =>
  bodies.map((body) => (JSON.parse(body) as { text: string }).text);

/** Types the prompt, sends it, and has seen what left. */
export async function sendPrompt({ page, bodies }: Visit, how: 'key' | 'button' = 'key'): Promise<void> {
  const before = bodies.length;
  await type(page, x(page, 'composer'), PROMPT);
  if (how === 'key') await page.keyboard.press('Enter');
  else await x(page, 'send').click();
  await poll(() => bodies.length).toBe(before + 1);
  expectNoOriginalIn(bodies);
  expect(sentTexts({ bodies }).at(-1)).toMatch(/^My name is /);
}

/** After a send, with its whole reply as it came. */
export async function keepMessagesOf(at: Visit): Promise<void> {
  await expectAnswered(at.page);
  at.kept = [
    { role: 'user', text: sentTexts(at)[0] ?? '' },
    { role: 'assistant', text: (await lastReply(at.page).textContent()) ?? '' },
  ];
}

/** Coatcheck saw the prompt leave; a site that encrypts lets nobody see that. */
export const expectVerified = ({ panel }: Visit): Promise<void> =>
  panel.expectText('notice', /Sent, protected|encrypts what it sends/);

export async function expectRolesRight({ page, one }: Visit): Promise<void> {
  expect(await page.evaluate(roleFaults, sidesOf(one))).toEqual([]);
}
