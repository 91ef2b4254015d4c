import { shapeRule } from './rule.ts';

/** The length of an IBAN by country, from the SWIFT IBAN registry. */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** ISO 7064, MOD 97-10, after moving the first four characters to the end. */
function passesMod97(iban: string): boolean {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const normalized = (value: string) => value.replace(/[ -]/g, '').toUpperCase();

/** The offset at which the IBAN at the start of `value` ends, because words may follow it without punctuation. */
function ibanEnd(value: string): number | undefined {
  const wanted = LENGTHS[value.slice(0, 2).toUpperCase()];
  if (wanted === undefined) return undefined;
  let seen = 0;
  for (let at = 0; at < value.length; at++) {
    if (/[A-Za-z0-9]/.test(value[at] ?? '')) seen++;
    if (seen === wanted) return /^[A-Za-z0-9]/.test(value.slice(at + 1)) ? undefined : at + 1;
  }
  return undefined;
}

const CANDIDATE = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,44}/gi;
const shapes = shapeRule('iban', [{ type: 'FINANCIAL', kind: 'iban', confidence: 0.99, pattern: CANDIDATE }]);

/** By how many characters a mistyped IBAN may be too long or too short. */
const MAX_LENGTH_ERROR = 2;
const MIN_DIGITS = 10;

/** Whether the country exists and the length is almost right. A mistyped IBAN reveals as much as a correct one. */
function isNearlyIban(value: string): boolean {
  const characters = normalized(value);
  const wanted = LENGTHS[characters.slice(0, 2)];
  if (wanted === undefined || Math.abs(characters.length - wanted) > MAX_LENGTH_ERROR) return false;
  return characters.replace(/\D/g, '').length >= MIN_DIGITS;
}

const shapesByContext = shapeRule('iban-in-context', [
  {
    type: 'FINANCIAL',
    confidence: 0.7,
    kind: 'reference',
    pattern: /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:(?:[ -][A-Z0-9]{1,5}){3,8}|[A-Z0-9]{9,30})(?![A-Za-z0-9])/g,
    accept: ({ value }) => isNearlyIban(value),
  },
  {
    type: 'FINANCIAL',
    confidence: 0.8,
    kind: 'reference',
    // A mistyped IBAN. It counts although its check digits are wrong, because the word "IBAN" stands before it.
    pattern:
      /\biban\b(?: (?:number|no\.?|is|ist))?:? ?\n? ?(?<value>[A-Z]{2}\d{2}(?: ?[A-Z]{4}(?= ?\d))?(?: ?(?=[A-Z]{0,3}\d)[A-Z0-9]{2,4}){2,8})(?![A-Z0-9])/dgi,
    accept: ({ value }) => /\d{6}/.test(normalized(value)),
  },
  {
    type: 'FINANCIAL',
    kind: 'bic',
    confidence: 0.9,
    pattern:
      /\b(?:bic|swift)(?:[ /-](?:bic|swift))?(?: ?(?:code|no\.?|number))?(?: is| ist|:|=)? ?\n? ?(?<value>[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Z0-9])/dgi,
    accept: ({ value }) => value === value.toUpperCase(),
  },
  {
    type: 'FINANCIAL',
    kind: 'routing-number',
    confidence: 0.9,
    pattern:
      /\b(?:routing(?: (?:number|no\.?))?|aba|rtn|sort ?code|blz|bankleitzahl|bsb)\b(?: (?:number|no\.?))?(?: is| ist|:|=|#)? ?\n? ?(?<value>\d{2,3}[ -]?\d{2,3}[ -]?\d{2,3})(?![\d-])/dgi,
  },
]);

export const iban = {
  name: 'iban',
  find(text: string) {
    const checked = shapes.find(text).flatMap((finding) => {
      const length = ibanEnd(text.slice(finding.start, finding.end));
      if (length === undefined) return [];
      const end = finding.start + length;
      return passesMod97(normalized(text.slice(finding.start, end))) ? [{ ...finding, end }] : [];
    });
    return [...checked, ...shapesByContext.find(text)];
  },
};
