import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { TextEdit } from '../document.ts';
import originalsOf from './fixtures/originals.json';
import { readOfficeFile } from './office.ts';

const folder = new URL('./fixtures/', import.meta.url);
const files = readdirSync(folder).filter((name) => name in originalsOf);

const open = (name: string) =>
  readOfficeFile({ name, type: '', bytes: new Uint8Array(readFileSync(new URL(name, folder))) });

const contentOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${new TextDecoder().decode(content)}`)
    .join('\n');

const applied = (text: string, edits: readonly TextEdit[]) =>
  [...edits].reverse().reduce((all, { start, end, text: given }) => all.slice(0, start) + given + all.slice(end), text);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Names of sheets cannot hold every text, and are edited in the tests of workbooks. */
const isFree = (text: string, sheets: readonly string[], { start, end }: TextEdit) =>
  !sheets.some((sheet) => {
    for (let at = text.indexOf(sheet); at >= 0; at = text.indexOf(sheet, at + 1))
      if (start <= at + sheet.length && end >= at) return true;
    return false;
  });

/** Names of sheets, and the word of a number's format. */
const FIXED = ['Mitarbeiterliste', 'Staff list', 'Liste du personnel', 'Lista de personal', '员工名单', ' EUR'];
const SHEETS = /\.(?:xlsx|ods)$/;

it.each(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'])(
  'gives the edited text for any edits of %s files',
  async (ending) => {
    const names = files.filter((name) => name.endsWith(ending));
    const pair = fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), length: fc.nat(30) });
    const given = fc.record({
      name: fc.constantFrom(...names),
      ranges: fc.array(fc.tuple(pair, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ name, ranges }) => {
        const read = await open(name);
        const edits: TextEdit[] = [];
        let from = 0;
        const sheets = SHEETS.test(name) ? FIXED : [];
        const originals = SHEETS.test(name) ? originalsOf[name as keyof typeof originalsOf] : [];
        for (const [{ at, length }, text] of [...ranges].sort(([a], [b]) => a.at - b.at)) {
          const start = Math.max(from, Math.floor(at * read.text.length));
          // Within one line, as findings are.
          const line = read.text.slice(start).search(/[\n\t]|$/);
          const edit = { start, end: start + Math.min(length, line), text: text.replaceAll(/[\r\n]/g, ' ') };
          // Text is never put between the places of a file, only into them.
          if (edit.end <= edit.start) continue;
          if (!isFree(read.text, [...sheets, ...originals], edit)) continue;
          edits.push(edit);
          from = edit.end + 1;
        }
        const written = await read.write(edits);
        const again = await readOfficeFile(written);
        expect(again.text).toBe(applied(read.text, edits));
        const structure = contentOf((await read.write([{ start: 0, end: read.text.length, text: '' }])).bytes);
        const content = contentOf(written.bytes);
        for (const { start, end } of edits) {
          const original = read.text.slice(start, end).trim();
          if (original.length < 4 || again.text.includes(original) || structure.includes(escaped(original))) continue;
          expect(content).not.toContain(escaped(original));
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  },
);
