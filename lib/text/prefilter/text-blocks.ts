// Divides a long text into blocks that patterns read one by one. Few patterns pass the prefilter of a block, and after an edit only the block
// around it is read again. Blocks end at the ends of lines that their own content chooses, so an edit moves no border far from it.
import { rememberedForLastText } from '../for-last-text.ts';
import { type TextIndex, textIndexOf } from './prefilter.ts';

export interface TextBlock {
  /** The block with some text before and after it, which matches may look at or reach into. */
  readonly text: string;
  /** Stands for `text`, so that what is kept of a block holds nothing of a prompt. */
  readonly key: string;
  /** Where `text` begins in the whole text. */
  readonly offset: number;
  /** Matches that begin from `start` to `end` of the whole text belong to this block. */
  readonly start: number;
  readonly end: number;
  readonly index: TextIndex;
}

/** A shorter text is one block. */
const LONG_TEXT = 8000;
/** How far a match that begins in a block may look or reach out of it. Patterns that reach further read the whole text. */
export const REACH = 800;
const LEAST_LENGTH = 3000;
const MOST_LENGTH = 6000;
/** A block ends at one of so many line ends. */
const CHOSEN_LINES = 8;
const CHOICE_CHARACTERS = 24;

/** Two hashes of 32 bits and the length. */
function keyOf(text: string): string {
  let [one, other] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other, 31) + unit;
  }
  return `${text.length} ${one} ${other | 0}`;
}

function isChosen(text: string, lineStart: number): boolean {
  let hash = 0;
  const end = Math.min(text.length, lineStart + CHOICE_CHARACTERS);
  for (let at = lineStart; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 8) % CHOSEN_LINES === 0;
}

function endOfBlock(text: string, start: number): number {
  const most = Math.min(text.length, start + MOST_LENGTH);
  if (most === text.length && most - start < LEAST_LENGTH) return most;
  let lastLine = 0;
  for (
    let line = text.indexOf('\n', start + LEAST_LENGTH);
    line >= 0 && line < most;
    line = text.indexOf('\n', line + 1)
  ) {
    lastLine = line + 1;
    if (isChosen(text, lastLine)) return lastLine;
  }
  if (most === text.length) return most;
  const afterSpace = text.lastIndexOf(' ', most) + 1;
  return lastLine || (afterSpace > start + LEAST_LENGTH ? afterSpace : most);
}

/** The whole text as one block. */
export const wholeBlock: (text: string) => TextBlock = rememberedForLastText((text) => ({
  text,
  key: '',
  offset: 0,
  start: 0,
  end: text.length,
  index: textIndexOf(text),
}));

function blocksIn(text: string): readonly TextBlock[] {
  if (text.length <= LONG_TEXT) return [wholeBlock(text)];
  const blocks: TextBlock[] = [];
  for (let start = 0; start < text.length; ) {
    const end = Math.max(start + 1, endOfBlock(text, start));
    const line = text.lastIndexOf('\n', Math.max(0, start - REACH)) + 1;
    // From the start of a line, matches that follow one another begin where they begin in the whole text.
    const offset = line > start - 2 * REACH ? line : Math.max(0, start - REACH);
    const own = text.slice(offset, end + REACH);
    blocks.push({ text: own, key: keyOf(own), offset, start, end, index: textIndexOf(own) });
    start = end;
  }
  return blocks;
}

export const textBlocks: (text: string) => readonly TextBlock[] = rememberedForLastText(blocksIn);
