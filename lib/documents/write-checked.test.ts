import { expect, it } from 'vitest';
import type { DocumentReader, ReadDocument, SourceFile, TextEdit } from './document.ts';
import { editedText } from './text-pieces.ts';
import { writeChecked } from './write-checked.ts';

const fileOf = (text: string): SourceFile => ({ name: 'a.txt', type: '', bytes: new TextEncoder().encode(text) });
const TEXT = 'Annika Lindqvist signed. Lindqvist paid.';

/** A document whose writer leaves `forgotten` at the end of what it writes. */
const documentLeaving = (forgotten: string): ReadDocument => ({
  text: TEXT,
  unseen: [],
  removed: [],
  write: async (edits) => fileOf(editedText([{ before: '', text: TEXT }], edits) + forgotten),
});
const read: DocumentReader = async ({ bytes }) => ({ ...documentLeaving(''), text: new TextDecoder().decode(bytes) });

const WHOLE: TextEdit = { start: 0, end: 16, text: 'Maren Holm' };
const SECOND: TextEdit = { start: 25, end: 34, text: 'Holm' };

it('gives what was written when no original is left', async () => {
  const { bytes } = await writeChecked(documentLeaving(''), [WHOLE, SECOND], read);
  expect(new TextDecoder().decode(bytes)).toBe('Maren Holm signed. Holm paid.');
});

it('refuses a file in which an original is left, however it is spaced', async () => {
  const leaving = documentLeaving('\nAuthor: annika\tLindqvist');
  await expect(writeChecked(leaving, [WHOLE, SECOND], read)).rejects.toThrow('damaged');
});

it('accepts what the person keeps at another place', async () => {
  const { bytes } = await writeChecked(documentLeaving(''), [SECOND], read);
  expect(new TextDecoder().decode(bytes)).toBe('Annika Lindqvist signed. Holm paid.');
});
