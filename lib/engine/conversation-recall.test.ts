import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { newConversation } from '../vault/conversation.ts';
import type { Vault } from '../vault/vault.ts';
import { conversationEvidence, conversationRecallHandlers } from './conversation-recall.ts';
import { conversationStore } from './conversation-store.ts';
import { testDeps } from './host.test-support.ts';
import { tabConversations } from './tab-conversations.ts';

const pair = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  type: 'PERSON',
  shape: 'word',
});

/** The pairs that each conversation issued, by the first byte of its tweak; least recently used first. */
const ISSUED: Readonly<Record<number, readonly RestorePair[]>> = {
  1: [pair('Mara', 'Annika'), pair('Holt', 'Lindqvist')],
  2: [pair('Mara', 'Beate')],
  3: [pair('Mara', 'Chloe'), pair('Zelmark', 'Dupont')],
};

const vault = {
  personKey: async () => new Uint8Array(32),
  conversations: async () =>
    Object.keys(ISSUED).map((tweak) => ({
      id: tweak,
      lastUsed: Number(tweak),
      conversation: newConversation(new Uint8Array([Number(tweak)])),
    })),
} as unknown as Vault;

const { pairsAnywhere } = conversationRecallHandlers({
  deps: testDeps({
    pairsIn: (text, { tweak }) => (ISSUED[tweak[0] ?? 0] ?? []).filter(({ surrogate }) => text.includes(surrogate)),
  }),
  vault,
  conversations: conversationStore(vault, () => new Uint8Array()),
  tabs: tabConversations(),
});

it.each([
  ['Mara Holt', ['Annika', 'Lindqvist']],
  ['Mara', ['Chloe']],
  ['Zelmark', ['Dupont']],
  ['nobody', []],
])('of %j takes the conversation that it holds most of, and of equals the latest', async (text, originals) => {
  expect((await pairsAnywhere({ text })).pairs.map(({ original }) => original)).toEqual(originals);
});

it('takes a placeholder that an older Coatcheck stored for no evidence', () => {
  const pairs = ['[DRUG_1]', '[DRUG_2]', '[CONDITION_1]'].map((surrogate) => pair(surrogate, `of ${surrogate}`));
  const text = 'Take [DRUG_1] [DRUG_2] for [CONDITION_1] daily.';
  expect(conversationEvidence(text, pairs, [text])).toEqual({ surrogates: 0, isStrong: false });
});
