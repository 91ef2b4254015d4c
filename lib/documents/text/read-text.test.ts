import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_DOCUMENT_CHARACTERS, type SourceFile, type TextEdit } from '../document.ts';
import { withoutPlainTags } from './markup-text.ts';
import { readTextDocument } from './read-text.ts';

const file = (name: string, content: string | number[], type = ''): SourceFile => ({
  name,
  type,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
});

const contentOf = ({ bytes }: SourceFile) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Replaces each occurrence of the keys. */
function editsOf(text: string, replacements: Readonly<Record<string, string>>): readonly TextEdit[] {
  const found = Object.entries(replacements).flatMap(([original, surrogate]) =>
    Array.from(text.matchAll(new RegExp(original.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')), ({ index }) => ({
      start: index,
      end: index + original.length,
      text: surrogate,
    })),
  );
  return found.sort((a, b) => a.start - b.start);
}

async function replaced(given: SourceFile, replacements: Readonly<Record<string, string>>): Promise<string> {
  const read = await readTextDocument(given);
  const edits = editsOf(read.text, replacements);
  if (edits.length === 0) throw new Error('nothing to replace');
  return contentOf(await read.write(edits));
}

it('writes every byte as it was if there are no edits', async () => {
  const names = fc.constantFrom('a.txt', 'b.csv', 'c.html', 'd.json', 'e.tsv', 'f.jsonl');
  const contents = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.json(),
    fc.stringMatching(/^[a-c"',;\n\r\t&#1x<>| ]*$/),
  );
  await fc.assert(
    fc.asyncProperty(names, contents, async (name, content) => {
      fc.pre(!content.includes('\0') && !content.startsWith('\ufeff') && content.isWellFormed());
      const given = file(name, content);
      const read = await readTextDocument(given);
      expect(await read.write([])).toEqual(given);
    }),
    { numRuns: 400 },
  );
});

it('reads what Windows writes, and says in the file that it is UTF-8 now', async () => {
  const latin = await readTextDocument(file('a.txt', [0x4a, 0xf6, 0x72, 0x67]));
  expect(latin.text).toBe('Jörg');
  expect(contentOf(await latin.write([{ start: 1, end: 2, text: 'ü' }]))).toBe('\ufeffJürg');
  const wide = await readTextDocument(file('a.txt', [0xff, 0xfe, 0x4a, 0, 0xf6, 0]));
  expect(wide.text).toBe('Jö');
  expect(contentOf(await wide.write([]))).toBe('\ufeffJö');
  expect((await readTextDocument(file('a.txt', '\ufeffJörg'))).text).toBe('Jörg');
});

it('does not take a Chinese or Russian encoding for a Western one', async () => {
  // "张伟" in GBK and "Иван" in Windows-1251.
  await expect(readTextDocument(file('a.txt', [0xd5, 0xc5, 0xce, 0xb0]))).rejects.toMatchObject({
    reason: 'unknownKind',
  });
  await expect(readTextDocument(file('a.txt', [0xc8, 0xe2, 0xe0, 0xed, 0x20]))).rejects.toMatchObject({
    reason: 'unknownKind',
  });
});

it('reads the encoding that a page says of itself, and writes UTF-8 there', async () => {
  const head = Array.from(new TextEncoder().encode('<?xml version="1.0" encoding="windows-1251"?><n>'));
  const read = await readTextDocument(file('a.xml', [...head, 0xc8, 0xe2, 0xe0, 0xed, 0x3c, 0x2f, 0x6e, 0x3e]));
  expect(read.text).toBe('<?xml version="1.0" encoding="UTF-8"?><n>Иван</n>');
  expect(contentOf(await read.write([{ start: 41, end: 45, text: 'Олег' }]))).toBe(
    '\ufeff<?xml version="1.0" encoding="UTF-8"?><n>Олег</n>',
  );
});

it('reads Japanese that hides in ASCII', async () => {
  // "東" in ISO-2022-JP.
  expect((await readTextDocument(file('a.txt', [0x1b, 0x24, 0x42, 0x45, 0x6c, 0x1b, 0x28, 0x42]))).text).toBe('東');
});

it('keeps a table a table', async () => {
  const csv = 'name,city\n"Lindqvist, Annika",Kiel\n';
  const read = await readTextDocument(file('a.csv', csv));
  expect(read.text).toBe('name,city\nLindqvist, Annika,Kiel\n');
  expect(await replaced(file('a.csv', csv), { Kiel: 'Ulm, "old"\ntown' })).toBe(
    'name,city\n"Lindqvist, Annika","Ulm, ""old""\ntown"\n',
  );
  expect(await replaced(file('a.csv', csv), { 'Lindqvist, Annika,Kiel': 'Maren Holm' })).toBe(
    'name,city\nMaren Holm,\n',
  );
  expect(await replaced(file('a.csv', 'a;b\r\n1;"say ""x"""\r\n'), { x: 'y' })).toBe('a;b\r\n1;"say ""y"""\r\n');
});

it('keeps JSON JSON', async () => {
  const json = String.raw`{"name": "J\u00f6rg \"Jo\"", "phone": 4915112345678, "lines": "a\nb"}`;
  const read = await readTextDocument(file('a.json', json));
  expect(read.text).toBe('{"name": "Jörg "Jo"", "phone": 4915112345678, "lines": "a\nb"}');
  const written = await replaced(file('a.json', json), { Jörg: 'Max "M"\n', '4915112345678': '+49 151', b: '\\' });
  expect(JSON.parse(written)).toEqual({ name: 'Max "M"\n "Jo"', phone: '+49 151', lines: 'a\n\\' });
  expect(await replaced(file('a.json', '{"n": 12}'), { '12': '34' })).toBe('{"n": 34}');
  expect(await replaced(file('a.jsonl', '{"n": "x"}\n{"n": "x"}\n'), { x: '"' })).toBe('{"n": "\\""}\n{"n": "\\""}\n');
});

it('reads entities, and writes none that would be read otherwise', async () => {
  const html = '<p title="J&ouml;rg">J&#246;rg J&#xF6;rg J&oumlrg &lt;annika&commat;example.com&gt; R&D</p>';
  const read = await readTextDocument(file('a.html', html));
  expect(read.text).toBe('<p title="Jörg">Jörg Jörg Jörg <annika@example.com> R&D</p>');
  expect(await replaced(file('a.html', html), { Jörg: 'O"Neill & <Co>', 'annika@example.com': 'x@y.example' })).toBe(
    '<p title="O&quot;Neill &amp; &lt;Co&gt;">O&quot;Neill &amp; &lt;Co&gt; O&quot;Neill &amp; &lt;Co&gt; ' +
      'O&quot;Neill &amp; &lt;Co&gt; &lt;x@y.example&gt; R&D</p>',
  );
});

it('reads words over the tags inside them, and keeps the tags', async () => {
  const html = '<p><span class="first">A</span>nnika <b>Lind</b>q<i>vi</i>st, <b>Annika</b></p>';
  const read = await readTextDocument(file('a.html', html));
  expect(read.text).toBe('<p><span class="first">Annika <b>Lindqvist, <b>Annika</b></p>');
  expect(await replaced(file('a.html', html), { Annika: 'Maren', Lindqvist: 'Holm' })).toBe(
    '<p><span class="first">M</span>aren <b>H</b><i></i>olm, <b>Maren</b></p>',
  );
  expect(await replaced(file('a.html', 'A<b title="Annika">b</b>c'), { Annika: 'x' })).toBe('A<b title="x">b</b>c');
  expect(await replaced(file('a.html', '<b>Lind</b>qvist.'), { Lindqvist: '[1]' })).toBe('<b>[1]</b>.');
});

it('gives, read again, the text with the edits, in every notation', async () => {
  const cell = fc.oneof(
    fc.stringMatching(/^[a-c ]{0,5}$/),
    fc.stringMatching(/^[a-c"',;\n\r\t| ]{0,9}$/).map((text) => `"${text.replaceAll('"', '""')}"`),
  );
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  const rows = fc.tuple(fc.array(row, { minLength: 1, maxLength: 4 }), fc.constantFrom(',', ';', '\t', '|'));
  const given = fc.oneof(
    fc.tuple(
      fc.constant('a.csv'),
      rows.map(([cells, separator]) => cells.map((texts) => texts.join(separator)).join('\n')),
    ),
    fc.tuple(
      fc.constant('a.html'),
      fc.stringMatching(/^(?:[a-f&#;<>1x]|<b>|<\/b>|&ouml;|&#65;|&amp|&#x1F600;){0,30}$/),
    ),
    fc.tuple(fc.constant('a.json'), fc.json()),
    fc.tuple(fc.constant('a.txt'), fc.string()),
  );
  const replacement = fc.oneof(fc.stringMatching(/^[a-c"',;\n&#<>|\\]*$/), fc.constant('amp;'), fc.constant('"'));
  await fc.assert(
    fc.asyncProperty(given, fc.nat(), fc.nat(), replacement, async ([name, content], a, b, text) => {
      fc.pre(!content.includes('\0') && content.isWellFormed());
      const read = await readTextDocument(file(name, content));
      const [start = 0, end = 0] = [a % (read.text.length + 1), b % (read.text.length + 1)].sort((x, y) => x - y);
      const isSplit = [start, end].some((at) => /^[\udc00-\udfff]/.test(read.text.slice(at)));
      fc.pre(!isSplit);
      const written = await read.write([{ start, end, text }]);
      const again = await readTextDocument(written);
      if (name === 'a.html' || name === 'a.txt')
        expect(withoutPlainTags(again.text)).toBe(
          withoutPlainTags(read.text.slice(0, start) + text + read.text.slice(end)),
        );
      if (name === 'a.json') expect(() => JSON.parse(contentOf(written))).not.toThrow();
      // The edit leaves nothing of the text that it covers. If it covers separators only, it is not made.
      const letters = (of: string) => withoutPlainTags(of).replace(/[^\p{L}\p{N}]/gu, '');
      const [before, after] = [read.text.slice(0, start), read.text.slice(end)];
      expect([letters(before + text + after), letters(before + after)]).toContain(letters(again.text));
    }),
    { numRuns: 1500 },
  );
});

it('says why it does not read a file', async () => {
  const reasonOf = (given: SourceFile) =>
    readTextDocument(given).then(
      () => 'read',
      ({ reason }) => reason,
    );
  expect(await reasonOf(file('scan.pdf', 'x', 'application/pdf'))).toBe('unknownKind');
  expect(await reasonOf(file('a.txt', 'a\0b'))).toBe('unknownKind');
  expect(await reasonOf(file('a.txt', 'x'.repeat(MAX_DOCUMENT_CHARACTERS + 1)))).toBe('tooLarge');
  expect(await reasonOf(file('a.txt', ''))).toBe('read');
});

it('writes no table that would be read otherwise', async () => {
  const content = fc.stringMatching(/^[a-c"',;\n\r\t| ]{0,40}$/);
  await fc.assert(
    fc.asyncProperty(content, fc.nat(), fc.nat(), async (given, a, b) => {
      const read = await readTextDocument(file('a.csv', given));
      const [start = 0, end = 0] = [a % (read.text.length + 1), b % (read.text.length + 1)].sort((x, y) => x - y);
      const written = await read.write([{ start, end, text: 'X' }]).catch(({ reason }) => reason);
      if (written === 'damaged') return;
      const letters = (of: string) => of.replace(/[^a-cX]/g, '');
      const kept = [read.text.slice(0, start), read.text.slice(end)];
      expect([kept.join('X'), kept.join('')].map(letters)).toContain(letters((await readTextDocument(written)).text));
    }),
    { numRuns: 500 },
  );
});

it('stops when it is told to', async () => {
  const controller = new AbortController();
  controller.abort(new Error('stopped'));
  await expect(readTextDocument(file('a.txt', 'x'), { signal: controller.signal })).rejects.toThrow('stopped');
});

it('reads hostile files fast', async () => {
  const size = 250_000;
  const started = performance.now();
  for (const [name, content] of [
    ['a.csv', '"'.repeat(size)],
    ['a.csv', ','.repeat(size)],
    ['a.html', '&'.repeat(size)],
    ['a.html', '&#1'.repeat(size / 3)],
    ['a.html', 'a<b>'.repeat(size / 4)],
    ['a.html', `a${'<b>'.repeat(size / 4)}`],
    ['a.json', `"${'\\'.repeat(size)}"`],
    ['a.json', '['.repeat(size)],
  ] as const) {
    const read = await readTextDocument(file(name, content));
    await read.write([{ start: 5, end: 6, text: 'x' }]).catch(({ reason }) => expect(reason).toBe('damaged'));
  }
  expect(performance.now() - started).toBeLessThan(8000);
});
