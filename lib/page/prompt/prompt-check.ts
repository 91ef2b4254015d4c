// Decides when the text of the composer is checked: at the ends of words and in pauses while the person types, and at once after other changes.

import type { TypedChange } from '../composer/typed-change.ts';
import { type RiskMarks, riskMarks } from '../highlights/risk-marks.ts';
import { type CheckDepth, type TextCheck, type TextCheckParts, textCheck } from './text-check.ts';
import { typingPauses } from './typing-pauses.ts';

/** A page that changes its composer's text may change it several times in a row. */
const SOON_MS = 80;

export type PromptCheckParts = Pick<TextCheckParts, 'engine' | 'store' | 'composer' | 'made' | 'conversation'>;

export interface PromptCheck {
  /** For sends, which change what is in the composer without a check. */
  readonly marks: Pick<RiskMarks, 'showAll' | 'clear'>;
  /** To be called when the person changed the text: it is checked when a word has ended, and after a pause. */
  typed(change: TypedChange): void;
  /** Checks a text that something else than a key has changed. */
  soon(): void;
  /** Checks at once, whether or not this text was checked before. */
  now(): Promise<void>;
  /** Aborts the running check, because its text is being sent or has left the composer. */
  cancel(): void;
  /** To be called when a send of this text failed. The error notice then stays even if the same text, put back, is checked successfully. */
  sendFailed(text: string): void;
}

/** Runs one check at a time. A key does not abort a check: if each takes long, none would ever end. */
function checkQueue(check: TextCheck['run']) {
  let running: { readonly text: string } | undefined;
  let wanted: CheckDepth | undefined;
  let latest = new AbortController();
  return {
    /** The text that is being checked. */
    get text() {
      return running?.text;
    },
    /** Asks for another check, after the running one. */
    want(depth: CheckDepth): void {
      wanted = wanted === 'preview' ? wanted : depth;
    },
    /** Aborts the running check, or the audit that follows it. */
    abort(): void {
      latest.abort();
      running = undefined;
      wanted = undefined;
    },
    /** Resolves with the check that is wanted next; with `aborted` if another check took the place of this one. */
    async run(text: string, depth: CheckDepth): Promise<CheckDepth | 'none' | 'aborted'> {
      latest.abort();
      latest = new AbortController();
      const mine = { text };
      running = mine;
      await check(text, depth, latest.signal);
      if (running !== mine) return 'aborted';
      const next = wanted ?? 'none';
      running = undefined;
      wanted = undefined;
      return next;
    },
  };
}

/** The composer is empty, or its site is switched off: the next text is another prompt. */
function endPrompt({ store, made, marks }: Pick<TextCheckParts, 'store' | 'made' | 'marks'>, text: string): void {
  store.drop('sanitized', 'audit', 'survivors', 'review', 'isTyping');
  made.nextPrompt();
  marks.clear();
  store.set({ text, annotations: [], status: store.state.status === 'sent' ? 'sent' : 'idle' });
}

export function promptCheck(parts: PromptCheckParts): PromptCheck {
  const { store, composer } = parts;
  const marks = riskMarks(composer);
  const isUnfinished = () => pauses.isTyping && !isInserted;
  const one = textCheck({ ...parts, marks, isUnfinished, again: () => checks.soon() });
  const pauses = typingPauses({ onWord, onQuiet: () => void checkTyped('preview'), onPause });
  const queue = checkQueue(one.run);
  /** The check is about a text that the person inserted, in which no word is unfinished. */
  let isInserted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stopAll(): void {
    queue.abort();
    one.forget();
    isInserted = false;
    clearTimeout(timer);
    pauses.stop();
    store.drop('isTyping');
  }

  async function run(depth: CheckDepth): Promise<void> {
    const text = composer.read() ?? '';
    if (!store.state.site.enabled || text.trim() === '') {
      one.forget();
      isInserted = false;
      return endPrompt({ ...parts, marks }, text);
    }
    store.drop('checkedShare');
    store.set({ text, status: 'checking' });
    const next = await queue.run(text, depth);
    if (next === 'none') isInserted = false;
    else if (next !== 'aborted') await checkTyped(next);
  }

  async function checkTyped(depth: CheckDepth): Promise<void> {
    if (queue.text !== undefined) return queue.want(depth);
    if (!one.isDone(depth)) return run(depth);
    // A paste may have changed nothing: then the next check is not about it.
    isInserted = false;
  }

  function onWord(hasSeveral: boolean): void {
    isInserted ||= hasSeveral;
    void checkTyped(hasSeveral ? 'preview' : 'annotate');
  }

  function onPause(): void {
    store.drop('isTyping');
    if (one.isDone('preview')) marks.showAll();
    else if (queue.text !== undefined && queue.text === composer.read()) queue.want('preview');
    else return void checks.now();
    store.set({});
  }

  const checks: PromptCheck = {
    marks,
    typed(change) {
      if (store.state.status === 'sending') return;
      if (!store.state.site.enabled) return checks.soon();
      pauses.typed(change);
      if (!store.state.isTyping) store.set({ isTyping: true });
    },
    soon() {
      if (store.state.status === 'sending') return;
      clearTimeout(timer);
      // The next pause checks the text, again if it was checked for another conversation.
      if (pauses.isTyping) one.forget();
      else timer = setTimeout(() => void checks.now(), SOON_MS);
    },
    now() {
      stopAll();
      return run('preview');
    },
    cancel() {
      stopAll();
      one.sendFailed();
    },
    sendFailed: one.sendFailed,
  };
  return checks;
}
