// Gives the readings of a body: as it is, and with each kind of escaping undone, also in layers (JSON in a form field in Base64).
import { decodeBase64Runs } from './base64.ts';
import { decodeHexRuns } from './hex.ts';

const MAX_LAYERS = 3;
const MAX_READINGS = 14;

const JSON_LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, i) => [name, String.fromCharCode(160 + i)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['euro', '€'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

const ESCAPED_UNIT = /u(?:([0-9a-f]{4})|\{([0-9a-f]{1,6})\})|x([0-9a-f]{2})/iy;

function withoutJsonEscapes(text: string): string {
  let backslash = text.indexOf('\\');
  // A backslash at the very end escapes nothing.
  if (backslash < 0 || backslash === text.length - 1) return text;
  let [plain, start] = ['', 0];
  for (; backslash >= 0 && backslash < text.length - 1; backslash = text.indexOf('\\', start)) {
    const letter = text.charAt(backslash + 1);
    plain += text.slice(start, backslash);
    start = backslash + 2;
    if (!/[ux]/i.test(letter)) {
      plain += JSON_LETTERS[letter] ?? letter;
      continue;
    }
    ESCAPED_UNIT.lastIndex = backslash + 1;
    const match = ESCAPED_UNIT.exec(text);
    const hex = match?.[1] ?? match?.[2] ?? match?.[3];
    plain += hex === undefined ? letter : characterOf(Number.parseInt(hex, 16));
    if (match) start = ESCAPED_UNIT.lastIndex;
  }
  return plain + text.slice(start);
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
/** Old scripts escape Latin letters as one byte each. */
const windows1252 = new TextDecoder('windows-1252');

function textOfEscapes(escapes: string): string {
  const bytes = Uint8Array.from(escapes.split('%').slice(1), (hex) => Number.parseInt(hex, 16));
  try {
    return strictUtf8.decode(bytes);
  } catch {
    // Not UTF-8, so an old script escaped it.
    return windows1252.decode(bytes);
  }
}

const isHex = (text: string, start: number, end: number): boolean => {
  for (let i = start; i < end; i += 1) {
    const code = text.charCodeAt(i);
    const isDigit = code >= 0x30 && code <= 0x39;
    const letter = code | 0x20;
    if (!isDigit && !(letter >= 0x61 && letter <= 0x66)) return false;
  }
  return true;
};

/** Which percent signs begin an escape. In binary data few do, and `decodeURIComponent` would throw, which is slow. */
function escapedSigns(text: string): 'none' | 'some' | 'all' {
  let [escapes, signs] = [0, 0];
  for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) {
    signs += 1;
    if (isHex(text, at + 1, at + 3)) escapes += 1;
    else if ((text.charCodeAt(at + 1) | 0x20) === 0x75 && isHex(text, at + 2, at + 6)) return 'some';
    if (escapes > 0 && escapes < signs) return 'some';
  }
  return escapes === 0 ? 'none' : 'all';
}

function withoutPercentEscapes(text: string): string {
  const escaped = escapedSigns(text);
  if (escaped === 'none') return text;
  try {
    if (escaped === 'all') return decodeURIComponent(text);
  } catch {
    // Not UTF-8 throughout.
  }
  // Not escaped as a whole: each run of escapes is read by itself.
  return text
    .replace(/%u([0-9a-f]{4})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/(?:%[0-9a-f]{2})+/gi, textOfEscapes);
}

const withoutFormEscapes = (text: string) =>
  text.includes('+') ? withoutPercentEscapes(text.replaceAll('+', ' ')) : text;

export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi,
    (whole, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
      return ENTITIES.get(name) ?? whole;
    },
  );
}

const DECODERS = [
  withoutJsonEscapes,
  withoutPercentEscapes,
  withoutFormEscapes,
  withoutEntities,
  decodeBase64Runs,
  decodeHexRuns,
] as const;

/** The readings of a text; the first is the text itself. */
export function decodedReadingsOf(text: string): readonly string[] {
  const readings = [text];
  // Base64 uses "+" as a letter. A reading in which "+" became a space would cut Base64 there, so it is not decoded.
  const ofForms = new Set<string>();
  let last: readonly string[] = [text];
  for (let layer = 0; layer < MAX_LAYERS && last.length > 0; layer += 1) {
    const next: string[] = [];
    for (const reading of last) {
      for (const undo of DECODERS) {
        if (undo === decodeBase64Runs && ofForms.has(reading)) continue;
        const undone = undo(reading);
        // Not a set: it would hash every text, and most differ in length.
        if (undone === '' || readings.some((one) => one.length === undone.length && one === undone)) continue;
        readings.push(undone);
        if (readings.length >= MAX_READINGS) return readings;
        if (undo === withoutFormEscapes) ofForms.add(undone);
        next.push(undone);
      }
    }
    last = next;
  }
  return readings;
}
