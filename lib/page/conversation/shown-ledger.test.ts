import { expect, it, vi } from 'vitest';
import { composeConversationRelease, EMPTY_LEDGER } from '../../privacy/ledger.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { ledgerUpdater } from './shown-ledger.ts';

it('shows what the conversation released, and no line once that is forgotten', async () => {
  const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const released = { ...composeConversationRelease(EMPTY_LEDGER), letGo: 1 };
  const ledger = vi.fn(async () => released);
  const show = ledgerUpdater({ engine: { ledger } as never, store, conversation: () => 'chat' });
  await show();
  expect(store.state.ledger).toEqual(released);
  ledger.mockResolvedValue(composeConversationRelease(EMPTY_LEDGER));
  await show();
  expect(store.state.ledger).toBeUndefined();
});
