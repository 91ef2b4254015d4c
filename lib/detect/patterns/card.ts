import { passesLuhn } from './luhn.ts';
import { digitsIn, isPrecededBy, shapeRule } from './rule.ts';

/** The issuer prefixes and lengths of each brand (ISO/IEC 7812 and the ranges that the brands publish). */
const BRANDS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(?:0[0-5]|[689]\d)\d{11}$/, // Diners
  /^6(?:011|4[4-9]\d|5\d{2})\d{12,15}$/, // Discover
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^62\d{14,17}$/, // UnionPay
  /^(?:50|5[6-9]|6[0-9])\d{10,17}$/, // Maestro
  /^220[0-4]\d{12,15}$/, // Mir
];

function isCard(digits: string): boolean {
  return BRANDS.some((brand) => brand.test(digits)) && passesLuhn(digits) && !/^(\d)\1+$/.test(digits);
}

const CARD_WORDS =
  /\b(?:card|visa|master ?card|amex|credit|debit|kreditkarte|carte|tarjeta|carta di credito|karte)\b[^\n]{0,40}$/i;
const DIGITS = /(?<![\p{L}\p{N}]|\p{N}[.,])\d(?:[ -]{0,2}\d){11,18}(?![\p{L}\p{N}]|[.,-]\d)/gu;

export const card = shapeRule('card', [
  {
    type: 'FINANCIAL',
    kind: 'card',
    confidence: 0.99,
    pattern: DIGITS,
    accept: ({ value }) => isCard(digitsIn(value)),
  },
  {
    type: 'FINANCIAL',
    confidence: 0.75,
    // A number after a word for a card counts even if its check digit is wrong or its prefix is unknown.
    pattern: DIGITS,
    accept: (candidate) => digitsIn(candidate.value).length >= 13 && isPrecededBy(candidate, CARD_WORDS),
    kindOf: ({ value }) => (isCard(digitsIn(value)) ? 'card' : 'reference'),
  },
  {
    type: 'FINANCIAL',
    kind: 'card-expiry',
    confidence: 0.85,
    pattern:
      /\b(?:exp(?:ir(?:y|es|ation)(?: date)?)?|valid (?:thru|until|through)|gültig bis|ablaufdatum)\b\.?:? ?\n? ?(?<value>(?:0[1-9]|1[0-2])\s?[/-]\s?(?:20)?\d{2})(?!\d|[/-]\d)/dgi,
  },
  {
    type: 'FINANCIAL',
    kind: 'card-code',
    confidence: 0.9,
    pattern:
      /\b(?:cvv2?|cvc2?|csc|cid|security code|prüfziffer|cryptogramme)\b(?: (?:code|number))?(?: is| ist|:|=|#)? ?\n? ?(?<value>\d{3,4})(?!\d)/dgi,
  },
]);
