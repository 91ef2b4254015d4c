// Texts of the page that are too long to be read while it waits. They are read in short tasks, one text after the other, and changed once,
// when all of a text is read. One that grows meanwhile is read on from where it was, after a pause that leaves the page its time.

import type { Matcher } from '../../restore/apply.ts';
import { type LongReply, longReply } from '../../restore/long.ts';
import type { Segment } from '../../sanitize/sanitized.ts';

/** Longer than a reply's longest paragraph or listing; a file may be. */
export const LONG_TEXT = 30_000;

const TASK_MS = 6;
/** So many times as long as the last change took. */
const REST = 4;

interface Job {
  readonly version: number;
  readonly reply: LongReply;
  text: string;
  /** Of `text`, once it is read. */
  segments?: readonly Segment[];
}

export interface LongBlocks {
  /** Undefined while it is being read; `ready` is called then. */
  segmentsOf(block: Node, text: string): readonly Segment[] | undefined;
  /** Other pairs from now on. */
  use(matcher: Matcher): void;
}

export function longBlocks(ready: (block: Node) => void): LongBlocks {
  let matcher: Matcher | undefined;
  let version = 0;
  let jobs = new WeakMap<Node, Job>();
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
    go((performance.now() - before) * REST);
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
      const job: Job = known?.version === version ? known : { version, reply: longReply(matcher), text };
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
