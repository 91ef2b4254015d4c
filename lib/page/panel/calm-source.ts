// What the panel is told while a person types: each pause is checked in a few milliseconds, and a panel that said so each time would make the
// browser draw a long page twice more for every letter. So a check is news only once it takes long; what it found is news at once.

import type { PromptState } from '../prompt/prompt-state.ts';
import type { PanelSource } from './panel-source.ts';

/** Shorter than this, nobody wonders. */
const LONG_MS = 250;
/** What a check that is under way changes. */
const OF_A_CHECK: ReadonlySet<string> = new Set<keyof PromptState>(['text', 'status', 'annotations', 'engine']);

const differ = (a: PromptState, b: PromptState): boolean =>
  Object.keys({ ...a, ...b }).some(
    (key) => !OF_A_CHECK.has(key) && a[key as keyof PromptState] !== b[key as keyof PromptState],
  );

export interface CalmSource extends PanelSource {
  /** Tells what was not told while it was no time for it. */
  catchUp(): void;
}

/**
 * The same source, with what is told of a check under way held back until the check is over or long, and with nothing told at a time when
 * nothing may change.
 */
export function calmSource(source: PanelSource, isNoTime: () => boolean): CalmSource {
  let told = source.getState();
  let heldBack: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function tell(): void {
    clearTimeout(heldBack);
    heldBack = undefined;
    if (isNoTime()) return;
    told = source.getState();
    for (const listener of listeners) listener();
  }

  function onChange(): void {
    const now = source.getState();
    const isUnderWay = now.status === 'checking' && told.status !== 'checking' && now.engine !== 'failed';
    if (!isUnderWay || differ(now, told)) tell();
    else heldBack ??= setTimeout(tell, LONG_MS);
  }

  let unsubscribe: (() => void) | undefined;
  return {
    getState: () => told,
    act: (action) => source.act(action),
    catchUp() {
      if (unsubscribe && told !== source.getState() && heldBack === undefined) tell();
    },
    subscribe(listener) {
      unsubscribe ??= source.subscribe(onChange);
      if (listeners.size === 0) told = source.getState();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(heldBack);
        heldBack = undefined;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}
