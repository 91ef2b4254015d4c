// Each test covers a defect on the newest page of a site, for which the earlier selectors were wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';
import { deepseek } from './deepseek.ts';
import { doubao } from './doubao.ts';
import { type State, show } from './fixtures/structure.test-support.ts';
import { grok } from './grok.ts';
import { perplexity } from './perplexity.ts';
import { PAGE_PARTS, type PagePart, type SiteAdapter, selectorsOf } from './site-adapter.ts';

function shown(name: string, state: State): Document {
  const html = readFileSync(join(import.meta.dirname, 'fixtures', `${name}.html`), 'utf8');
  const document = parseHTML(html).document as unknown as Document;
  show(document, state);
  return document;
}

/** Finds elements as the page parts do: by the first selector that matches a visible element. */
function found(document: Document, site: SiteAdapter, part: PagePart): Element[] {
  for (const selector of selectorsOf(site, part)) {
    const all = [...document.querySelectorAll(selector.replaceAll('*|href', 'href'))];
    const visible = all.filter((element) => element.closest('[hidden]') === null);
    if (visible.length > 0) return visible;
  }
  return [];
}

const x = (document: Document, name: string) => [...document.querySelectorAll(`[data-x="${name}"]:not(template)`)];

it('finds all parts of ChatGPT’s newest page', () => {
  const states: Partial<Record<PagePart, State>> = { stop: 'generating', editBox: 'editing', editSave: 'editing' };
  // This page does not mark a reply that is still coming in, so there is nothing for `streaming` to find.
  for (const part of PAGE_PARTS.filter((one) => one !== 'streaming')) {
    const document = shown('chatgpt-app-shell', states[part] ?? 'idle');
    expect(found(document, chatgpt, part), part).toHaveLength(1);
  }
});

it('tells ChatGPT’s edit box from its composer, which have the same markup', () => {
  const document = shown('chatgpt-app-shell', 'editing');
  expect(found(document, chatgpt, 'composer')).toEqual(x(document, 'composer'));
  expect(found(document, chatgpt, 'send')).toEqual(x(document, 'send'));
  expect(found(document, chatgpt, 'editBox')).toEqual(x(document, 'box'));
  expect(found(document, chatgpt, 'editSave')).toEqual(x(document, 'save'));
});

it('tells who speaks on Grok, whose bubbles of both roles hold the class of replies', () => {
  for (const name of ['grok', 'grok-test-ids']) {
    const document = shown(name, 'idle');
    const [asked, answered] = x(document, 'text');
    const [user, reply] = [found(document, grok, 'userMessage'), found(document, grok, 'assistantMessage')];
    expect([name, user.length, reply.length]).toEqual([name, 1, 1]);
    expect([name, user[0]?.contains(asked ?? null), reply[0]?.contains(answered ?? null)]).toEqual([name, true, true]);
    expect(user[0]?.contains(answered ?? null)).toBe(false);
  }
});

it('does not take DeepSeek’s composer for an edit box because of its name', () => {
  for (const name of ['deepseek-filled-button', 'deepseek-virtual-list']) {
    const document = shown(name, 'editing');
    expect(found(document, deepseek, 'composer')).toEqual(x(document, 'composer'));
    expect(found(document, deepseek, 'editBox')).toEqual(x(document, 'box'));
  }
});

it('finds Perplexity’s replies', () => {
  const document = shown('perplexity-container', 'idle');
  expect(found(document, perplexity, 'assistantMessage')).toEqual([x(document, 'text')[1]]);
});

it('finds Claude’s send button in German', () => {
  const document = shown('claude-german', 'idle');
  expect(found(document, claude, 'send')).toEqual(x(document, 'send'));
});

it('finds Doubao’s composer, which is a text area for some and a rich text editor for others', () => {
  for (const name of ['doubao', 'doubao-rich-text']) {
    const document = shown(name, 'idle');
    expect(found(document, doubao, 'composer')).toEqual(x(document, 'composer'));
  }
});
