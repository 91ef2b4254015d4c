// Writes a simple mail: the headers that people read, one text, the attached files. Nothing in it comes from the old mail but what is given here.
import { base64Lines } from './mail-words.ts';

export interface MailAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** No line of Base64 has an underscore, so that no part can contain it. */
const BOUNDARY = '=_part_of_this_mail';

const percentEncoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*!~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const fileName = (name: string): string =>
  /^[\w .()+,-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${percentEncoded(name)}`;

const textPart = (text: string): string =>
  [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(new TextEncoder().encode(text.replace(/\r\n?|\n/g, '\r\n'))),
  ].join('\r\n');

function attachmentPart({ name, bytes }: MailAttachment): string {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment;',
    ` ${fileName(name)}`,
    '',
    base64Lines(bytes),
  ].join('\r\n');
}

/** @param headers whole headers, folded where they are long */
export function writtenMail(
  headers: readonly string[],
  text: string,
  attachments: readonly MailAttachment[],
): Uint8Array<ArrayBuffer> {
  const head = [...headers, 'MIME-Version: 1.0'];
  const parts = [textPart(text), ...attachments.map(attachmentPart)];
  const body =
    attachments.length === 0
      ? [textPart(text)]
      : [
          `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
          '',
          ...parts.flatMap((part) => [`--${BOUNDARY}`, part]),
          `--${BOUNDARY}--`,
        ];
  return new TextEncoder().encode(`${[...head, ...body].join('\r\n')}\r\n`);
}
