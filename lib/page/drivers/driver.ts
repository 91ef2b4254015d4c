import type { Rewrite } from '../../sanitize/sanitized.ts';
import type { Span } from '../../text/span.ts';

/** Reads and writes one family of editors. */
export interface Driver {
  read(composer: HTMLElement): string;
  /** Does the editor hold text that is not in the page, and so cannot be read? */
  hidesText?(composer: HTMLElement): boolean;
  /** A live range for each span, for highlights; undefined where this browser has none for the editor. */
  rangesOf(composer: HTMLElement, spans: readonly Span[]): (AbstractRange | undefined)[];
  /**
   * Tries its ways of writing one after the other until reading gives `text`. False where none did: then the composer may
   * hold anything, and the caller puts the person's text back. `replacements` lead from the text that is there to `text`.
   */
  write(composer: HTMLElement, text: string, replacements?: readonly Rewrite[]): Promise<boolean>;
}

/** What editors change of their own accord: NBSP for spaces, line ends, blank lines at the end. */
export function normalised(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\u200b|\ufeff/g, '')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
