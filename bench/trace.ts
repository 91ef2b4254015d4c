// What Chromium says that a page's main thread did: its tasks, and whose work each of them was. In processor time, so that another
// program on the machine does not count.
import type { CDPSession, Page } from '@playwright/test';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly data?: {
      readonly url?: string;
      readonly timerId?: number;
      readonly stackTrace?: readonly { readonly url?: string }[];
    };
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/**
 * Who made the page's main thread work: the extension's code with what that made the browser do at once, and what its promises ran
 * after; the page's own code likewise; style, layout and drawing that nobody waited for; the collecting of garbage, whosesoever it is;
 * and what the measuring itself asked of the page.
 */
type Owner = 'ours' | 'page' | 'drawing' | 'garbage' | 'measuring';

/** Milliseconds. */
export type Task = Readonly<Record<Owner, number>> & { readonly whole: number };

export interface TracedTasks {
  /** Tasks of the main thread, without those that the measurement itself causes. */
  readonly tasks: readonly Task[];
  /** What of each call from the browser into the extension was the extension's own work. */
  readonly ours: readonly number[];
  /** The same, added up between one mark and the next. */
  readonly oursByStep: readonly number[];
  readonly tasksByStep: readonly number[];
}

const DRAWING =
  /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers|ScheduleStyleRecalculation|HitTest|IntersectionObserverController::computeIntersections|ComputeIntersections|UpdateLayerTree)$/;

const MARK = 'coatcheck-step';
const ms = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1000;
const isOurs = (url: string | undefined) => url?.startsWith('chrome-extension://') === true;

/** In the page: the next step begins here. */
export const STEP_MARK = MARK;

export async function traceRun(page: Page, run: () => Promise<void>): Promise<TracedTasks> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  // The stack says who set a timer; `v8.execute` tells of promises.
  const includedCategories = [
    'toplevel',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline.stack',
    'v8.execute',
    'blink.user_timing',
  ];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
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

/** The owner of an event, if that is not the owner of the task around it. */
function ownerOf(
  { name, args }: TraceEvent,
  within: Owner | undefined,
  timers: ReadonlySet<number>,
): Owner | undefined {
  if (name === 'FunctionCall' && args?.data?.url) return isOurs(args.data.url) ? 'ours' : 'page';
  if (name === 'TimerFire') return timers.has(args?.data?.timerId ?? -1) ? 'ours' : 'page';
  if (/^M(aj|in)orGC$/.test(name)) return 'garbage';
  if (name === 'Receive mojo message') {
    const from = args?.chrome_mojo_event_info?.mojo_interface_tag ?? '';
    if (from.startsWith('extensions.')) return 'ours';
    if (from === 'blink.mojom.DevToolsSession') return 'measuring';
  }
  if (within !== undefined) return undefined;
  if (DRAWING.test(name)) return 'drawing';
  return /^(RunMicrotasks|EventDispatch|EvaluateScript)$/.test(name) ? 'page' : undefined;
}

interface Piece {
  readonly ts: number;
  readonly owner: Owner;
  /** Without the pieces inside it, which have owners of their own. */
  ms: number;
}

/** The main thread's time, cut up by whose it is; `main` in order. */
function piecesOf(main: readonly TraceEvent[], timers: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  const open: { readonly piece: Piece; readonly end: number }[] = [];
  for (const event of main) {
    if (event.ph !== 'X') continue;
    while (open.length > 0 && event.ts >= (open.at(-1)?.end ?? 0)) open.pop();
    const around = open.at(-1)?.piece;
    const owner = ownerOf(event, around?.owner, timers);
    if (owner === undefined) continue;
    const piece = { ts: event.ts, owner, ms: ms(event) };
    if (around) around.ms -= piece.ms;
    pieces.push(piece);
    open.push({ piece, end: event.ts + (event.dur ?? 0) });
  }
  return pieces;
}

/** Cuts up what Chromium traced; for `traceRun` and its test. */
export function readTrace(events: readonly TraceEvent[]): TracedTasks {
  // The marks are made by the page itself, and so on its own main thread.
  const thread = events.find(({ name }) => name === MARK);
  if (!thread) throw new Error('The page marked no step while it was traced.');
  const main = events
    .filter((event) => event.pid === thread.pid && event.tid === thread.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const timers = new Set(
    main.flatMap(({ name, args }) =>
      name === 'TimerInstall' && isOurs(args?.data?.stackTrace?.[0]?.url) ? [args?.data?.timerId ?? -1] : [],
    ),
  );
  const pieces = piecesOf(main, timers);
  const sumIn = ({ ts, dur = 0 }: TraceEvent, owner: Owner) =>
    pieces.reduce((sum, piece) => {
      return piece.owner === owner && piece.ts >= ts && piece.ts < ts + dur ? sum + piece.ms : sum;
    }, 0);
  const calls = outermost(main.filter((event) => event.ph === 'X' && ownerOf(event, 'page', timers) === 'ours'));
  const tasks = outermost(main.filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name))).filter(
    (task) => sumIn(task, 'measuring') === 0,
  );
  const steps = main.filter(({ name }) => name === MARK).map(({ ts }) => ts);
  const byStep = (list: readonly { readonly ts: number; readonly ms: number }[]) =>
    steps.map((from, i) => {
      const to = steps[i + 1] ?? Number.POSITIVE_INFINITY;
      return list.filter(({ ts }) => ts >= from && ts < to).reduce((sum, one) => sum + one.ms, 0);
    });
  return {
    tasks: tasks.map((task) => ({
      whole: ms(task),
      ours: sumIn(task, 'ours'),
      page: sumIn(task, 'page'),
      drawing: sumIn(task, 'drawing'),
      garbage: sumIn(task, 'garbage'),
      measuring: 0,
    })),
    ours: calls.map((call) => sumIn(call, 'ours')),
    oursByStep: byStep(pieces.filter(({ owner }) => owner === 'ours')),
    tasksByStep: byStep(tasks.map((task) => ({ ts: task.ts, ms: ms(task) }))),
  };
}
