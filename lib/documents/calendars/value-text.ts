// The values of calendars and cards as people read them, and another text written in their place.
import { UnreadableDocument } from '../document.ts';
import type { Parameter } from './content-lines.ts';

/** A stretch of a line: what stands before it and what it says, in the text and in the file. */
export interface LinePiece {
  readonly before: { readonly shown: string; readonly written: string };
  readonly text: string;
  readonly raw: string;
  /** Another text in this place, as the file writes it. */
  readonly noted: (text: string) => string;
}

const unescaped = (raw: string) =>
  raw.replace(/\\([\\;,:"nN])/g, (_whole, char: string) => (char === 'n' || char === 'N' ? '\n' : char));

const withoutBreaks = (text: string) => text.replace(/\r?\n|\r/g, '\\n');
const escaped = (text: string) => withoutBreaks(text.replace(/[\\;,]/g, '\\$&'));
/** For values whose commas and semicolons are no separators: many programs do not escape them. */
const lightlyEscaped = (text: string) => withoutBreaks(text.replace(/\\/g, '\\\\'));

/** Properties whose value has parts, and the characters between these. */
const STRUCTURED: ReadonlySet<string> = new Set(['N', 'ADR', 'ORG']);
const VALUE_TOKENS = /\\[\s\S]?|[;,]|[^\\;,]+/g;

function structuredPieces(value: string): readonly LinePiece[] {
  const pieces: LinePiece[] = [];
  let isEmpty = true;
  let written = '';
  let raw = '';
  const endPart = () => {
    const shown = raw === '' || isEmpty ? '' : ', ';
    isEmpty &&= raw === '';
    pieces.push({ before: { shown, written }, text: unescaped(raw), raw, noted: escaped });
    raw = '';
  };
  for (const [token] of value.matchAll(VALUE_TOKENS)) {
    if (token !== ';' && token !== ',') {
      raw += token;
      continue;
    }
    endPart();
    written = token;
  }
  endPart();
  return pieces;
}

const BASIC_TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;
const SHOWN_TIME = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d)(Z?))?$/;

function timePiece(value: string): LinePiece | undefined {
  const found = BASIC_TIME.exec(value);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second, zone] = found;
  const text = `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}:${second}${zone}`}`;
  const noted = (edited: string) => {
    const [, y, m, d, h, min, s, z] = SHOWN_TIME.exec(edited) ?? [];
    if (y === undefined) return lightlyEscaped(edited);
    return `${y}${m}${d}${h === undefined ? '' : `T${h}${min}${s}${z}`}`;
  };
  return { before: { shown: '', written: '' }, text, raw: value, noted };
}

/** An address of the web whose letters may be written as "%C3%B6". */
function uriPiece(value: string): LinePiece | undefined {
  if (!/^[a-z][a-z\d+.-]*:\S*%[\da-f]{2}/i.test(value)) return undefined;
  try {
    return { before: { shown: '', written: '' }, text: decodeURIComponent(value), raw: value, noted: encodeURI };
  } catch {
    // Not an encoding of UTF-8: it is shown as it is written.
    return undefined;
  }
}

export function valuePieces(name: string, value: string): readonly LinePiece[] {
  if (STRUCTURED.has(name)) return structuredPieces(value);
  const special = timePiece(value) ?? uriPiece(value);
  if (special) return [special];
  const hasSeparators = /[;,]/.test(value.replace(/\\[\s\S]/g, ''));
  const noted = hasSeparators ? lightlyEscaped : escaped;
  return [{ before: { shown: '', written: '' }, text: unescaped(value), raw: value, noted }];
}

const bytesOfQuotedPrintable = (value: string) =>
  Uint8Array.from(
    value.replace(/=([\da-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    (char) => char.charCodeAt(0),
  );

/** The text of a quoted-printable value of vCard 2.1. @throws UnreadableDocument if its encoding is not known */
export function fromQuotedPrintable(value: string, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytesOfQuotedPrintable(value));
  } catch (cause) {
    throw new UnreadableDocument('unknownKind', { cause });
  }
}

export const asQuotedPrintable = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    byte > 0x20 && byte < 0x7f && byte !== 0x3d
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');

/** Values of parameters that are terms of these formats, and say nothing of anybody. */
const TERMS: ReadonlySet<string> = new Set(
  (
    'home work cell mobile voice fax pref internet text textphone video pager main other iphone msg car isdn pcs bbs modem dom intl postal ' +
    'parcel uri url date date-time date-and-or-time duration period binary base64 b quoted-printable utf-8 us-ascii 8bit 7bit true false ' +
    'accepted declined tentative needs-action delegated completed in-process individual group resource room unknown chair req-participant ' +
    'opt-participant non-participant start end parent child sibling busy free busy-tentative busy-unavailable server client none jpeg png gif'
  ).split(' '),
);

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    // No time zone of that name: the name may be anything.
    return false;
  }
}

/** The names of time zones in Windows, without "Standard Time". */
const WINDOWS_ZONES: ReadonlySet<string> = new Set(
  (
    'W. Europe|Romance|Central Europe|Central European|GMT|Greenwich|E. Europe|FLE|GTB|Turkey|Russian|Israel|Egypt|South Africa|' +
    'W. Central Africa|E. Africa|Middle East|Jordan|Syria|Arabic|Arab|Arabian|Iran|Azerbaijan|Georgian|Caucasus|Afghanistan|' +
    'West Asia|Ekaterinburg|Pakistan|India|Sri Lanka|Nepal|Central Asia|Bangladesh|Myanmar|SE Asia|China|North Asia|Singapore|' +
    'Taipei|W. Australia|Tokyo|Korea|Cen. Australia|AUS Central|E. Australia|AUS Eastern|Tasmania|Vladivostok|New Zealand|Fiji|' +
    'Azores|Cape Verde|Morocco|E. South America|Argentina|SA Eastern|SA Western|SA Pacific|Greenland|Montevideo|Newfoundland|' +
    'Atlantic|Eastern|US Eastern|Central|Central America|Canada Central|Mountain|US Mountain|Pacific|Alaskan|Hawaiian'
  ).split('|'),
);

export const isTimeZoneName = (value: string): boolean =>
  WINDOWS_ZONES.has(value.replace(/ (?:Standard|Daylight) Time$/, '')) ||
  (/^[A-Za-z][\w/+-]*$/.test(value) && isTimeZone(value));

/** In small letters, because words in capitals are read as names. */
const LABELS: Readonly<Record<string, string>> = {
  ADR: 'address',
  BDAY: 'birthday',
  CN: 'name',
  DTEND: 'end',
  DTSTAMP: 'written at',
  DTSTART: 'start',
  FN: 'full name',
  N: 'name',
  ORG: 'organization',
  TEL: 'phone',
  UID: 'id',
};

/** What stands for the name of a property or parameter in the text. */
export const labelOf = (name: string): string => LABELS[name] ?? name.toLowerCase();

const plainParameter = (raw: string) => raw.replace(/^"([^"]*)"$/, '$1');

function isTerm(name: string, raw: string): boolean {
  const value = plainParameter(raw);
  if (name === 'TZID') return isTimeZoneName(value);
  if (name === 'LANGUAGE') return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(value);
  return TERMS.has(value.toLowerCase()) || /^\d{1,3}$/.test(value);
}

const CARETS: Readonly<Record<string, string>> = { '^n': '\n', "^'": '"', '^^': '^' };
const CARET_OF: Readonly<Record<string, string>> = { '\n': '^n', '"': "^'", '^': '^^' };

/** Escapes of RFC 6868. */
const parameterText = (raw: string) => plainParameter(raw).replace(/\^[n'^]/g, (caret) => CARETS[caret] ?? caret);

function notedParameter(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(/[\n"^]/g, (char) => CARET_OF[char] ?? char);
  return /[;:,]/.test(plain) ? `"${plain}"` : plain;
}

/** What a parameter says, in brackets before the value; terms of the format are not shown. */
export function parameterPieces({ name, values }: Parameter): readonly LinePiece[] {
  const written = name === '' ? ';' : `;${name}=`;
  return values.map((raw, i) => {
    const before = i === 0 ? written : ',';
    if (isTerm(name, raw)) return { before: { shown: '', written: before + raw }, text: '', raw: '', noted: String };
    return {
      before: { shown: ` (${labelOf(name)}) `, written: before },
      text: parameterText(raw),
      raw,
      noted: notedParameter,
    };
  });
}
