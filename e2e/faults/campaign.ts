// Which run does what, and how one is carried out and judged. A run is its number: fault, bed, prompt and moments follow from it.
import { inEnglish, type ShownNotice } from '../../lib/page/prompt/notice.test-support.ts';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { type Bed, bedsOf } from '../bed-table.ts';
import { ENGINE_FAULTS } from './engine-faults.ts';
import { type Fault, pause } from './fault.ts';
import { HISTORY_FAULTS } from './history-faults.ts';
import { PAGE_FAULTS } from './page-faults.ts';
import { PERSON_FAULTS } from './person-faults.ts';
import { randomPrompt } from './prompts.ts';
import { type Chance, chance } from './random.ts';
import { type Run, type Stage, shownNotice } from './stage.ts';
import { type Judgement, judge, originalsIn } from './verdict.ts';

export const FAULTS: readonly Fault[] = [...PERSON_FAULTS, ...PAGE_FAULTS, ...ENGINE_FAULTS, ...HISTORY_FAULTS];

const BEDS = bedsOf(
  'form',
  'assistant-ui',
  'deep-chat',
  'ProseMirror',
  'TipTap',
  'Lexical',
  'Slate',
  'CodeMirror',
  'Quill',
);

export interface PlannedRun {
  readonly number: number;
  readonly fault: Fault;
  readonly bed: Bed;
  readonly random: Chance;
}

export interface Outcome extends Judgement {
  readonly number: number;
  readonly fault: string;
  readonly bed: string;
  readonly ms: number;
}

function weighted(random: Chance, from: readonly Fault[]): Fault | undefined {
  let at = random.next() * from.reduce((sum, { weight }) => sum + weight, 0);
  return from.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
}

export function planRun(seed: number, number: number, faults: readonly Fault[] = FAULTS): PlannedRun {
  const random = chance(seed, number);
  const fault = weighted(random, faults) ?? FAULTS[0];
  const beds = fault?.beds ? bedsOf(...fault.beds) : BEDS;
  const bed = beds[random.whole(0, beds.length - 1)];
  if (!fault || !bed) throw new Error('There is no fault to plan, or no bed for it');
  return { number, fault, bed, random };
}

const SETTLES_WITHIN_MS = 20_000;
/** Each look costs four processes some work. */
const LOOK_AGAIN_MS = 60;

const busy = (state: PromptState) =>
  state.status === 'sending' || state.status === 'checking' || state.isAsking === true;

/** Until the extension is done with the prompt; it says so twice, because a check may follow. */
async function settled(stage: Stage): Promise<PromptState | undefined> {
  const { origin } = new URL(stage.server.url);
  const until = Date.now() + SETTLES_WITHIN_MS;
  for (let quiet = 0; ; await pause(LOOK_AGAIN_MS)) {
    const state = await stage.extension.stateOf(origin);
    quiet = state && !busy(state) ? quiet + 1 : 0;
    if (quiet === 2 || Date.now() > until) return state;
  }
}

const SHOWS_WITHIN_MS = 10_000;

/** Without an extension page to ask: until what is shown stays the same. That nothing is shown yet, on a busy machine, is no answer. */
async function settledAsShown(stage: Stage): Promise<ShownNotice | undefined> {
  const until = Date.now() + SHOWS_WITHIN_MS;
  let shown = await shownNotice(stage.page);
  for (let same = 0; same < 8 || (!shown && Date.now() < until); await pause(100)) {
    const now = await shownNotice(stage.page);
    same = now?.title === shown?.title ? same + 1 : 0;
    shown = now;
  }
  return shown;
}

const UNDO_AGAIN_MS = 2000;

/**
 * Undo brings it back into the composer, or, where that takes nothing any more, to the clipboard. A slow page may take it from there once more
 * before anybody looks: then Undo brings it again.
 */
async function undoneText(stage: Stage, text: string): Promise<string> {
  const { origin } = new URL(stage.server.url);
  const squeezed = text.replace(/\s/g, '');
  await stage.extension.act(origin, { do: 'undo' });
  const until = Date.now() + 6000;
  let again = Date.now() + UNDO_AGAIN_MS;
  for (;;) {
    const now = await stage.composer();
    if (now.replace(/\s/g, '').includes(squeezed)) return now;
    if (now === '' && Date.now() > again) {
      again += UNDO_AGAIN_MS;
      await stage.extension.act(origin, { do: 'undo' });
    }
    const notice = (await stage.extension.stateOf(origin))?.notice;
    if (notice && inEnglish(notice).code === 'onClipboardTitle')
      return await stage.page.evaluate(() => navigator.clipboard.readText());
    if (Date.now() > until) return now;
    await pause(LOOK_AGAIN_MS);
  }
}

/** Which originals an undisturbed check of the text does not mark: the composer is filled once more, and nothing is sent. */
async function unmarkedIn(stage: Stage, text: string, originals: readonly string[]): Promise<readonly string[]> {
  await stage.open();
  await stage.type(text);
  const { origin } = new URL(stage.server.url);
  const until = Date.now() + SETTLES_WITHIN_MS;
  for (;;) {
    const state = await stage.extension.stateOf(origin);
    if (state?.status === 'ready' || Date.now() > until) {
      const marked = (state?.annotations ?? [])
        .filter(({ risk }) => risk >= 4)
        .map(({ start, end }) => state?.text.slice(start, end))
        .join('\n');
      return originals.filter((original) => !marked.includes(original));
    }
    await pause(LOOK_AGAIN_MS);
  }
}

