import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { MAX_DOCUMENT_CHARACTERS, type SourceFile, type TextEdit } from '../document.ts';
import { documentReader } from '../read-document.ts';
import { htmlText } from './html-text.ts';

const readDocument = documentReader({});

const mail = (lines: readonly string[], name = 'a.eml'): SourceFile => ({
  name,
  type: 'message/rfc822',
  bytes: new TextEncoder().encode(lines.join('\r\n')),
});
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const reasonOf = (file: SourceFile) =>
  readDocument(file).then(
    () => 'read',
    (error) => error.reason,
  );

function editsOf(text: string, replacements: Readonly<Record<string, string>>): readonly TextEdit[] {
  const found = Object.entries(replacements).flatMap(([original, surrogate]) =>
    Array.from(text.matchAll(new RegExp(original, 'g')), ({ index }) => ({
      start: index,
      end: index + original.length,
      text: surrogate,
    })),
  );
  return found.sort((a, b) => a.start - b.start);
}

const withEdits = (text: string, edits: readonly TextEdit[]) =>
  edits.toReversed().reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);

const LETTER = [
  'Received: from mail.lindqvist.example by mx.example.org; Mon, 4 May 2026 08:15:00 +0200',
  'DKIM-Signature: v=1; d=lindqvist.example',
  'Message-ID: <1234@lindqvist.example>',
  'X-Mailer: Lindqvist Mail 3',
  'From: =?UTF-8?B?SsO2cmcgTGluZHF2aXN0?= <joerg@lindqvist.example>',
  'To: "Holm, Maren" <maren@holm.example>, info@example.com',
  'Cc: undisclosed-recipients:;',
  'Date: Mon, 4 May 2026 08:14:58 +0200',
  'Subject: =?ISO-8859-1?Q?Gr=FC=DFe_von_J=F6rg?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="x"',
  '',
  'For Lindqvist clients only',
  '--x',
  'Content-Type: multipart/alternative; boundary="y"',
  '',
  '--y',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  base64('Hallo Maren,\r\nhier ist Jörg Lindqvist.\r\n'),
  '--y',
  'Content-Type: text/html; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>Hallo Maren,<br>hier ist <a href=3D"https://lindqvist.example">J=F6rg</a> Lindqvist.</p>',
  '--y--',
  '--x',
  'Content-Type: text/csv',
  'Content-Disposition: attachment; filename="Kunden_Lindqvist.csv"',
  'Content-Transfer-Encoding: base64',
  '',
  base64('name;town\nLindqvist;Kiel\n'),
  '--x',
  'Content-Type: application/octet-stream; name="lindqvist.bin"',
  'Content-Transfer-Encoding: base64',
  '',
  base64('\0Lindqvist'),
  '--x--',
  '',
];

it('reads what people read of a mail', async () => {
  const { text, removed, unreadFiles } = await readDocument(mail(LETTER));
  expect(text).toBe(
    [
      'From: Jörg Lindqvist <joerg@lindqvist.example>',
      'To: Holm, Maren <maren@holm.example>, info@example.com',
      'Date: Mon, 4 May 2026 08:14:58 +0200',
      'Subject: Grüße von Jörg',
      '',
      'Hallo Maren,\nhier ist Jörg Lindqvist.\n',
      '',
      'Kunden Lindqvist.csv\nname;town\nLindqvist;Kiel\n',
    ].join('\n'),
  );
  expect(removed).toEqual(['unreadFiles', 'properties', 'layout', 'links']);
  expect(unreadFiles).toEqual(['lindqvist.bin']);
});

it('writes a new mail that reads as the text with the edits', async () => {
  const read = await readDocument(mail(LETTER));
  const edits = editsOf(read.text, {
    Lindqvist: 'Żółć',
    Jörg: 'Éa "X"',
    'joerg@lindqvist.example': 'eve@example.net',
    Kiel: 'A;B',
  });
  const written = await read.write(edits);
  expect((await readDocument(written)).text).toBe(withEdits(read.text, edits).replace('Kunden Żółć', 'Kunden Zolc'));
  const bytes = new TextDecoder().decode(written.bytes);
  expect(bytes).not.toMatch(/lindqvist|joerg|received|dkim|x-mailer|message-id/i);
  expect(Array.from(bytes).every((character) => character.charCodeAt(0) < 128)).toBe(true);
  const { from, attachments } = await PostalMime.parse(written.bytes);
  expect(from).toEqual({ name: 'Éa "X" Żółć', address: 'eve@example.net' });
  expect(attachments.map(({ filename }) => filename)).toEqual(['Kunden_Zolc.csv']);
});

