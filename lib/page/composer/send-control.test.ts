// A wrong imported file of sites must not let a prompt out.
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { generic } from '../../sites/generic.ts';
import type { PagePart, SiteAdapter } from '../../sites/site-adapter.ts';
import { withSiteFileEntry } from '../../sites/site-file.ts';
import { locateComposer } from './composer.ts';
import { activationOf } from './pressed-control.ts';
import { doesEnterBreakLine } from './send-control.ts';

const PAGE =
  '<main><div><p>Good morning.</p></div><div><textarea></textarea><span>?</span><button id="go">Send</button></div></main>';
const dom = parseHTML(`<!doctype html><html><body>${PAGE}</body></html>`);
const { document } = dom;
const box = { left: 0, top: 0, right: 100, bottom: 20, width: 100, height: 20 };

beforeAll(() => {
  const names = ['Document', 'Element', 'Node', 'HTMLElement', 'HTMLFormElement', 'HTMLInputElement'] as const;
  for (const name of [...names, 'HTMLTextAreaElement', 'SVGElement', 'ShadowRoot', 'document'] as const)
    vi.stubGlobal(name, dom.window[name]);
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr', cursor: 'auto' }));
  vi.stubGlobal('window', { innerHeight: 100 });
  // linkedom computes no layout, so the button's position is set here: at the end of the lines.
  Object.assign(dom.window.HTMLElement.prototype, {
    getBoundingClientRect(this: Element) {
      return this.id === 'go' ? { ...box, left: 80, width: 20 } : box;
    },
  });
});
afterAll(() => vi.unstubAllGlobals());

const known: SiteAdapter = {
  ...generic,
  composer: ['[data-old]'],
  send: ['[data-old-send]'],
  edit: { box: ['[data-box]'], save: [], enter: 'breaks the line' },
};

const imported = (adapter: SiteAdapter, selectors: Partial<Record<PagePart, readonly string[]>>) =>
  withSiteFileEntry(adapter, { id: 'site', selectors });

function isSend(adapter: SiteAdapter): boolean {
  const composer = document.querySelector('textarea') as unknown as HTMLElement;
  const path: unknown[] = [];
  for (let at: unknown = document.querySelector('#go'); at; at = (at as { parentNode: unknown }).parentNode)
    path.push(at);
  const event = { composedPath: () => path } as unknown as Event;
  const text = { textOf: () => 'Mara Holm', holdsOriginals: () => true };
  return activationOf(event, adapter, composer, text) !== undefined;
}

it.each<Partial<Record<PagePart, readonly string[]>>>([
  { stop: ['button'] },
  { stop: ['#go'], streaming: ['#go'] },
  { composer: ['button'] },
  { composer: ['body'] },
  { editBox: ['textarea', 'main', 'button'] },
  { assistantMessage: ['main'], userMessage: ['body'] },
])('takes the send button for what it is, whatever a file says (%#)', (selectors) => {
  for (const label of ['Send', 'Ask', '']) {
    const button = document.querySelector('#go');
    if (button) button.textContent = label;
    for (const adapter of [generic, known]) expect(isSend(imported(adapter, selectors)), label).toBe(true);
  }
});

it('lets no imported send control hide the one without a name', () => {
  const button = document.querySelector('#go');
  if (button) button.textContent = '';
  expect(isSend(imported(known, { send: ['span'] }))).toBe(true);
});

it('holds Enter in a box that only a file calls one for earlier messages', () => {
  const composer = document.querySelector('textarea') as unknown as HTMLElement;
  const enter = { ctrlKey: false, metaKey: false } as KeyboardEvent;
  expect(doesEnterBreakLine(enter, imported(known, { editBox: ['textarea'] }), composer)).toBe(false);
  composer.setAttribute('data-box', '');
  expect(doesEnterBreakLine(enter, imported(known, { editBox: ['textarea'] }), composer)).toBe(true);
  composer.removeAttribute('data-box');
});

it('finds the composer though a file calls a button or an edit box one', () => {
  const composer = document.querySelector('textarea');
  expect(locateComposer(imported(known, { composer: ['button', 'textarea'] }))?.element).toBe(composer);
  expect(locateComposer(imported(known, { composer: ['textarea'], editBox: ['textarea'] }))?.element).toBe(composer);
});
