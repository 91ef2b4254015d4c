// Compares a restored reply with the expected one, mention by mention.
import type { Segment } from '../segment.ts';
import type { Reply } from './corpus-file.test-support.ts';

interface Score {
  readonly category: string;
  readonly mentions: number;
  readonly restored: number;
  /** Mentions that were replaced by an unexpected text, and replacements where there is no mention. */
  readonly wrong: number;
  readonly traps: number;
  readonly isExact: boolean;
  readonly faults: readonly string[];
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function changesOf(segments: readonly Segment[]): readonly Change[] {
  let at = 0;
  return segments.flatMap((segment): Change[] => {
    const start = at;
    at += (segment.surrogate ?? segment.text).length;
    return segment.surrogate === undefined ? [] : [{ start, end: at, text: segment.text }];
  });
}

/** The part of `text` from `start` to `end`, with the changes applied that lie in it. */
function rewritten(text: string, start: number, end: number, changes: readonly Change[]): string {
  let [out, at] = ['', start];
  for (const change of changes) {
    out += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return out + text.slice(at, end);
}

/** The expected text for the part of the reply from `from` to `to`, in which all mentions are restored. */
function expectedBetween({ text, mentions }: Reply, from: number, to: number): string {
  const inside = mentions.filter(({ start, surrogate }) => start < to && start + surrogate.length > from);
  const last = inside.at(-1);
  const end = Math.max(to, last ? last.start + last.surrogate.length : to);
  return rewritten(
    text,
    from,
    end,
    inside.map(({ start, surrogate, original }) => ({ start, end: start + surrogate.length, text: original })),
  );
}

export function scoreReply(reply: Reply, segments: readonly Segment[]): Score {
  const changes = changesOf(segments);
  const where = `${reply.file}:${reply.line}`;
  const faults: string[] = [];
  const used = new Set<Change>();
  let [restored, wrong] = [0, 0];
  for (const { start, surrogate, original } of reply.mentions) {
    const end = start + surrogate.length;
    const inside = changes.filter((change) => change.start < end && change.end > start);
    for (const change of inside) used.add(change);
    const from = Math.min(start, ...inside.map((change) => change.start));
    const to = Math.max(end, ...inside.map((change) => change.end));
    const wanted = expectedBetween(reply, from, to);
    const got = rewritten(reply.text, from, to, inside);
    if (got === wanted) restored += 1;
    else if (inside.length === 0) faults.push(`${where} missed: ${surrogate} → ${original}`);
    else {
      // If the only changes are parts of the original, the mention counts as missed; any other text counts as wrong.
      const isPart = inside.every((change) => original.includes(change.text));
      if (!isPart) wrong += 1;
      faults.push(`${where} ${isPart ? 'in part' : 'wrong'}: ${surrogate} → ${got}, not ${original}`);
    }
  }
  for (const change of changes) {
    if (used.has(change)) continue;
    wrong += 1;
    const around = reply.text.slice(Math.max(0, change.start - 20), change.end + 15).replaceAll('\n', '⏎');
    faults.push(`${where} wrong: ${reply.text.slice(change.start, change.end)} → ${change.text} in "${around}"`);
  }
  const { category, mentions, traps } = reply;
  const isExact = segments.map((segment) => segment.text).join('') === reply.expected;
  return { category, mentions: mentions.length, restored, wrong, traps, isExact, faults };
}

export function addUp(scores: readonly Score[]) {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  return {
    replies: scores.length,
    exact: scores.filter(({ isExact }) => isExact).length,
    mentions: sum(({ mentions }) => mentions),
    restored: sum(({ restored }) => restored),
    traps: sum(({ traps }) => traps),
    wrong: sum(({ wrong }) => wrong),
  };
}

export function tableOf(scores: readonly Score[]): string {
  const categories = [...new Set(scores.map(({ category }) => category))].sort();
  const line = (name: string, some: readonly Score[]) => {
    const { replies, exact, mentions, restored, traps, wrong } = addUp(some);
    const share = mentions === 0 ? '' : `${((100 * restored) / mentions).toFixed(1)}%`;
    const cells = [replies, exact, mentions, restored, share, traps, wrong];
    return `${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  };
  const head = ['replies', 'exact', 'mentions', 'restored', 'share', 'traps', 'wrong'];
  return [
    `${'category'.padEnd(14)}${head.map((cell) => cell.padStart(10)).join('')}`,
    ...categories.map((category) =>
      line(
        category,
        scores.filter((score) => score.category === category),
      ),
    ),
    line('all', scores),
  ].join('\n');
}
