// What Chromium says that a page's main thread did: its tasks, and the calls into the extension's code. In processor time, so that
// another program on the machine does not count.
import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly url?: string };
  };
}

/** Whose time it was, in milliseconds. */
export interface Task {
  readonly whole: number;
  /** The extension's code, and what that made the browser do at once. */
  readonly ours: number;
  /** The page's own code, and so what that made the browser do at once. */
  readonly page: number;
  /** Style, layout and drawing that nobody waited for. */
  readonly drawing: number;
}

export interface Traced {
  /** Each task of the main thread. */
  readonly tasks: readonly Task[];
  /** Milliseconds of each call from the browser into the extension's code, with all that it called. */
  readonly ours: readonly number[];
  /** The same, added up between one mark and the next. */
  readonly oursByStep: readonly number[];
  readonly tasksByStep: readonly number[];
}

const SCRIPT = /^(FunctionCall|EvaluateScript|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame)$/;
const DRAWING =
  /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers|ScheduleStyleRecalculation|HitTest|IntersectionObserverController::computeIntersections|ComputeIntersections|UpdateLayerTree)$/;

const MARK = 'coatcheck-step';
const ms = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;

/** In the page: the next step begins here. */
export const STEP_MARK = MARK;

export async function traced(page: Page, run: () => Promise<void>): Promise<Traced> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });
  await run();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return readTrace(events);
}

/** Calls inside other calls are counted with them. */
function outermost(calls: readonly TraceEvent[]): TraceEvent[] {
  let until = 0;
  return calls.filter((call) => {
    if (call.ts < until) return false;
    until = call.ts + (call.dur ?? 0);
    return true;
  });
}

/** What was going on in a task; only what the person could notice is worth the looking. */
function taskOf(task: TraceEvent, within: readonly TraceEvent[], ours: readonly TraceEvent[]): Task {
  const end = task.ts + (task.dur ?? 0);
  const inside = (one: TraceEvent) => one.ts >= task.ts && one.ts < end;
  const sum = (list: readonly TraceEvent[]) => list.reduce((total, one) => total + ms(one), 0);
  const own = sum(ours.filter(inside));
  const outer = outermost(within.filter((one) => inside(one) && (SCRIPT.test(one.name) || DRAWING.test(one.name))));
  const script = sum(outer.filter(({ name }) => SCRIPT.test(name)));
  return {
    whole: ms(task),
    ours: own,
    page: Math.max(0, script - own),
    drawing: sum(outer.filter(({ name }) => DRAWING.test(name))),
  };
}

function readTrace(events: readonly TraceEvent[]): Traced {
  // The marks are made by the page itself, and so on its own main thread.
  const thread = events.find(({ name }) => name === MARK);
  if (!thread) throw new Error('The page marked no step while it was traced.');
  const main = events
    .filter((event) => event.pid === thread.pid && event.tid === thread.tid)
    .sort((a, b) => a.ts - b.ts);
  const tasks = outermost(main.filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name)));
  const ours = outermost(
    main.filter(
      ({ name, ph, args }) =>
        ph === 'X' && name === 'FunctionCall' && args?.data?.url?.startsWith('chrome-extension://') === true,
    ),
  );
  const steps = main.filter(({ name }) => name === MARK).map(({ ts }) => ts);
  const byStep = (list: readonly TraceEvent[]) =>
    steps.map((from, i) => {
      const to = steps[i + 1] ?? Number.POSITIVE_INFINITY;
      return list.filter(({ ts }) => ts >= from && ts < to).reduce((sum, event) => sum + ms(event), 0);
    });
  const timed = main.filter(({ ph }) => ph === 'X');
  return {
    tasks: tasks.map((task) => taskOf(task, timed, ours)),
    ours: ours.map(ms),
    oursByStep: byStep(ours),
    tasksByStep: byStep(tasks),
  };
}
