// Reads texts of the page that are too long to be read at once. They are read in short tasks, one text after the other, and shown when the whole text
// is read. If a text grows meanwhile, reading continues where it was, after a pause that leaves the page time.

import { type LongReplyRestorer, longReplyRestorer } from '../../restore/long-reply.ts';
import type { Segment } from '../../restore/segment.ts';
import type { SurrogateMatcher } from '../../restore/surrogate-matcher.ts';

/** A longer text is read in several tasks. This is longer than any usual paragraph or listing of a reply, but a file may be longer. */
export const LONG_TEXT_LENGTH = 30_000;

const TASK_MS = 6;
/** The pause after a text, as a multiple of the time that showing it took. */
const PAUSE_FACTOR = 4;

interface ReadingJob {
  readonly version: number;
  readonly reply: LongReplyRestorer;
  text: string;
  /** The segments of `text`, once it is read. */
  segments?: readonly Segment[];
}

interface LongBlocks {
  /** Undefined while the text is being read; `ready` is called afterwards. */
  segmentsOf(block: Node, text: string): readonly Segment[] | undefined;
  /** Uses other pairs from now on, and reads all texts again. */
  use(matcher: SurrogateMatcher): void;
}

export function longBlocks(ready: (block: Node) => void): LongBlocks {
  let matcher: SurrogateMatcher | undefined;
  let version = 0;
  let jobs = new WeakMap<Node, ReadingJob>();
  let waiting = new Set<Node>();
  let isScheduled = false;

  function run(): void {
    isScheduled = false;
    const [block] = waiting;
    if (!block) return;
    const job = jobs.get(block);
    if (!job || !block.isConnected) {
      waiting.delete(block);
      go(0);
      return;
    }
    const began = performance.now();
    let isRead = false;
    while (!isRead && performance.now() - began < TASK_MS) isRead = job.reply.readOn(job.text);
    if (!isRead) {
      go(0);
      return;
    }
    waiting.delete(block);
    const before = performance.now();
    job.segments = job.reply.segments();
    ready(block);
    go((performance.now() - before) * PAUSE_FACTOR);
  }

  function go(pause: number): void {
    if (waiting.size === 0 || isScheduled) return;
    isScheduled = true;
    setTimeout(run, pause);
  }

  return {
    segmentsOf(block, text) {
      if (!matcher) return [{ text }];
      const known = jobs.get(block);
      const job: ReadingJob = known?.version === version ? known : { version, reply: longReplyRestorer(matcher), text };
      jobs.set(block, job);
      if (job.text === text && job.segments) return job.segments;
      job.text = text;
      delete job.segments;
      waiting.add(block);
      go(0);
      return undefined;
    },
    use(next) {
      matcher = next;
      version += 1;
      jobs = new WeakMap();
      waiting = new Set();
    },
  };
}
