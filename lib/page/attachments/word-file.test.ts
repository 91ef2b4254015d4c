import fc from 'fast-check';
import { DOMParser } from 'linkedom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readFile, textInFile } from './readable-file.ts';
import { body, paragraph, root, run, WORD_TYPE, wordBytes } from './word-file.test-support.ts';
import { isWordFile } from './word-file.ts';

beforeAll(() => void vi.stubGlobal('DOMParser', DOMParser));
afterAll(() => void vi.unstubAllGlobals());

const docx = (parts: Readonly<Record<string, string>>) =>
  new File([wordBytes(parts)], 'Letter.docx', { type: WORD_TYPE, lastModified: 1_700_000_000_000 });

async function wordText(parts: Readonly<Record<string, string>>): Promise<string> {
  const read = await readFile(docx(parts));
  if (!('text' in read)) throw new Error(read.reason.key);
  return read.text;
}

it('reads a word that Word has cut into runs as one, line for line', async () => {
  const text = await wordText(
    body(
      paragraph(
        run('Dear Ann'),
        '<w:proofErr w:type="spellStart"/>',
        run('ika &amp; Co.'),
        '<w:r><w:br/></w:r>',
        run('2'),
      ) +
        paragraph() +
        paragraph(run('Tobias'), '<w:r><w:tab/><w:t>9</w:t></w:r>'),
    ),
  );
  expect(text).toBe('Dear Annika & Co.\n2\n\nTobias\t9');
});

it('reads tables row by row', async () => {
  const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(run(text))}</w:tc>`;
  const row = (...cells: readonly string[]) => `<w:tr><w:trPr/>${cells.map(cell).join('')}</w:tr>`;
  expect(await wordText(body(`<w:tbl><w:tblPr/>${row('Name', 'Phone')}${row('Annika', '0142')}</w:tbl>`))).toBe(
    'Name\tPhone\nAnnika\t0142',
  );
});

it('reads headers, notes and comments, and nothing that a reader does not see', async () => {
  const text = await wordText({
    'docProps/core.xml': root('coreProperties', '<w:creator>Anna Berg</w:creator>'),
    'word/comments.xml': root('comments', paragraph(run('Really?'))),
    'word/header1.xml': root('hdr', paragraph(run('Clinic'))),
    ...body(
      paragraph('<w:del><w:r><w:delText>Old name</w:delText></w:r></w:del>', run('New name')) +
        paragraph('<w:r><w:instrText>HYPERLINK "mailto:anna@berg.example"</w:instrText></w:r>', run('Write to us')) +
        `<w:moveFrom>${run('Moved')}</w:moveFrom>` +
        `<mc:AlternateContent xmlns:mc="mc"><mc:Choice>${paragraph(run('Box'))}</mc:Choice><mc:Fallback>${paragraph(run('Box'))}</mc:Fallback></mc:AlternateContent>`,
    ),
  });
  expect(text).toBe('New name\nWrite to us\nBox\n\nClinic\n\nReally?');
});

it('gives back every text, however it is cut into runs', async () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const word = fc.stringMatching(/^[\wäöüß王&<>.,;-]{1,8}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      async (lines) => {
        const written = lines.map((words) => paragraph(...words.map((text) => run(escaped(text))))).join('');
        expect(await wordText(body(written))).toBe(lines.map((words) => words.join('')).join('\n'));
      },
    ),
    { numRuns: 50 },
  );
});

it('passes on its text as a file of text, and nothing else of it', async () => {
  const file = docx(body(paragraph(run('I am Anna.'))));
  const read = await readFile(file);
  if (!('text' in read)) throw new Error(read.reason.key);
  const given = read.with('I am Greta.');
  expect([read.asText, given.name, given.type, given.lastModified]).toEqual([
    'Letter.txt',
    'Letter.txt',
    'text/plain',
    1_700_000_000_000,
  ]);
  expect(await given.text()).toBe('I am Greta.');
  expect(await textInFile(file)).toBe('I am Anna.');
});

it('says why it does not read a document', async () => {
  const locked = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'a.docx', { type: WORD_TYPE });
  expect(await readFile(locked)).toEqual({ reason: { key: 'fileWithoutText' } });
  expect(await readFile(docx(body(paragraph())))).toEqual({ reason: { key: 'fileWithoutText' } });
  expect(await readFile(docx({ 'word/other.xml': root('x', '') }))).toEqual({ reason: { key: 'fileWithoutText' } });
  expect(await readFile(docx(body(paragraph(run('x'.repeat(300_001))))))).toMatchObject({
    reason: { key: 'fileTooLong' },
  });
  expect(await readFile(docx(body(paragraph(run('x'.repeat(20_000_001))))))).toMatchObject({
    reason: { key: 'fileTooLong' },
  });
  expect(await textInFile(locked)).toBe(await locked.text());
});

it('knows a document by its name or its type', () => {
  for (const name of ['a.docx', 'B.DOCX', 'c.docm', 'd.dotx']) expect(isWordFile({ name, type: '' })).toBe(true);
  expect(isWordFile({ name: 'letter', type: WORD_TYPE })).toBe(true);
  for (const name of ['a.doc', 'a.xlsx', 'a.docx.txt', 'a.pdf']) expect(isWordFile({ name, type: '' })).toBe(false);
});
