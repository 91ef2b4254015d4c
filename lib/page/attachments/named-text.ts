// The text of a file with the words of its name before it, so that both are checked together: a person in the name is the person in the text.
import type { TextEdit } from '../../documents/document.ts';
import { fileNameWith, wordsOfFileName } from '../../documents/names/file-name-words.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { Span } from '../../text/span.ts';

export interface EditedFile {
  readonly name: string;
  /** Edits of the file's own text. */
  readonly edits: readonly TextEdit[];
}

export interface NamedText {
  readonly text: string;
  /** @throws CodedError if an edit reaches from the name into the text */
  edited(edits: readonly TextEdit[]): EditedFile;
  /** Where a span of `text` stands in the file's own text; undefined if it is in the name. */
  inFile(span: Span): Span | undefined;
}

const BETWEEN = '\n\n';

export function namedText(name: string, text: string, checksName: boolean): NamedText {
  const words = checksName ? wordsOfFileName(name).text : '';
  if (words.trim() === '') return { text, edited: (edits) => ({ name, edits }), inFile: (span) => span };
  const shift = words.length + BETWEEN.length;
  return {
    text: words + BETWEEN + text,
    inFile: ({ start, end }) => (start < shift ? undefined : { start: start - shift, end: end - shift }),
    edited(edits) {
      const inName = edits.filter(({ end }) => end <= words.length);
      const inText = edits.filter(({ start }) => start >= shift);
      if (inName.length + inText.length < edits.length) throw new CodedError(said('couldNotCheck'));
      return {
        name: inName.length > 0 ? fileNameWith(name, inName) : name,
        edits: inText.map((edit) => ({ ...edit, start: edit.start - shift, end: edit.end - shift })),
      };
    },
  };
}
