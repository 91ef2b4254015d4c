// Calendars and cards in the forms of several programs (fixtures/make.py): whatever is replaced in them is gone from every byte.
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
const NAMES = readdirSync(FOLDER).filter((name) => /\.(?:ics|vcf)$/.test(name));

const fixture = (name: string): SourceFile => ({
  name,
  type: '',
  bytes: new Uint8Array(readFileSync(new URL(name, FOLDER))),
});
const lines = (...all: readonly string[]) => all.map((line) => `${line}\r\n`).join('');
const file = (content: string, name = 'a.ics'): SourceFile => ({
  name,
  type: '',
  bytes: new TextEncoder().encode(content),
});
const event = (...all: readonly string[]) =>
  file(lines('BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...all, 'END:VEVENT', 'END:VCALENDAR'));
const contentOf = ({ bytes }: SourceFile) => new TextDecoder().decode(bytes);

/** What receivers decode of the bytes: without folds, from quoted-printable, from base64. */
function decodings({ bytes }: SourceFile): string {
  const plain = new TextDecoder().decode(bytes).replace(/\r\n[ \t]/g, '');
  const latin = new TextDecoder('latin1').decode(bytes).replace(/=\r\n/g, '');
  const quoted = latin.replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const unquoted = [...quoted].map((char) => char.charCodeAt(0) & 255);
  const base64 = (plain.match(/[A-Za-z\d+/]{16,}={0,2}/g) ?? []).map((text) => Buffer.from(text, 'base64').toString());
  return [
    plain,
    new TextDecoder().decode(Uint8Array.from(unquoted)),
    decodeURIComponent(plain.replace(/%(?![\dA-F]{2})/g, '')),
    ...base64,
  ].join('\n');
}

function editsOf(text: string, originals: readonly string[]): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const original of originals.toSorted((a, b) => b.length - a.length)) {
    const surrogate = /^\d{4}-/.test(original)
      ? '1991-02-03'
      : original.includes('@')
        ? 'zoe@zz.example'
        : 'Zoë O; x, y\\';
    for (let at = text.indexOf(original); at >= 0; at = text.indexOf(original, at + 1)) {
      const end = at + original.length;
      if (!edits.some((edit) => edit.start < end && edit.end > at)) edits.push({ start: at, end, text: surrogate });
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}

it('has enough fixtures of both kinds', () => {
  expect(NAMES.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  for (const kind of ['ics', 'vcf'])
    expect(NAMES.filter((name) => name.endsWith(kind)).length).toBeGreaterThanOrEqual(5);
});

it.each(NAMES)('%s shows all names, and keeps nothing of what was replaced', async (name) => {
  const originals = EXPECTED[name] ?? [];
  const given = fixture(name);
  const read = await readDocument(given);
  for (const original of originals) expect(read.text).toContain(original);
  const edits = editsOf(read.text, originals);
  const written = await read.write(edits);
  const again = await readDocument(written);
  expect(again.text).toBe(editedText([{ before: '', text: read.text }], edits));
  for (const original of originals) expect(decodings(written)).not.toContain(original);
  // No picture, however its lines were folded.
  expect(contentOf(written).replace(/\s/g, '')).not.toMatch(/[A-Za-z\d+/]{90}/);
  const isOld = /VERSION:2\.1/.test(contentOf(given));
  for (const line of contentOf(written).split('\r\n'))
    expect(isOld || new TextEncoder().encode(line).length <= 75, line).toBe(true);
});

it.each(NAMES)('%s is the same calendar or card if nothing is replaced', async (name) => {
  const written = await (await readDocument(fixture(name))).write([]);
  expect((await readDocument(written)).text).toBe((await readDocument(fixture(name))).text);
});

it('shows values as people read them', async () => {
  const card = await readDocument(fixture('apple-en.vcf'));
  expect(card.text).toContain('\nname: Thornbury, Annabel, Mary, Dr.\n');
  expect(card.text).toContain('\naddress: 12 Birch Lane, Quillmoor, QM1 4AB, England\n');
  expect(card.text).toContain('\nbirthday: 1987-04-12\nnote: Met in Quillmoor.\nAsk for Annabel.');
  const old = await readDocument(fixture('android-de.vcf'));
  expect(old.text).toContain('\nname: Süßkind, Jörg\nfull name: Jörg Süßkind\nphone: +49 431 5550142');
  expect(old.text).toContain('mit allen seinen Geschwistern in Auental und heißt Süßkind');
  const google = await readDocument(fixture('google-en.ics'));
  expect(google.text).toContain('\nstart: 2026-03-12 09:00:00Z\n');
  expect(google.text).toContain('\norganizer (name) Annabel Thornbury: mailto:annabel.thornbury@quillmoor.example\n');
});

it('says what a written file lacks, and leaves time zones as they are', async () => {
  const removed = async (name: string) => (await readDocument(fixture(name))).removed;
  expect(await removed('google-en.ics')).toEqual(['properties', 'attachedFiles']);
  expect(await removed('outlook-de.ics')).toEqual(['properties', 'layout']);
  expect(await removed('apple-es.ics')).toEqual(['properties', 'embeddedObjects']);
  expect(await removed('apple-en.vcf')).toEqual(['properties', 'pictures']);
  expect(await removed('outlook-es.vcf')).toEqual(['embeddedObjects']);
  const zoned = await readDocument(fixture('thunderbird-fr.ics'));
  expect(zoned.removed).toEqual(['properties']);
  expect(zoned.text).not.toMatch(/tzoffset|rrule|x-lic|prodid/i);
  // Words that would be taken for names.
  expect((await readDocument(fixture('outlook-de.ics'))).text).not.toMatch(/Europe|microsoft|[A-Z]{4}/);
  const zone = /BEGIN:VTIMEZONE[\s\S]+END:VTIMEZONE/;
  const written = contentOf(await zoned.write([]));
  expect(zone.exec(written)?.[0]).toBe(zone.exec(contentOf(fixture('thunderbird-fr.ics')))?.[0]);
});

it('leaves out encoded data that does not say so', async () => {
  const data = Buffer.from('Annabel Thornbury, 12 Birch Lane, Quillmoor, and some more of the same').toString('base64');
  const read = await readDocument(event('SUMMARY:Lunch', `X-DATA:${data}`));
  expect(read.removed).toEqual(['embeddedObjects']);
  expect(contentOf(await read.write([]))).toBe(contentOf(event('SUMMARY:Lunch')));
});

it('shows every word of a time zone or a fixed line that is not as in all files', async () => {
  const { text } = await readDocument(
    file(
      lines(
        'BEGIN:VCALENDAR',
        'BEGIN:VTIMEZONE',
        'TZID:Annika',
        'TZNAME:Lindqvist',
        'COMMENT:Tobias',
        'END:VTIMEZONE',
        'METHOD:Castellanos',
        'BEGIN:VANNA',
        'END:VCALENDAR',
      ),
    ),
  );
  for (const name of ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', 'VANNA']) expect(text).toContain(name);
});

it('writes any text into any value so that it is read as it is', async () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/\p{Cc}/gu, '').trim());
  const properties = fc.constantFrom(
    'SUMMARY:x',
    'SUMMARY:a,x',
    'DTSTART:x',
    'URL:mailto:a%20x',
    'ATTENDEE;CN=x:y',
    'ATTENDEE;CN="a,b":x',
  );
  await fc.assert(
    fc.asyncProperty(properties, value, async (property, text) => {
      fc.pre(text !== '' && text.isWellFormed());
      const read = await readDocument(event(property));
      const at = read.text.lastIndexOf('x');
      const edits = [{ start: at, end: at + 1, text: `Zoë ${text}` }];
      const written = await read.write(edits);
      expect((await readDocument(written)).text).toBe(editedText([{ before: '', text: read.text }], edits));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['tooLarge', event(`N:${';'.repeat(4_000_000)}`)],
  ['tooLarge', event(`A;B=${','.repeat(4_000_000)}:x`)],
  ['tooLarge', event(`A${';C'.repeat(2_000_000)}:x`)],
  ['damaged', file('Annika', 'a.ics')],
  ['damaged', file('', 'a.vcf')],
  [
    'unknownKind',
    file(lines('BEGIN:VCARD', 'VERSION:2.1', 'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=x-none:=E4', 'END:VCARD')),
  ],
])('refuses as %s', async (reason, given) => {
  await expect(readDocument(given)).rejects.toMatchObject({ reason });
});

it('knows them by their first line, whatever their names say', async () => {
  const { text } = await readDocument({ ...event('SUMMARY:Annika'), name: 'invite', type: 'text/calendar' });
  expect(text).toContain('summary: Annika');
});
