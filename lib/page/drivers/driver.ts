import type { Rewrite } from '../../sanitize/sanitized.ts';
import type { Span } from '../../text/span.ts';

/** Reads and writes one family of editors. */
export interface Driver {
  read(composer: HTMLElement): string;
  /** Whether the editor holds text that is not in the page and so cannot be read. */
  hidesText?(composer: HTMLElement): boolean;
  /** A live range for each span, for highlights; undefined if this browser has none for this kind of editor. */
  rangesOf(composer: HTMLElement, spans: readonly Span[]): (AbstractRange | undefined)[];
  /**
   * Tries the driver's ways of writing one after the other, until the editor's text equals `text`. False if none of the ways worked: the composer may
   * then hold anything, and the caller must put the person's text back. `replacements` lead from the present text to `text`.
   */
  write(composer: HTMLElement, text: string, replacements?: readonly Rewrite[]): Promise<boolean>;
}

/** Removes differences that editors make on their own: NBSP for spaces, line ends, trailing blank lines. */
export function normalisedEditorText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\u200b|\ufeff/g, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trimEnd();
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
