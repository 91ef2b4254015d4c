// The structures of `e2e/sites.spec.ts` in Firefox, each under its site's own address: parts found, sent by key, restored, edited.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generic } from '../../lib/sites/generic.ts';
import { type PagePart, selectorsOf } from '../../lib/sites/site-adapter.ts';
import { SITES } from '../../lib/sites/sites.ts';
import { foundPart, roleFaults } from '../sites/seen-in-page.ts';
import {
  ABSENT,
  COLUMNS,
  linesOf,
  NOT_REACHED,
  notYetGreen,
  readPage,
  renewPage,
  rolesKnown,
  type StructureCase,
  sidesOf,
  structureCases,
  structureTable,
  totalsOf,
} from '../sites/structure-table.ts';
import { bundleBehaviour } from '../sites/structures.ts';
import type { RecordCell } from '../sites/visit.ts';
import { highlights, installInFirefox, type TabTalk, talkToPage, until } from './harness.ts';
import { openStructure } from './structures.ts';

const PROMPT = 'My name is Annika Lindqvist, phone +1 503 555 0142.';
const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142'];
const EDITED = 'My name is Sigrid Haraldsen, IBAN DE89 3704 0044 0532 0130 00.';
const EDITED_ORIGINALS = ['Sigrid', 'Haraldsen', 'DE89 3704'];

const table = structureTable();
let browser: Browser;
let talk: TabTalk;
let script: string;

beforeAll(async () => {
  script = await bundleBehaviour();
  browser = await installInFirefox();
  talk = await talkToPage(browser);
});
afterAll(async () => {
  await browser.close();
  process.stdout.write(`${totalsOf(linesOf(table, 'Firefox'), ALL.length)}\n`);
});

const x = (name: string) => `[data-x="${name}"]`;
const textOfReply = (page: Page) => page.$$eval(x('text'), (texts) => texts.at(-1)?.textContent ?? '');

async function type(page: Page, box: string, text: string): Promise<void> {
  await page.click(box);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
  await until('marks', async () => {
    const { 'coatcheck-risk-5': highest = 0 } = await highlights(page);
    return highest > 0 || (await page.$('coatcheck-overlay')) !== null;
  });
}

/** The names that structures give to the elements that these parts' selectors should find. */
const NAMED: Partial<Record<PagePart, string>> = {
  composer: 'composer',
  send: 'send',
  editBox: 'box',
  editSave: 'save',
};

/** The selectors find as many of each part as they should in this state. */
async function findParts(page: Page, { site, expectation }: StructureCase, state: 'idle' | 'editing'): Promise<number> {
  const expected = Object.entries(expectation[state] ?? {}) as [PagePart, number][];
  for (const [part, count] of expected) {
    const asked = { css: selectorsOf(site, part), name: count === 0 ? '' : (NAMED[part] ?? '') };
    await until(`${part} while ${state}`, async () => {
      const seen = await page.evaluate(foundPart, asked);
      return seen.count === count && seen.isRight;
    });
  }
  return expected.filter(([, count]) => count > 0).length;
}

function nothingRaw(bodies: readonly string[], originals: readonly string[]): void {
  for (const original of originals) expect(bodies.join('\n')).not.toContain(original);
}

const ALL = structureCases([...SITES, generic]);

/**
 * All take minutes, which is too long for each change: `COATCHECK_ALL_STRUCTURES=1` runs them and renews their lines in docs/sites.md, and
 * `COATCHECK_ALL_STRUCTURES=missing` only those that have no green line there.
 */
function casesOf(which: string | undefined): readonly StructureCase[] {
  if (which === 'missing') return notYetGreen(ALL, 'Firefox', readPage());
  return which ? ALL : ALL.filter(({ expectation }) => expectation.fixture === 'claude-german');
}

type Opened = Awaited<ReturnType<typeof openStructure>>;

async function restoreAndBack(page: Page): Promise<void> {
  await until('what can be restored', async () => ((await talk.state())?.replies.surrogates ?? 0) > 0);
  await talk.act({ do: 'toggle-restore' });
  await until('the originals', async () => (await textOfReply(page)).includes('Annika'));
  await talk.act({ do: 'toggle-restore' });
  await until('the surrogates', async () => !(await textOfReply(page)).includes('Annika'));
}

async function sendByKeyAndButton(one: StructureCase, { page, bodies }: Opened, saw: RecordCell): Promise<void> {
  await page.keyboard.press('Enter');
  await until('the request', async () => bodies.length === 1);
  nothingRaw(bodies, ORIGINALS);
  expect(bodies[0]).toContain('My name is');
  saw('Enter');

  await until('the whole reply', async () => (await textOfReply(page)).includes('Best wishes to'));
  expect(await page.evaluate(roleFaults, sidesOf(one))).toEqual([]);
  saw('roles', rolesKnown(one));
  await restoreAndBack(page);
  saw('restore');

  await type(page, x('composer'), PROMPT);
  await page.click(x('send'));
  await until('the second request', async () => bodies.length === 2);
  nothingRaw(bodies, ORIGINALS);
  saw('button');
}

/** While the composer holds the prompt: some sites show their send button only then. */
async function findEditingParts(page: Page, one: StructureCase): Promise<number> {
  const opensEdit = (await page.$$(x('edit-open'))).at(-1);
  if (!opensEdit || !one.expectation.editing) return 0;
  await opensEdit.click();
  const found = await findParts(page, one, 'editing');
  await page.click(x('cancel'));
  await page.click(x('composer'));
  return found;
}

async function sendEdited({ page, bodies }: Opened, saw: RecordCell): Promise<void> {
  const opensEdit = (await page.$$(x('edit-open'))).at(-1);
  if (!opensEdit) return saw('edit', ABSENT);
  await until('the whole reply', async () => (await textOfReply(page)).includes('Best wishes to'));
  await opensEdit.click();
  await type(page, x('box'), EDITED);
  const isCtrl = await page.$eval(x('box'), (box) => (box as HTMLElement).dataset.enter === 'ctrl');
  if (isCtrl) await page.keyboard.down('Control');
  await page.keyboard.press('Enter');
  if (isCtrl) await page.keyboard.up('Control');
  await until('the changed message', async () => bodies.length === 3);
  nothingRaw(bodies.slice(2), EDITED_ORIGINALS);
  expect(bodies[2]).toContain('My name is');
  saw('edit');
}

it.each(casesOf(process.env.COATCHECK_ALL_STRUCTURES))(
  '$site.id, $expectation.fixture: send, restore, edit',
  async (one) => {
    const opened = await openStructure(browser, one.expectation, script);
    // Not the shared table: two failed attempts could make a green line together.
    const attempt = structureTable();
    const saw: RecordCell = (column, what) => attempt.saw(one, column, what);
    try {
      await type(opened.page, x('composer'), PROMPT);
      const idle = await findParts(opened.page, one, 'idle');
      const editing = await findEditingParts(opened.page, one);
      saw('parts', idle + editing === 0 ? ABSENT : 'yes');
      await sendByKeyAndButton(one, opened, saw);
      await sendEdited(opened, saw);
    } finally {
      // The page of a failed test would answer for the next one.
      await opened.page.close();
      for (const column of COLUMNS) table.saw(one, column, attempt.cellsOf(one)[column] ?? NOT_REACHED);
      // An interrupted run keeps the lines that it has.
      if (process.env.COATCHECK_ALL_STRUCTURES) renewPage(table, 'Firefox', ALL);
    }
  },
);
