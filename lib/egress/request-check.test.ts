import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { awaitedTexts } from './awaited-text.ts';
import type { GuardQuestion } from './guard-question.ts';
import { egressKnowledge } from './knowledge.ts';
import { probeCountInMemory } from './probing-limit.test-support.ts';
import { MAX_REVEALING_ANSWERS } from './probing-limit.ts';
import { requestCheck } from './request-check.ts';
import { stoppedRequests } from './stopped-requests.ts';

const PROMPT = 'Please write to Annika Lindqvist about the move.';
const NAME = 'Annika Lindqvist';

beforeAll(() => void vi.stubGlobal('location', new URL('https://chat.example/')));
afterAll(() => void vi.unstubAllGlobals());

async function setUp({ answers = 0 } = {}) {
  const page = { text: '', isOn: true };
  const knowledge = egressKnowledge();
  const awaited = awaitedTexts();
  const [onStopped, onPassed, follow, hold] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const probes = probeCountInMemory();
  if (answers > 0) await probes.add(answers);
  const requests = stoppedRequests({ wasStoppedBefore: () => false, hold, onStopped, probes });
  const mayLeave = requestCheck({
    reports: { asked: () => undefined },
    composerText: () => page.text,
    isOn: () => page.isOn,
    draftPath: () => /\/drafts$/,
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
  // The guard knows the count from here on.
  await Promise.resolve();
  return { hold, page, knowledge, awaited, requests, type, asks, onStopped, onPassed, follow };
}

it('lets no original leave, in the body, in the address or beside it', async () => {
  const { type, asks } = await setUp();
  type(PROMPT);
  expect(asks(JSON.stringify({ to: NAME }))).toBe(false);
  expect(asks('', { url: `https://chat.example/search?q=${encodeURIComponent(NAME)}` })).toBe(false);
  expect(asks('', { beside: `x-draft: ${NAME}` })).toBe(false);
  await later();
  expect(asks('{"viewed":true}')).toBe(true);
});

it('stops a draft, and knows the one that the site is known to save', async () => {
  const { type, asks, onStopped } = await setUp();
  type(PROMPT);
  const body = JSON.stringify({ partial_query: PROMPT });
  expect(asks(body, { url: 'https://chat.example/drafts' })).toBe(false);
  expect(asks(body)).toBe(false);
  await later();
  expect(onStopped.mock.calls.map(([{ isAside, isKnownDraft }]) => [isAside, isKnownDraft])).toEqual([
    [true, true],
    [true, false],
  ]);
});

it('lets no text leave that the check has not covered, nor one that cannot be read', async () => {
  const { page, type, asks } = await setUp();
  page.text = PROMPT;
  expect(asks(JSON.stringify({ draft: PROMPT }))).toBe(false);
  type(PROMPT);
  expect(asks('', { form: 'unread' })).toBe(false);
});

it('lets what it stopped pass once the person says so, and says which originals left', async () => {
  const { requests, type, asks, onStopped, onPassed } = await setUp();
  type(PROMPT);
  expect(asks(NAME)).toBe(false);
  await Promise.resolve();
  requests.letPass(onStopped.mock.lastCall?.[0].key);
  expect(asks(NAME)).toBe(true);
  await Promise.resolve();
  expect(onPassed).toHaveBeenCalledWith([NAME]);
});

it('takes no request for the send before the site was asked to send, nor a beacon after it', async () => {
  const { knowledge, awaited, type, asks, follow } = await setUp();
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

it('looks into nothing while Coatcheck is off for the site', async () => {
  const { page, type, asks } = await setUp();
  type(PROMPT);
  page.isOn = false;
  expect(asks(NAME)).toBe(true);
});

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

it('answers a page that has probed too often alike, whatever it asks, and notes afterwards what it may have kept', async () => {
  const { type, asks, hold, onStopped } = await setUp({ answers: MAX_REVEALING_ANSWERS });
  type(PROMPT);
  for (const body of [NAME, 'Clara Weber', '{"viewed":true}', '']) expect(asks(body), body).toBe(false);
  expect(hold).not.toHaveBeenCalled();
  await later();
  expect(onStopped.mock.calls.every(([stopped]) => stopped.isSilent && stopped.originals === 0)).toBe(true);
  expect(hold.mock.calls.map(([{ originals }]) => originals)).toEqual([[NAME], [], [], []]);
});

it('searches nothing before it answers such a page', async () => {
  const { page, knowledge, asks } = await setUp({ answers: MAX_REVEALING_ANSWERS });
  const find = vi.fn(() => ({ originals: [], hasUnchecked: false }));
  vi.spyOn(knowledge, 'finder').mockReturnValue({ hasOriginals: true, find });
  page.text = PROMPT;
  expect(asks(NAME)).toBe(false);
  expect(find).not.toHaveBeenCalled();
  await later();
  expect(find).toHaveBeenCalledOnce();
});

it('lets the prompt leave while the page is told nothing, and gives one answer about it at most', async () => {
  const { knowledge, awaited, type, asks } = await setUp({ answers: MAX_REVEALING_ANSWERS });
  const sanitized = 'Please write to Clara Weber about the move.';
  const begin = () => {
    knowledge.releasing(sanitized);
    awaited.begin(sanitized, undefined);
    if (awaited.current) awaited.current.isActivated = true;
  };
  type(PROMPT);
  begin();
  expect(asks(sanitized)).toBe(true);
  begin();
  expect(asks(`${sanitized} ${NAME}`)).toBe(false);
  expect(asks(sanitized)).toBe(false);
});
