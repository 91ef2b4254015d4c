// A new chat that was left before it had a name, or that may have been: once the page shows, under a name, what was sent from it, the name is its own.
import { faulty } from '../../engine/faults.ts';
import type { LeftUnnamed } from './conversation.ts';

export interface LateNamingParts {
  readonly current: () => { readonly id: string; readonly isNamed: boolean };
  /** All that stands in the page's messages. */
  readonly messagesText: () => string;
  /** False if `to` had a record of its own and `isSure` was not said. */
  readonly bind: (from: string, to: string, isSure: boolean) => Promise<boolean>;
}

export interface LateNaming {
  /** What left under this name. `isUnlike`: it holds stand-ins that were drawn for this chat, so that no other chat holds the same text. */
  sent(id: string, text: string, isUnlike: boolean): void;
  left(conversation: LeftUnnamed): void;
  /** Another conversation is shown. */
  moved(): void;
  stop(): void;
}

/** A page may change its address before it takes the old messages away. */
const LOOK_AFTER_MS = [4000, 9000];
/** Shorter texts stand in any chat. */
const LETTERS_AT_LEAST = 20;
const MOST_KEPT = 20;

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export function lateNaming({ current, messagesText, bind }: LateNamingParts): LateNaming {
  const texts = new Map<string, Map<string, boolean>>();
  const waiting = new Map<string, LeftUnnamed>();
  let timers: readonly ReturnType<typeof setTimeout>[] = [];

  function clearTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function foundHere(id: string, isSure: boolean): LeftUnnamed | undefined {
    const page = lettersOf(messagesText());
    // Two chats may begin with the same words: those do not join two records.
    const isHere = (left: LeftUnnamed) =>
      left.other !== id &&
      [...(texts.get(left.id) ?? [])].some(([text, isUnlike]) => (isUnlike || !isSure) && page.includes(text));
    return [...waiting.values()].reverse().find(isHere);
  }

  async function look(id: string, isSure: boolean): Promise<void> {
    if (current().id !== id) return;
    const left = foundHere(id, isSure);
    if (!left || !(await bind(left.id, id, isSure))) return;
    waiting.delete(left.id);
    texts.delete(left.id);
    // Another conversation may be shown by now, with looks of its own to come.
    if (current().id === id) clearTimers();
  }

  return {
    sent(id, text, isUnlike) {
      const letters = lettersOf(text);
      if (letters.length < LETTERS_AT_LEAST) return;
      texts.set(id, (texts.get(id) ?? new Map()).set(letters, isUnlike));
      const [oldest] = texts.keys();
      if (texts.size > MOST_KEPT && oldest !== undefined) texts.delete(oldest);
    },
    left(conversation) {
      if (texts.has(conversation.id)) waiting.set(conversation.id, conversation);
    },
    moved() {
      clearTimers();
      const { id, isNamed } = current();
      if (!isNamed || waiting.size === 0) return;
      timers = LOOK_AFTER_MS.map((ms, i) =>
        setTimeout(() => void look(id, i > 0).catch(faulty('lateNameNotBound', undefined)), ms),
      );
    },
    stop: clearTimers,
  };
}
