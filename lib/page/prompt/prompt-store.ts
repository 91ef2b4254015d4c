// The state that the panel and the popup show, and its listeners.
import type { Said } from '../../language/message.ts';
import type { PanelNotice, PromptState } from './prompt-state.ts';

/** Parts of the state that are absent while they are unknown. */
type TransientStateKey =
  | 'notice'
  | 'checkedShare'
  | 'isTyping'
  | 'sanitized'
  | 'audit'
  | 'survivors'
  | 'ledger'
  | 'stopped'
  | 'history'
  | 'stoppedText'
  | 'unprotected'
  | 'attachment'
  | 'paste'
  | 'selected'
  | 'card'
  | 'replyWord'
  | 'review'
  | 'isAsking'
  | 'isAutomaticNow'
  | 'offersRestore'
  | 'learned'
  | 'standIn';

export interface PromptStore {
  readonly state: PromptState;
  set(change: Partial<PromptState>): void;
  /** Removes parts without telling the listeners: call `set` afterwards. */
  drop(...keys: readonly TransientStateKey[]): void;
  /** Removes an error notice, because the operation that had failed has succeeded since. */
  dropError(): void;
  tell(tone: PanelNotice['tone'], title: Said, ...detail: readonly Said[]): void;
  /** Removes this notice, but no later one. */
  dismiss(notice: PanelNotice | undefined): void;
  /** Removes this notice after some seconds; the button to undo stays in the panel. */
  dismissLater(notice: PanelNotice): void;
  subscribe(listener: () => void): () => void;
}

/** Long enough to read twice. */
const NOTICE_SHOWN_MS = 9000;

export { textOfError } from '../../language/coded-error.ts';

export function promptStore(site: PromptState['site']): PromptStore {
  let state: PromptState = {
    site,
    text: '',
    annotations: [],
    status: 'idle',
    engine: 'loading',
    replies: { surrogates: 0, restored: false },
  };
  const listeners = new Set<() => void>();

  const store: PromptStore = {
    get state() {
      return state;
    },
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    drop(...keys) {
      const rest = { ...state };
      for (const key of keys) delete rest[key];
      state = rest;
    },
    dropError() {
      if (state.notice?.tone === 'error') store.drop('notice');
    },
    tell: (tone, title, ...detail) => store.set({ notice: { tone, title, detail } }),
    dismiss(notice) {
      if (state.notice !== notice) return;
      store.drop('notice');
      store.set({});
    },
    dismissLater(notice) {
      setTimeout(() => store.dismiss(notice), NOTICE_SHOWN_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}
