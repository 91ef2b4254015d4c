// The requests that were stopped in this document, which of them the person let pass once, and which are no longer reported.

import type { GuardQuestion } from './guard-question.ts';
import type { OriginalFinderResult } from './original-finder.ts';
import { type ProbeCountStore, probingLimit } from './probing-limit.ts';
import { requestNameOf, type StoppedRequest } from './stopped.ts';

/** A page may send one thing by two requests at once, so a pass stays valid this long. */
const PASSES_FOR_MS = 1500;
const MAX_STOPPED = 200;

export interface RequestUnderCheck {
  readonly question: GuardQuestion;
  readonly address: URL;
  readonly key: string;
  readonly isAside: boolean;
  readonly isKnownDraft: boolean;
}

interface StoppedRequestsParts {
  readonly probes: ProbeCountStore;
  readonly wasStoppedBefore: (original: string) => boolean;
  readonly hold: (found: OriginalFinderResult) => void;
  readonly onStopped: (request: StoppedRequest) => void;
}

export interface StoppedRequests {
  /** Records a stopped request. If the answer limit is reached, the request is reported even if the person muted it. */
  stop(asked: RequestUnderCheck, found: OriginalFinderResult | undefined, tells: boolean): void;
  /** Whether the person let this request pass; the permission is used up by the first request. */
  passes(key: string): boolean;
  /**
   * Whether all requests like this one are refused, because earlier answers told the page something. `isRevealing`: there are originals that
   * an answer could tell of.
   */
  isSilenced(key: string, isRevealing: boolean): boolean;
  /** Records what a request held that was refused without being searched first: a page may keep it as a message. */
  searchedLater(found: OriginalFinderResult): void;
  letPass(key: string): void;
  mute(key: string | undefined): void;
  /**
   * To be called when the person has seen the stopped requests: what the page may have learned from refusals is counted from zero again
   * (probing-limit.ts).
   */
  decided(): void;
}

export function stoppedRequests({ wasStoppedBefore, hold, onStopped, probes }: StoppedRequestsParts): StoppedRequests {
  const stopped = new Map<string, StoppedRequest>();
  const passing = new Map<string, number>();
  const muted = new Set<string>();
  const limit = probingLimit(probes);

  /** Whether this stop was reported already. Originals that were stopped in earlier documents are reported once. */
  const isSaid = (before: StoppedRequest | undefined, originals: readonly string[]) =>
    before?.isEarlier === true && originals.length > 0 && originals.every(wasStoppedBefore);

  return {
    stop({ question, address, key, isAside, isKnownDraft }, found, tells) {
      const isLess = tells && limit.answered(key);
      if (isLess) muted.delete(key);
      // Done in a later microtask, because the page waits for the answer.
      if (found) queueMicrotask(() => hold(found));
      const before = stopped.get(key);
      if (!before && stopped.size >= MAX_STOPPED) return;
      const originals = found?.originals ?? [];
      const now: StoppedRequest = {
        key,
        by: question.by,
        name: requestNameOf(address),
        host: address.host,
        originals: Math.max(originals.length, before?.originals ?? 0),
        isEarlier: before?.isEarlier === true || originals.some(wasStoppedBefore),
        isAside,
        isKnownDraft,
        times: (before?.times ?? 0) + 1,
        mayPass: false,
        isSilent: limit.isReached(key),
      };
      stopped.set(key, now);
      if (!muted.has(key) && (isLess || !isSaid(before, originals))) queueMicrotask(() => onStopped(now));
    },
    passes(key) {
      const until = passing.get(key);
      if (until === undefined || performance.now() > until) return false;
      passing.set(key, Math.min(until, performance.now() + PASSES_FOR_MS));
      const request = stopped.get(key);
      if (request) stopped.set(key, { ...request, mayPass: false });
      return true;
    },
    isSilenced: limit.refuses,
    searchedLater: hold,
    letPass(key) {
      const request = stopped.get(key);
      if (!request) return;
      limit.reset();
      passing.set(key, Number.POSITIVE_INFINITY);
      const now = { ...request, mayPass: true, isSilent: false };
      stopped.set(key, now);
      onStopped(now);
    },
    mute(key) {
      limit.reset();
      if (key !== undefined) muted.add(key);
    },
    decided: () => limit.reset(),
  };
}
