// Numbers that the prompt computes with, counts or lists. They look like phone numbers and identifiers.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../../text/script.ts';
import type { PublicCode } from './public-code.ts';

const NUMBER = "-?(?!0\\d)\\d{1,40}(?:[.,']\\d{1,40}){0,6}";
const START = '(?<![\\p{L}\\p{N}_.,-]|\\p{N}[ ,;-])';
const END = `(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|_|[.,]\\d)`;

const OPERATOR =
  ' ?(?:\\*{1,2}|×|÷|\\^|%|<<|>>) ?| (?:·|\\+|==?|<=?|>=?|mod|modulo|plus|minus|times|divided by|multiplied by|to the power of|mal|geteilt durch|hoch|fois|divisé par|moins|multiplicado por|más|menos|dividido (?:por|entre)|vezes|moltiplicato per|più|diviso|razy|podzielone przez|dodać|умножить на|делить на|плюс|минус|çarpı|bölü|artı|eksi|गुणा|भाग) |乘以?|除以|加上?|减去?|かける|割る|足す|引く|곱하기|나누기|더하기|빼기';

const WORDS = wordsByUse(readData('labels/plain-numbers.tsv'));
const VERBS = anyPatternOf(WORDS('to compute with'));

const PROPERTY = anyPatternOf(WORDS('property'));
const NATIVE_PROPERTY = anyPatternOf(WORDS('property without word borders'));

const FUNCTION = anyPatternOf(WORDS('function'));

/** Words for amounts. No phone number, account or code follows them. */
const AMOUNTS = anyPatternOf(WORDS('amount'));
const NATIVE_AMOUNTS = anyPatternOf(WORDS('amount without word borders'));
/** Words that also stand before phone numbers and personal data: "sales 415-555-0132", "números 612345678". A list must follow. */
const DATA = anyPatternOf(WORDS('data'));
const NATIVE_DATA = anyPatternOf(WORDS('data without word borders'));
const LINK = '[ :=(]{0,3}(?:(?:of|is|was|were|are|read|reads|von|sind|de|es|di|:|是|は) )?';
/** Three numbers or more with commas. Groups of a phone number have spaces or hyphens between them. */
const LIST_WITH_COMMAS = '[1-9]\\d{0,5}(?:\\.\\d{1,9})?(?:[,;、] ?\\d{1,6}(?:\\.\\d{1,9})?){2,200}';

/** Symbols keep their case, because "M" after a number may be a sex and "Ms", "Yen" and "Miles" names. */
const UNITS = anyPatternOf(WORDS('unit'));
/** A sign of a unit begins other words too: 名字 "name", 人事 "personnel". */
const NATIVE_UNIT = anyPatternOf(WORDS('unit without word borders'));

/**
 * One number or a list of them, divided by the given signs. Phone numbers may begin with zero, these numbers do not. Each character has one
 * way to match, so a failed match costs no more than its length.
 */
const listWith = (signs: string): string =>
  `-?(?!0\\d)\\d(?:\\d|[.,'](?=\\d)|(?:, | [;/x×-] |; |[${signs}])(?=\\d)){0,400}`;
const LIST = listWith(' ;/x×-');

/** 2^n, 2^n - 1 and 2^n + 1, which programs use as limits and masks, and powers of ten with one digit added. */
function isConstant(value: string): boolean {
  const number = BigInt(value.replace(/\D/gu, '') || '0');
  if (
    /^[1-9]\d{0,2}0{5,}$|^10{3,}[1379]$|^(?:86400|604800|31536)000?$|^(?:3735928559|3405691582|998244353|2147467259|2147221164|299792458|149597870700|6371000)$/u.test(
      value.replace('-', ''),
    )
  )
    return true;
  return [-1n, 0n, 1n].some((step) => {
    const power = number + step;
    return power >= 32768n && (power & (power - 1n)) === 0n;
  });
}

