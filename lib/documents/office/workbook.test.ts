import { expect, it } from 'vitest';
import { readOfficeFile } from './office.ts';
import { entriesOf, REL, rels, replaced, SHEET, sheetFile } from './opc-file.test-support.ts';

const data = (...rows: readonly string[]) => `<sheetData>${rows.join('')}</sheetData>`;
const row = (at: number, ...cells: readonly string[]) => `<row r="${at}">${cells.join('')}</row>`;
const shared = (at: string, index: number) => `<c r="${at}" t="s"><v>${index}</v></c>`;
const number = (at: string, value: number | string, style = 0) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;
const formula = (at: string, code: string, value: string, type = 'n') =>
  `<c r="${at}" t="${type}"><f>${code}</f><v>${value}</v></c>`;

const STRINGS = {
  'xl/sharedStrings.xml': `<sst ${SHEET}><si><t>Annika</t></si><si><r><t>An</t></r><r><rPr><b/></rPr><t>nika L.</t></r><rPh sb="0" eb="1"><t>reading</t></rPh></si></sst>`,
};
const STYLES = {
  'xl/styles.xml': `<styleSheet ${SHEET}><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="0.00&quot; for Annika&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
};

const sheetOf = async (file: Parameters<typeof replaced>[0], originals: Readonly<Record<string, string>>) =>
  entriesOf(await replaced(file, originals))['xl/worksheets/sheet1.xml'] ?? '';

it('reads a line for each row and a tab between columns, with shared and rich strings', async () => {
  const file = sheetFile(data(row(1, shared('A1', 0), shared('C1', 1)), row(4, number('B4', '12.50'))), STRINGS);
  expect((await readOfficeFile(file)).text).toBe('Anna\nAnnika\t\tAnnika L.\n\t12.5');
});

it('writes one of two cells with the same shared string, and keeps the format of its parts', async () => {
  const file = sheetFile(data(row(1, shared('A1', 1), shared('B1', 1))), STRINGS);
  const read = await readOfficeFile(file);
  const written = await read.write([{ start: 5, end: 11, text: 'Maren' }]);
  expect((await readOfficeFile(written)).text).toBe('Anna\nMaren L.\tAnnika L.');
  const entries = entriesOf(written);
  expect(entries['xl/worksheets/sheet1.xml']).toContain('<b/>');
  expect(JSON.stringify(entries)).not.toContain('reading');
  expect(Object.keys(entries)).not.toContain('xl/sharedStrings.xml');
});

it('reads dates as ISO dates, and writes an edited one as a date', async () => {
  const file = sheetFile(
    data(row(1, number('A1', 46095, 1), number('B1', 46095.4375, 2), number('C1', 46096, 1))),
    STYLES,
  );
  expect((await readOfficeFile(file)).text).toContain('\n2026-03-14\t2026-03-14 10:30:00\t2026-03-15');
  const written = await sheetOf(file, { '2026-03-15': '2026-04-15', '10:30:00': '11:00:00' });
  expect(written).toContain('<c r="C1" s="1"><v>46127</v></c>');
  expect(written).toContain('<v>46095.458333333336</v>');
});

it('writes a number as a number, and anything else as text', async () => {
  const file = sheetFile(data(row(1, number('A1', '48213.5'), number('B1', 700123))));
  const written = await sheetOf(file, { '48213.5': '39000', '700123': '0700 55' });
  expect(written).toContain('<v>39000</v>');
  expect(written).toContain('<c r="B1" s="0" t="inlineStr"><is><t xml:space="preserve">0700 55</t></is></c>');
});

it('lets formulas follow the name of a sheet, and reads the strings in them', async () => {
  const file = sheetFile(
    data(row(1, number('A1', 1), formula('B1', 'SUM(Anna!A1:A1,\'Anna\'!A1)&amp;"Anna says ""hi"""', 'x', 'str'))),
  );
  const read = await readOfficeFile(file);
  expect(read.text).toBe('Anna\n1\tx\nAnna says "hi"');
  const entries = entriesOf(await replaced(file, { Anna: "Ol'ga B" }));
  expect(entries['xl/workbook.xml']).toContain(`name="Ol'ga B"`);
  expect(entries['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
  expect(entries['xl/worksheets/sheet1.xml']).toContain(
    `SUM('Ol''ga B'!A1:A1,'Ol''ga B'!A1)&amp;"Ol'ga B says ""hi"""</f>`,
  );
});

it('keeps a formula whose shown value is edited, and marks the workbook to be computed again', async () => {
  const file = sheetFile(data(row(1, number('A1', 1200), formula('B1', 'A1*2', '2400'))));
  const entries = entriesOf(await replaced(file, { '2400': '2600', '1200': '1300' }));
  expect(entries['xl/worksheets/sheet1.xml']).toContain('<f>A1*2</f><v>2600</v>');
  expect(entries['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
});

it('gives a sheet the nearest name that a workbook allows', async () => {
  const file = sheetFile(data(row(1, number('A1', 1))));
  const read = await readOfficeFile(file);
  const written = await read.write([{ start: 0, end: 4, text: `A/B ${'x'.repeat(40)}` }]);
  expect((await readOfficeFile(written)).text).toBe(`A B ${'x'.repeat(27)}\n1`);
});

it('gives ranges neutral names, and keeps those of Excel', async () => {
  const names =
    '<definedNames><definedName name="Annika_Lohn" comment="Annika">Anna!$A$1</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">Anna!$A$1:$B$2</definedName></definedNames>';
  const file = sheetFile(data(row(1, number('A1', 1), formula('B1', 'Annika_Lohn*2', '2'))), {
    'xl/workbook.xml': `<workbook ${SHEET} ${REL}><sheets><sheet name="Anna" sheetId="1" r:id="rId1"/></sheets>${names}</workbook>`,
  });
  const entries = entriesOf(await replaced(file, {}));
  expect(entries['xl/workbook.xml']).toContain('<definedName name="Name_1">Anna!$A$1<');
  expect(entries['xl/workbook.xml']).toContain('name="_xlnm.Print_Area"');
  expect(entries['xl/worksheets/sheet1.xml']).toContain('<f>Name_1*2</f>');
  expect(JSON.stringify(entries)).not.toContain('Annika');
});

it('lets the columns of a table, and formulas with them, follow their header cells', async () => {
  const cells = data(
    row(1, '<c r="A1" t="inlineStr"><is><t>Annika</t></is></c>'),
    row(2, number('A2', 3)),
    row(3, formula('A3', 'SUM(Pay[Annika])+Pay[[#Totals],[Annika]]', '3')),
  );
  const file = sheetFile(`${cells}<tableParts><tablePart r:id="rId1"/></tableParts>`, {
    'xl/worksheets/_rels/sheet1.xml.rels': rels(['table', '../tables/table1.xml']),
    'xl/tables/table1.xml': `<table ${SHEET} id="1" name="Pay" displayName="Pay" ref="A1:A2"><autoFilter ref="A1:A2"><filterColumn colId="0"><filters><filter val="Annika"/></filters></filterColumn></autoFilter><tableColumns><tableColumn id="1" name="Annika"/></tableColumns></table>`,
  });
  const entries = entriesOf(await replaced(file, { Annika: 'Ma[r]en' }));
  expect(entries['xl/tables/table1.xml']).toContain('name="Ma[r]en"');
  expect(entries['xl/worksheets/sheet1.xml']).toContain("SUM(List_1[Ma'[r']en])+List_1[[#Totals],[Ma'[r']en]]");
  expect(JSON.stringify(entries)).not.toContain('Annika');
});

it('replaces formulas that lead to other files by their values', async () => {
  const file = sheetFile(data(row(1, formula('A1', '[1]Pay!A1+1', '12'), formula('B1', "'[2]Annika 1'!B2", '7'))));
  const read = await readOfficeFile(file);
  expect(read.removed).toEqual(['links']);
  expect(await sheetOf(file, {})).not.toMatch(/<f>|Annika/);
});

it('reads comments, headers, rules and the words of number formats', async () => {
  const sheet = `${data(row(1, number('A1', 1, 3)))}<conditionalFormatting sqref="A1"><cfRule type="containsText" text="Annika"><formula>SEARCH("Annika",A1)</formula></cfRule></conditionalFormatting><dataValidations><dataValidation type="list" prompt="ask Annika" sqref="A1"><formula1>"Annika,Desmond"</formula1></dataValidation></dataValidations><headerFooter><oddHeader>&amp;LAnnika &amp;&amp; Co&amp;C&amp;"Arial,Bold"&amp;12Annika&amp;RPage &amp;P</oddHeader></headerFooter><legacyDrawing r:id="rId2"/>`;
  const file = sheetFile(sheet, {
    ...STYLES,
    'xl/worksheets/_rels/sheet1.xml.rels': rels(
      ['comments', '../comments1.xml'],
      ['vmlDrawing', '../drawings/vml1.vml'],
    ),
    'xl/comments1.xml': `<comments ${SHEET}><authors><author>Annika</author></authors><commentList><comment ref="B4" authorId="0"><text><t>to Annika</t></text></comment></commentList></comments>`,
    'xl/drawings/vml1.vml': '<xml>Annika<br></xml>',
  });
  const read = await readOfficeFile(file);
  expect(read.text.split('\n')).toEqual([
    ...['Anna', '1', 'Annika & Co\tAnnika\tPage ', 'ask Annika', 'Annika', 'Annika', 'Annika,Desmond', 'to Annika'],
    ' for Annika',
  ]);
  expect(read.unseen).toEqual([{ content: 'comments', count: 1 }]);
  const entries = entriesOf(await replaced(file, { Annika: 'Maren' }));
  expect(JSON.stringify(entries)).not.toContain('Annika');
  expect(entries['xl/worksheets/sheet1.xml']).toContain('&amp;C&amp;"Arial,Bold"&amp;12Maren&amp;RPage &amp;P');
  expect(entries['xl/worksheets/media/made1.vml']).toContain('<x:Row>3</x:Row><x:Column>1</x:Column>');
});

it('counts hidden rows, columns and sheets, and reads them', async () => {
  const sheet = `<cols><col min="2" max="3" hidden="1"/></cols>${data(`<row r="1" hidden="1">${number('A1', 5)}</row>`)}`;
  const file = sheetFile(sheet, {
    'xl/workbook.xml': `<workbook ${SHEET} ${REL}><sheets><sheet name="Anna" state="veryHidden" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  });
  const read = await readOfficeFile(file);
  expect(read.text).toBe('Anna\n5');
  expect(read.unseen).toEqual([
    { content: 'hiddenSheets', count: 1 },
    { content: 'hiddenRows', count: 1 },
    { content: 'hiddenColumns', count: 2 },
  ]);
});

