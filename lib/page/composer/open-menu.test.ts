import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { doesEnterPickMenuEntry } from './open-menu.ts';

const PAGE = `
  <textarea id="plain"></textarea>
  <ul role="listbox"><li role="option" id="letter" aria-selected="true"><b id="word">Letter</b></li><li role="option" id="hidden">Summary</li></ul>
  <p id="text">Write to me</p>`;
const dom = parseHTML(`<!doctype html><html><body>${PAGE}</body></html>`);
const { document } = dom;

beforeAll(() => {
  for (const name of ['Document', 'Element', 'HTMLElement', 'HTMLFormElement', 'ShadowRoot'] as const)
    vi.stubGlobal(name, dom.window[name]);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Object.assign(dom.window.HTMLElement.prototype, {
    getBoundingClientRect(this: Element) {
      return this.id === 'hidden' ? { width: 0, height: 0 } : { width: 100, height: 20 };
    },
  });
});
afterAll(() => vi.unstubAllGlobals());

function composerNaming(active: string | undefined): HTMLElement {
  const composer = document.getElementById('plain') as unknown as HTMLElement;
  if (active === undefined) composer.removeAttribute('aria-activedescendant');
  else composer.setAttribute('aria-activedescendant', active);
  return composer;
}

it.each(['letter', 'word'])('Enter picks the entry that the composer names: %s', (active) => {
  expect(doesEnterPickMenuEntry(composerNaming(active))).toBe(true);
});

it.each([
  ['no entry, though a list is open', undefined],
  ['an empty name', ''],
  ['an entry that is not shown', 'hidden'],
  ['what is no entry of a list', 'text'],
  ['what is not there', 'gone'],
])('Enter sends where the composer names %s', (_, active) => {
  expect(doesEnterPickMenuEntry(composerNaming(active))).toBe(false);
});
