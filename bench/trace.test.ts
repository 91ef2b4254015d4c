import { expect, it } from 'vitest';
import { readTrace, STEP_MARK, type TraceEvent } from './trace.ts';

const MAIN = { pid: 1, tid: 1 };
const OURS = 'chrome-extension://id/chat.js';
const PAGE = 'https://chat.example/app.js';

type Args = NonNullable<TraceEvent['args']>;

/** From `ts` milliseconds on, for `dur`. */
const event = (name: string, ts: number, dur: number, args: Args = {}): TraceEvent => ({
  ...MAIN,
  name,
  ph: 'X',
  ts: ts * 1000,
  dur: dur * 1000,
  args,
});
const task = (ts: number, dur: number) => event('ThreadControllerImpl::RunTask', ts, dur);
const call = (url: string, ts: number, dur: number) => event('FunctionCall', ts, dur, { data: { url } });
const message = (tag: string, ts: number, dur: number) =>
  event('Receive mojo message', ts, dur, { chrome_mojo_event_info: { mojo_interface_tag: tag } });
const timer = (timerId: number, url: string): TraceEvent => ({
  ...event('TimerInstall', 0, 0, { data: { timerId, stackTrace: [{ url }] } }),
  ph: 'I',
});
const mark = (ts: number): TraceEvent => ({ ...event(STEP_MARK, ts, 0), ph: 'R' });

const NOTHING = { ours: 0, page: 0, drawing: 0, garbage: 0, measuring: 0 };

it('gives a task to those who worked in it', () => {
  const { tasks, ours } = readTrace([
    mark(0),
    task(1, 10),
    call(PAGE, 1, 9),
    call(OURS, 2, 3),
    event('Layout', 3, 1),
    event('MinorGC', 4, 0.5),
    event('Paint', 10, 1),
  ]);
  expect(tasks).toEqual([{ ...NOTHING, whole: 10, ours: 2.5, page: 6, garbage: 0.5, drawing: 1 }]);
  expect(ours).toEqual([2.5]);
});

it('takes what promises do after a timer or a message of ours for ours, and what the page does in it for the page’s', () => {
  const { tasks } = readTrace([
    timer(7, OURS),
    timer(8, PAGE),
    mark(0),
    task(1, 8),
    event('TimerFire', 1, 8, { data: { timerId: 7 } }),
    event('EventDispatch', 2, 4),
    call(PAGE, 2, 4),
    task(10, 3),
    message('extensions.mojom.MessagePort', 10, 3),
    event('RunMicrotasks', 11, 2),
    task(20, 5),
    event('TimerFire', 20, 5, { data: { timerId: 8 } }),
  ]);
  expect(tasks).toEqual([
    { ...NOTHING, whole: 8, ours: 4, page: 4 },
    { ...NOTHING, whole: 3, ours: 3 },
    { ...NOTHING, whole: 5, page: 5 },
  ]);
});

it('leaves out what the measuring asked, and adds up from mark to mark', () => {
  const read = readTrace([
    mark(0),
    task(1, 4),
    message('blink.mojom.DevToolsSession', 1, 4),
    task(6, 2),
    call(OURS, 6, 1),
    mark(10),
    task(11, 3),
    call(OURS, 11, 3),
  ]);
  expect(read.tasks.map(({ whole }) => whole)).toEqual([2, 3]);
  expect(read.oursByStep).toEqual([1, 3]);
  expect(read.tasksByStep).toEqual([2, 3]);
});
