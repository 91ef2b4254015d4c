// What the table of sites looks at, in steps that fill one or more of its columns.
import type { Page } from '@playwright/test';
import { type FixtureExpectation, PAGE_PARTS, type PagePart, selectorsOf } from '../../lib/sites/site-adapter.ts';
import { poll } from '../poll.ts';
import { isKeptUnderItsId } from './id-step.ts';
import { foundPart } from './seen-in-page.ts';
import { ABSENT, type Column, rolesKnown } from './structure-table.ts';
import {
  expect,
  expectAnswered,
  expectNoOriginalIn,
  expectRolesRight,
  expectVerified,
  hasElement,
  keepMessagesOf,
  lastReply,
  ORIGINALS,
  PROMPT,
  type RecordCell,
  sendPrompt,
  sentTexts,
  type,
  type Visit,
  type VisitNeeds,
  x,
} from './visit.ts';

interface Step {
  readonly columns: readonly Column[];
  run(visit: Visit, saw: RecordCell, needs: VisitNeeds): Promise<void>;
}

/** The names that structures give to the element that a part's selectors should find. */
const NAMED: Partial<Record<PagePart, string>> = {
  composer: 'composer',
  send: 'send',
  editBox: 'box',
  editSave: 'save',
};

async function expectParts({ page, one }: Visit, state: keyof FixtureExpectation, found: Set<PagePart>): Promise<void> {
  const expected = one.expectation[state] as FixtureExpectation['idle'] | undefined;
  for (const part of PAGE_PARTS) {
    const count = expected?.[part];
    if (count === undefined) continue;
    const css = selectorsOf(one.site, part);
    const seen = () => page.evaluate(foundPart, { css, name: count === 0 ? '' : (NAMED[part] ?? '') });
    await poll(seen, { message: `${part} while ${state}`, timeout: 15_000 }).toEqual({ count, isRight: true });
    if (count > 0) found.add(part);
  }
}

/** Enough of the reply to hold the first surrogate. */
const PAUSES_AT = 90;

const sendByKey: Step = {
  columns: ['Enter', 'parts', 'stream', 'restore', 'roles'],
  async run(visit, saw) {
    const { page, panel, one } = visit;
    const found = new Set<PagePart>();
    await expectParts(visit, 'empty', found);
    await type(page, x(page, 'composer'), PROMPT);
    await expectParts(visit, 'idle', found);
    if (one.expectation.editing) {
      await x(page, 'edit-open').last().click();
      await expectParts(visit, 'editing', found);
      await x(page, 'cancel').click();
    }
    await page.evaluate((at) => document.body.setAttribute('data-pauses-at', at), String(PAUSES_AT));
    await sendPrompt(visit);
    // Said for some seconds only.
    await expectVerified(visit);
    saw('Enter');
    await expectParts(visit, 'generating', found);
    saw('parts', found.size === 0 ? ABSENT : `${found.size} of ${PAGE_PARTS.length}`);

    const reply = lastReply(page);
    await panel.click('restore-toggle');
    await expect(reply).toContainText('Annika');
    await page.evaluate(() => document.body.removeAttribute('data-pauses-at'));
    await expect(reply).toContainText('Best wishes to Tobias Castellanos');
    saw('stream');
    await panel.click('restore-toggle');
    await expect(reply).not.toContainText('Annika');
    await keepMessagesOf(visit);
    saw('restore');
    await expectRolesRight(visit);
    saw('roles', rolesKnown(one));
  },
};

const EDITED = 'My name is Sigrid Haraldsen, IBAN DE89 3704 0044 0532 0130 00.';
const EDITED_ORIGINALS = ['Sigrid', 'Haraldsen', 'DE89 3704'];

async function sendEdited(page: Page, how: 'key' | 'button'): Promise<void> {
  await x(page, 'edit-open').last().click();
  await type(page, x(page, 'box'), EDITED);
  const isCtrl = (await x(page, 'box').getAttribute('data-enter')) === 'ctrl';
  if (how === 'button') await x(page, 'save').click();
  else await page.keyboard.press(isCtrl ? 'Control+Enter' : 'Enter');
}

