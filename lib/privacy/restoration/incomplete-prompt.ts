// Makes the incomplete prompt: the text without its hidden facts. It should read like the incomplete questions on which the vectors are
// trained. So a list loses an entry, and words that only introduced the list ("and have", "a history of") are dropped together with its
// last entry.
import type { Span } from '../../text/span.ts';

/** How many characters to drop beside a removed fact. */
interface Seam {
  /** At the end of the text before the fact. */
  readonly before: number;
  /** At the beginning of the text after the fact. */
  readonly after: number;
}

const lengthOfMatch = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0;

/** English words that introduce a list. If the first entry of the list is removed, so is the comma or the "and" after it. */
const LIST_OPENING =
  /(?:^|[\s(])(?:of|with|from|for|have|has|had|having|like|including|take|takes|took)[ \t]+$|:[ \t]*$/iu;
const FIRST_JOINT = /^(?:[ \t]*[,;][ \t]*(?:(?:and|or)[ \t]+)?|[ \t]+(?:and|or)[ \t]+)/iu;
/** The beginning of a clause, which is not the next entry of a list. */
const CLAUSE =
  /^(?:I|you|he|she|it|we|they|my|your|his|her|our|their|the|this|that|what|which|who|why|how|when|is|are|am|was|were|have|has|had|do|does|did|can|could|should|would|will|may|but|so|take|takes|took)\b/iu;
const LAST_AND = /[,;]?(?<![ \t])[ \t]+(?:and|or)[ \t]*$/iu;

/** Words that mean nothing if the list after them has become empty. */
const LEADING_WORDS =
  /(?:(?:^|(?<![ \t])[ \t]+|,[ \t]*)(?:and|or|who|with|from|for|of|the|a|an|has|have|had|having|presents?|presenting|reports?|takes?|took|like|including|history|symptoms?|signs?)){1,20}[ \t]*$/iu;
/** The rest of a sentence that contained only hidden facts: "I am", "Symptoms:". */
const BARE_SUBJECT = /^(?:(?:I|you|he|she|it|we|they|there)(?:[ \t]+(?:am|is|are|was|were))?|[\p{L} ]{1,24}:)?$/iu;
const SENTENCE_START = /(?:^|[.!?\n])(?:[^\S\n]|["”’)])*(?![\s"”’)])(?=[^.!?\n]*$)/u;
const SENTENCE_END = /^[ \t]*[.!][ \t]*/u;

/** The characters to drop if the removed fact was the last entry that was left of a list at the end of a sentence; undefined otherwise. */
function emptiedSentence(left: string, right: string): Seam | undefined {
  if (!SENTENCE_END.test(right) || !LIST_OPENING.test(left)) return undefined;
  const start = SENTENCE_START.exec(left);
  const sentence = left.slice(start ? start.index + start[0].length : 0);
  const said = sentence.replace(LEADING_WORDS, '');
  if (!BARE_SUBJECT.test(said.trim())) return { before: sentence.length - said.length, after: 0 };
  const after = lengthOfMatch(SENTENCE_END, right);
  // If the prompt consists of this sentence alone, the sentence is kept, because something must be sent.
  return sentence.length < left.length || after < right.length ? { before: sentence.length, after } : undefined;
}

function seamBetween(left: string, right: string): Seam {
  if (left === '' || left.endsWith('\n')) return { before: 0, after: lengthOfMatch(/^[ \t,;]+/u, right) };
  const joint = LIST_OPENING.test(left) ? lengthOfMatch(FIRST_JOINT, right) : 0;
  if (joint > 0 && !CLAUSE.test(right.slice(joint))) return { before: 0, after: joint };
  const emptied = emptiedSentence(left, right);
  if (emptied) return emptied;
  const blanks = lengthOfMatch(/^[ \t]+/u, right);
  const following = right.slice(blanks);
  if (/^[.;:!?]/u.test(following) && LAST_AND.test(left))
    return { before: lengthOfMatch(LAST_AND, left), after: blanks };
  if (/^[,.;:!?]/u.test(following)) return { before: lengthOfMatch(/(?<![ \t,;])[ \t,;]+$/u, left), after: blanks };
  return { before: 0, after: /[ \t]$/u.test(left) ? blanks : 0 };
}

/**
 * How many characters before a removed fact the patterns above see. That is enough: a sentence is dropped only if nothing but a short
 * subject such as "I am" is left of it (`BARE_SUBJECT`), and a longer sentence has more than that.
 */
const CHARACTERS_READ_BEFORE_FACT = 160;

function endOf(text: string, kept: readonly Span[]): string {
  let end = '';
  for (const { start, end: until } of [...kept].reverse()) {
    end = text.slice(Math.max(start, until - CHARACTERS_READ_BEFORE_FACT), until) + end;
    if (end.length >= CHARACTERS_READ_BEFORE_FACT) break;
  }
  return end;
}

function withoutEnd(kept: readonly Span[], count: number): readonly Span[] {
  const last = kept.at(-1);
  if (!last || count === 0) return kept;
  const dropped = Math.min(count, last.end - last.start);
  return withoutEnd(
    dropped < last.end - last.start
      ? [...kept.slice(0, -1), { start: last.start, end: last.end - dropped }]
      : kept.slice(0, -1),
    count - dropped,
  );
}

/** The parts of the text that an incomplete prompt keeps, in their order. */
function spansKeptInPrompt(text: string, hidden: readonly Span[]): readonly Span[] {
  const ordered = [...hidden].sort((a, b) => a.start - b.start);
  let kept: readonly Span[] = [{ start: 0, end: ordered[0]?.start ?? text.length }];
  let from = 0;
  for (const [index, span] of ordered.entries()) {
    from = Math.max(from, span.end);
    const next = Math.max(from, ordered[index + 1]?.start ?? text.length);
    const { before, after } = seamBetween(endOf(text, kept), text.slice(from, next));
    kept = [...withoutEnd(kept, before), { start: from + after, end: next }];
  }
  return kept.filter(({ start, end }) => start < end);
}

export const withoutSpans = (text: string, hidden: readonly Span[]): string =>
  spansKeptInPrompt(text, hidden)
    .map(({ start, end }) => text.slice(start, end))
    .join('');

/** The parts that are dropped together with the hidden facts: blanks, commas, an "and" that would be left over, an emptied sentence. */
export function spansDroppedBesideFacts(text: string, hidden: readonly Span[]): readonly Span[] {
  if (hidden.length === 0) return [];
  const stays = [...spansKeptInPrompt(text, hidden), ...hidden].sort((a, b) => a.start - b.start);
  const dropped: Span[] = [];
  let at = 0;
  for (const { start, end } of [...stays, { start: text.length, end: text.length }]) {
    if (start > at) dropped.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  return dropped;
}
