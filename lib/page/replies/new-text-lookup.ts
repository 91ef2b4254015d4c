// Asks the engine which surrogates new text of the page contains: a reply may write a surrogate in another format, and older messages are
// loaded while the person scrolls up. Texts are collected, so that a streaming reply does not cause a question at every change.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { faultHandler } from '../../engine/faults.ts';
import { nodeMap } from './node-map.ts';

const PAUSE_MS = 400;
const LONGEST_WAIT_MS = 2000;
const MAX_CHARACTERS = 200_000;

interface AskedText {
  readonly text: string;
  /** Answers to questions from before the last `forget` are ignored. */
  readonly round: number;
}

export interface NewTextLookup {
  note(block: Node, text: string): void;
  forget(): void;
}

export function newTextLookup(
  ask: (text: string) => Promise<readonly RestorePair[]>,
  found: (pairs: readonly RestorePair[]) => void,
): NewTextLookup {
  const asked = nodeMap<Node, AskedText>();
  let waiting = new Map<Node, string>();
  let since = 0;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  /**
   * Starts the timer. A stream adds a thousand blocks, so a running timer is not restarted for each: at its end it checks whether a question is due.
   */
  function wait(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (performance.now() < due) wait();
      else void question();
    }, due - performance.now());
  }

  async function question(): Promise<void> {
    const texts = [...waiting.values()];
    const mine = round;
    for (const [block, text] of waiting) asked.set(block, { text, round });
    waiting = new Map();
    // If the question fails, it is asked again when the text changes; until then the surrogates stay as they are.
    const pairs = await ask(texts.join('\n').slice(-MAX_CHARACTERS)).catch(faultHandler('unseenPairsUnread', []));
    if (mine === round && pairs.length > 0) found(pairs);
  }

  return {
    note(block, text) {
      const before = asked.get(block);
      if ((before?.round === round && before.text === text) || text.trim() === '') return;
      const now = performance.now();
      if (waiting.size === 0) since = now;
      waiting.set(block, text);
      due = Math.min(now + PAUSE_MS, since + LONGEST_WAIT_MS);
      wait();
    },
    forget() {
      round += 1;
      clearTimeout(timer);
      timer = undefined;
      waiting = new Map();
    },
  };
}
