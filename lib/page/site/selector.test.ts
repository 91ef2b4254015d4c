import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { isStableClassOrId, replySelectorOf, selectorOf } from './selector.ts';

function pick(html: string, target = '[x]') {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const element = document.querySelector(target);
  if (!element) throw new Error('nothing to point at');
  return { document: document as unknown as Document, element: element as unknown as Element };
}

const derived = (html: string) => {
  const { document, element } = pick(html);
  const selector = selectorOf(element, document);
  expect(document.querySelectorAll(selector)).toHaveLength(1);
  expect(document.querySelector(selector)).toBe(element);
  return selector;
};

it.each(['x78zum5', '_27c9245', 'css-1ab2c3', 'f02f0e25', 'sc-aXZVg', ':r4:', 'a1', 'svelte-1kq9f2', 'bcc55ca1'])(
  'takes %s for made by a tool',
  (name) => expect(isStableClassOrId(name)).toBe(false),
);

it.each(['prompt-textarea', 'send-button', 'userInput', 'message_text', 'step-2', 'ChatInput'])(
  'takes %s for given by a person',
  (name) => expect(isStableClassOrId(name)).toBe(true),
);

it('prefers test ids, then ids, then labels', () => {
  expect(derived('<textarea x data-testid="chat-box" id="box" aria-label="Message"></textarea>')).toBe(
    '[data-testid="chat-box"]',
  );
  expect(derived('<textarea x id="message-box" aria-label="Message"></textarea>')).toBe('textarea#message-box');
  expect(derived('<textarea x id=":r4:" aria-label="Message"></textarea>')).toBe('textarea[aria-label="Message"]');
});

it('avoids hashed and utility classes, and keeps the given half of a module’s name', () => {
  expect(derived('<button x class="flex p-4 css-1ab2c3 chat-send"></button>')).toBe('button.chat-send');
  expect(derived('<button x class="ChatInput_sendButton__4ZyI4"></button>')).toBe(
    'button[class*="ChatInput_sendButton"]',
  );
});

it('names an ancestor where the element alone is not the only one', () => {
  expect(
    derived('<div role="search"><textarea></textarea></div><div data-testid="composer"><textarea x></textarea></div>'),
  ).toBe('[data-testid="composer"] textarea');
});

it('counts positions only where there is no name at all', () => {
  expect(derived('<div><div><button></button><button x></button></div></div>')).toBe(
    'body > div > div > button:nth-of-type(2)',
  );
});

it('writes quotes in labels so that the selector parses', () => {
  expect(derived('<button x aria-label=\'Say "hello"\'></button>')).toBe('button[aria-label="Say \\"hello\\""]');
});

it('finds all replies from a paragraph of one', () => {
  const { document, element } = pick(
    `<main><div class="x1 message" data-role="user"><p>a</p></div>
     <div class="x1 message" data-role="assistant"><div class="md"><p x>b</p></div></div>
     <div class="x1 message" data-role="assistant"><div class="md"><p>c</p></div></div></main><textarea></textarea>`,
  );
  const composer = document.querySelector('textarea');
  if (!composer) throw new Error('no composer');
  const selector = replySelectorOf(element, composer);
  expect(selector).toBe('[data-role="assistant"]');
});

it('takes a class that a tool made where a reply has nothing better', () => {
  const { document, element } = pick('<div class="m2"><div x>b</div></div><textarea></textarea>');
  const composer = document.querySelector('textarea');
  if (!composer) throw new Error('no composer');
  expect(replySelectorOf(element, composer)).toBe('div.m2');
});

it('takes no container that holds the composer too', () => {
  const { document, element } = pick('<div class="assistant-app"><p x>b</p><textarea></textarea></div>');
  const composer = document.querySelector('textarea');
  if (!composer) throw new Error('no composer');
  expect(replySelectorOf(element, composer)).toBeUndefined();
});
