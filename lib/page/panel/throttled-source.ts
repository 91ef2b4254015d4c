// Limits what the panel is told while a person types: each pause is checked within milliseconds, and a panel that showed each check would make the
// browser redraw a long page twice for every letter. So a running check is reported only if it takes long; its findings are reported at once.

import type { PromptState } from '../prompt/prompt-state.ts';
import type { PanelSource } from './panel-source.ts';

/** A check shorter than this is not displayed as running. */
const LONG_CHECK_MS = 250;
/** The parts of the state that a running check changes. */
const CHECK_KEYS: ReadonlySet<string> = new Set<keyof PromptState>(['text', 'status', 'annotations', 'engine']);

const differBeyondCheck = (a: PromptState, b: PromptState): boolean =>
  Object.keys({ ...a, ...b }).some(
    (key) => !CHECK_KEYS.has(key) && a[key as keyof PromptState] !== b[key as keyof PromptState],
  );

export interface ThrottledPanelSource extends PanelSource {
  /** Reports the changes that were held back while nothing could be reported. */
  catchUp(): void;
}

/** The same source, which holds back changes of a running check until it ends or takes long, and reports nothing while `isNoTime` is true. */
export function throttledPanelSource(source: PanelSource, isNoTime: () => boolean): ThrottledPanelSource {
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
    if (!isUnderWay || differBeyondCheck(now, told)) tell();
    else heldBack ??= setTimeout(tell, LONG_CHECK_MS);
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