/**
 * Whether numbers double from one to the next ("256 512 1024"), or are at least four round ones: "250 300 1000 1200". Groups of a phone
 * number may be round too ("310 250 4000", "20 30 40 50"), but are fewer or shorter.
 */
function isRoundOrDoubling(value: string): boolean {
  const groups = value.match(/\d+/gu) ?? [];
  return (
    (groups.length > 3 && groups.every((group) => /\d{2}0$/u.test(group))) ||
    groups.slice(1).every((group, at) => Number(group) === 2 * Number(groups[at]))
  );
}

const regExp = (source: string, flags = 'giu') => new RegExp(source, flags);

export const PLAIN_NUMBERS: readonly PublicCode[] = [
  {
    name: 'calculation',
    example: 'Solve ⟦12345678 * 87654321⟧',
    pattern: regExp(`${START}${NUMBER}(?:(?:${OPERATOR})[(]?${NUMBER}[)]?){1,20}${END}`),
  },
  {
    name: 'number to compute with',
    example: '⟦Convert 3735928559⟧ to hex',
    pattern: regExp(
      `(?<!\\p{L})${VERBS}(?:,? (?:the|die|der|le|la|el|il|o|a|number|integer|decimal|zahl|nombre|número|numero|liczbę|число)){0,2}:? ${LIST}${END}`,
    ),
  },
  {
    name: 'property of a number',
    example: 'Is ⟦1000000009 prime⟧?',
    pattern: regExp(`${START}${NUMBER} ${PROPERTY}(?!\\p{L})|${START}${NUMBER} ?${NATIVE_PROPERTY}`),
  },
  {
    name: 'argument of a function',
    example: 'x = ⟦sum(18446744073709551615, 1)⟧',
    pattern: regExp(
      `(?<![\\p{L}\\p{N}_])(?:math\\.|np\\.|numpy\\.)?(?:${FUNCTION}\\(${NUMBER}|(?:min|max)\\(${NUMBER}, ?${NUMBER})(?:, ?${NUMBER}){0,60}\\)`,
      'gu',
    ),
  },
  {
    name: 'counted things',
    example: '⟦Population 83240525 in Germany, 1428627663⟧ in India',
    pattern: regExp(
      `(?:(?<!\\p{L})${AMOUNTS}(?!\\p{L})|${NATIVE_AMOUNTS})${LINK}${LIST}(?: (?:in|en|em|w|в) \\p{L}{1,16},? (?:and )?${LIST}(?= (?:in|en|em|w|в) )){0,12}${END}|(?:(?<!\\p{L})${DATA}(?!\\p{L})|${NATIVE_DATA})${LINK}${LIST_WITH_COMMAS}${END}`,
    ),
  },
  {
    name: 'digits counted up',
    example: 'The digits are ⟦0123456789⟧.',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_]|\\p{N}[ .,:/-])\\+?0?1234567(?:8(?:90?)?)?${END}(?![ -]\\d)`, 'gu'),
    isUnmistakable: true,
    onlyType: 'PHONE',
  },
  {
    name: 'number with a unit',
    example: 'for ⟦149597870700 m⟧',
    pattern: regExp(`${START}${listWith(' ;/x×')} ?(?:${UNITS}(?![\\p{L}\\p{N}-]|[/,]? ?\\d|/)|${NATIVE_UNIT})`, 'gu'),
  },
  {
    name: 'row of numbers',
    example: 'It shows ⟦250 300 1000 1200⟧ and ⟦256 512 1024⟧.',
    pattern: regExp(`${START}[1-9]\\d{1,5}(?:[ ,][1-9]\\d{1,5}){2,20}${END}`, 'gu'),
    accept: isRoundOrDoubling,
  },
  {
    name: 'constant',
    example: 'Is ⟦2147483647⟧ a limit?',
    pattern: regExp(`(?<![\\p{L}\\p{N}_.,:/-])-?\\d{5,24}${END}`, 'gu'),
    accept: isConstant,
  },
];
