// Limits what the panel is told while a person types: each word is checked within milliseconds, and a panel that showed each check would flicker and
// make the browser redraw a long page. So nothing about checks is reported before a pause, and afterwards a running check only if it takes long.

import type { PromptState } from '../prompt/prompt-state.ts';
import type { PanelSource } from './panel-source.ts';

/** A check shorter than this is not displayed as running. */
const LONG_CHECK_MS = 250;
/** The parts of the state that a running check changes. */
const CHECK_KEYS: ReadonlySet<string> = new Set<keyof PromptState>([
  'text',
  'isTyping',
  'status',
  'annotations',
  'engine',
  'sanitized',
  'audit',
]);

const differBeyondCheck = (a: PromptState, b: PromptState): boolean =>
  Object.keys({ ...a, ...b }).some(
    (key) => !CHECK_KEYS.has(key) && a[key as keyof PromptState] !== b[key as keyof PromptState],
  );

/** Whether a check is running or has ended, and nothing else has happened. */
const isCheck = ({ status, engine }: PromptState): boolean =>
  (status === 'checking' || status === 'ready') && engine !== 'failed';

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
    if (!isCheck(now) || differBeyondCheck(now, told)) tell();
    else if (now.isTyping) {
      // The first key is reported: what was said of the earlier text may no longer be true.
      if (!told.isTyping) tell();
    } else if (now.status === 'checking' && told.status !== 'checking') heldBack ??= setTimeout(tell, LONG_CHECK_MS);
    else tell();
  }

  let unsubscribe: (() => void) | undefined;
  return {
    getState: () => told,
    act: (action) => source.act(action),
    ...(source.image ? { image: source.image } : {}),
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
