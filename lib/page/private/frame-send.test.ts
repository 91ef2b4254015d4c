import { beforeEach, expect, it, vi } from 'vitest';
import type { EngineClient } from '../../engine/client.ts';
import { said } from '../../language/message.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import type { MessageToPage } from './frame-protocol.ts';
import { privateSender } from './frame-send.ts';

const HINT = { to: 'https://model.example', vector: 'AAAA', vector_set: 'v1' };
const ORIGINAL = 'I have HIV.';
const SANITIZED = {
  text: 'I have.',
  replacements: [{ start: 7, end: 10, outStart: 6, outEnd: 6, original: 'HIV', surrogate: '', standIn: 'hinted' }],
};

const marks = { showAll: vi.fn(), clear: vi.fn() };
beforeEach(() => void vi.clearAllMocks());

function handedOver(sanitized: object) {
  const told: MessageToPage[] = [];
  const engine = { annotate: async () => ({ annotations: [] }), commit: async () => sanitized as Sanitized };
  const sender = privateSender({
    engine: engine as unknown as EngineClient,
    store: promptStore({ id: 'private', name: 'a chat', origin: 'https://chat.example', enabled: true }),
    made: decisionHistory(),
    check: { cancel: vi.fn(), marks } as never,
    draft: { keep: vi.fn() } as never,
    field: { value: ORIGINAL, focus: vi.fn() } as never,
    line: { say: (message: MessageToPage) => told.push(message) } as never,
    conversation: () => 'c @ https://chat.example',
  });
  return { sender, told };
}

it('hands the hint over with the sanitized text, and nothing of the original', async () => {
  const { sender, told } = handedOver({ ...SANITIZED, hint: HINT });
  const sent = sender.send();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told).toEqual([{ say: 'hand-over', text: SANITIZED.text, replaced: 1, hint: HINT }]);
  sender.onOutcome({
    say: 'outcome',
    sent: false,
    notice: { tone: 'error', title: said('nothingSent'), detail: [] },
  });
  expect(await sent).toBe('not sent');
  expect(marks.showAll).toHaveBeenCalledOnce();
});

it('has the check forget its marks of a text that was sent', async () => {
  const { sender, told } = handedOver(SANITIZED);
  const sent = sender.send();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  sender.onOutcome({ say: 'outcome', sent: true, notice: { tone: 'success', title: said('nothingSent'), detail: [] } });
  expect(await sent).toBe('sent');
  expect(marks.clear).toHaveBeenCalledOnce();
});

it('hands no hint over if the prompt has none', async () => {
  const { sender, told } = handedOver(SANITIZED);
  void sender.send();
  await vi.waitFor(() => expect(told).toEqual([{ say: 'hand-over', text: SANITIZED.text, replaced: 1 }]));
});
