// Files that are not read: each gives its reason.
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readOfficeFile } from './office.ts';
import { opcFile, rels, SHEET, sheetFile, WORD, wordFile } from './opc-file.test-support.ts';

const reading = (bytes: Uint8Array) => readOfficeFile({ name: 'a.docx', type: '', bytes: new Uint8Array(bytes) });

const utf16 = (text: string) => Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0), 0]));
const ole = (...streams: readonly string[]) => {
  const start = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return Uint8Array.from([...start, ...new Uint8Array(600), ...streams.flatMap((name) => [...utf16(name)])]);
};

it('tells a file with a password from an old one', async () => {
  await expect(reading(ole('EncryptionInfo', 'EncryptedPackage'))).rejects.toMatchObject({ reason: 'encrypted' });
  await expect(reading(ole('WordDocument'))).rejects.toMatchObject({ reason: 'unknownKind' });
});

it.each([
  ['nothing', new Uint8Array(), 'unknownKind'],
  ['text', strToU8('Dear Annika'), 'unknownKind'],
  ['another archive', zipSync({ 'a.txt': strToU8('Annika') }), 'unknownKind'],
  ['an EPUB', zipSync({ mimetype: strToU8('application/epub+zip') }), 'unknownKind'],
  ['half an archive', zipSync({ 'a.txt': strToU8('Annika') }).slice(0, 60), 'damaged'],
  ['packed bytes', new Uint8Array(deflateSync('Annika')), 'unknownKind'],
] as const)('refuses %s', async (_name, bytes, reason) => {
  await expect(reading(bytes)).rejects.toMatchObject({ reason });
});

const document = (xml: string) => opcFile('a.docx', 'word/document.xml', { 'word/document.xml': xml });

it.each([
  ['a tag without an end', `<w:document ${WORD}><w:body>`],
  ['an unknown entity', `<w:document ${WORD}><w:body>&annika;</w:body></w:document>`],
  ['a document type', `<!DOCTYPE a [<!ENTITY b "Annika">]><w:document ${WORD}>&b;</w:document>`],
  ['an attribute without quotes', `<w:document ${WORD} a=b></w:document>`],
  ['an encoding that is not known', `<?xml version="1.0" encoding="x-annika"?><w:document ${WORD}/>`],
])('refuses XML with %s', async (_name, xml) => {
  await expect(readOfficeFile(document(xml))).rejects.toMatchObject({ reason: 'damaged' });
});

it('reads XML with a document type that defines nothing, as OpenOffice wrote it', async () => {
  const body = '<w:body><w:p><w:r><w:t>Annika</w:t></w:r></w:p></w:body>';
  const named = '<!DOCTYPE a PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "office.dtd">';
  const read = await readOfficeFile(document(`${named}<w:document ${WORD}>${body}</w:document>`));
  expect(read.text).toBe('Annika');
});

it('refuses what nests too deeply, has too many tags, or too much text', async () => {
  const deep = '<w:p>'.repeat(60_000) + '</w:p>'.repeat(60_000);
  await expect(readOfficeFile(wordFile(deep))).rejects.toMatchObject({ reason: 'damaged' });
  await expect(readOfficeFile(wordFile('<w:p/>'.repeat(1_100_000)))).rejects.toMatchObject({ reason: 'tooLarge' });
  const strings = { 'xl/sharedStrings.xml': `<sst ${SHEET}><si><t>${'Annika '.repeat(5000)}</t></si></sst>` };
  const cells = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'.repeat(2000);
  await expect(readOfficeFile(sheetFile(`<sheetData>${cells}</sheetData>`, strings))).rejects.toMatchObject({
    reason: 'tooLarge',
  });
});

it('says that a file has no text', async () => {
  await expect(readOfficeFile(wordFile('<w:p/>'))).rejects.toMatchObject({ reason: 'noText' });
});

it('refuses an encrypted OpenDocument file', async () => {
  const manifest =
    '<m:manifest xmlns:m="a"><m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry></m:manifest>';
  const bytes = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': strToU8(manifest),
    'content.xml': strToU8('noise'),
  });
  await expect(reading(bytes)).rejects.toMatchObject({ reason: 'encrypted' });
});

it('does not write a file in which an original would remain', async () => {
  const file = wordFile('<w:p w:unknown="for Annika L."><w:r><w:t>Annika</w:t></w:r></w:p>');
  const read = await readOfficeFile(file);
  await expect(read.write([{ start: 0, end: 6, text: 'Maren' }])).rejects.toThrow('an original would remain');
});

it('follows relationships in a circle only once', async () => {
  const part = (type: string) => ({ [`word/_rels/${type}.xml.rels`]: rels(['header', 'header1.xml']) });
  const header = `<w:hdr ${WORD}><w:p><w:r><w:t>top</w:t></w:r></w:p></w:hdr>`;
  const file = wordFile('<w:p><w:r><w:t>text</w:t></w:r></w:p>', {
    ...part('document'),
    ...part('header1'),
    'word/header1.xml': header,
  });
  expect((await readOfficeFile(file)).text).toBe('text\n\ntop');
});

it('stops for a signal that has been raised', async () => {
  const signal = AbortSignal.abort(new Error('closed'));
  await expect(readOfficeFile(wordFile('<w:p/>'), { signal })).rejects.toThrow('closed');
});
