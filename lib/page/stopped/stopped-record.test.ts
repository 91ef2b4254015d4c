import { expect, it, vi } from 'vitest';
import { searchTermFor } from '../../egress/search-term.ts';
import type { EngineClient } from '../../engine/client.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { stoppedRecord } from './stopped-record.ts';
import { storedHistoryCheck } from './stored-history.ts';

const NAME = searchTermFor('Annika Lindqvist');
const ORIGIN = 'https://chat.example';

function setUp({ isKept = true, typed = '', page = '' } = {}) {
  vi.useFakeTimers();
  const engine = {
    stoppedHere: vi.fn(async () => ({ sought: [NAME] })),
    rememberStopped: vi.fn(async () => ({})),
    forgetStopped: vi.fn(async () => ({})),
    annotate: vi.fn(async () => Promise.reject(new Error('The engine stopped.'))),
  };
  const egress = { stoppedBefore: vi.fn(), forgive: vi.fn(), settled: vi.fn() };
  const store = promptStore({ id: 'generic', name: 'Chat', origin: ORIGIN, enabled: true });
  const shared = { engine: engine as unknown as EngineClient, store, conversation: () => 'page-1' };
  const stopped = stoppedRecord({
    ...shared,
    egress,
    origin: ORIGIN,
    isKept: () => isKept,
    onChange: () => history.lookSoon(),
  });
  const history = storedHistoryCheck({
    ...shared,
    record: stopped,
    composer: { read: () => typed },
    messagesText: () => page,
    reload: () => undefined,
  });
  return { engine, egress, store, stopped, history };
}

it('tells the guard what was stopped here before, and the person where the page still shows it', async () => {
  const { egress, store, stopped, history } = setUp({ page: 'Write to Annika Lindqvist.' });
  await stopped.ready();
  expect(egress.stoppedBefore).toHaveBeenCalledWith([NAME]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.state.history).toEqual({ originals: 1, messages: 0 });
  history.letLeave();
  expect(egress.forgive).toHaveBeenCalledWith(['Annika Lindqvist']);
  expect(store.state.history).toBeUndefined();
});

it('says nothing while it stands in the composer, nor where the page holds none of it', async () => {
  for (const more of [{ typed: 'Write to Annika Lindqvist.', page: 'Annika Lindqvist' }, { page: 'Hello.' }]) {
    const { store, stopped } = setUp(more);
    await stopped.ready();
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.state.history).toBeUndefined();
  }
});

it('keeps nothing of a private window, and asks for nothing', async () => {
  const { engine, stopped, store } = setUp({ isKept: false, page: 'Write to Annika Lindqvist.' });
  await stopped.ready();
  stopped.held([NAME], undefined);
  await vi.advanceTimersByTimeAsync(2000);
  expect(engine.stoppedHere).not.toHaveBeenCalled();
  expect(engine.rememberStopped).not.toHaveBeenCalled();
  expect(store.state.history).toEqual({ originals: 1, messages: 0 });
});

it('keeps all of a text that could not be checked', async () => {
  const { engine, stopped } = setUp();
  stopped.held([], 'Write to Annika Lindqvist.');
  await vi.advanceTimersByTimeAsync(10);
  expect(engine.rememberStopped).toHaveBeenCalledWith({
    origin: ORIGIN,
    sought: [searchTermFor('Write to Annika Lindqvist.')],
  });
});

it('remembers an unchecked text whole before its check answers, and then only what the check found', async () => {
  const { engine, stopped, egress } = setUp();
  const text = 'Write to Annika Lindqvist.';
  let answer: (result: unknown) => void = () => undefined;
  engine.annotate.mockImplementationOnce(() => new Promise<never>((resolve) => (answer = resolve as typeof answer)));
  stopped.held([], text);
  expect(engine.rememberStopped).toHaveBeenCalledWith({ origin: ORIGIN, sought: [searchTermFor(text)] });
  answer({ annotations: [{ start: 9, end: 25, risk: 4 }] });
  await vi.advanceTimersByTimeAsync(10);
  expect(egress.settled).toHaveBeenCalled();
  expect(engine.rememberStopped).toHaveBeenLastCalledWith({ origin: ORIGIN, sought: [NAME] });
  expect(engine.forgetStopped).toHaveBeenCalledWith({ origin: ORIGIN, originals: [text] });
});

it('lets nothing be sent while it is not known what was stopped, and asks again', async () => {
  const { engine, stopped } = setUp();
  engine.stoppedHere.mockRejectedValueOnce(new Error('locked'));
  await expect(stopped.ready()).rejects.toThrow('locked');
  await expect(stopped.ready()).resolves.toBeUndefined();
});
