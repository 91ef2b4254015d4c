import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { SourceFile } from '../document.ts';
import { readOfficeFile } from './office.ts';
import { entriesOf, replaced } from './opc-file.test-support.ts';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const SPACES = [
  ...['office', 'text', 'table', 'style', 'meta', 'script'].map((name) => `xmlns:${name}="${ODF}:${name}:1.0"`),
  `xmlns:draw="${ODF}:drawing:1.0" xmlns:svg="${ODF}:svg-compatible:1.0" xmlns:number="${ODF}:datastyle:1.0"`,
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');

function odfFile(kind: string, body: string, others: Readonly<Record<string, string>> = {}): SourceFile {
  const parts = {
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<office:document-content ${SPACES}>${others.styles ?? ''}<office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    'META-INF/manifest.xml': '<a/>',
    ...others,
  };
  const entries = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return { name: 'a.odt', type: '', bytes: new Uint8Array(zipSync(entries)) };
}

const textOf = async (kind: string, body: string) => (await readOfficeFile(odfFile(kind, body))).text;

const contentOf = async (file: SourceFile, originals: Readonly<Record<string, string>> = {}) =>
  entriesOf(await replaced(file, originals))['content.xml'] ?? '';

it('reads white space as the format means it', async () => {
  const body =
    '<text:p>\n  Dear\n Annika <text:span> L.</text:span><text:s text:c="2"/><text:tab/>x<text:line-break/>y</text:p>';
  expect(await textOf('text', body)).toBe('Dear Annika L.  \tx\ny');
});

it('writes spaces, tabs and line breaks so that they are read again', async () => {
  const file = odfFile('text', '<text:p>Annika<text:span>!</text:span></text:p>');
  for (const text of ['  a  b ', '\ta\n\n b', ' ', 'a b', '', '\t \n']) {
    const written = await (await readOfficeFile(file)).write([{ start: 0, end: 6, text }]);
    const again = entriesOf(written)['content.xml'];
    expect(again).not.toContain('Annika');
    expect((await readOfficeFile(written)).text).toBe(`${text}!`);
  }
});

it('reads notes and boxes behind their paragraph, and comments without their authors', async () => {
  const note =
    '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>note</text:p></text:note-body></text:note>';
  const comment =
    '<office:annotation><dc:creator>Desmond</dc:creator><dc:date>2026-01-02T03:04:05</dc:date><text:p>remark</text:p></office:annotation>';
  const file = odfFile('text', `<text:p>An${note}ni${comment}ka</text:p><text:p>end</text:p>`);
  const read = await readOfficeFile(file);
  expect(read.text).toMatch(/^Annika\n.*note\nremark\nend$/s);
  expect(read.unseen).toEqual([{ content: 'comments', count: 1 }]);
  expect(await contentOf(file)).not.toMatch(/Desmond|2026/);
});

it('removes changes, links, fields with values, forms and scripts', async () => {
  const body = `<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><office:change-info><dc:creator>Desmond</dc:creator></office:change-info><text:p>deleted Okafor</text:p></text:deletion></text:changed-region></text:tracked-changes><text:user-field-decls><text:user-field-decl office:string-value="Okafor" text:name="Okafor"/></text:user-field-decls><text:p><text:change text:change-id="c1"/><text:a xlink:href="mailto:okafor@example.org">Annika</text:a> <text:user-field-get text:name="Okafor">value</text:user-field-get><text:hidden-text text:condition="Okafor" text:string-value="Okafor"/><text:bookmark-start text:name="Okafor"/>x<text:bookmark-end text:name="Okafor"/><text:bookmark-ref text:ref-name="Okafor">x</text:bookmark-ref></text:p>`;
  const read = await readOfficeFile(odfFile('text', body));
  expect(read.text).toBe('Annika valuexx');
  expect(read.removed).toEqual(['links']);
  expect(read.unseen).toEqual([
    { content: 'trackedChanges', count: 1 },
    { content: 'hiddenText', count: 1 },
  ]);
  const content = await contentOf(odfFile('text', body));
  expect(content).not.toMatch(/okafor|desmond/i);
  expect(content).toContain('text:ref-name="Mark 1"');
});

it('keeps the first entry unpacked, and only entries that it reads', async () => {
  const file = odfFile('text', '<text:p>a</text:p><text:p><draw:image xlink:href="Pictures/Annika.jpg"/></text:p>', {
    'meta.xml': '<a>Annika</a>',
    'Pictures/Annika.jpg': 'Annika',
    'Thumbnails/thumbnail.png': 'Annika',
    'Basic/Standard/Annika.xml': '<a/>',
    'settings.xml': `<office:document-settings ${SPACES} xmlns:config="${ODF}:config:1.0"><office:settings><config:config-item-set config:name="ooo:configuration-settings"><config:config-item config:name="PrinterName" config:type="string">Annika's</config:config-item><config:config-item config:name="AddParaTableSpacing" config:type="boolean">true</config:config-item></config:config-item-set></office:settings></office:document-settings>`,
  });
  const read = await readOfficeFile(file);
  expect(read.removed).toEqual(['macros', 'pictures', 'properties']);
  const { bytes } = await read.write([]);
  expect(strFromU8(bytes.slice(30, 38))).toBe('mimetype');
  expect(strFromU8(bytes.slice(38, 77))).toBe('application/vnd.oasis.opendocument.text');
  const entries = unzipSync(bytes);
  expect(Object.keys(entries).sort()).toEqual([
    ...['META-INF/manifest.xml', 'Pictures/made1.png', 'content.xml', 'mimetype', 'settings.xml'],
  ]);
  expect(strFromU8(entries['settings.xml'] ?? new Uint8Array())).toContain('AddParaTableSpacing');
  expect(
    Object.values(entries)
      .map((content) => strFromU8(content))
      .join(),
  ).not.toContain('Annika');
});

const cell = (attributes: string, text?: string) =>
  `<table:table-cell ${attributes}>${text === undefined ? '' : `<text:p>${text}</text:p>`}</table:table-cell>`;
const sheet = (name: string, ...cells: readonly string[]) =>
  `<table:table table:name="${name}"><table:table-row>${cells.join('')}</table:table-row></table:table>`;

it('reads numbers and dates by their values, and writes value and shown text together', async () => {
  const file = odfFile(
    'spreadsheet',
    sheet(
      'Anna',
      cell('office:value-type="float" office:value="1234.50"', '1.234,50 €'),
      cell('table:number-columns-repeated="2"'),
      cell('office:value-type="date" office:date-value="2026-03-14"', '14. März 2026'),
      cell('office:value-type="string"', 'Annika'),
    ),
  );
  expect((await readOfficeFile(file)).text).toBe('Anna\n1234.5\t\t\t2026-03-14\tAnnika');
  const content = await contentOf(file, { '1234.5': '999', '2026-03-14': '2026-05-01', Annika: 'Maren' });
  expect(content).toContain('office:value="999"><text:p>999</text:p>');
  expect(content).toContain('office:date-value="2026-05-01"><text:p>2026-05-01</text:p>');
  const text = await contentOf(file, { '1234.5': 'about a thousand' });
  expect(text).toContain('office:value-type="string"><text:p>about a thousand</text:p>');
  expect(text).not.toMatch(/1\.?234/);
});

it('lets formulas and ranges follow the name of a sheet', async () => {
  const names =
    '<table:named-expressions><table:named-range table:name="Lohn" table:cell-range-address="$Anna.$A$1"/></table:named-expressions>';
  const formula = cell(
    'table:formula="of:=[Anna.A1]&amp;Lohn&amp;&quot;Anna&quot;" office:value-type="string" office:string-value="Anna"',
  );
  const file = odfFile('spreadsheet', `${sheet('Anna', formula)}${names}`);
  expect((await readOfficeFile(file)).text).toBe('Anna\nAnna\n\nAnna');
  const content = await contentOf(file, { Anna: "Ol'ga" });
  expect(content).toContain(`of:=['Ol''ga'.A1]&amp;Name_1&amp;&quot;Ol'ga&quot;`);
  expect(content).toContain(`table:cell-range-address="$'Ol''ga'.$A$1"`);
  expect(content).not.toMatch(/Anna|Lohn/);
});

it('replaces formulas that lead to other files, and removes their copies', async () => {
  const outside = `<table:table table:name="'file:///home/annika/pay.ods'#$Sheet1"><table:table-row>${cell('', 'Okafor')}</table:table-row></table:table>`;
  const formula = cell(
    `table:formula="of:=['file:///home/annika/pay.ods'#$Sheet1.A1]" office:value-type="float" office:value="5"`,
    '5',
  );
  const file = odfFile('spreadsheet', sheet('Anna', formula) + outside);
  const read = await readOfficeFile(file);
  expect(read.text.trim()).toBe('Anna\n5');
  expect(read.removed).toEqual(['links']);
  expect(await contentOf(file)).not.toMatch(/annika|Okafor/);
});
