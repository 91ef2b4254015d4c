import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { isFollowedBy, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

const CURRENCIES = wordsByUse(readData('values/currencies.tsv'));
const SYMBOL = anyOf(CURRENCIES('sign'));
const CODE = anyOf(CURRENCIES('code'));
const WORD = `(?:${anyOf(CURRENCIES('name'))}|p(?= ?coin))`;
const PLAIN =
  "(?:\\d{1,3}(?:[.,' ]\\d{3}){1,5}|\\d{1,3}(?:,\\d{2}){1,4},\\d{3}|\\d{1,12})(?:[.,]\\d{1,2}(?!\\d))?(?:[.,]-{1,2})?";
const SCALE =
  '(?: ?(?:k|m|mn|mio|b|bn|mrd|tn)\\b\\.?| (?:thousand|million|billion|trillion|lakhs?|crores?|hundred|tausend|millionen|milliarden|millions?|milliards?|millones|mil|milioni|miljoen)\\b)?';
const AMOUNT = `${PLAIN}${SCALE}`;
const LEAD = '(?<![\\p{L}\\p{N}_]|\\p{N}[.,])';
const END = '(?![\\p{L}\\p{N}_])';
/** Chinese, Japanese and Korean put an amount between their letters without blanks: "月薪是8500元", "연봉은 3000만원". */
const UNSPACED_LEAD = '(?<![\\p{sc=Latin}\\p{sc=Cyrillic}\\p{N}_]|\\p{N}[.,])';
const UNSPACED_SCALE = '[百千万萬亿億백천만억]{0,3}(?:\\d{1,4}[百千백천]?)?';
const NUMBER_IN_HAN = '[一二两兩三四五六七八九十][一二两兩三四五六七八九十百千万萬亿億零〇]{1,12}';
const UNSPACED_NAME = anyOf(CURRENCIES('unspaced'));
const base = { type: 'MONEY', kind: 'money' } as const;

const EARNED =
  /\b(?:salary|earn(?:s|ed|ing)?|wages?|income|paid|pays?|compensation|rent|mortgage|loan|debts?|savings|bonus|budget|price|costs?|fee|owes?|balance|salaire|gehalt|verdien\w*|miete|kosten|lohn|sueldo|stipendio|salaris|huur|renta|aluguel)\b[^\n.;:\d]{0,28}:? ?$/i;

const MADE =
  /\b(?:mak(?:es?|ing)|made|earn\w*|offer\w*|worth|raised?|saved|spent|invest\w*|borrow\w*|owes?|got)\b[^\n.;:\d]{0,16}$/i;
const DEAL =
  /\b(?:acqui\w+|buy(?:ing|s|out)?|bought|sell(?:ing|s)?|sold|rais(?:e|ed|es|ing)|valu(?:ed?|ation)|invest\w*|merge\w*|settle\w*|revenues?|profits?|loss(?:es)?|funding|deal)\b[^.!?\n]{0,60}(?:for|at|of|worth|to|by|is|was|:|paid|pay) (?:about |around |roughly )?$/i;
const OWED =
  /^ (?:in |of )?(?:\p{Ll}{1,10} )?(?:debts?|loans?|savings|salary|income|mortgage|bonus|offer|inheritance|salar(?:y|ies)|gehalt|schulden)\b/iu;

const shapes: readonly PatternShape[] = [
  {
    ...base,
    confidence: 0.97,
    pattern: new RegExp(`${LEAD}[-+]?${SYMBOL} ?-?${AMOUNT}(?:${END}| ?(?:USD|CAD|AUD))`, 'giu'),
  },
  { ...base, confidence: 0.95, pattern: new RegExp(`${LEAD}${CODE} ?-?${AMOUNT}${END}`, 'gu') },
  {
    ...base,
    confidence: 0.95,
    pattern: new RegExp(`${LEAD}${AMOUNT} ?(?:${SYMBOL}|(?:${CODE}(?![\\p{L}])))`, 'giu'),
    accept: ({ value }) => !/\bp$/.test(value),
  },
  {
    ...base,
    confidence: 0.95,
    pattern: new RegExp(
      `${UNSPACED_LEAD}(?:${PLAIN} ?${UNSPACED_SCALE}|${NUMBER_IN_HAN})(?: ?${UNSPACED_NAME}|(?<=\\d{3}|[百千万萬])[块塊])`,
      'gu',
    ),
  },
  {
    ...base,
    confidence: 0.95,
    pattern: new RegExp(
      `(?<=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}])${SYMBOL} ?${PLAIN}${UNSPACED_SCALE}`,
      'gu',
    ),
  },
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(`${LEAD}${AMOUNT}[ -]${WORD}(?![\\p{L}])`, 'giu'),
    // "Pounds" may be a weight: "lost 20 pounds".
    accept: (candidate) =>
      !/pounds?$/i.test(candidate.value) ||
      !isPrecededBy(candidate, /\b(?:weigh\w*|lost|gained|gain|lose|losing|heavy|heavier|lighter)\b[^\n.]{0,24}$/i),
  },
  {
    ...base,
    confidence: 0.85,
    // The upper end of a range whose lower end has the currency: "60,000" in "$50,000 to 60,000".
    pattern: new RegExp(
      `${LEAD}(?:${SYMBOL}|${CODE}) ?${AMOUNT} ?(?:-|to|and|bis|à|a) ?(?<value>${AMOUNT})${END}`,
      'dgu',
    ),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(`${LEAD}${AMOUNT}(?= ?(?:-|to|bis|à) ?${AMOUNT} ?(?:${SYMBOL}|${CODE}${END}|${WORD}))`, 'gu'),
  },
  {
    ...base,
    confidence: 0.8,
    // An amount without a currency, after words for money: "a salary of 85k".
    pattern: new RegExp(
      `${LEAD}(?:\\d{1,3}(?:[.,']\\d{3}){1,4}|\\d{2,9})(?:[.,]\\d{1,2})?(?: ?k\\b)?(?! ?%|[\\p{L}\\p{N}_]|[:/-]\\d)`,
      'giu',
    ),
    accept: (candidate) => isPrecededBy(candidate, EARNED, 56) && !/^(?:19|20)\d{2}$/.test(candidate.value),
  },
  {
    ...base,
    confidence: 0.8,
    // Millions without a currency, in a sentence about a deal: "acquire Fenwick Labs for 40 million."
    pattern: new RegExp(`${LEAD}${PLAIN} ?(?:million|billion|mn|bn|mio|mrd)(?=\\.?(?:[,;!?)]|\\s|$))`, 'giu'),
    accept: (candidate) =>
      isPrecededBy(candidate, DEAL, 72) &&
      !/^\.? \p{Ll}{3,12}s\b/u.test(candidate.text.slice(candidate.end, candidate.end + 16)),
  },
  {
    ...base,
    confidence: 0.85,
    // Thousands as "k", next to words for income or debt: "I make 85k at the bank, 40k student debt".
    pattern: new RegExp(`${LEAD}\\d{1,4}(?:[.,]\\d{1,2})?k(?! ?%|[\\p{L}\\p{N}_])`, 'giu'),
    accept: (candidate) => isPrecededBy(candidate, MADE, 40) || isFollowedBy(candidate, OWED, 32),
  },
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `${LEAD}${AMOUNT}(?= (?:a|per|each|every) (?:year|month|week|hour|annum|day)\\b| p\\.?a\\.?\\b| annually| monthly salary| (?:brutto|netto)\\b| im (?:jahr|monat)\\b)`,
      'giu',
    ),
    accept: ({ value }) => value.replace(/\D/g, '').length >= 3 || /k$/i.test(value),
  },
];

export const money = shapeRule('money', shapes);
