import { expect, it, vi } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import { said } from '../../language/message.ts';
import { highlightRisks } from '../highlights/highlights.ts';
import { riskMarks } from '../highlights/risk-marks.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { type PromptSendParts, promptSend } from './prompt-send.ts';
import type { SendSteps } from './verified-send.ts';

vi.mock(import('../highlights/highlights.ts'), async (real) => ({ ...(await real()), highlightRisks: vi.fn() }));

const PROMPT = 'Write to Annika Lindqvist.';

/** By default every step succeeds; each test says which one fails. */
function setUp(failing: Partial<SendSteps>) {
  const page = { text: PROMPT };
  const activate = vi.fn(async () => 'done' as const);
  const steps = {
    start: vi.fn(),
    allow: vi.fn(),
    read: () => page.text,
    annotate: async () => [],
    commit: async () => ({ text: PROMPT, replacements: [] }),
    isReplaced: () => false,
    isEdit: () => false,
    activate,
    gone: async () => true,
    wasSeen: async () => false,
    ...failing,
  };
  const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const draftBackup = { save: vi.fn(), trackSubmitted: vi.fn(), restoreWhenPossible: vi.fn() };
  const composer = { element: {} as HTMLElement, read: () => page.text };
  const marks = riskMarks(composer);
  const check = { cancel: vi.fn(), sendFailed: vi.fn(), soon: vi.fn(), marks };
  const confirmation = { start: vi.fn(), confirm: vi.fn() };
  const send = promptSend({
    steps,
    store,
    composer,
    check,
    made: decisionHistory(),
    draftBackup,
    replies: { sent: vi.fn(), add: vi.fn() },
    confirmation,
    replySettings: { sent: vi.fn() },
    afterSend: { start: vi.fn(), sent: vi.fn() },
    refreshSite: vi.fn(),
    showLedger: vi.fn(),
  } as unknown as PromptSendParts);
  return { page, steps, store, draftBackup, check, confirmation, activate, send };
}

const FAILURES: readonly (readonly [string, Partial<SendSteps>])[] = [
  ['check', { annotate: () => Promise.reject(new Error('The engine stopped.')) }],
  ['sanitizing', { commit: () => Promise.reject(new Error('The vault is locked.')) }],
  ['replaced composer', { isReplaced: () => true }],
];

it.each(FAILURES)('lets nothing leave after a failed %s: says so, and no text may pass', async (_what, failing) => {
  const { send, steps, store, draftBackup, check, confirmation, activate } = setUp(failing);
  expect(await send()).toBe('not sent');
  expect(activate).not.toHaveBeenCalled();
  expect(steps.allow.mock.calls).toEqual([[undefined]]);
  expect(store.state.status).toBe('blocked');
  expect(store.state.notice?.tone).toBe('error');
  expect(draftBackup.save).toHaveBeenCalledWith(PROMPT);
  expect(check.sendFailed).toHaveBeenCalledWith(PROMPT);
  expect(confirmation.confirm).not.toHaveBeenCalled();
});

it('checks text that came into the composer during a refused send, and keeps the notice', async () => {
  const { page, send, check } = setUp({ annotate: () => Promise.reject(new Error('The engine stopped.')) });
  const sending = send();
  page.text = `${PROMPT} And to Bengt.`;
  expect(await sending).toBe('not sent');
  expect(check.sendFailed).toHaveBeenLastCalledWith(page.text);
  expect(check.soon).toHaveBeenCalledOnce();
});

it('says that nothing was sent where the page breaks a step itself', async () => {
  const isReplaced = () => {
    throw new Error('The page broke its editor.');
  };
  const { send, store, activate } = setUp({ isReplaced });
  expect(await send()).toBe('not sent');
  expect(activate).not.toHaveBeenCalled();
  expect(store.state.notice?.title).toEqual(said('nothingSent'));
});

it('begins no second send while one is under way', async () => {
  let answer: (annotations: readonly []) => void = () => undefined;
  const { send, steps, activate } = setUp({ annotate: () => new Promise((resolve) => (answer = resolve)) });
  const first = send();
  expect(await send()).toBe('not sent');
  answer([]);
  expect(await first).toBe('sent');
  expect(steps.start).toHaveBeenCalledOnce();
  expect(activate).toHaveBeenCalledOnce();
});

it('says nothing of a text as sent that the site has not taken', async () => {
  const { send, store, draftBackup, confirmation } = setUp({ gone: async () => false });
  expect(await send()).toBe('not sent');
  expect(store.state.status).toBe('blocked');
  expect(confirmation.confirm).not.toHaveBeenCalled();
  draftBackup.trackSubmitted.mock.lastCall?.[1]();
  expect(store.state.status).toBe('sent');
});

const NAME: Annotation = {
  start: 9,
  end: 25,
  type: 'PERSON',
  confidence: 1,
  source: { detector: 'model', rule: '' },
  risk: 5,
};
const marked = () => vi.mocked(highlightRisks).mock.lastCall?.[1];

it('marks nothing in the next prompt for what the sent one had at its place', async () => {
  const { page, check, send } = setUp({});
  check.marks.show(PROMPT, [NAME], false);
  expect(marked()).toEqual([NAME]);
  expect(await send()).toBe('sent');
  page.text = 'Write to Annika Lindqvist about ';
  check.marks.show(page.text, [], true);
  expect(marked()).toEqual([]);
});

it('marks a refused text again, with its last word and at the places of now', async () => {
  const { page, check, send } = setUp({ annotate: () => Promise.reject(new Error('The engine stopped.')) });
  page.text = PROMPT.slice(0, NAME.end);
  check.marks.show(page.text, [NAME], true);
  expect(marked()).toEqual([]);
  const sending = send();
  page.text = `Please. ${page.text}`;
  expect(await sending).toBe('not sent');
  expect(marked()).toEqual([{ ...NAME, start: NAME.start + 8, end: NAME.end + 8 }]);
});