interface Shown {
  readonly notice: ShownNotice | undefined;
  readonly status: string;
}

const HEAR_AGAIN_MS = 400;

interface Hearing {
  /** What was said last, also where it is said no more: a success is taken away after some seconds, which is soon on a busy machine. */
  readonly last: ShownNotice | undefined;
  stop(): Promise<void>;
}

function hear(stage: Stage): Hearing {
  const { origin } = new URL(stage.server.url);
  let last: ShownNotice | undefined;
  let isOver = false;
  async function listen(): Promise<void> {
    while (!isOver) {
      const notice = (await stage.extension.stateOf(origin).catch(() => undefined))?.notice;
      if (notice) last = inEnglish(notice);
      await pause(HEAR_AGAIN_MS);
    }
  }
  const listening = listen();
  return {
    get last() {
      return last;
    },
    stop() {
      isOver = true;
      return listening;
    },
  };
}

/** The stopped-request card, which is separate from the notices. */
function stoppedAsNotice(state: PromptState | undefined): ShownNotice | undefined {
  if (!state?.stopped && !state?.history) return undefined;
  return { code: undefined, title: 'Stopped before it left', detail: '' };
}

const CONFIRMED_WITHIN_MS = 6000;

async function whatIsShown(stage: Stage, run: Run, hasArrived: () => boolean): Promise<Shown> {
  if (run.left) return { notice: undefined, status: 'left' };
  if (run.orphaned) return { notice: await settledAsShown(stage), status: 'orphaned' };
  let state = await settled(stage);
  // What left is known a little later than that it left; and until the engine has said in which mode a prompt is sent, which is
  // long on a busy machine, it stands there as ready as before, or as blocked, or as one that no check has begun with.
  const isOnItsWay = () => state?.status === 'sent' && !run.offline && !hasArrived();
  const isAsBefore = () =>
    state !== undefined && ['ready', 'idle', 'blocked'].includes(state.status) && !state.notice && !run.keptByPage;
  const until = Date.now() + CONFIRMED_WITHIN_MS;
  while ((isOnItsWay() || isAsBefore()) && Date.now() < until) {
    await pause(100);
    state = await settled(stage);
  }
  const notice = state?.notice ? inEnglish(state.notice) : run.keptByPage ? stoppedAsNotice(state) : undefined;
  return { notice, status: state?.status ?? 'no answer from the page' };
}

const MAY_HAVE_BEEN_CHECKED = 0.5;

export async function carryOutRun(stage: Stage, { number, fault, bed, random }: PlannedRun): Promise<Outcome> {
  const began = Date.now();
  const { origin } = new URL(stage.server.url);
  const run: Run = {
    random,
    prompt: randomPrompt(random),
    left: false,
    offline: false,
    repeats: false,
    keptByPage: false,
    orphaned: false,
    lastsMs: 0,
  };
  const { prompt } = run;
  await stage.ready();
  await fault.before?.(stage, run);
  await stage.type(prompt.text);
  if (random.isTrue(MAY_HAVE_BEEN_CHECKED)) await settled(stage);
  await stage.extension.act(origin, { do: 'dismiss-notice' });
  const first = stage.server.bodies.length;
  const heard = hear(stage);
  const shown = await (async () => {
    await fault.carryOut(stage, run);
    await pause(run.lastsMs);
    return whatIsShown(stage, run, () => stage.server.bodies.length > first);
  })().finally(heard.stop);
  const notice = shown.notice ?? (shown.status === 'sent' ? heard.last : undefined);
  await fault.after?.(stage, run);

  const originals = [...prompt.originals, ...(run.addition?.originals ?? [])];
  const bodies = stage.server.bodies.slice(first);
  const composer = run.left ? '' : await stage.composer();
  const kept = run.keptByPage ? await stage.shown() : '';
  const wholeText = prompt.text + (run.addition?.text ?? '');
  const isMissing = !(composer + kept).replace(/\s/g, '').includes(prompt.text.replace(/\s/g, ''));
  const undone =
    bodies.length === 0 && isMissing && !run.left && !run.orphaned ? await undoneText(stage, prompt.text) : undefined;
  const suspects = bodies.flatMap((body) => originalsIn(body, originals));
  const unmarked = suspects.length > 0 ? await unmarkedIn(stage, wholeText, suspects) : [];
  if (suspects.length > 0) stage.spoil();
  const judged = judge({
    text: prompt.text,
    added: run.addition?.text,
    originals,
    unmarked,
    bodies,
    notice,
    status: shown.status,
    composer: composer + kept,
    undone,
    left: run.left,
    offline: run.offline,
    repeats: run.repeats,
    isUnseen: run.keptByPage,
  });
  return { number, fault: fault.name, bed: bed.name, ms: Date.now() - began, ...judged };
}
