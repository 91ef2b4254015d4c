import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import { restoreWithPairs } from '../../restore/surrogate-matcher.ts';
import type { ReadDocument, SourceFile } from '../document.ts';
import { documentReader } from '../read-document.ts';
import { editedPieces, editedText, type TextPiece, textOfPieces } from '../text-pieces.ts';
import { editsToRestore, restoreDocument } from './restore-document.ts';

const readDocument = documentReader({});

const utf8 = (text: string) => new TextEncoder().encode(text);
const file = (name: string, bytes: Uint8Array): SourceFile => ({ name, type: '', bytes: new Uint8Array(bytes) });
const textOf = ({ bytes }: SourceFile) => new TextDecoder().decode(bytes);

const pair = (surrogate: string, original: string, type: RestorePair['type'] = 'PERSON'): RestorePair => ({
  surrogate,
  original,
  type,
  shape: type === 'PHONE' ? 'digits' : 'word',
});
const PAIRS = [
  pair('Maren', 'Annika'),
  pair('Holm', 'Lind, "qvist"'),
  pair('Ulmstadt', 'Kiel', 'LOCATION'),
  pair('+49 431 5550199', '+49 431 5550142', 'PHONE'),
];
const restore = (text: string) => restoreWithPairs(text, PAIRS);

it('restores a table, and quotes what needs it', async () => {
  const read = await readDocument(file('Liste_Maren.csv', utf8('name,town\nMaren Holm,Ulmstadt\nOther,Bonn\n')));
  const restored = await restoreDocument(read, restore);
  expect(restored && textOf(restored.file)).toBe('name,town\n"Annika Lind, ""qvist""",Kiel\nOther,Bonn\n');
  expect(restored?.file.name).toBe('Liste_Annika.csv');
  expect(restored?.count).toBe(4);
});

it('restores JSON, and keeps it JSON', async () => {
  const given = JSON.stringify({ name: 'Maren Holm', phone: '+49 431 5550199', n: 12 });
  const restored = await restoreDocument(await readDocument(file('a.json', utf8(given))), restore);
  expect(restored && JSON.parse(textOf(restored.file))).toEqual({
    name: 'Annika Lind, "qvist"',
    phone: '+49 431 5550142',
    n: 12,
  });
});

it('restores the names and texts in an archive', async () => {
  const bytes = zipSync({ 'Ulmstadt/CV_Maren.txt': utf8('I am Maren.'), 'b.html': utf8('<p>Holm &amp; Co</p>') });
  const restored = await restoreDocument(await readDocument(file('a.zip', bytes)), restore);
  if (!restored) throw new Error('nothing restored');
  const again = await readDocument(restored.file);
  expect(again.text).toBe('Kiel/CV Annika.txt\nI am Annika.\n\nb.html\n<p>Lind, "qvist" & Co</p>');
  expect(restored.count).toBe(4);
});

/** A document of runs, as office programs write it: a name may go over several. */
function documentOf(pieces: readonly TextPiece[]): ReadDocument {
  return {
    text: textOfPieces(pieces),
    unseen: [],
    removed: [],
    write: async (edits) => file('a.runs', utf8(JSON.stringify(editedPieces(pieces, edits)))),
  };
}

it('restores a name that goes over several runs', async () => {
  const read = documentOf([
    { before: '', text: 'Dear Mar' },
    { before: '', text: 'en' },
    { before: '', text: ' from Ulmstadt' },
    { before: '\n', text: 'Bye' },
  ]);
  const restored = await restoreDocument(read, restore);
  expect(restored && JSON.parse(textOf(restored.file))).toEqual(['Dear Annika', '', ' from Kiel', 'Bye']);
});

it('leaves a file without surrogates alone', async () => {
  const read = await readDocument(file('a.txt', utf8('Nothing here.')));
  expect(await restoreDocument(read, restore)).toBeUndefined();
});

it('refuses pieces of another text', () => {
  expect(() => editsToRestore('abc', [{ text: 'abd' }])).toThrow(RangeError);
  expect(() => editsToRestore('abc', [{ text: 'ab' }])).toThrow(RangeError);
  expect(editsToRestore('a  b c', [{ text: 'X', surrogate: 'a b' }, { text: ' c' }])).toEqual([
    { start: 0, end: 4, text: 'X' },
  ]);
});

it('gives the restored text', () => {
  const piece = fc.record({ text: fc.string({ maxLength: 5 }), surrogate: fc.option(fc.string({ minLength: 1 })) });
  fc.assert(
    fc.property(fc.array(piece), (given) => {
      const pieces = given.map(({ text, surrogate }) => (surrogate === null ? { text } : { text, surrogate }));
      const text = pieces.map((one) => one.surrogate ?? one.text).join('');
      const edited = editedText([{ before: '', text }], editsToRestore(text, pieces));
      expect(edited).toBe(pieces.map((one) => one.text).join(''));
    }),
  );
});
