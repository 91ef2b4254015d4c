// Calendars (.ics) and cards of contacts (.vcf) as documents.
import {
  type DocumentReader,
  MAX_DOCUMENT_CHARACTERS,
  MAX_FILE_BYTES,
  type RemovedContent,
  type TextEdit,
  UnreadableDocument,
} from '../document.ts';
import { editedPieces, editedText, textOfPieces } from '../text-pieces.ts';
import { type ContentLine, contentLinesBytes, contentLinesOf, type Parameter } from './content-lines.ts';
import {
  asQuotedPrintable,
  fromQuotedPrintable,
  isTimeZoneName,
  type LinePiece,
  labelOf,
  parameterPieces,
  valuePieces,
} from './value-text.ts';

type Property = NonNullable<ContentLine['property']>;

const REMOVED: Readonly<Record<string, RemovedContent>> = {
  ATTACH: 'attachedFiles',
  IMAGE: 'pictures',
  KEY: 'embeddedObjects',
  LOGO: 'pictures',
  PHOTO: 'pictures',
  SOUND: 'embeddedObjects',
};

const parameterOf = ({ parameters }: Property, name: string): string | undefined =>
  parameters.find((one) => one.name === name)?.values[0]?.toLowerCase();

function isEncoding(property: Property, names: readonly string[]): boolean {
  const bare = property.parameters.filter(({ name }) => name === '').flatMap(({ values }) => values);
  return [parameterOf(property, 'ENCODING'), ...bare].some((one) => one && names.includes(one.toLowerCase()));
}

const isBinary = (property: Property) =>
  isEncoding(property, ['b', 'base64']) || parameterOf(property, 'VALUE') === 'binary';

/** Encoded data that does not say so, such as the place of an event for Apple's maps. */
const ENCODED = /^"?[A-Za-z\d+/]{80,}={0,2}"?$/;

/** Lines that are left out, because their words cannot be checked: files, pictures, and texts as HTML beside the plain ones. */
function removedOf(property: Property): RemovedContent | undefined {
  const { name, value, parameters } = property;
  const byName = REMOVED[name];
  if (byName) return byName;
  if (isBinary(property) || /^data:/i.test(value) || ENCODED.test(value)) return 'embeddedObjects';
  if (parameters.some(({ values }) => values.some((one) => ENCODED.test(one)))) return 'embeddedObjects';
  return parameterOf(property, 'FMTTYPE') === 'text/html' ? 'layout' : undefined;
}

/** Lines that are the same in every file, or say nothing but when clocks change. */
const FIXED: Readonly<Record<string, RegExp>> = {
  BEGIN: /^(?:VCALENDAR|VEVENT|VTODO|VJOURNAL|VFREEBUSY|VALARM|VTIMEZONE|STANDARD|DAYLIGHT|VCARD)$/i,
  END: /^(?:VCALENDAR|VEVENT|VTODO|VJOURNAL|VFREEBUSY|VALARM|VTIMEZONE|STANDARD|DAYLIGHT|VCARD)$/i,
  VERSION: /^\d\.\d$/,
  CALSCALE: /^GREGORIAN$/i,
  METHOD: /^(?:PUBLISH|REQUEST|REPLY|ADD|CANCEL|REFRESH|COUNTER|DECLINECOUNTER)$/i,
  TRANSP: /^(?:OPAQUE|TRANSPARENT)$/i,
};
const FIXED_IN_ZONE: Readonly<Record<string, RegExp>> = {
  DTSTART: /^\d{8}T\d{6}Z?$/,
  'LAST-MODIFIED': /^\d{8}T\d{6}Z$/,
  RDATE: /^\d{8}T\d{6}Z?$/,
  RRULE: /^[A-Z]+=[\dA-Z,;=+-]+$/,
  TZNAME: /^(?:[A-Z]{2,5}|[+-]\d{2,4})$/,
  TZOFFSETFROM: /^[+-]\d{4,6}$/,
  TZOFFSETTO: /^[+-]\d{4,6}$/,
};

/** Switches of Outlook, whose names hold the name of a firm. */
const OUTLOOK_SWITCH =
  /^X-(?:MICROSOFT|MS)-[A-Z-]+:(?:TRUE|FALSE|BUSY|FREE|OOF|TENTATIVE|WORKINGELSEWHERE|DONTINVITE|-?\d{1,3})$/i;

function isFixed({ name, value, parameters }: Property, isInZone: boolean): boolean {
  if (parameters.length > 0) return false;
  if (OUTLOOK_SWITCH.test(`${name}:${value.trim()}`)) return true;
  if (name === 'TZID' || name === 'X-LIC-LOCATION') return isTimeZoneName(value.trim());
  return (FIXED[name]?.test(value.trim()) || (isInZone && FIXED_IN_ZONE[name]?.test(value.trim()))) ?? false;
}

/** The program that wrote the file, which a calendar has to name. */
const PROGRAM = 'PRODID:-//Coatcheck//EN';

