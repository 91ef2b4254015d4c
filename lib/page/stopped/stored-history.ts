// The messages in which the page still holds what was stopped. The person is offered what helps: to have them replaced where the page's
// storage can be reached, or to delete them.

import type { EngineClient } from '../../engine/client.ts';
import { type Said, said } from '../../language/message.ts';
import { type PromptStore, reasonOf } from '../prompt/prompt-store.ts';
import type { StoppedRecord } from './stopped-record.ts';
import { pageStorages, replaceStored, storedMessages } from './stored-messages.ts';

export interface StoredHistoryParts {
  readonly engine: Pick<EngineClient, 'annotate' | 'commit'>;
  readonly record: Pick<StoppedRecord, 'isEmpty' | 'finder' | 'letLeave'>;
  readonly store: PromptStore;
  readonly composer: { read(): string | undefined };
  readonly conversation: () => string;
  readonly messagesText: () => string;
  readonly reload: () => void;
}

export interface StoredHistory {
  /** Says what the page still holds, once the app has stored its message. */
  lookSoon(): void;
  /** Replaces the originals in the page's storage and reloads the page. */
  clean(): Promise<void>;
  /** The person keeps the messages as they are. */
  letLeave(): void;
}

/** The app has stored its message by then. */
const LOOK_AFTER_MS = 1200;

export function storedHistory(parts: StoredHistoryParts): StoredHistory {
  const { engine, record, store, composer } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const messagesWith = (originalsIn: (text: string) => readonly string[]) =>
    storedMessages(pageStorages(), (text) => originalsIn(text).length > 0);

  /** Says nothing while an original stands in the composer, where it is about to be replaced. */
  function look(): void {
    const originalsIn = record.finder();
    const typed = composer.read() ?? '';
    if (record.isEmpty || store.state.history?.isBusy || originalsIn(typed).length > 0) return;
    const messages = messagesWith(originalsIn);
    const held = new Set([...messages, parts.messagesText()].flatMap((text) => originalsIn(text)));
    if (held.size === 0) store.drop('history');
    store.set(held.size > 0 ? { history: { originals: held.size, messages: messages.length } } : {});
  }

  /** Undefined if an original would still be in it. */
  async function sanitized(text: string): Promise<string | undefined> {
    const overrides = record
      .finder()(text)
      .map((original) => ({ text: original, risk: 5 as const }));
    const conversation = parts.conversation();
    const { annotations } = await engine.annotate({ text, overrides, conversation });
    const result = await engine.commit({ text, annotations, conversation });
    return record.finder()(result.text).length > 0 ? undefined : result.text;
  }

  /** False if a message would still hold an original: then none is replaced. */
  async function replaceAll(): Promise<boolean> {
    const replacements = new Map<string, string>();
    for (const text of messagesWith(record.finder())) {
      const clean = await sanitized(text);
      if (clean === undefined) return false;
      replacements.set(text, clean);
    }
    replaceStored(pageStorages(), replacements);
    return true;
  }

  return {
    lookSoon() {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_AFTER_MS);
    },
    async clean() {
      const history = store.state.history;
      if (!history || history.isBusy) return;
      const failed = (reason: Said) => {
        store.set({ history });
        store.tell('error', said('historyNotReplaced'), reason);
      };
      store.set({ history: { ...history, isBusy: true } });
      try {
        if (!(await replaceAll())) return failed(said('historyDelete'));
        // At once, because the page would write back what it holds in memory. What was stopped stays known, in case that it does.
        parts.reload();
      } catch (error) {
        failed(reasonOf(error));
      }
    },
    letLeave() {
      record.letLeave();
      store.drop('history');
      store.set({});
    },
  };
}
