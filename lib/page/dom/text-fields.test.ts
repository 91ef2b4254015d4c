import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isContactOrLoginField, mayHoldPrompts } from './text-fields.ts';

const { document, Document, HTMLFormElement, HTMLInputElement, HTMLTextAreaElement, Element } =
  parseHTML('<!doctype html><body></body>');

beforeAll(() => {
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('HTMLFormElement', HTMLFormElement);
  vi.stubGlobal('HTMLInputElement', HTMLInputElement);
  vi.stubGlobal('HTMLTextAreaElement', HTMLTextAreaElement);
});
afterAll(() => vi.unstubAllGlobals());

/** linkedom knows only attributes; the properties that browsers derive from them are set here. */
function field(markup: string): HTMLInputElement {
  document.body.innerHTML = markup;
  const found = document.querySelector('input:not([type="password"])') as HTMLInputElement;
  const type = (found.getAttribute('type') ?? 'text').toLowerCase();
  const known = ['search', 'email', 'tel', 'url', 'password', 'number', 'checkbox'].includes(type) ? type : 'text';
  const values = {
    type: known,
    readOnly: found.hasAttribute('readonly'),
    disabled: found.hasAttribute('disabled'),
    maxLength: Number(found.getAttribute('maxlength') ?? -1),
    labels: [],
    form: found.closest('form'),
  };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(found, name, { value, configurable: true });
  return found;
}

it.each([
  '<input>',
  '<input type="text">',
  '<input type="TEXT" placeholder="Write your message here">',
  '<input type="made-up" class="chat-input">',
  '<form><input name="message" autocomplete="off"><button>Go</button></form>',
  '<input placeholder="Ask or search anything">',
  '<input placeholder="Schreib eine Nachricht" role="combobox" autocomplete="new-password">',
  '<input placeholder="Type a message" maxlength="500">',
])('%s may be a composer', (markup) => {
  expect(mayHoldPrompts(field(markup))).toBe(true);
});

it.each([
  '<input type="search">',
  '<input type="email">',
  '<input readonly>',
  '<input disabled>',
  '<input placeholder="Search chats">',
  '<input aria-label="Filter messages">',
  '<input name="q">',
  '<div role="search"><input></div>',
  '<nav><input value="Old title"></nav>',
  '<form><input name="login"><input type="password"></form>',
  '<input autocomplete="given-name">',
  '<input placeholder="E-mail">',
  '<input inputmode="numeric">',
  '<input maxlength="6">',
  '<input placeholder="Code" id="verification">',
  '<input aria-label="API key">',
])('%s is something else', (markup) => {
  expect(mayHoldPrompts(field(markup))).toBe(false);
});

it('says nothing of protection where a person logs in', () => {
  for (const markup of ['<input type="email">', '<form><input name="user"><input type="password"></form>'])
    expect(isContactOrLoginField(field(markup))).toBe(true);
  for (const markup of ['<input type="search">', '<input placeholder="Search">'])
    expect(isContactOrLoginField(field(markup))).toBe(false);
});
