// Mails (.eml) as documents: the headers that people read, the text, the attached files.
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import {
  type ArchiveUse,
  type DocumentReader,
  MAX_DOCUMENT_CHARACTERS,
  MAX_FILE_BYTES,
  type ReadDocument,
  type ReadOptions,
  type RemovedContent,
  type SourceFile,
  UnreadableDocument,
} from '../document.ts';
import { editedPieces, type TextPiece, textOfPieces } from '../text-pieces.ts';
import { type HtmlText, htmlText } from './html-text.ts';
import { BETWEEN_FILES, type InnerFile, innerUse, readInnerFiles, spend } from './inner-files.ts';
import { pathOf } from './inner-paths.ts';
import { hasUnknownCharset } from './mail-charsets.ts';
import { type MailHeader, mailHeaders } from './mail-headers.ts';
import { writtenMail } from './mail-writer.ts';
import { editsOfPieces } from './parts.ts';
import { MAX_DEPTH } from './zip.ts';

const SIGNATURES = /^application\/(?:x-)?(?:pkcs7|pgp)-signature$/;
const ENCRYPTED = /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/;

/** The names of attachments without a name. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^message\/rfc822$/, 'message.eml'],
  [/^text\/html$/, 'attachment.html'],
  [/^text\/csv$/, 'attachment.csv'],
  [/^text\//, 'attachment.txt'],
  [/^image\/png$/, 'picture.png'],
  [/^image\/jpeg$/, 'picture.jpg'],
];

async function parsed({ bytes }: SourceFile): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 20 });
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause });
  }
}

interface Body {
  readonly text: string;
  readonly html: HtmlText | undefined;
  readonly hasFiles: boolean;
}

const words = (text: string) => text.replace(/[\s\u00a0]+/g, '');

/** The beginning of a part in what should be text: of a broken mail, or of the second mail of a mailbox. Its words would be hidden. */
const ENCODED_PART = /^content-transfer-encoding:[ \t]*(?:base64|quoted-printable)/im;

/** Files in the text of a mail, as programs wrote them before there were attachments. */
const FILE_IN_TEXT = /^begin [0-7]{3,4} [^\n]+\n(?:[\x20-\x60]{1,62}\n)+end$/gm;

/** The plain text, and the text of the HTML if it says something else. */
function bodyOf(mail: Email): Body {
  const written = (mail.text ?? '').replace(/\r\n?/g, '\n');
  if (ENCODED_PART.test(written)) throw new UnreadableDocument('damaged');
  const plain = written.replace(FILE_IN_TEXT, '');
  const hasFiles = plain !== written;
  if (mail.html === undefined) return { text: plain, html: undefined, hasFiles };
  const html = htmlText(mail.html);
  if (words(html.text) === words(plain)) return { text: plain, html, hasFiles };
  return { text: [plain.trimEnd(), html.text].filter((text) => text !== '').join('\n\n'), html, hasFiles };
}

function innerFile(attachment: Attachment, use: ArchiveUse): InnerFile {
  const { filename, mimeType, content } = attachment;
  const named = pathOf(filename ?? '').at(-1);
  const name = named ?? NAMES.find(([type]) => type.test(mimeType))?.[1] ?? 'attachment';
  const open = () => {
    if (typeof content === 'string') throw new UnreadableDocument('damaged');
    spend(use, 'bytes', content.byteLength);
    return new Uint8Array(content);
  };
  return { path: [name], type: mimeType, isFolder: false, open };
}

function removedOf(body: Body, attachments: readonly Attachment[], inner: readonly RemovedContent[]) {
  const removed = new Set<RemovedContent>([...inner, 'properties']);
  if (body.hasFiles) removed.add('attachedFiles');
  if (body.html) removed.add('layout');
  if (body.html?.hasLinks) removed.add('links');
  if (body.html?.hasPictures) removed.add('pictures');
  if (attachments.some(({ mimeType }) => SIGNATURES.test(mimeType))) removed.add('signatures');
  return Array.from(removed);
}

/** The pieces of headers and body; what stands behind a header in the text stands before the next piece. */
function piecesOf(headers: readonly MailHeader[], body: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let open = '';
  for (const { pieces: own, after } of headers) {
    pieces.push(...own.map(({ before, text }, i) => ({ before: i === 0 ? open + before : before, text })));
    open = `${after}\n`;
  }
  return [...pieces, { before: `${open}\n`, text: body }];
}

/** @param readAttachment reads the attached files, by their kinds. It is given because it reads mails too */
export async function readMail(
  file: SourceFile,
  options: ReadOptions | undefined,
  readAttachment: DocumentReader,
): Promise<ReadDocument> {
  const use = innerUse(options);
  // Not "tooLarge", by which the mails around would not be read either: this one is left out of them.
  if (use.depth > MAX_DEPTH) throw new UnreadableDocument('unknownKind');
  if (file.bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  if (hasUnknownCharset(file.bytes)) throw new UnreadableDocument('unknownKind');
  const mail = await parsed(file);
  options?.signal?.throwIfAborted();
  const headers = mailHeaders(mail);
  if (headers.length === 0) throw new UnreadableDocument('damaged');
  const { attachments } = mail;
  if (attachments.some(({ mimeType }) => ENCRYPTED.test(mimeType))) throw new UnreadableDocument('encrypted');
  spend(use, 'entries', attachments.length);
  const body = bodyOf(mail);
  const files = attachments
    .filter(({ mimeType }) => !SIGNATURES.test(mimeType))
    .map((attachment) => innerFile(attachment, use));
  const inner = await readInnerFiles(files, BETWEEN_FILES, { ...options, archive: use }, readAttachment);
  const own = piecesOf(headers, body.text);
  const pieces = [...own, ...inner.pieces];
  const text = textOfPieces(pieces);
  if (text.length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
  return {
    text,
    unseen: inner.unseen,
    removed: removedOf(body, attachments, inner.removed),
    unreadFiles: inner.unreadFiles,
    write: async (edits) => {
      const texts = editedPieces(pieces, edits);
      const written = await inner.write(editsOfPieces(pieces, edits).slice(own.length));
      let at = 0;
      const lines = headers.map(({ pieces: some, written: line }) => {
        at += some.length;
        return line(texts.slice(at - some.length, at));
      });
      const attached = written.map(({ path, bytes }) => ({ name: path.at(-1) ?? '', bytes }));
      return { ...file, bytes: writtenMail(lines, texts[own.length - 1] ?? '', attached) };
    },
  };
}
