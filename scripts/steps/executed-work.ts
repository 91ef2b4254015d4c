// Counts what the product's functions execute, and the characters that its patterns read, without a clock.
import { Session } from 'node:inspector/promises';
import { resolve } from 'node:path';
import { type PatternNode, readPattern } from '../../lib/text/prefilter/pattern-tree.ts';

const LIB = resolve(import.meta.dirname, '../../lib');

/** Counts by "file function place" or by pattern. */
type Counts = ReadonlyMap<string, number>;

interface PatternUse {
  readonly pattern: RegExp;
  searches: number;
  /** The characters up to the end of each match. */
  matched: number;
  /** The characters of the searches without a match. */
  unmatched: number;
}

/** Runs the work and notes each use of a pattern: all methods that take one call its `exec`. */
async function patternUses(work: () => Promise<unknown>): Promise<readonly PatternUse[]> {
  const uses = new Map<string, PatternUse>();
  const original = RegExp.prototype.exec;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = original.call(this, text);
    const key = String(this);
    const use = uses.get(key) ?? { pattern: this, searches: 0, matched: 0, unmatched: 0 };
    uses.set(key, use);
    use.searches += 1;
    if (match) use.matched += match.index + match[0].length - from;
    else if (!this.sticky) use.unmatched += String(text).length - from;
    return match;
  };
  try {
    await work();
  } finally {
    RegExp.prototype.exec = original;
  }
  return [...uses.values()];
}

function isAnchored(node: PatternNode | undefined): boolean {
  if (node?.kind === 'sequence') return isAnchored(node.parts[0]);
  if (node?.kind === 'choice') return node.options.every(isAnchored);
  if (node?.kind === 'group') return isAnchored(node.body);
  return node?.kind === 'assertion' && node.source === '^';
}

/** Whether a pattern can match at the start of the text only. The browser's engine then tries no other place. */
const matchesOnlyAtStart = ({ source, flags, multiline }: RegExp): boolean =>
  !multiline && isAnchored(readPattern(source, flags).root);

const charactersRead = ({ pattern, searches, matched, unmatched }: PatternUse): number =>
  searches + matched + (matchesOnlyAtStart(pattern) ? 0 : unmatched);

export interface WorkCounter {
  /** Runs the work once. A function's count is that of the block in it that ran most often. */
  countOf(work: () => Promise<unknown>): Promise<Counts>;
  stop(): Promise<void>;
}

/** Must start before the code that it counts has run often: V8 loses counts of code that it had optimised before. */
export async function startCounting(): Promise<WorkCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async countOf(work) {
      await session.post('Profiler.takePreciseCoverage');
      const uses = await patternUses(work);
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const counts = new Map(uses.map((use) => [String(use.pattern), charactersRead(use)]));
      for (const { url, functions } of result) {
        const file = url.replace(/^file:\/\//, '').replace(/[?#].*$/, '');
        if (!file.startsWith(`${LIB}/`)) continue;
        for (const { functionName, ranges } of functions) {
          const name = `${file.slice(LIB.length + 1)} ${functionName} ${ranges[0]?.startOffset}`;
          counts.set(name, Math.max(counts.get(name) ?? 0, ...ranges.map(({ count }) => count)));
        }
      }
      return counts;
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
