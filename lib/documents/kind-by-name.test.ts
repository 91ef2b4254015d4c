import { expect, it } from 'vitest';
import { unreadableExtensionOf } from './kind-by-name.ts';

it.each([
  ['talk.mp4', 'mp4'],
  ['Song.MP3', 'mp3'],
  ['book.epub', 'epub'],
  ['mail.msg', 'msg'],
  ['backup.tar.gz', 'tar.gz'],
  ['report.pdf.exe', 'exe'],
])('calls %s a file of the unreadable kind %s', (name, extension) => {
  expect(unreadableExtensionOf(name)).toBe(extension);
});

it.each([
  ...[
    'scan.pdf',
    'letter.doc',
    'letter.docx',
    'table.ods',
    'files.zip',
    'mail.eml',
    'notes.txt',
    'page.html',
    'data.csv',
    'a.rtf',
    'a.ics',
    'a.VCF',
  ],
  ...['photo.png', 'photo.JPG', 'photo.jpe', 'photo.heic', 'scan.tiff', 'drawing.svg', 'video.mp4.jpeg'],
  ...['README', '.mp4', 'annika.lindqvist', 'recording', 'song.', ''],
])('calls %s no file of an unreadable kind', (name) => {
  expect(unreadableExtensionOf(name)).toBeUndefined();
});
