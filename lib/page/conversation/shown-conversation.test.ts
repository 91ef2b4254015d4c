import { afterEach, expect, it, vi } from 'vitest';
import { characterAi } from '../../sites/character-ai.ts';
import { chatgpt } from '../../sites/chatgpt.ts';
import { doubao } from '../../sites/doubao.ts';
import { perplexity } from '../../sites/perplexity.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { trackShownConversation, type UnnamedConversation } from './shown-conversation.ts';

const REAL = '0a1b2c3d-0000-4000-8000-000000000001';
const OTHER = '0a1b2c3d-0000-4000-8000-000000000002';
const PLACEHOLDER = 'https://chatgpt.com/c/WEB:11111111-0000-4000-8000-000000000001';
const OTHER_PLACEHOLDER = 'https://chatgpt.com/c/WEB:11111111-0000-4000-8000-000000000002';

afterEach(() => vi.unstubAllGlobals());

const goTo = (address: string) => vi.stubGlobal('location', new URL(address));

function openAt(address: string, adapter: SiteAdapter = chatgpt) {
  goTo(address);
  const heard: string[] = [];
  const left: (UnnamedConversation | undefined)[] = [];
  const moves: { address: URL | undefined; mayHaveMoved: boolean } = { address: undefined, mayHaveMoved: false };
  const conversation = trackShownConversation(
    () => adapter,
    {
      onNamed: (from, to) => heard.push(`${from} is ${to}`),
      onOther(one) {
        heard.push('other');
        left.push(one);
      },
    },
    false,
    moves,
  );
  function show(next: string): void {
    goTo(next);
    conversation.follow();
  }
  return { conversation, heard, left, moves, show };
}

it('takes no placeholder for a name: two new chats of ChatGPT are two conversations', () => {
  const first = openAt(PLACEHOLDER).conversation;
  const second = openAt(OTHER_PLACEHOLDER).conversation;
  expect([first.isNamed, second.isNamed]).toEqual([false, false]);
  expect(first.id).not.toBe(second.id);
});

it('renames what a new chat was called, by way of its placeholder', () => {
  const { conversation, heard, show } = openAt('https://chatgpt.com/');
  const unnamed = conversation.id;
  show(PLACEHOLDER);
  expect([conversation.id, heard]).toEqual([unnamed, []]);
  show(`https://chatgpt.com/c/${REAL}`);
  expect([conversation.id, heard]).toEqual([`chatgpt ${REAL}`, [`${unnamed} is chatgpt ${REAL}`]]);
});

it('keeps a new chat when only the form of its placeholder changes', () => {
  const { conversation, heard, show } = openAt(PLACEHOLDER.replace('WEB:', 'local-chatgpt%3A'));
  const unnamed = conversation.id;
  show(PLACEHOLDER);
  show(`https://chatgpt.com/c/${REAL}`);
  expect(heard).toEqual([`${unnamed} is chatgpt ${REAL}`]);
});

it('begins another conversation at another placeholder, and at none', () => {
  for (const next of [OTHER_PLACEHOLDER, 'https://chatgpt.com/']) {
    const { conversation, heard, show } = openAt(PLACEHOLDER);
    const first = conversation.id;
    show(next);
    expect(heard).toEqual(['other']);
    expect(conversation.isNamed).toBe(false);
    expect(conversation.id).not.toBe(first);
    show(`https://chatgpt.com/c/${OTHER}`);
    expect(heard).toHaveLength(2);
  }
});

it('leaves a named conversation for another', () => {
  const { conversation, heard, show } = openAt(`https://chatgpt.com/c/${REAL}`);
  show(`https://chatgpt.com/c/${OTHER}`);
  show(PLACEHOLDER);
  expect([heard, conversation.isNamed]).toEqual([['other', 'other'], false]);
});

it('renames a search that Perplexity had not numbered yet', () => {
  const { conversation, heard, show } = openAt('https://www.perplexity.ai/search/new?q=roof', perplexity);
  const unnamed = conversation.id;
  expect(conversation.isNamed).toBe(false);
  show('https://www.perplexity.ai/search/a-roof-0a1b2c3d');
  expect(heard).toEqual([`${unnamed} is perplexity a-roof-0a1b2c3d`]);
});

it('takes no conversation from the query, which may hold a whole address', () => {
  const { conversation } = openAt(`https://chatgpt.com/?q=see https://chatgpt.com/c/${REAL}`);
  expect(conversation.isNamed).toBe(false);
  const search = openAt('https://www.perplexity.ai/search/new?q=https://shop.example/search/shoes', perplexity);
  expect(search.conversation.isNamed).toBe(false);
});

it('keeps two chats with one character apart, and two that Doubao has not numbered yet', () => {
  for (const [site, address, other] of [
    [characterAi, 'https://character.ai/chat/Xy0a1b2c3d', 'https://character.ai/chat/Xy0a1b2c3d?hist=0a1b2c3d'],
    [
      doubao,
      'https://www.doubao.com/chat/local_1408157205142109',
      'https://www.doubao.com/chat/local_1932321498194211',
    ],
  ] as const) {
    const { conversation, heard, show } = openAt(address, site);
    const first = conversation.id;
    show(other);
    expect([site.id, heard, conversation.id === first]).toEqual([site.id, ['other'], false]);
  }
});

it('does not take an older chat that the person opens for the name of the new one', () => {
  const { conversation, heard, left, moves, show } = openAt(PLACEHOLDER);
  const unnamed = conversation.id;
  conversation.used();
  moves.address = new URL(`https://chatgpt.com/c/${REAL}?from=list`);
  show(`https://chatgpt.com/c/${REAL}`);
  expect(heard).toEqual(['other']);
  expect(left).toEqual([{ id: unnamed, other: `chatgpt ${REAL}` }]);
});

it('takes a link that led elsewhere for no sign', () => {
  const { heard, moves, show } = openAt(PLACEHOLDER);
  moves.address = new URL(`https://chatgpt.com/c/${OTHER}`);
  show(`https://chatgpt.com/c/${REAL}`);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain(` is chatgpt ${REAL}`);
});

it('is in doubt only where something was sent and something else was pressed just before', () => {
  const unused = openAt(PLACEHOLDER);
  unused.moves.mayHaveMoved = true;
  unused.show(`https://chatgpt.com/c/${REAL}`);
  expect(unused.heard[0]).toContain(' is ');

  const { conversation, heard, left, moves, show } = openAt(PLACEHOLDER);
  const unnamed = conversation.id;
  conversation.used();
  moves.mayHaveMoved = true;
  show(`https://chatgpt.com/c/${REAL}`);
  expect([heard, left]).toEqual([['other'], [{ id: unnamed }]]);
});
