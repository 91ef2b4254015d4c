import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RELEASE_OF_TWO_NUMBERS } from '../../../components/release.test-support.ts';
import { composeConversationRelease, EMPTY_LEDGER } from '../../../lib/privacy/ledger.ts';
import { ExactFigures } from './exact-figures.tsx';

const record = (conversation: string, lastUsed: number, prompts: number) => ({
  conversation,
  lastUsed,
  released: composeConversationRelease({
    ...EMPTY_LEDGER,
    releases: Array.from({ length: prompts }, (_, at) => ({ ...RELEASE_OF_TWO_NUMBERS, at })),
  }),
});

it('states the bounds of each chat and of each of its prompts, and how they add up', () => {
  const shown = renderToStaticMarkup(<ExactFigures records={[record('chat.example one', 1, 2)]} most={1} />);
  expect(shown).toContain('Noise has spent ε = 2 per tenth of the range of a number');
  expect(shown).toContain('sequential composition');
  expect(shown.match(/2 numbers by noise/g)).toHaveLength(2);
});

it('shows the chats used last, and none that released nothing', () => {
  const records = [record('a.example 1', 1, 1), record('b.example 2', 3, 0), record('c.example 3', 2, 1)];
  const chats = (most: number) =>
    [...renderToStaticMarkup(<ExactFigures records={records} most={most} />).matchAll(/(\w\.example) …/g)].map(
      ([, site]) => site,
    );
  expect(chats(1)).toEqual(['c.example']);
  expect(chats(9)).toEqual(['c.example', 'a.example']);
});
