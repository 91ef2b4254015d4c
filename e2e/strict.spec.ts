// Strict, and a profile of one's own with Cape, as a person meets them: chosen in the options, seen in the panel, sent, and counted.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';

const shared = browserAndServer();

const PROMPT =
  'I am Annika Lindqvist and I work at Halvorsen Logistics. My asthma got worse. The kitchen window is broken, and a friendly letter helped nobody. Please write to my landlord.';
/** Each is one draw: neither a name nor a stop word. */
const ORDINARY = ['work', 'worse', 'kitchen', 'window', 'broken', 'friendly', 'letter', 'helped'];
/** At level 4 in either profile; "Logistics" only says what kind of name it is, and is kept with the surrogate. */
const SURROGATED = ['Annika', 'Lindqvist', 'Halvorsen'];
/** The sent prompt: stop words and the request stay, and each article fits the word after it. */
const AS_SENT =
  /I am \S+ \S+ and I \S+ at [^.]+\. My [^.]+\. The \S+ \S+ is \S+, and an? \S+ \S+ \S+ nobody\. Please write to my landlord\./;
/** eps(t) = 8 - (r - 1) (8 - 1) / 5 for levels 3 and 4; no word gets more than the mean over them. */
const [MEDIUM, HIGH] = [5.2, 3.8];

const PROFILE = '[data-coatcheck="profile"]';
const CONDITIONS = '[data-coatcheck="custom-replacement"][data-type="CONDITION"]';
const CONDITION_LEVEL = `tr:has(${CONDITIONS}) td:first-of-type select`;
const OTHER_WORDS = '[data-coatcheck="custom-words"]';

/** Chooses in the options, and waits until it is stored. */
async function choose(...choices: readonly (readonly [field: string, value: string])[]): Promise<void> {
  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  for (const [field, value] of choices) {
    await options.locator(field).selectOption(value);
    await expect(options.locator(field)).toHaveValue(value);
  }
  await options.reload();
  for (const [field, value] of choices) await expect(options.locator(field)).toHaveValue(value);
  await options.close();
}

async function reviewed(): Promise<{ page: Page; panel: Panel; shown: string; guarantee: string }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.fill('textarea[name="input"]', PROMPT);
  // The drawn words that differ from the originals.
  await panel.expectText('badge', /\d+ will be replaced/);
  await panel.click('badge');
  await panel.expectText('guarantee', /drawn at random/);
  const shown = (await panel.textOf('sanitized-text')) ?? '';
  return { page, panel, shown, guarantee: (await panel.textOf('guarantee')) ?? '' };
}

/** What the ledger keeps of the one conversation, and what the popup shows of it. */
async function ledgerOf(page: Page): Promise<{ line: string; released: Released }> {
  const popup = await openPopup(shared.installed, page);
  // The popup states the guarantee without figures; the options show the figures.
  await expect(popup.locator('[data-coatcheck="ledger"]')).not.toContainText(/ε|noise/i);
  await popup.close();
  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  const line = (await options.locator('[data-coatcheck="exact-figures"]').textContent()) ?? '';
  const [file] = await Promise.all([
    options.waitForEvent('download'),
    options.locator('[data-coatcheck="export-ledger"]').click(),
  ]);
  const written = readFileSync(await file.path(), 'utf8');
  for (const secret of [...SURROGATED, 'asthma', 'kitchen']) expect(written).not.toContain(secret);
  const { conversations } = JSON.parse(written) as { conversations: { released: Released }[] };
  await options.locator('[data-coatcheck="forget"]').click();
  await options.locator('[data-coatcheck="forget-confirm"]').click();
  await expect(options.locator('[data-coatcheck="vault-summary"]')).toContainText('0 entries from 0 chats');
  await options.close();
  // What a person chose is forgotten too, and the first prompts are looked at again.
  await changeSettings(shared.installed, { mode: 'automatic' });
  expect(conversations).toHaveLength(1);
  return { line, released: conversations[0]?.released ?? { epsilons: {}, sentence: '', prompts: [] } };
}

interface Released {
  readonly epsilons: Readonly<Record<string, number>>;
  readonly sentence: string;
  readonly prompts: readonly {
    readonly sentence: string;
    readonly spent: readonly { readonly kind: string; readonly values: number; readonly epsilon: number }[];
  }[];
}