it('reads a mail in a mail, and a mail without attachments', async () => {
  const inner = ['From: annika@example.com', 'Subject: inner', 'MIME-Version: 1.0', '', 'I am Annika.'];
  const part = ['--x', 'Content-Type: message/rfc822', '', ...inner, '--x--', ''];
  const outer = ['From: b@example.com', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x', '', ...part];
  const read = await readDocument(mail(outer));
  expect(read.text).toBe(
    'From: b@example.com\n\n\n\nMessage.eml\nFrom: annika@example.com\nSubject: inner\n\nI am Annika.\n',
  );
  const edits = editsOf(read.text, { Annika: 'Maren', annika: 'maren' });
  const written = await read.write(edits);
  expect((await readDocument(written)).text).toBe(withEdits(read.text, edits));
});

it('says why it does not read a mail', async () => {
  expect(await reasonOf(mail(['no mail at all']))).toBe('damaged');
  expect(await reasonOf(mail(['']))).toBe('damaged');
  const head = ['From: a@example.com', 'MIME-Version: 1.0'];
  const smime = [...head, 'Content-Type: application/pkcs7-mime; smime-type=enveloped-data', '', 'AAAA'];
  expect(await reasonOf(mail(smime))).toBe('encrypted');
  expect(await reasonOf(mail(['From: =?no-such-set?B?xbfR9MP31ukg?= <a@example.com>', ...head]))).toBe('unknownKind');
  const charset = ['Content-Type: text/plain;', ' format=flowed; charset="no-such-set"', '', 'text'];
  expect(await reasonOf(mail([...head, ...charset]))).toBe('unknownKind');
  const broken = ['Content-Type: text/plain', '', '--x', 'Content-Transfer-Encoding: base64', '', base64('Annika')];
  expect(await reasonOf(mail([...head, ...broken]))).toBe('damaged');
  const mailbox = ['From a@example.com Mon May  4 08:14:58 2026', ...head, '', 'text', ''];
  expect(await reasonOf(mail([...mailbox, ...mailbox, ...broken], 'a.mbox'))).toBe('damaged');
  expect(await reasonOf(mail([...head, '', 'x'.repeat(MAX_DOCUMENT_CHARACTERS)]))).toBe('tooLarge');
  const parts = (depth: number): string[] =>
    Array.from({ length: depth }, (_, i) => [`Content-Type: multipart/mixed; boundary=b${i}`, '', `--b${i}`]).flat();
  expect(await reasonOf(mail([...head, ...parts(50), '', 'text']))).toBe('damaged');
  const many = Array.from({ length: 1100 }, () => ['--x', 'Content-Type: text/csv', '', 'a']).flat();
  expect(await reasonOf(mail([...head, 'Content-Type: multipart/mixed; boundary=x', '', ...many]))).toBe('tooLarge');
});

it('takes files out of the text', async () => {
  const file = ['begin 644 lindqvist.txt', '+06YN:6MA($QI;F0`', '`', 'end'];
  const read = await readDocument(mail(['From: a@example.com', '', 'before', ...file, 'after']));
  expect(read.text).toBe('From: a@example.com\n\nbefore\n\nafter\n');
  expect(read.removed).toContain('attachedFiles');
});

it('gives, read again, the text with the edits, whatever they are', async () => {
  const surrogate = fc.oneof(
    fc.stringMatching(/^[A-Za-z "',.<>@()[\]_=?-]{1,20}$/),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  );
  const read = await readDocument(mail(LETTER));
  const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
  await fc.assert(
    fc.asyncProperty(surrogate, fc.constantFrom('Grüße', 'Hallo', '2026'), async (text, original) => {
      const edits = editsOf(read.text, { [original]: text.normalize('NFC') });
      const again = await readDocument(await read.write(edits));
      expect(letters(again.text)).toBe(letters(withEdits(read.text, edits)));
    }),
    { numRuns: 400 },
  );
  await fc.assert(
    fc.asyncProperty(surrogate, async (text) => {
      const edits = editsOf(read.text, { 'Jörg Lindqvist': text.trim() || 'x' });
      const { from } = await PostalMime.parse((await read.write(edits)).bytes);
      expect(from?.address).toBe('joerg@lindqvist.example');
    }),
    { numRuns: 400 },
  );
});

it('reads or refuses any broken mail, and does not hang', async () => {
  const whole = mail(LETTER).bytes;
  const reasons = ['read', 'damaged', 'encrypted', 'tooLarge', 'unknownKind'];
  for (let length = 0; length < whole.length; length += 11)
    expect(reasons).toContain(await reasonOf({ ...mail([]), bytes: whole.slice(0, length) }));
  const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, async (bytes) => {
      const broken = new Uint8Array(whole);
      for (const [at, byte] of bytes) broken[at] = byte;
      expect(reasons).toContain(await reasonOf({ ...mail([]), bytes: broken }));
    }),
    { numRuns: 500 },
  );
});

it('reads the text of HTML, the hidden one too', () => {
  const html =
    '<html><head><style>p { color: red }</style></head><body><!-- Lindqvist --><p>Dear&nbsp;<b>Ann</b>ika,</p>' +
    '<div style="display:none">hidden</div><table><tr><td>a</td><td>b</td></tr></table>' +
    '<script>"</p>"</script><img alt="Jörg"> 1 < 2 &lt;b&gt;</body>';
  expect(htmlText(html).text).toBe('Dear Annika,\n\nhidden\n\na\tb\n\nJörg 1 < 2 <b>');
});

it('reads hostile HTML fast', () => {
  const started = performance.now();
  for (const piece of ['<script>', '<!--', '<', '<p', '&', '<img alt="', '</', '<style'])
    htmlText(piece.repeat(1_000_000 / piece.length));
  expect(performance.now() - started).toBeLessThan(5000);
});
