// The headers of a mail that people read, as pieces of its text, and the same headers written again. All others are left out: they name servers,
// programs and mails before it.
import { addressParser, decodeWords, type Email, type Mailbox } from 'postal-mime';
import type { TextPiece } from '../text-pieces.ts';
import { headerAddress, headerName, headerText } from './mail-words.ts';

const ADDRESS_HEADERS = ['From', 'To', 'Cc', 'Bcc', 'Reply-To'] as const;
const TEXT_HEADERS = ['Date', 'Subject'] as const;

/** A header, with how its pieces are written. */
export interface MailHeader {
  readonly pieces: readonly TextPiece[];
  /** What stands behind the last piece in the text. */
  readonly after: string;
  readonly written: (texts: readonly string[]) => string;
}

function valuesOf({ headers }: Email, header: string): readonly string[] {
  return headers.filter(({ key, value }) => key === header.toLowerCase() && value).map(({ value }) => value);
}

const mailboxesOf = (values: readonly string[]): readonly Mailbox[] =>
  values
    .flatMap((value) => addressParser(value, { flatten: true }) as Mailbox[])
    .filter(({ name, address }) => name !== '' || address);

/** "Annika Lindqvist <annika@example.com>, ben@example.com" */
function addressHeader(header: string, mailboxes: readonly Mailbox[]): MailHeader {
  const pieces: TextPiece[] = [];
  const kinds: ('name' | 'address')[] = [];
  let open = `${header}: `;
  for (const { name, address } of mailboxes) {
    if (name !== '') {
      pieces.push({ before: open, text: name });
      kinds.push('name');
    }
    if (address) {
      pieces.push({ before: name === '' ? open : ' <', text: address });
      kinds.push('address');
    }
    open = name !== '' && address ? '>, ' : ', ';
  }
  const written = (texts: readonly string[]) => {
    const values = texts.map((text, i) => {
      const isAddress = kinds[i] === 'address';
      const isBehindName = isAddress && pieces[i]?.before === ' <';
      const value = text === '' ? '' : isAddress ? headerAddress(text) : headerName(text);
      return (i === 0 ? '' : isBehindName ? ' ' : ',\r\n ') + value;
    });
    return `${header}: ${values.join('')}`;
  };
  return { pieces, after: open.slice(0, -2), written };
}

function textHeader(header: string, value: string): MailHeader {
  return {
    pieces: [{ before: `${header}: `, text: value }],
    after: '',
    written: ([text = '']) => `${header}: ${headerText(text)}`,
  };
}

export function mailHeaders(mail: Email): readonly MailHeader[] {
  const addresses = ADDRESS_HEADERS.flatMap((header) => {
    const mailboxes = mailboxesOf(valuesOf(mail, header));
    return mailboxes.length > 0 ? [addressHeader(header, mailboxes)] : [];
  });
  const texts = TEXT_HEADERS.flatMap((header) => {
    const text = decodeWords(valuesOf(mail, header)[0] ?? '').trim();
    return text === '' ? [] : [textHeader(header, text)];
  });
  return [...addresses, ...texts];
}
