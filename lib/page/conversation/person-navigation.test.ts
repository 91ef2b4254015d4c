import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isEventInChat } from './person-navigation.ts';

const SELECTORS = { userMessage: ['.user'], assistantMessage: ['.reply'] };
const { document, Element, HTMLFormElement, Document } = parseHTML(
  '<body><nav><button id="chat-7">Older chat</button><input id="search"></nav><p class="reply">Hello</p><textarea id="box"></textarea></body>',
);
class MouseEvent {
  readonly clientX = 0;
  readonly clientY = 0;
  constructor(private readonly on: unknown) {}
  composedPath = () => [this.on];
}
class KeyboardEvent extends MouseEvent {}

beforeEach(() => {
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('HTMLFormElement', HTMLFormElement);
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('MouseEvent', MouseEvent);
});
afterEach(() => vi.unstubAllGlobals());

const press = (id: string) =>
  isEventInChat(new MouseEvent(document.getElementById(id)) as unknown as Event, undefined, SELECTORS);

it('takes a click into the composer for a part of the chat before the composer is found', () => {
  expect(press('box')).toBe(true);
});

it('takes a click on an entry of a list for a move', () => {
  expect(press('chat-7')).toBe(false);
});

it('takes Enter in a search field for a move', () => {
  vi.stubGlobal('MouseEvent', class {});
  const enter = new KeyboardEvent(document.getElementById('search')) as unknown as Event;
  expect(isEventInChat(enter, undefined, SELECTORS)).toBe(false);
});
