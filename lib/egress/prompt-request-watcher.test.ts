import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REQUEST_ENDED_EVENT, readRequestEnding, WATCH_REQUEST_EVENT } from './guard-question.ts';
import { watchPromptRequest } from './prompt-request-watcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The guard's end of a port: the numbers that it received, and a function that reports how a request ended. */
function guardEnd() {
  const port = new EventTarget();
  const given: string[] = [];
  port.addEventListener(WATCH_REQUEST_EVENT, (event) => given.push((event as CustomEvent<string>).detail));
  const tell = (detail: string) => port.dispatchEvent(new CustomEvent(REQUEST_ENDED_EVENT, { detail }));
  return { port, given, tell };
}

it('knows how the request ended, and no other', async () => {
  const { port, given, tell } = guardEnd();
  const promptRequest = watchPromptRequest();
  promptRequest.forget();
  promptRequest.follow(port);
  promptRequest.forget();
  promptRequest.follow(port);
  const ending = promptRequest.ending();
  tell(`${given[0]} failed`);
  tell(`${given[1]} 200`);
  expect(await ending).toBe(200);
});

it('knows nothing of a request that nobody follows, nor of one that is under way after a while', async () => {
  const { port } = guardEnd();
  const promptRequest = watchPromptRequest();
  expect(await promptRequest.ending()).toBeUndefined();
  promptRequest.follow(port);
  const ending = promptRequest.ending();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ending).toBeUndefined();
  promptRequest.forget();
  expect(await promptRequest.ending()).toBeUndefined();
});

it('reads an ending as it is written, and nothing else', () => {
  expect(readRequestEnding('3 failed')).toEqual([3, 'failed']);
  expect(readRequestEnding('12 404')).toEqual([12, 404]);
  for (const other of ['', 'failed', '1 ok', '1 2000', '1 failed now', undefined, ['1', 'failed']])
    expect(readRequestEnding(other)).toBeUndefined();
});
