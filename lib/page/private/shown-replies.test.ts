import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { type ReplyReaderParts, replyReader } from './shown-replies.ts';

const { document, Document, Text, Element, HTMLFormElement, Node, HTMLOListElement } = parseHTML(
  '<!doctype html><html><body></body></html>',
);

beforeEach(() => {
  for (const [name, value] of Object.entries({
    document,
    Document,
    Text,
    Element,
    HTMLFormElement,
    Node,
    HTMLOListElement,
  }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('getComputedStyle', () => ({ whiteSpace: 'normal' }));
  vi.stubGlobal('NodeFilter', { SHOW_ELEMENT: 1 });
});
afterEach(() => vi.unstubAllGlobals());

function chat(...messages: string[]): Element[] {
  document.body.innerHTML = messages.map((message) => `<article>${message}</article>`).join('');
  return [...document.querySelectorAll('article')];
}

const parts = (changes: Partial<ReplyReaderParts> = {}): ReplyReaderParts => ({
  adapter: () => ({ assistantMessage: ['article'] }) as unknown as SiteAdapter,
  composer: () => undefined,
  asWritten: (node) => node.data,
  markedBlocks: () => [],
  isRestored: () => false,
  ...changes,
});

it('reads what the site wrote, also where originals stand in its place', () => {
  chat('<h2>To Ewa</h2><ul><li>Ask <b>Ewa</b></li></ul>');
  const read = replyReader(parts({ asWritten: (node) => node.data.replace('Ewa', 'Jana'), isRestored: () => true }));
  expect(read()).toEqual({
    isRestored: true,
    replies: [
      {
        blocks: [
          { kind: 'heading', text: 'To Jana' },
          { kind: 'item', depth: 0, mark: '•', text: 'Ask Jana' },
        ],
      },
    ],
  });
});

it('reads a message again only once it has changed', () => {
  const [first, second] = chat('One', 'Two');
  const asWritten = vi.fn((node: Text) => node.data);
  const read = replyReader(parts({ asWritten }));
  const before = read().replies;
  const asked = asWritten.mock.calls.length;
  expect(read().replies).toEqual(before);
  expect(asWritten).toHaveBeenCalledTimes(asked);
  if (second) second.textContent = 'Two, and more';
  expect(read().replies[1]).toEqual({ blocks: [{ kind: 'text', text: 'Two, and more' }] });
  // The same words in another element must be read again.
  if (first) first.innerHTML = '<pre>One</pre>';
  expect(read().replies[0]).toEqual({ blocks: [{ kind: 'code', text: 'One' }] });
});

it('gives the last of a chat that is longer than the engine takes at once', () => {
  chat('a'.repeat(100_000), 'b'.repeat(100_000), 'c');
  const texts = replyReader(parts())().replies.map(({ blocks: [block] }) =>
    block?.kind === 'text' ? block.text[0] : undefined,
  );
  expect(texts).toEqual(['b', 'c']);
});

it('finds replies by what holds surrogates where the site is not known', () => {
  document.body.innerHTML = '<div><h1>Title</h1></div><div><p>Dear <b>Ewa</b></p><p>Bye</p></div>';
  const blocks = [...document.querySelectorAll('b')];
  const unknown = { assistantMessage: [] } as unknown as SiteAdapter;
  const read = replyReader(parts({ adapter: () => unknown, markedBlocks: () => blocks }));
  expect(read().replies).toEqual([
    {
      blocks: [
        { kind: 'text', text: 'Dear Ewa' },
        { kind: 'text', text: 'Bye' },
      ],
    },
  ]);
});
