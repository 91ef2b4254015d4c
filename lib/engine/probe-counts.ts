// Counts, for each origin, the answers of the egress guard that told its pages whether a request held an original (lib/egress/probing-limit.ts).
// Kept here and not in the page, so that a reload, another tab or a restart of the browser does not begin from zero. Encrypted like all settings.

import { ANSWER_FORGOTTEN_AFTER_MS, MAX_REVEALING_ANSWERS } from '../egress/probing-limit.ts';
import { said } from '../language/message.ts';
import type { Vault } from '../vault/vault.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';
import { EXTENSION_SENDER, OPAQUE_ORIGIN, type Sender } from './sender.ts';
import { RequestError } from './settings.ts';
import { requireOrigin } from './stopped-request-store.ts';
import type { TaskQueue } from './task-queue.ts';

export const PROBE_COUNTS_SETTING = 'probes';
/** Beyond this limit, the origins that were counted longest ago are dropped. */
const MAX_ORIGINS = 400;

interface ProbeCount {
  readonly answers: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

type ByOrigin = ReadonlyMap<string, ProbeCount>;

/** One answer is forgotten in each period. The rest of the current period is kept. */
function decayed({ answers, at }: ProbeCount, now: number): ProbeCount {
  const periods = Math.max(0, Math.floor((now - at) / ANSWER_FORGOTTEN_AFTER_MS));
  return { answers: Math.max(0, answers - periods), at: Math.min(now, at + periods * ANSWER_FORGOTTEN_AFTER_MS) };
}

function requireAnswers(answers: unknown): asserts answers is number {
  if (!Number.isSafeInteger(answers) || (answers as number) < 1) throw new RequestError(said('requestUnknown'));
}

export function probeCounts(vault: Vault, turns: TaskQueue, now: () => number) {
  /** Origins whose counts are never stored: of private windows, and of documents without an origin (sandboxed frames). */
  const unstored = new Map<string, ProbeCount>();
  /** Read once; answered from memory from then on, because a page waits for the count while other work fills the queue. */
  let stored: Promise<Map<string, ProbeCount>> | undefined;

  async function load(): Promise<Map<string, ProbeCount>> {
    const setting = await turns.add(() => vault.setting(PROBE_COUNTS_SETTING));
    return new Map(Object.entries((setting ?? {}) as Readonly<Record<string, ProbeCount>>));
  }

  function countsFor({ isPrivateWindow }: Sender, origin: string): Promise<Map<string, ProbeCount>> {
    if (isPrivateWindow || origin === OPAQUE_ORIGIN) return Promise.resolve(unstored);
    stored ??= load().catch((error: unknown) => {
      stored = undefined;
      throw error;
    });
    return stored;
  }

  function save(counts: ByOrigin): void {
    if (counts === unstored) return;
    const alive = () => [...counts].filter(([, count]) => decayed(count, now()).answers > 0).slice(-MAX_ORIGINS);
    turns
      .add(() => vault.keepSetting(PROBE_COUNTS_SETTING, Object.fromEntries(alive())))
      .catch(() => {
        // A locked vault cannot be written; the count in memory holds until the engine ends.
      });
  }

  const countOf = (counts: ByOrigin, origin: string) => decayed(counts.get(origin) ?? { answers: 0, at: now() }, now());

  async function revealingAnswers(
    { origin }: RequestOf<'revealingAnswers'>,
    _signal?: AbortSignal,
    by = EXTENSION_SENDER,
  ): Promise<ResponseOf<'revealingAnswers'>> {
    requireOrigin(origin);
    return { answers: countOf(await countsFor(by, origin), origin).answers };
  }

  async function addRevealingAnswers(
    { origin, answers }: RequestOf<'addRevealingAnswers'>,
    _signal?: AbortSignal,
    by = EXTENSION_SENDER,
  ): Promise<ResponseOf<'addRevealingAnswers'>> {
    requireOrigin(origin);
    requireAnswers(answers);
    const counts = await countsFor(by, origin);
    const { answers: before, at } = countOf(counts, origin);
    const after = Math.min(before + answers, MAX_REVEALING_ANSWERS);
    counts.delete(origin);
    counts.set(origin, { answers: after, at });
    save(counts);
    return { answers: after };
  }

  async function forgetRevealingAnswers(
    { origin }: RequestOf<'forgetRevealingAnswers'>,
    _signal?: AbortSignal,
    by = EXTENSION_SENDER,
  ): Promise<ResponseOf<'forgetRevealingAnswers'>> {
    requireOrigin(origin);
    const counts = await countsFor(by, origin);
    if (counts.delete(origin)) save(counts);
    return {};
  }

  return {
    handlers: { revealingAnswers, addRevealingAnswers, forgetRevealingAnswers },
    /** To be called when everything is forgotten. */
    forget(): void {
      unstored.clear();
      stored = undefined;
    },
  };
}
