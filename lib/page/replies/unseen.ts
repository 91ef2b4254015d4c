// Text that came into the page and that the engine has not looked at: a reply may write a surrogate in another format, and older
// messages come in while the person scrolls up. It is asked for in pauses, so that a stream costs a question every now and then.
import { faulty } from '../../engine/faults.ts';
import type { RestorePair } from '../../sanitize/sanitized.ts';
import { notesOn } from './notes.ts';

const PAUSE_MS = 400;
const LONGEST_WAIT_MS = 2000;
const MOST_CHARACTERS = 200_000;

interface Asked {
  readonly text: string;
  /** What was asked before everything was forgotten counts no more. */
  readonly round: number;
}

export interface Unseen {
  note(block: Node, text: string): void;
  forget(): void;
}

export function askAboutUnseen(
  ask: (text: string) => Promise<readonly RestorePair[]>,
  found: (pairs: readonly RestorePair[]) => void,
): Unseen {
  const asked = notesOn<Node, Asked>();
  let waiting = new Map<Node, string>();
  let since = 0;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  /** A stream notes a thousand blocks: the timer that runs is asked again at its end, and not set anew for each. */
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
    // What cannot be asked now is asked again when the text changes; until then surrogates stay what they are.
    const pairs = await ask(texts.join('\n').slice(-MOST_CHARACTERS)).catch(faulty('unseenPairsUnread', []));
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