it('keeps a chart without the copies of its cells, and lets its ranges follow a renamed sheet', async () => {
  const file = sheetFile(`${data(row(1, number('A1', 4800)))}<drawing r:id="rId1"/>`, {
    'xl/worksheets/_rels/sheet1.xml.rels': rels(['drawing', '../drawings/drawing1.xml']),
    'xl/drawings/_rels/drawing1.xml.rels': rels(['chart', '/xl/charts/chart1.xml'], ['image', '../media/Anna.jpg']),
    'xl/drawings/drawing1.xml': `<x:wsDr xmlns:x="x" xmlns:a="a" ${REL}><x:oneCellAnchor><x:graphicFrame macro="Anna"><c:chart xmlns:c="c" r:id="rId1"/></x:graphicFrame></x:oneCellAnchor><x:oneCellAnchor><x:pic><x:cNvPr id="1" name="Anna" descr="Anna"/><a:blip r:embed="rId2"/></x:pic></x:oneCellAnchor></x:wsDr>`,
    'xl/charts/chart1.xml':
      '<c:chartSpace xmlns:c="c" xmlns:a="a"><c:title><a:p><a:r><a:t>Pay of Anna</a:t></a:r></a:p></c:title><c:val><c:numRef><c:f>Anna!$A$1</c:f><c:numCache><c:pt idx="0"><c:v>4800</c:v></c:pt></c:numCache></c:numRef></c:val></c:chartSpace>',
    'xl/media/Anna.jpg': 'Anna',
  });
  expect((await readOfficeFile(file)).text.split(/\n+/)).toEqual(['Anna', '4800', 'Pay of Anna']);
  const entries = entriesOf(await replaced(file, { Anna: 'Ida', '4800': '3900' }));
  expect(entries['xl/charts/chart1.xml']).toContain("<c:f>'Ida'!$A$1</c:f>");
  expect(entries['xl/charts/chart1.xml']).toContain('>Pay of Ida<');
  expect(JSON.stringify(entries)).not.toMatch(/Anna|4800/);
});
