import { expect, it } from 'vitest';
import { readOfficeFile } from './office.ts';
import { entriesOf, rels, replaced, WORD, wordFile } from './opc-file.test-support.ts';

const p = (...runs: readonly string[]) => `<w:p>${runs.join('')}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const field = (code: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${code
    .split('|')
    .map((part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${r(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const textOf = async (body: string) => (await readOfficeFile(wordFile(body))).text;

const bodyOf = async (body: string, originals: Readonly<Record<string, string>> = {}) =>
  entriesOf(await replaced(wordFile(body), originals))['word/document.xml'] ?? '';

it('reads a word that is split over runs as one, and puts a replacement into the first', async () => {
  const body = p(r('Dear An'), r('ni', '<w:b/>'), r('ka!'));
  expect(await textOf(body)).toBe('Dear Annika!');
  const written = await bodyOf(body, { Annika: 'Maren' });
  expect(written).toContain('>Dear Maren</w:t>');
  expect(written).toContain('<w:b/>');
  expect(written).toContain('>!</w:t>');
});

it('reads tabs, line breaks and hyphens within a run, and writes them again', async () => {
  const body = p('<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r>');
  expect(await textOf(body)).toBe('a\tb\nc\u2011d');
  const written = await replaced(wordFile(body), { b: 'x\ty\nz' });
  expect((await readOfficeFile(written)).text).toBe('a\tx\ty\nz\nc\u2011d');
  expect(entriesOf(written)['word/document.xml']).toContain('<w:tab/>');
});

it('reads a table as rows with tabs', async () => {
  const cell = (text: string) => `<w:tc>${text === '' ? p() : p(r(text))}</w:tc>`;
  const row = (...texts: readonly string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
  expect(await textOf(`<w:tbl>${row('a', '', 'c')}${row('d', 'e', 'f')}</w:tbl>${p(r('g'))}`)).toBe(
    'a\t\tc\nd\te\tf\ng',
  );
});

it('carries deletions out, and keeps insertions without their authors', async () => {
  const by = 'w:id="1" w:author="Annika Lindqvist" w:date="2026-01-02T03:04:05Z"';
  const body = p(
    r('Call '),
    `<w:del ${by}><w:r><w:delText>Desmond</w:delText></w:r></w:del>`,
    `<w:ins ${by}>${r('Maren')}</w:ins>`,
    `<w:moveFrom ${by}>${r('Okafor')}</w:moveFrom>`,
    `<w:moveTo ${by}>${r(' today')}</w:moveTo>`,
  );
  const read = await readOfficeFile(wordFile(body));
  expect(read.text).toBe('Call Maren today');
  expect(read.unseen).toContainEqual({ content: 'trackedChanges', count: 4 });
  const written = await bodyOf(body);
  expect(written).toContain('<w:ins w:id="1" w:author="Author 1">');
  expect(written).not.toMatch(/Annika|Desmond|Okafor|2026/);
});

it('keeps the results of fields, and the codes only of those that number and refer', async () => {
  const body = p(
    field(' HYPERLINK "mailto:an|nika@example.org" ', 'Annika'),
    field(' PAGE ', '7'),
    field(' MERGEFIELD Lindqvist ', 'Ms'),
    '<w:fldSimple w:instr=" AUTHOR Annika "><w:r><w:t>X</w:t></w:r></w:fldSimple>',
    `<w:bookmarkStart w:id="0" w:name="Lindqvist_Annika"/><w:bookmarkEnd w:id="0"/>${field(' REF Lindqvist_Annika \\h ', '1')}`,
  );
  expect(await textOf(body)).toBe('Annika7MsX1');
  const written = await bodyOf(body, { Annika: 'Maren' });
  expect(written).not.toMatch(/Annika|annika|nika@|Lindqvist/);
  expect(written).toContain(' PAGE ');
  expect(written).toContain(' REF Mark1 \\h ');
  expect(written).toContain('w:name="Mark1"');
});

it('counts hidden text, and reads it', async () => {
  const read = await readOfficeFile(
    wordFile(p(r('seen'), r(' secret', '<w:vanish/>'), r(' open', '<w:vanish w:val="0"/>'))),
  );
  expect(read.text).toBe('seen secret open');
  expect(read.unseen).toEqual([{ content: 'hiddenText', count: 1 }]);
});

it('removes names of content controls, alternative texts and permissions, and keeps the text in them', async () => {
  const body = `<w:sdt><w:sdtPr><w:alias w:val="Annika"/><w:tag w:val="Annika"/><w:dropDownList><w:listItem w:displayText="Annika" w:value="Annika"/></w:dropDownList></w:sdtPr><w:sdtContent>${p(r('kept'))}</w:sdtContent></w:sdt>${p('<w:permStart w:id="1" w:ed="annika@example.org"/>', '<w:smartTag w:uri="Annika" w:element="PersonName">', r('tagged'), '</w:smartTag>')}`;
  expect(await textOf(body)).toBe('kept\ntagged');
  expect(await bodyOf(body)).not.toMatch(/annika/i);
});

it('reads a text box behind its paragraph, and once', async () => {
  const box = `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:txbxContent>${p(r('box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${p(r('box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`;
  expect(await textOf(p(r('An'), box, r('nika')) + p(r('end')))).toBe('Annika\nbox\nend');
});

it('keeps only parts that it reads, and drops links out of the file', async () => {
  const file = wordFile(
    p(`<w:hyperlink r:id="rId1">${r('Annika')}</w:hyperlink>`, '<w:r><w:object r:id="rId3"/></w:r>'),
    {
      'word/_rels/document.xml.rels': rels(
        ['hyperlink', 'mailto:annika@example.org', 'out'],
        ['vbaProject', 'vbaProject.bin'],
        ['oleObject', 'embeddings/annika.bin'],
        ['comments', 'comments.xml'],
        ['settings', 'settings.xml'],
        ['customXml', '../customXml/item1.xml'],
      ),
      'word/comments.xml': `<w:comments ${WORD}><w:comment w:id="0" w:author="Annika" w:initials="AL">${p(r('to Annika'))}</w:comment></w:comments>`,
      'word/settings.xml': `<w:settings ${WORD}><w:docVars><w:docVar w:name="a" w:val="Annika"/></w:docVars><w:zoom w:percent="90"/></w:settings>`,
      'word/vbaProject.bin': 'Annika',
      'word/embeddings/annika.bin': 'Annika',
      'customXml/item1.xml': '<a>Annika</a>',
      'docProps/core.xml': '<a>Annika</a>',
    },
  );
  const read = await readOfficeFile(file);
  expect(read.text).toBe('Annika\n\nto Annika');
  expect(read.removed).toEqual(['embeddedObjects', 'links', 'macros', 'properties']);
  const entries = entriesOf(await replaced(file, { Annika: 'Maren' }));
  expect(Object.keys(entries).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/_rels/document.xml.rels',
    'word/comments.xml',
    'word/document.xml',
    'word/settings.xml',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/annika/i);
  expect(entries['word/settings.xml']).toContain('w:percent="90"');
});

it('replaces pictures by an empty one, and their names', async () => {
  const drawing =
    '<w:r><w:drawing xmlns:wp="a" xmlns:a="b"><wp:docPr id="3" name="Annika.jpg" descr="Annika at sea"/><a:blip r:embed="rId1"/></w:drawing></w:r>';
  const file = wordFile(p(r('text'), drawing), {
    'word/_rels/document.xml.rels': rels(['image', 'media/annika.jpeg']),
    'word/media/annika.jpeg': 'Annika',
  });
  const entries = entriesOf(await replaced(file, {}));
  expect(entries['word/media/made1.png']).toMatch(/^.PNG/);
  expect(JSON.stringify(entries)).not.toMatch(/annika/i);
});

it('reads the names of styles that a person made, and gives them neutral identifiers', async () => {
  const style = (id: string, name: string, more = 'w:customStyle="1"') =>
    `<w:style w:type="paragraph" ${more} w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  const file = wordFile(p('<w:pPr><w:pStyle w:val="ForAnnika"/></w:pPr>', r('Annika')), {
    'word/_rels/document.xml.rels': rels(['styles', 'styles.xml']),
    'word/styles.xml': `<w:styles ${WORD}>${style('Heading1', 'heading 1', '')}${style('ForAnnika', 'For Annika')}${style('Heading', 'Heading')}</w:styles>`,
  });
  expect((await readOfficeFile(file)).text).toBe('Annika\nFor Annika');
  const entries = entriesOf(await replaced(file, { Annika: 'Maren' }));
  expect(entries['word/document.xml']).toContain('<w:pStyle w:val="Custom1"/>');
  expect(entries['word/styles.xml']).toContain('w:styleId="Custom1"><w:name w:val="For Maren"/>');
  expect(entries['word/styles.xml']).toContain('w:styleId="Heading1"');
  expect(JSON.stringify(entries)).not.toContain('Annika');
});
