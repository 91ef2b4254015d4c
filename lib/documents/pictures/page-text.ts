// The text of a recognised page in reading order, and which word is where in it.
import type { TextPiece } from '../text-pieces.ts';
import type { OcrPage, OcrWord } from './ocr-page.ts';

export interface PlacedWord extends OcrWord {
  /** The number of its line on the page. */
  readonly line: number;
}

export interface PageText {
  readonly words: readonly PlacedWord[];
  /** One piece a word. */
  readonly pieces: readonly TextPiece[];
}

/** Chinese is written without spaces, though the OCR splits it into words. */
const ENDS_CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u;
const BEGINS_CHINESE = /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

export const spaceBetween = (before: string, after: string): string =>
  ENDS_CHINESE.test(before) && BEGINS_CHINESE.test(after) ? '' : ' ';

export function pageText({ paragraphs }: Pick<OcrPage, 'paragraphs'>): PageText {
  const words: PlacedWord[] = [];
  const pieces: TextPiece[] = [];
  let line = 0;
  for (const [paragraphAt, { lines }] of paragraphs.entries())
    for (const [lineAt, { words: inLine }] of lines.entries()) {
      for (const [at, word] of inLine.entries()) {
        const last = inLine[at - 1];
        const lineBreak = lineAt > 0 ? '\n' : paragraphAt > 0 ? '\n\n' : '';
        pieces.push({ before: last ? spaceBetween(last.text, word.text) : lineBreak, text: word.text });
        words.push({ ...word, line });
      }
      line += 1;
    }
  return { words, pieces };
}
