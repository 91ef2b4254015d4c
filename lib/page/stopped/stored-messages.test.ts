import { expect, it } from 'vitest';
import { findStoredMessages, replaceStoredMessages } from './stored-messages.ts';

function storageOf(items: Record<string, string>): Storage {
  return Object.defineProperties(
    { ...items },
    {
      getItem: { value: (key: string) => store[key] ?? null },
      setItem: {
        value: (key: string, value: string) => {
          store[key] = value;
        },
      },
    },
  ) as unknown as Storage & typeof store;
}
const store: Record<string, string> = {};

it('finds and replaces messages inside what the page stores, and leaves all else as it was written', () => {
  const history = JSON.stringify({ state: { chats: [{ text: 'Write to Annika.' }, { text: 'Done.' }] }, version: 0 });
  Object.assign(store, {
    plain: 'Annika was here',
    nested: JSON.stringify({ persisted: history }),
    other: '{ "spaces":  1 }',
    number: '42',
    broken: '[1, 2',
  });
  const storages = [storageOf(store)];
  const holds = (text: string) => text.includes('Annika');
  expect(findStoredMessages(storages, holds)).toEqual(['Annika was here', 'Write to Annika.']);
  replaceStoredMessages(
    storages,
    new Map([
      ['Write to Annika.', 'Write to Mara.'],
      ['Annika was here', 'Mara was here'],
    ]),
  );
  expect(findStoredMessages(storages, holds)).toEqual([]);
  expect(store.nested).toBe(JSON.stringify({ persisted: history.replace('Annika', 'Mara') }));
  expect(store).toMatchObject({ plain: 'Mara was here', other: '{ "spaces":  1 }', number: '42', broken: '[1, 2' });
});