const fixedPiece = (raw: string): LinePiece => ({
  before: { shown: '', written: raw },
  text: '',
  raw: '',
  noted: String,
});

/** The file is written in UTF-8, whatever its encoding was. */
const UTF8: Parameter = { name: 'CHARSET', values: ['UTF-8'] };

/** A quoted-printable value, which is written in UTF-8. */
function quotedPieces(property: Property): readonly LinePiece[] {
  const charset = parameterOf(property, 'CHARSET') ?? 'utf-8';
  const parameters = property.parameters.filter(({ name }) => name !== 'CHARSET');
  const decoded = valuePieces(property.name, fromQuotedPrintable(property.value, charset).replace(/\r?\n/g, '\\n'));
  const value = decoded.map((piece) => {
    const noted = (text: string) => asQuotedPrintable(piece.noted(text));
    return { ...piece, raw: asQuotedPrintable(piece.raw.replaceAll('\\n', '\n')), noted };
  });
  return propertyPieces(property, [...parameters, UTF8], value);
}

/** A name such as "X-ABLABEL" is not part of the text that can be replaced; what stands in it is seen all the same. */
function propertyPieces(
  { written, name }: Property,
  parameters: Property['parameters'],
  value: readonly LinePiece[],
): readonly LinePiece[] {
  const [first, ...others] = value;
  if (!first) return [];
  const head = { before: { shown: `\n${labelOf(name)}`, written }, text: '', raw: '', noted: String };
  const start = { ...first, before: { shown: `: ${first.before.shown}`, written: `:${first.before.written}` } };
  return [head, ...parameters.flatMap(parameterPieces), start, ...others];
}

function piecesOfLine({ raw, property }: ContentLine, isInZone: boolean): readonly LinePiece[] {
  if (!property) return [{ before: { shown: '\n', written: '' }, text: raw, raw, noted: String }];
  if (property.name === 'PRODID') return [fixedPiece(PROGRAM)];
  if (isFixed(property, isInZone)) return [fixedPiece(raw)];
  if (isEncoding(property, ['quoted-printable'])) return quotedPieces(property);
  const parameters = property.parameters.map((one) => (one.name === 'CHARSET' ? UTF8 : one));
  return propertyPieces(property, parameters, valuePieces(property.name, property.value));
}

interface ReadLines {
  readonly lines: readonly (readonly LinePiece[])[];
  readonly removed: ReadonlySet<RemovedContent>;
}

function piecesOfLines(all: readonly ContentLine[]): ReadLines {
  const removed = new Set<RemovedContent>();
  if (all.some(({ property }) => property?.name === 'PRODID')) removed.add('properties');
  const lines: (readonly LinePiece[])[] = [];
  let isInZone = false;
  let isBelowBinary = false;
  let length = 0;
  for (const line of all) {
    const { property } = line;
    const gone = property && removedOf(property);
    // Some programs do not fold the lines of a picture.
    if (gone || (isBelowBinary && !property)) {
      if (gone) removed.add(gone);
      if (property) isBelowBinary = isBinary(property);
      continue;
    }
    isBelowBinary = false;
    length += line.raw.length;
    // The longest escapes of one character.
    if (length > 12 * MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
    if (/^(?:BEGIN|END):VTIMEZONE$/i.test(line.raw)) isInZone = /^B/i.test(line.raw);
    lines.push(piecesOfLine(line, isInZone));
  }
  return { lines, removed };
}

/** Commas between the parts of an address are gone with the parts. */
const compared = (text: string) => text.replace(/[\s,]+/g, '');

const shownPieces = (pieces: readonly LinePiece[]) =>
  pieces.map(({ before, text }) => ({ before: before.shown, text }));

export const readCalendar: DocumentReader = async (file, options) => {
  options?.signal?.throwIfAborted();
  if (file.bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  const { lines: all, isOld } = contentLinesOf(file.bytes);
  if (!/^BEGIN:V(?:CALENDAR|CARD)$/i.test(all[0]?.raw.trim() ?? '')) throw new UnreadableDocument('damaged');
  const { lines, removed } = piecesOfLines(all);
  const pieces = lines.flat();
  const shown = shownPieces(pieces);
  const text = textOfPieces(shown);
  if (text.length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
  const write = async (edits: readonly TextEdit[]) => {
    const texts = editedPieces(shown, edits);
    let at = 0;
    const written = lines.map((line) =>
      line
        .map(({ before, text: was, raw, noted }) => {
          const now = texts[at++] ?? '';
          return before.written + (now === was ? raw : noted(now));
        })
        .join(''),
    );
    const bytes = contentLinesBytes(written, isOld);
    const again = textOfPieces(shownPieces(piecesOfLines(contentLinesOf(bytes).lines).lines.flat()));
    if (compared(again) !== compared(editedText(shown, edits))) throw new UnreadableDocument('damaged');
    return { ...file, bytes };
  };
  return { text, unseen: [], removed: [...removed], write };
};
