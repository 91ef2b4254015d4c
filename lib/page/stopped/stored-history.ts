// Finds the messages in which the page still holds stopped originals, and offers to replace them if the page's storage can be accessed, or else tells
// the person to delete them.

import type { EngineClient } from '../../engine/client.ts';
import { type Said, said } from '../../language/message.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { StoppedRecord } from './stopped-record.ts';
import { findStoredMessages, pageStorages, replaceStoredMessages } from './stored-messages.ts';

interface StoredHistoryParts {
  readonly engine: Pick<EngineClient, 'annotate' | 'commit'>;
  readonly record: Pick<StoppedRecord, 'isEmpty' | 'finder' | 'letLeave'>;
  readonly store: PromptStore;
  readonly composer: { read(): string | undefined };
  readonly conversation: () => string;
  readonly messagesText: () => string;
  readonly reload: () => void;
}

export interface StoredHistoryCheck {
  /** Shows what the page still holds, after the app has had time to store its message. */
  lookSoon(): void;
  /** Replaces the originals in the page's storage and reloads the page. */
  clean(): Promise<void>;
  /** The person keeps the messages as they are, and lets their originals leave. */
  letLeave(): void;
}

/** By then, the app has stored its message. */
const LOOK_AFTER_MS = 1200;

export function storedHistoryCheck(parts: StoredHistoryParts): StoredHistoryCheck {
  const { engine, record, store, composer } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const messagesWith = (originalsIn: (text: string) => readonly string[]) =>
    findStoredMessages(pageStorages(), (text) => originalsIn(text).length > 0);

  /** Shows nothing while the composer holds such an original, because it is about to be replaced there. */
  function look(): void {
    const originalsIn = record.finder();
    const typed = composer.read() ?? '';
    if (record.isEmpty || store.state.history?.isBusy || originalsIn(typed).length > 0) return;
    const messages = messagesWith(originalsIn);
    const held = new Set([...messages, parts.messagesText()].flatMap((text) => originalsIn(text)));
    if (held.size === 0) store.drop('history');
    store.set(held.size > 0 ? { history: { originals: held.size, messages: messages.length } } : {});
  }

  /** Undefined if the result would still hold an original. */
  async function sanitized(text: string): Promise<string | undefined> {
    const overrides = record
      .finder()(text)
      .map((original) => ({ text: original, risk: 5 as const }));
    const conversation = parts.conversation();
    const { annotations } = await engine.annotate({ text, overrides, conversation });
    const result = await engine.commit({ text, annotations, conversation });
    return record.finder()(result.text).length > 0 ? undefined : result.text;
  }

  /** False if a message would still hold an original; no message is replaced then. */
  async function replaceAll(): Promise<boolean> {
    const replacements = new Map<string, string>();
    for (const text of messagesWith(record.finder())) {
      const clean = await sanitized(text);
      if (clean === undefined) return false;
      replacements.set(text, clean);
    }
    replaceStoredMessages(pageStorages(), replacements);
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
        // Reloaded at once, because the page would write back what it holds in memory. The record stays, in case it does.
        parts.reload();
      } catch (error) {
        failed(textOfError(error));
      }
    },
    letLeave() {
      record.letLeave();
      store.drop('history');
      store.set({});
    },
  };
}
