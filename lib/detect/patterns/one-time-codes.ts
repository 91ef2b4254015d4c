// Finds one-time codes and codes of locks: "Your code is 481 216", "TAN: 481216", "481216 ist Ihr Bestätigungscode", "验证码：481216".
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import type { PatternShape } from './rule.ts';

const LABELS = wordsByUse(readData('labels/one-time-codes.tsv'));
const NAMES = anyPatternOf(
  LABELS('spaced').map((label) => label.replace('{code}', `-?${anyPatternOf(LABELS('code'))}`)),
);
const UNSPACED_NAMES = anyPatternOf(LABELS('unspaced'));

const IS =
  '(?: (?:for|to|of|at|on|für|zum|zur|am|an|vom|de|del|du|della|do|da|dla|do|na|от|для)(?: [^\\n:=.,;\\d]{1,24}?))?(?: (?:is|was|are|ist|lautet|war|est|es|è|é|to|jest|är|er|on|היא|הוא|है|là|adalah))?(?:是|为|為|は|が|는|은|이|가|คือ)?';
const CODE =
  '\\d{3,8}(?:-\\d{2,6}){0,3}|\\d{2,4}(?: \\d{2,4}){1,3}|(?=[a-zA-Z-]{0,5}\\d)[a-zA-Z\\d]{4,5}(?:-[a-zA-Z\\d]{4,5}){1,7}';
const END = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}_-]|[.,:/]\\d)';
/** The word for the code after its number: "481216 is your Firma-X code". */
const IS_YOUR =
  '(?: is| ist| est| es| è| é| to| är| —| -|:) (?:your|the|Ihre?n?|dein|votre|ton|su|tu|il tuo|o seu|seu|twój|ваш|твой)[^\\n.!?\\d]{0,40}?(?:code|Code|kod|código|codice|код|TAN|PIN|OTP|pin|otp|passcode|password)(?!\\p{L})';

const base = { type: 'PASSWORD', kind: 'password', confidence: 0.85 } as const;

export const oneTimeCodeShapes: readonly PatternShape[] = [
  {
    ...base,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_])(?:${NAMES})(?!\\p{L})${IS} ?[:=#-]? {0,2}["“(]?(?<value>${CODE})${END}`,
      'dgiu',
    ),
  },
  {
    ...base,
    pattern: new RegExp(
      `(?:${UNSPACED_NAMES})${IS} ?[:=]? ?["“「(]?(?<value>\\d{3,8}(?:[ -]\\d{2,6}){0,3}|[A-Z\\d]{4,10})${END}`,
      'dgu',
    ),
  },
  {
    ...base,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_.,:/-])(?:[A-Z]-)?(?<value>\\d{4,8}|\\d{3}[ -]\\d{3})${IS_YOUR}`, 'dgu'),
  },
  // "Your code is 481216", "Use code 481 216 to sign in".
  {
    ...base,
    pattern: new RegExp(
      `(?<!\\p{L})(?:(?:your|my|our|dein|mein|Ihr|votre|mon|su|mi|il (?:mio|tuo)|meu|mój|twój|мой|ваш)(?: [\\p{L}\\d-]{2,16})? (?:code|kod|código|codice|код)(?: (?:is|ist|lautet|est|es|è|é|to))?:?|(?:use|enter|type|texted me|sent me) (?:the )?(?:code|pin|otp):?) (?<value>\\d{4,8}|\\d{3}[ -]\\d{3})${END}`,
      'dgiu',
    ),
  },
];