const editEarlier: Step = {
  columns: ['edit'],
  async run({ page, bodies }, saw) {
    if (!(await hasElement(page, 'edit-open'))) return saw('edit', ABSENT);
    for (const how of ['key', 'button'] as const) {
      const before = bodies.length;
      await sendEdited(page, how);
      await poll(() => bodies.length).toBe(before + 1);
      // Only of this prompt: a name of the one before may by chance stand for a name of this one.
      expectNoOriginalIn(bodies.slice(before), EDITED_ORIGINALS);
      expect(sentTexts({ bodies }).at(-1)).toMatch(/^My name is .*IBAN/);
      await expectAnswered(page);
    }
    saw('edit');
  },
};

const letThrough: Step = {
  columns: ['let through'],
  async run(visit, saw) {
    const { page, bodies } = visit;
    const before = bodies.length;
    await type(page, x(page, 'composer'), PROMPT);
    const through: string[] = [];
    for (const name of ['voice', 'attach']) {
      if (!(await hasElement(page, name))) continue;
      await x(page, name).click();
      await expect(page.locator(`body[data-used-${name}]`)).toBeAttached();
      through.push(name);
    }
    if (await hasElement(page, 'suggestion')) {
      await x(page, 'suggestion').click();
      await poll(() => bodies.length).toBe(before + 1);
      expect(sentTexts(visit).at(-1)).toBe(await x(page, 'suggestion').textContent());
      through.push('suggestion');
    }
    expect(bodies.length).toBe(before + (through.includes('suggestion') ? 1 : 0));
    expectNoOriginalIn(bodies.slice(before));
    saw('let through', through.length === 0 ? ABSENT : through.join(', '));
  },
};

const LETTER = 'My name is Annika Lindqvist. My landlord is Tobias Castellanos, phone +1 503 555 0142.\n';

async function pasted({ page, panel, bodies }: Visit, goes: string, from: number): Promise<void> {
  const before = bodies.length;
  const long = LETTER + 'The roof leaks, and nobody comes to mend it.\n'.repeat(Math.ceil(from / 40));
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), long);
  await x(page, 'composer').click();
  await page.keyboard.press('ControlOrMeta+v');
  await panel.expectText('paste', /will be replaced/);
  await panel.click('paste-sanitized');
  await expect(x(page, 'chip')).toHaveCount(1);
  if (goes === 'message') {
    await page.keyboard.insertText('What can I do?');
    await page.keyboard.press('Enter');
  }
  await poll(() => bodies.length).toBe(before + 1);
  expect(bodies.at(-1)).toMatch(/My name is .*The roof leaks/);
  expectNoOriginalIn(bodies);
}

const sendOtherwise: Step = {
  columns: ['other ways'],
  async run(visit, saw) {
    const { page, bodies, drafts } = visit;
    const composer = x(page, 'composer');
    const [savesDrafts, paste] = [
      await composer.getAttribute('data-drafts'),
      await composer.getAttribute('data-paste'),
    ];
    const ways: string[] = [];
    if (bodies.length === 0) await sendPrompt(visit);
    await expectAnswered(page);
    if (savesDrafts !== null) {
      await poll(() => drafts.join('\n')).toMatch(/My name is .*phone/);
      expectNoOriginalIn(drafts, ORIGINALS);
      ways.push('draft');
    }
    if (await hasElement(page, 'regenerate')) {
      const before = bodies.length;
      await x(page, 'regenerate').last().click();
      await poll(() => bodies.length).toBe(before + 1);
      expect(sentTexts(visit)[before]).toBe(sentTexts(visit)[before - 1]);
      await expectAnswered(page);
      ways.push('again');
    }
    if (paste !== null) {
      const [goes = '', from = ''] = paste.split(' ');
      await pasted(visit, goes, Number(from));
      ways.push('paste');
    }
    saw('other ways', ways.length === 0 ? ABSENT : ways.join(', '));
  },
};

const knownAgain: Step = {
  columns: ['id', 'long chat', 'button'],
  run: (visit, saw, needs) => isKeptUnderItsId(visit, needs, saw),
};

/** In one page, which closes with the last. */
export const ALL_STEPS: readonly Step[] = [sendByKey, editEarlier, sendOtherwise, letThrough, knownAgain];