async function sent(page: Page): Promise<string> {
  await page.keyboard.press('Escape');
  await page.focus('textarea[name="input"]');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  return shared.server.arrived.join('\n');
}

test('Strict: other words are drawn from their groups, and the ledger counts what the budget says', async () => {
  await choose([PROFILE, 'strict']);
  const { page, shown, guarantee } = await reviewed();
  for (const original of [...SURROGATED, 'asthma']) expect(shown).not.toContain(original);
  expect(guarantee).toContain('by similar ones, drawn at random');
  const left = await sent(page);
  for (const original of [...SURROGATED, 'asthma']) expect(left).not.toContain(original);
  expect(left).toMatch(AS_SENT);

  const { line, released } = await ledgerOf(page);
  const group = released.prompts[0]?.spent.find(({ kind }) => kind === 'group');
  expect(group?.values).toBe(ORDINARY.length);
  expect(group?.epsilon).toBeCloseTo(ORDINARY.length * MEDIUM, 6);
  expect(released.epsilons.wordsOfGroup).toBeCloseTo(ORDINARY.length * MEDIUM, 6);
  const [prompt] = released.prompts;
  expect(line).toContain(prompt?.sentence ?? 'nothing');
  expect(line).toContain(`ε = ${Number((ORDINARY.length * MEDIUM).toFixed(2))} between words of one group`);
  await page.close();
});

test('Custom with Cape: words that fit the place, a condition among them, with the bound that holds between any words', async () => {
  await choose([PROFILE, 'custom'], [CONDITION_LEVEL, '4'], [CONDITIONS, 'cape'], [OTHER_WORDS, 'cape']);
  const { page, shown, guarantee } = await reviewed();
  for (const original of [...SURROGATED, 'asthma']) expect(shown).not.toContain(original);
  expect(guarantee).toContain('by others that fit, drawn at random');
  const left = await sent(page);
  for (const original of [...SURROGATED, 'asthma']) expect(left).not.toContain(original);
  expect(left).toMatch(AS_SENT);

  const { line, released } = await ledgerOf(page);
  const drawn = ORDINARY.length + 1;
  const mean = (ORDINARY.length * MEDIUM + HIGH) / drawn;
  const group = released.prompts[0]?.spent.find(({ kind }) => kind === 'group');
  expect(group?.values).toBe(drawn);
  expect(group?.epsilon).toBeCloseTo(ORDINARY.length * Math.min(MEDIUM, mean) + HIGH, 6);
  const [prompt] = released.prompts;
  expect(line).toContain(prompt?.sentence ?? 'nothing');
  expect(line).toContain(`ε = ${Number((group?.epsilon ?? 0).toFixed(2))} between any words`);
  await page.close();
});

test('Strict in a language without a list of words says so before the send', async () => {
  await choose([PROFILE, 'strict']);
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.fill('textarea[name="input"]', 'Mein Nachbar Tobias Castellanos hat Asthma und geht nicht zum Arzt.');
  await panel.expectText('badge', /will be replaced · German: other words stay/);
  await page.press('textarea[name="input"]', 'Enter');
  const review = () => panel.textOf('panel', { 'data-review': 'shown' });
  await poll(review).toContain('In German texts, Strict replaces names and values only');
  expect(shared.server.bodies).toEqual([]);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expect(shared.server.bodies.join()).toMatch(/Mein Nachbar \S+ \S+ hat .+ und geht nicht zum Arzt\./);
  expect(shared.server.bodies.join()).not.toMatch(/Castellanos|Asthma/);
  await page.close();
});

test('Strict draws Chinese words from a list of their own, and leaves the task', async () => {
  await choose([PROFILE, 'strict']);
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  const story = '我妈妈最近心情不好，厨房的窗户也坏了。';
  const task = '请帮我写一封投诉信。';
  await page.fill('textarea[name="input"]', story + task);
  await panel.expectText('badge', /\d+ will be replaced$/);
  const left = await sent(page);
  expect(left).toContain(task);
  expect(left).not.toContain(story);
  // Stop words stay; each other word may be drawn as itself, but not all of them.
  expect(left).toMatch(/我\p{Script=Han}+，\p{Script=Han}+的\p{Script=Han}+也\p{Script=Han}+了。/u);
  await page.close();
});
