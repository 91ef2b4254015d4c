import { expect, it } from 'vitest';
import { newConversation, withLinks } from './conversation.ts';
import { mergeConversationRecords, mergeConversationVersions } from './merge-conversations.ts';

const apart = { name: 'Liz', other: 'Elizabeth Marsh', isSame: false };
const joined = { name: 'Bear', other: 'Robert Lindgren', isSame: true };

it('keeps the decisions about names of both, and for the same two names that of the one that stays', () => {
  const into = withLinks(newConversation(new Uint8Array(16)), [apart]);
  const other = withLinks(newConversation(new Uint8Array(16).fill(1)), [{ ...apart, isSame: true }, joined]);
  expect(mergeConversationRecords(into, other).links).toEqual([joined, apart]);
  const versions = mergeConversationVersions(into, other);
  expect(versions.links).toEqual([joined, apart]);
  expect(mergeConversationVersions(versions, other).links).toEqual([joined, apart]);
});
