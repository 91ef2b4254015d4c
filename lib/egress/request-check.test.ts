import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { awaitedTexts } from './awaited-text.ts';
import type { GuardQuestion } from './guard-question.ts';
import { egressKnowledge } from './knowledge.ts';
import { requestCheck } from './request-check.ts';
import { stoppedRequests } from './stopped-requests.ts';

const PROMPT = 'Please write to Annika Lindqvist about the move.';
const NAME = 'Annika Lindqvist';

beforeAll(() => void vi.stubGlobal('location', new URL('https://chat.example/')));
afterAll(() => void vi.unstubAllGlobals());

function setUp() {
  const page = { text: '', isOn: true };
  const knowledge = egressKnowledge();
  const awaited = awaitedTexts();
  const [onStopped, onPassed, follow] = [vi.fn(), vi.fn(), vi.fn()];
  const requests = stoppedRequests({ wasStoppedBefore: () => false, hold: () => undefined, onStopped });
  const mayLeave = requestCheck({
    composerText: () => page.text,
    isOn: () => page.isOn,
    draftPath: () => undefined,
    onPassed,
    knowledge,
    awaited,
    requests,
    promptRequest: { follow },
    noteDraft: () => undefined,
  });

  function type(text: string): void {
    page.text = text;
    const start = text.indexOf(NAME);
    const source = { detector: 'model', rule: 'test' } as const;
    const name = { start, end: start + NAME.length, type: 'PERSON', confidence: 1, risk: 5, source } as const;
    knowledge.checked(text, start < 0 ? [] : [name]);
  }

  const asks = (body: string, more: Partial<GuardQuestion> = {}) =>
    mayLeave(
      { by: 'fetch', method: 'POST', url: 'https://chat.example/api', beside: '', form: 'text', text: body, ...more },
      new EventTarget(),
    );
  return { page, knowledge, awaited, requests, type, asks, onStopped, onPassed, follow };
}

it('lets no original leave, in the body, in the address or beside it', () => {
  const { type, asks } = setUp();
  type(PROMPT);
  expect(asks(JSON.stringify({ to: NAME }))).toBe(false);
  expect(asks('', { url: `https://chat.example/search?q=${encodeURIComponent(NAME)}` })).toBe(false);
  expect(asks('', { beside: `x-draft: ${NAME}` })).toBe(false);
  expect(asks('{"viewed":true}')).toBe(true);
});

it('lets no text leave that the check has not covered, nor one that cannot be read', () => {
  const { page, type, asks } = setUp();
  page.text = PROMPT;
  expect(asks(JSON.stringify({ draft: PROMPT }))).toBe(false);
  type(PROMPT);
  expect(asks('', { form: 'unread' })).toBe(false);
});

it('lets what it stopped pass once the person says so, and says which originals left', async () => {
  const { requests, type, asks, onStopped, onPassed } = setUp();
  type(PROMPT);
  expect(asks(NAME)).toBe(false);
  await Promise.resolve();
  requests.letPass(onStopped.mock.lastCall?.[0].key);
  expect(asks(NAME)).toBe(true);
  await Promise.resolve();
  expect(onPassed).toHaveBeenCalledWith([NAME]);
});

it('takes no request for the send before the site was asked to send, nor a beacon after it', () => {
  const { knowledge, awaited, type, asks, follow } = setUp();
  const sanitized = 'Please write to Clara Weber about the move.';
  type(PROMPT);
  knowledge.releasing(sanitized);
  awaited.begin(sanitized, undefined);
  expect(asks(sanitized)).toBe(true);
  expect(awaited.current).toBeDefined();
  if (awaited.current) awaited.current.isActivated = true;
  expect(asks(sanitized, { by: 'sendBeacon' })).toBe(true);
  expect(awaited.current).toBeDefined();
  expect(asks(sanitized)).toBe(true);
  expect(awaited.current).toBeUndefined();
  expect(follow).toHaveBeenCalledOnce();
});

it('looks into nothing while Coatcheck is off for the site', () => {
  const { page, type, asks } = setUp();
  type(PROMPT);
  page.isOn = false;
  expect(asks(NAME)).toBe(true);
});
