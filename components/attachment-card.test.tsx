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

it('says of what only the text goes on, and offers that where nothing has to be replaced too', () => {
  const letter: AttachmentFile = { name: 'a.docx', status: 'clean', found: [], asText: 'a.txt' };
  expect(rendered([letter])).toContain('Its text is attached as a.txt');
  expect(rendered([letter])).toContain('Attach its text<');
  expect(rendered([letter, found])).toContain('Attach sanitized<');
  expect(rendered([letter, scan])).toContain('and 1 as it is<');
});

it('offers nothing while it is on its way', () => {
  expect(rendered([found], true).match(/disabled=""/g)).toHaveLength(3);
});
