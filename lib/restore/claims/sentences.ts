// Finds the sentence around a span of a reply, with its context: the line that introduces its list, the head of its table, and the next
// sentences if they are about the same thing.
import { isMonthName } from '../../notation/named-months.ts';
import { foldText } from '../../text/folded-reading.ts';
import { BACK_REFERENCE, SENTENCE_START_ON_SAME_SUBJECT } from './claim-words.ts';

export interface SentenceAround {
  readonly start: number;
  readonly end: number;
  /** The line that introduces the sentence's list ("Drugs to avoid:"), or the head of its table. */
  readonly lead: string;
  /** Following sentences about the same thing. */
  readonly following: readonly string[];
}

/** The longest sentence in characters; of a longer line, only this much is read. */
const LONGEST_SENTENCE = 1_200;
const MAX_FOLLOWING = 3;
const MAX_LINES_UP = 12;
const FIRST_WORDS = 60;

const SENTENCE_BREAK = /[\n\ufffc]|(?<![.!?…])[.!?…]+["'”’)*_]*(?=\s|$)|[。！？]["”’）]*/gu;
const ABBREVIATION =
  /(?<!\p{L})(?:e\.g|i\.e|etc|approx|vs|no|nr|dr|mr|mrs|ms|prof|st|ca|bzw|z\.\s?b|u\.\s?a|d\.\s?h|ggf|evtl|inkl|p\.\s?ex|p\.\s?ej|sra?|env|mme)\.$/iu;
const LIST_ITEM = /^\s*(?:[-*•–+]|\d{1,2}[.)])\s/u;
const ROW = /^\s*\|?[^|\n]*\|/u;
const HEADING = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$)|[:：][\s*_]*$/u;

/** A date after a full stop, which is then that of an abbreviation: "geb. 03.12.2008". */
const DATE_AFTER = /^[ \t]+\d{1,4}[./-]\d/u;

/** Whether a full stop is that of a day before the name of its month: "1. Dezember". */
function isDayOfMonth(text: string, at: number): boolean {
  const word = /^\.[\s*_]{1,3}(\p{L}{3,12})/u.exec(text.slice(at, at + 18))?.[1];
  return (
    word !== undefined && /(?<!\d)\d{1,2}$/u.test(text.slice(Math.max(0, at - 3), at)) && isMonthName(foldText(word))
  );
}

/** Whether the punctuation mark at `at` ends a sentence; false after an abbreviation or a list number. */
function isEnd(text: string, at: number, mark: string): boolean {
  if (!mark.startsWith('.')) return true;
  const end = at + mark.length;
  if (ABBREVIATION.test(text.slice(Math.max(0, at - 12), at + 1))) return false;
  if (DATE_AFTER.test(text.slice(end, end + 12)) || isDayOfMonth(text, at)) return false;
  return (
    !/^[ \t]+\p{Ll}/u.test(text.slice(end, end + 8)) &&
    !/(?:^|\n)[^\S\n]*\d{1,2}$/u.test(text.slice(Math.max(0, at - 8), at))
  );
}

/** The end of the sentence that begins at `from`, after its final mark. */
function endOf(text: string, from: number): number {
  const part = text.slice(from, from + LONGEST_SENTENCE);
  for (const match of part.matchAll(SENTENCE_BREAK)) {
    const [mark] = match;
    if (!isEnd(part, match.index, mark)) continue;
    return from + match.index + (/[\n\ufffc]/u.test(mark) ? 0 : mark.length);
  }
  return from + part.length;
}

function startOf(text: string, place: number): number {
  const from = Math.max(0, place - LONGEST_SENTENCE);
  const part = text.slice(from, place);
  let start = from;
  for (const match of part.matchAll(SENTENCE_BREAK)) {
    if (isEnd(part, match.index, match[0])) start = from + match.index + match[0].length;
  }
  return start;
}

function lineBefore(text: string, at: number): string {
  const part = text.slice(Math.max(0, at - 1 - LONGEST_SENTENCE), Math.max(0, at - 1));
  return part.slice(part.lastIndexOf('\n') + 1);
}

/** The line above the list, or the head of the table, that contains `start`; empty outside lists and tables. */
function leadOf(text: string, start: number): string {
  const from = Math.max(0, start - LONGEST_SENTENCE);
  const lineStart = from + text.slice(from, start).lastIndexOf('\n') + 1;
  const line = /^[^\n]*/u.exec(text.slice(lineStart, start + LONGEST_SENTENCE))?.[0] ?? '';
  const [isItem, isRow] = [LIST_ITEM.test(line), ROW.test(line)];
  // In a table, the cells to the left are context too.
  const own = isRow ? line.slice(0, start - lineStart) : '';
  if (!isItem && !isRow) return '';
  let at = lineStart;
  let head = '';
  for (let up = 0; up < MAX_LINES_UP && at > 0; up += 1) {
    const above = lineBefore(text, at);
    at = Math.max(0, at - above.length - 1);
    if (above.trim() === '') continue;
    if (isRow && ROW.test(above)) head = above;
    else if (isItem && LIST_ITEM.test(above) && !HEADING.test(above)) continue;
    else return `${HEADING.test(above) ? above : ''}\n${head}\n${own}`;
  }
  return `${head}\n${own}`;
}

function followingOf(text: string, end: number): string[] {
  const found: string[] = [];
  let at = end;
  while (found.length < MAX_FOLLOWING && at < text.length && text[at] !== '\ufffc') {
    const gap = /^\s*/u.exec(text.slice(at, at + 8))?.[0] ?? '';
    if (/\n\s*\n/u.test(gap)) break;
    const from = at + gap.length;
    const next = endOf(text, from);
    const sentence = text.slice(from, next);
    if (
      next <= from ||
      !(SENTENCE_START_ON_SAME_SUBJECT.test(sentence) || BACK_REFERENCE.test(sentence.slice(0, FIRST_WORDS)))
    )
      break;
    found.push(sentence);
    at = next;
  }
  return found;
}

const wordCount = (text: string) => (text.match(/\p{Script=Han}|[\p{L}\p{M}]+/gu) ?? []).length;
const MAX_LABEL_WORDS = 2;

/** Whether a heading, cell or list entry has little more than the name itself. @param named the names in it */
export const isLabelSentence = (sentence: string, named: string) =>
  wordCount(sentence) - wordCount(named) <= MAX_LABEL_WORDS;

/** The lines below a heading, up to the next heading. */
function linesUnder(text: string, end: number): string {
  const lines = text
    .slice(end, end + LONGEST_SENTENCE)
    .split('\n')
    .slice(1, 1 + MAX_LINES_UP);
  const until = lines.findIndex((line, i) => i > 0 && (HEADING.test(line) || (line.trim() === '' && i > 1)));
  return lines.slice(0, until < 0 ? lines.length : until).join('\n');
}

export function sentenceAround(text: string, start: number, end: number): SentenceAround {
  const from = startOf(text, start);
  const until = Math.max(end, endOf(text, end));
  return { start: from, end: until, lead: leadOf(text, from), following: followingOf(text, until) };
}

/** The text that a label introduces; empty for any other sentence. */
export function textIntroducedByLabel(text: string, { start, end }: SentenceAround): string {
  const line = `${text.slice(start, end)}${/^[^\n]*/u.exec(text.slice(end, end + LONGEST_SENTENCE))?.[0] ?? ''}`;
  return HEADING.test(line) || LIST_ITEM.test(lineAfter(text, end)) ? linesUnder(text, end) : '';
}

const lineAfter = (text: string, at: number) => /\n([^\n]*)/u.exec(text.slice(at, at + LONGEST_SENTENCE))?.[1] ?? '';
