import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { said } from '../lib/language/message.ts';
import type { AttachmentFile } from '../lib/page/prompt/prompt-state.ts';
import { AttachmentCard } from './attachment-card.tsx';

const rendered = (files: readonly AttachmentFile[], busy = false) =>
  renderToStaticMarkup(<AttachmentCard attachment={{ files, busy }} act={() => undefined} />);

const found: AttachmentFile = { name: 'a.txt', status: 'found', found: [{ type: 'PERSON', count: 2 }] };
const scan: AttachmentFile = { name: 'b.pdf', status: 'unreadable', found: [], reason: said('fileKindUnknown') };

it('says what was found, and offers to replace it', () => {
  const html = rendered([found]);
  expect(html).toContain('Name of a person × 2');
  expect(html).toContain('Attach sanitized<');
});

it('says what goes as it is', () => {
  expect(rendered([found, scan])).toContain('Attach sanitized, and 1 as it is');
  expect(rendered([found, scan])).toContain(
    'Coatcheck cannot read this kind of file. The site gets its content unchanged.',
  );
  expect(rendered([scan])).not.toContain('Attach sanitized');
});

const document: NonNullable<AttachmentFile['document']> = {
  unseen: [
    { content: 'hiddenRows', count: 2 },
    { content: 'comments', count: 1 },
  ],
  pages: 0,
  removed: ['pictures', 'properties'],
};

it('says what is hidden in a document and what the sanitized one lacks, and offers its text', () => {
  const letter: AttachmentFile = { name: 'a.docx', status: 'found', found: [], document };
  expect(rendered([letter])).toContain('Also in it, checked as well: 2 hidden rows, 1 comment.');
  expect(rendered([letter])).toContain('Left out of the sanitized file: pictures, author and other properties.');
  expect(rendered([letter])).toContain('Attach its text<');
  expect(rendered([found])).not.toContain('Attach its text<');
  expect(rendered([{ ...letter, status: 'clean' }])).toContain('Attach sanitized<');
  expect(rendered([letter, scan])).toContain('and 1 as it is<');
});

it('tells the name that the file is attached with', () => {
  expect(rendered([{ ...found, name: 'CV_Annika.txt', newName: 'CV_Maren.txt' }])).toContain(
    'attached as CV_Maren.txt',
  );
});

it('tells how much of the file is checked', () => {
  const files: AttachmentFile[] = [{ name: 'a.pdf', status: 'checking', found: [] }];
  const card = <AttachmentCard attachment={{ files, busy: false }} checkedShare={0.4} act={() => undefined} />;
  expect(renderToStaticMarkup(card)).toContain('40');
});

it('offers nothing while it is on its way', () => {
  expect(rendered([found], true).match(/disabled=""/g)).toHaveLength(3);
});

const video: AttachmentFile = {
  name: 'talk.mp4',
  status: 'unreadable',
  found: [],
  reason: said('fileKindUnknown'),
  unreadableExtension: 'mp4',
};
const REMEMBER = 'data-coatcheck="attach-remember"';

it('offers to remember what is done with the unreadable kinds, and with nothing else', () => {
  expect(rendered([video])).toContain('Do the same for every .mp4 file on this site');
  expect(rendered([found, video, { ...video, unreadableExtension: 'mp3' }])).toContain('every .mp4, .mp3 file');
  for (const files of [[found], [scan], [video, scan], [video, { ...found, status: 'checking' } as const]])
    expect(rendered(files)).not.toContain(REMEMBER);
});

it('offers to remember nothing where the organisation decides', () => {
  const card = <AttachmentCard attachment={{ files: [video], busy: false }} checkedFilesOnly act={() => undefined} />;
  expect(renderToStaticMarkup(card)).not.toContain(REMEMBER);
});
