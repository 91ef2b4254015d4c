import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterSendCheck } from './after-send-check.ts';

const SENT = 'My name is Mara Holm, and my landlord is Jonas Weber.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const KNOWN = { userMessage: ['.asked'], assistantMessage: ['.answer'], stop: ['.stop'], streaming: [] };

function setUp(adapter: Parameters<typeof afterSendCheck>[0] = () => KNOWN) {
  const page = { messages: [] as string[], isGenerating: false, replies: ['Good morning.'] };
  const onResult = vi.fn();
  const look = {
    messages: () => page.messages,
    isGenerating: () => page.isGenerating,
    replies: () => [...page.replies],
  };
  return { page, onResult, check: afterSendCheck(adapter, look, onResult) };
}

async function after(ms = 10_000): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

it('is content with the message and a stop button', async () => {
  const { page, check } = setUp();
  check.start();
  page.messages.push('You said: My name is Mara Holm,\nand my landlord is **Jonas Weber**.');
  page.isGenerating = true;
  check.sent(SENT);
  await after(1000);
  expect(check.result).toEqual({ message: 'found', answer: 'found' });
});

it('takes a new reply for an answer, and one that changed, and no old one', async () => {
  for (const [change, expected] of [
    [(replies: string[]) => replies.push('Of course.'), 'found'],
    [(replies: string[]) => replies.splice(0, 1, 'Of course.'), 'found'],
    [() => undefined, 'missing'],
  ] as const) {
    const { page, check } = setUp();
    check.start();
    change(page.replies);
    check.sent(SENT);
    await after();
    expect(check.result?.answer).toBe(expected);
  }
});

it('says which part failed, and checks the next send again', async () => {
  const { page, check, onResult } = setUp();
  check.start();
  page.messages.push('Good morning');
  check.sent(SENT);
  await after();
  expect([check.result, onResult.mock.calls.length]).toEqual([{ message: 'missing', answer: 'missing' }, 1]);
  check.start();
  page.messages.push(SENT);
  page.isGenerating = true;
  check.sent(SENT);
  await after();
  expect(check.result).toEqual({ message: 'found', answer: 'found' });
  page.isGenerating = false;
  check.sent('Another message that is not shown.');
  await after();
  expect(onResult).toHaveBeenCalledTimes(2);
});

it('says nothing of parts that nobody knows on a site', async () => {
  const { check } = setUp(() => ({ userMessage: [], assistantMessage: [], stop: [], streaming: [] }));
  check.start();
  check.sent(SENT);
  await after();
  expect(check.result).toEqual({ message: 'unknown', answer: 'unknown' });
});
