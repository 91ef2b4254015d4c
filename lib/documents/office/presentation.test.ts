import { expect, it } from 'vitest';
import { readOfficeFile } from './office.ts';
import { entriesOf, opcFile, REL, rels, replaced } from './opc-file.test-support.ts';

const SPACES =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const p = (...runs: readonly string[]) =>
  `<a:p>${runs.map((text) => `<a:r><a:rPr lang="en"/><a:t>${text}</a:t></a:r>`).join('')}</a:p>`;
const shape = (inside: string, more = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Box of Annika" descr="Annika">${more}</p:cNvPr></p:nvSpPr><p:txBody>${inside}</p:txBody></p:sp>`;
const slide = (name: string, inside: string, attributes = '') =>
  `<p:${name} ${SPACES} ${REL} ${attributes}><p:cSld name="Annika"><p:spTree>${inside}</p:spTree></p:cSld></p:${name}>`;

const cells = (...texts: readonly string[]) =>
  `<a:tr>${texts.map((text) => `<a:tc><a:txBody>${p(text)}</a:txBody></a:tc>`).join('')}</a:tr>`;

const file = opcFile('a.pptx', 'ppt/presentation.xml', {
  'ppt/presentation.xml': `<p:presentation ${SPACES} ${REL}><p:sldIdLst><p:sldId id="257" r:id="rId2"/><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:extLst><p:ext uri="a"><section name="Annika"/></p:ext></p:extLst></p:presentation>`,
  'ppt/_rels/presentation.xml.rels': rels(
    ['slide', 'slides/slide1.xml'],
    ['slide', 'slides/slide2.xml'],
    ['commentAuthors', 'commentAuthors.xml'],
  ),
  'ppt/slides/slide1.xml': slide('sld', shape(p('Dear An', 'nika')), 'show="0"'),
  'ppt/slides/slide2.xml': slide(
    'sld',
    `${shape(p('first') + p('second'), '<a:hlinkClick r:id="rId3"/>')}<p:graphicFrame><a:tbl>${cells('a', 'b')}${cells('c', 'd')}</a:tbl></p:graphicFrame><p:pic><p:nvPicPr><p:cNvPr id="4" name="Annika.jpg"/></p:nvPicPr><p:blipFill><a:blip r:embed="rId4"/></p:blipFill></p:pic><p:graphicFrame><c:chart xmlns:c="c" r:id="rId5"/></p:graphicFrame>`,
  ),
  'ppt/slides/_rels/slide2.xml.rels': rels(
    ['notesSlide', '../notesSlides/notes1.xml'],
    ['comments', '../comments/comment1.xml'],
    ['hyperlink', 'mailto:annika@example.org', 'out'],
    ['image', '../media/annika.jpg'],
    ['chart', '../charts/chart1.xml'],
  ),
  'ppt/notesSlides/notes1.xml': slide('notes', shape(p('say Annika'))),
  'ppt/comments/comment1.xml': `<p:cmLst ${SPACES}><p:cm authorId="0" dt="2026-01-02T03:04:05.000" idx="1"><p:pos x="1" y="1"/><p:text>ask Annika</p:text></p:cm></p:cmLst>`,
  'ppt/commentAuthors.xml': `<p:cmAuthorLst ${SPACES}><p:cmAuthor id="0" name="Annika" initials="AL" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
  'ppt/media/annika.jpg': 'Annika',
  'ppt/charts/chart1.xml': `<c:chartSpace ${SPACES} ${REL} xmlns:c="c"><c:chart><c:title><c:tx><c:rich>${p('Pay of Annika')}</c:rich></c:tx></c:title><c:ser><c:cat><c:strRef><c:f>Annika!$A$1</c:f><c:strCache><c:pt idx="0"><c:v>Annika</c:v></c:pt><c:pt idx="1"><c:v>Others</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Annika!$B$1</c:f><c:numCache><c:pt idx="0"><c:v>4800</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chart><c:externalData r:id="rId1"/></c:chartSpace>`,
  'ppt/charts/_rels/chart1.xml.rels': rels(['package', '../embeddings/Annika.xlsx']),
  'ppt/embeddings/Annika.xlsx': 'Annika',
});

it('reads slides in the order of the presentation, with tables, notes and comments', async () => {
  const read = await readOfficeFile(file);
  expect(read.text.replaceAll(/\n{2,}/g, '\n').split('\n')).toEqual([
    ...[
      'first',
      'second',
      'a\tb',
      'c\td',
      'Pay of Annika',
      'Annika\tOthers',
      '4800',
      'say Annika',
      'ask Annika',
      'Dear Annika',
    ],
  ]);
  expect(read.unseen).toEqual([
    { content: 'speakerNotes', count: 1 },
    { content: 'comments', count: 1 },
    { content: 'hiddenSlides', count: 1 },
  ]);
});

it('writes slides without names, links, pictures and times', async () => {
  const entries = entriesOf(await replaced(file, { Annika: 'Maren', '4800': 'much' }));
  expect(entries['ppt/charts/chart1.xml']).toContain('<c:f>Sheet1!$A$1</c:f>');
  expect(entries['ppt/charts/chart1.xml']).toContain('<c:v>0</c:v>');
  expect(JSON.stringify(entries)).not.toMatch(/annika|2026/i);
  expect(entries['ppt/slides/slide1.xml']).toContain('<a:t>Dear Maren</a:t>');
  expect(entries['ppt/slides/media/made1.png']).toMatch(/^.PNG/);
  expect(entries['ppt/commentAuthors.xml']).toContain('name="Author 1" initials="A"');
});
