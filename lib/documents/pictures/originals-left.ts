// Whether an original that was covered can still be read, as a second reading of the written picture shows.
import type { TextEdit } from '../document.ts';
import { editedText, textOfPieces } from '../text-pieces.ts';
import type { PageText } from './page-text.ts';

/** Shorter originals are found by chance in other words. */
const SHORTEST = 4;
const SHORTEST_CHINESE = 2;
const HAN = /\p{Script=Han}/u;

/** As the OCR may break and write a text. */
const squashed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** True if the second reading has an original more often than the text with the edits has it. */
export function hasOriginalsLeft(again: string, { pieces }: PageText, edits: readonly TextEdit[]): boolean {
  const text = textOfPieces(pieces);
  const read = squashed(again);
  const expected = squashed(editedText(pieces, edits));
  return edits.some(({ start, end }) => {
    const original = squashed(text.slice(start, end));
    if ([...original].length < (HAN.test(original) ? SHORTEST_CHINESE : SHORTEST)) return false;
    return countOf(read, original) > countOf(expected, original);
  });
}
