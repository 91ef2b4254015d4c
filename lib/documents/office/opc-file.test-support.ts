// Small Office Open XML files for tests, with only the parts that a test is about.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { SourceFile } from '../document.ts';
import { readOfficeFile } from './office.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';

export const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
export const REL = `xmlns:r="${OFFICE}"`;

/** @param links type, target and 'out' for a target outside the file; the first is rId1 */
export const rels = (...links: readonly (readonly [string, string, 'out'?])[]): string =>
  `<Relationships xmlns="${RELATIONSHIPS}">${links
    .map(
      ([type, target, out], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"${out ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

export function opcFile(name: string, main: string, parts: Readonly<Record<string, string>>): SourceFile {
  const kind = main.startsWith('word')
    ? 'wordprocessingml.document'
    : main.startsWith('xl')
      ? 'spreadsheetml.sheet'
      : 'presentationml.presentation';
  const all = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    '_rels/.rels': rels(['officeDocument', main]),
    ...parts,
  };
  const entries = Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)]));
  return { name, type: '', bytes: new Uint8Array(zipSync(entries)) };
}

export const wordFile = (body: string, others: Readonly<Record<string, string>> = {}): SourceFile =>
  opcFile('a.docx', 'word/document.xml', {
    'word/document.xml': `<w:document ${WORD} ${REL}><w:body>${body}</w:body></w:document>`,
    ...others,
  });

export const sheetFile = (sheet: string, others: Readonly<Record<string, string>> = {}): SourceFile =>
  opcFile('a.xlsx', 'xl/workbook.xml', {
    'xl/workbook.xml': `<workbook ${SHEET} ${REL}><sheets><sheet name="Anna" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet ${SHEET} ${REL}>${sheet}</worksheet>`,
    ...others,
  });

export const entriesOf = ({ bytes }: SourceFile): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

/** Replaces each of these originals everywhere. */
export async function replaced(file: SourceFile, originals: Readonly<Record<string, string>>): Promise<SourceFile> {
  const read = await readOfficeFile(file);
  const edits = Object.entries(originals).flatMap(([original, text]) => {
    const found = [];
    for (let at = read.text.indexOf(original); at >= 0; at = read.text.indexOf(original, at + 1))
      found.push({ start: at, end: at + original.length, text });
    return found;
  });
  return read.write(edits.sort((a, b) => a.start - b.start));
}
