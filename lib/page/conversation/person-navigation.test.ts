import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isEventInChat } from './person-navigation.ts';

const SELECTORS = { userMessage: ['.user'], assistantMessage: ['.reply'] };
const { document, Node, Element, HTMLFormElement, Document } = parseHTML(
  `<body>
    <nav><button id="chat-7">Older chat</button><input id="search"></nav>
    <main>
      <div><p class="user">Hi</p><button id="edit">Edit</button></div>
      <div id="turn"><p class="reply">Hello</p></div>
    </main>
    <div><textarea id="box"></textarea></div>
  </body>`,
);
class MouseEvent {
  readonly clientX = 0;
  readonly clientY = 0;
  constructor(private readonly on: unknown) {}
  composedPath(): Node[] {
    const path: Node[] = [];
    for (let at = this.on as Node | null; at; at = at.parentNode) path.push(at);
    return path;
  }
}
class KeyboardEvent extends MouseEvent {}

beforeEach(() => {
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('HTMLFormElement', HTMLFormElement);
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('ShadowRoot', class {});
  vi.stubGlobal('Node', Node);
  vi.stubGlobal('document', document);
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

const composer = document.getElementById('box') as unknown as Element;

it.each([
  ['edit', true],
  ['turn', true],
  ['chat-7', false],
])('with a composer on the page, takes a press on %s for a part of the chat: %s', (id, isChat) => {
  vi.spyOn(composer, 'getBoundingClientRect').mockReturnValue({ left: 1, top: 1, right: 2, bottom: 2 } as DOMRect);
  const event = new MouseEvent(document.getElementById(id)) as unknown as Event;
  expect(isEventInChat(event, composer, SELECTORS)).toBe(isChat);
});

it('takes Enter in a box that replaced a message for a part of the chat', () => {
  const turn = document.getElementById('turn');
  const enter = new KeyboardEvent(turn) as unknown as Event;
  expect(isEventInChat(enter, composer, SELECTORS)).toBe(true);
});
