// Turns a sanitized text into edits of the original text, by which a document is written.
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import type { Sanitized } from './sanitized.ts';

export type SanitizedText = Pick<Sanitized, 'text' | 'replacements' | 'articles'>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @param edits sorted by their position in the text, without overlaps */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const edit of edits) {
    made += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return made + text.slice(at);
}

/** @throws CodedError if the edits do not make the sanitized text: the document would not be what was checked */
export function editsOf(text: string, { text: sanitized, replacements, articles = [] }: SanitizedText): Edit[] {
  const rewrites = [...replacements, ...articles].sort((a, b) => a.start - b.start);
  const edits = rewrites.map(({ start, end, surrogate }) => ({ start, end, text: surrogate }));
  if (withEdits(text, edits) !== sanitized) throw new CodedError(said('couldNotCheck'));
  return edits;
}
