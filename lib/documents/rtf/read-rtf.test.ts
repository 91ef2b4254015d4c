// Rich texts in the forms of several programs (fixtures/make.py): whatever is replaced in them is gone from the bytes.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SourceFile, TextEdit } from '../document.ts';
import { documentReader } from '../read-document.ts';
import { editedText } from '../text-pieces.ts';

const readDocument = documentReader({});
const FOLDER = new URL('fixtures/', import.meta.url);
const EXPECTED: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('expected.json', FOLDER), 'utf8'),
);
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.rtf'));

const file = (content: string | Uint8Array, name = 'a.rtf'): SourceFile => ({
  name,
  type: '',
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
});
const fixture = (name: string) => file(readFileSync(new URL(name, FOLDER)), name);
const contentOf = ({ bytes }: SourceFile) => new TextDecoder('latin1').decode(bytes);
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

function editsOf(text: string, originals: readonly string[]): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const original of originals.toSorted((a, b) => b.length - a.length)) {
    for (let at = spaced(text).indexOf(original); at >= 0; at = spaced(text).indexOf(original, at + 1)) {
      const end = at + original.length;
      if (!edits.some((edit) => edit.start < end && edit.end > at)) edits.push({ start: at, end, text: 'Zoë {x}\\' });
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}

it('has a fixture of each program', () => {
  expect(NAMES.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  expect(NAMES.length).toBeGreaterThanOrEqual(5);
});

it.each(NAMES)('%s shows all names, and keeps nothing of what was replaced', async (name) => {
  const originals = EXPECTED[name] ?? [];
  const read = await readDocument(fixture(name));
  for (const original of originals) expect(spaced(read.text)).toContain(original);
  const edits = editsOf(read.text, originals);
  const written = await read.write(edits);
  const again = await readDocument(written);
  expect(again.text).toBe(editedText([{ before: '', text: read.text }], edits));
  for (const original of originals) {
    expect(spaced(again.text)).not.toContain(original);
    expect(contentOf(written)).not.toContain(original);
  }
  // Nothing but the text, the font and the encoding.
  expect(contentOf(written)).not.toMatch(/\\(?:\*|info|pict|object|field|header|footnote|generator|v|deleted)\b/);
});

it('reads paragraphs, cells, lists, headers, boxes and the text of links', async () => {
  expect((await readDocument(fixture('word-en.rtf'))).text).toBe(
    'Quillmoor, private\n·\tDear team,\nAnnabel Thornbury moved to Quillmoor.\n Call +44 20 7946 0182.\n\n' +
      'Annabel hates her job.Thornbury is hidden.\nannabel.thornbury@quillmoor.example\nIn a box: Annabel',
  );
  expect((await readDocument(fixture('libreoffice-fr.rtf'))).text).toContain(
    'Bonjour,\nMireille Béranger\tValclair\t\n',
  );
});

it('says what is hidden in it and what a written file lacks', async () => {
  const word = await readDocument(fixture('word-en.rtf'));
  expect(word.unseen).toEqual([
    { content: 'hiddenText', count: 1 },
    { content: 'trackedChanges', count: 1 },
  ]);
  expect([...word.removed].sort()).toEqual(['embeddedObjects', 'layout', 'links', 'pictures', 'properties']);
  const plain = await readDocument(fixture('wordpad-de.rtf'));
  expect([plain.unseen, plain.removed]).toEqual([[], ['layout', 'properties']]);
});

it('writes any text so that it is read as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (raw) => {
      const text = `x${raw.replace(/[\p{Cc}\p{Cs}]/gu, '')}\ty\nz`;
      const read = await readDocument(file('{\\rtf1\\ansi a}'));
      const written = await read.write([{ start: 0, end: 1, text }]);
      expect((await readDocument(written)).text).toBe(text);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['noText', '{\\rtf1\\ansi{\\info{\\author Annika}}\\par}'],
  ['damaged', '{\\rtf1\\ansi Annika'],
  ['damaged', 'Annika'],
  ['unknownKind', "{\\rtf1\\pc J\\'94rg}"],
  ['damaged', "{\\rtf1\\ansicpg936 \\'81}"],
])('refuses as %s: %s', async (reason, content) => {
  await expect(readDocument(file(content))).rejects.toMatchObject({ reason });
});

it('takes no text from the table of fonts', async () => {
  expect((await readDocument(file('{\\rtf1{\\fonttbl{\\f0 \\u23435?\\emdash Annika;}}b}'))).text).toBe('b');
});

it('does not read what stands behind the document, and skips binary data', async () => {
  expect((await readDocument(file('{\\rtf1 a\\bin3 }}}b} Annika'))).text).toBe('ab');
});
