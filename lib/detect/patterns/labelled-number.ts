// Finds numbers after a label such as "contract no.", in many languages.
import { anyPatternOf, escapeRegExp } from '../../lexicon/alternatives.ts';
import { once } from '../../lexicon/once.ts';
import { readData } from '../../lexicon/read-data.ts';
import { rowsBy, wordsBy } from '../../lexicon/words.ts';
import { lazyPattern } from '../../text/lazy-pattern.ts';
import { type Candidate, digitsIn, isFollowedBy, type PatternShape, shapeRule } from './rule.ts';

/** Languages in which a label needs no word boundary, because other letters may touch it. */
const UNSPACED = new Set(['zh', 'ja', 'ko', 'th']);

/** Words and characters between the label and the number: "no.", "is", a colon. */
const BETWEEN =
  '(?: ?(?:numbers?|number|nummer|num|no|nr|id|code)(?![\\p{L}])\\.?| ?(?:#|n[°º.]|№|:|=|-(?= ))){0,3}(?: ?(?:is|was|ist|lautet|est|es|è|é|jest|to|은|는|이|가|は|が|是|为|為|هو|הוא|है)(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}]))?[ :=]{0,3}["#(\\[]?';
/** The text ahead must have a digit, so that the pattern is not even made for a text without digits. */
const VALUE =
  '(?=.{0,42}\\d)(?<value>(?:\\d{1,4} [A-Z][A-Za-z]{0,3} \\d{1,5}/\\d{2,4}|[\\p{Lu}\\p{N}](?:[\\p{Lu}\\p{N}]|[-/.:_](?=[\\p{Lu}\\p{N}])| (?=\\d{2,6}(?![\\d\\p{L}/:.]))){2,40}))';
const END = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}@])';

/** Labels with a word for a number, such as "no." or "id". After one without, such as "contract", a count, year or amount may follow. */
const SAYS_NUMBER =
  /(?:(?<!\p{L})(?:no|nos|nr|num|number|numer|numero|número|numéro|numeri|nro|id|code|kod|ref|nummer|mrn|gz|az|dnr|prot|acct)\.?|n[°º.]|№|#|nummer|numero|-?nr\.?|number|numarası|nosu|szám\p{L}{0,16}|номер\p{L}{0,16}|број|zeichen|[号號码]|番号|번호|사번|학번|رقم.{0,64}|מספר.{0,64}|شماره.{0,64}|कोड|संख्या|नंबर|क्रमांक|नं|নম্বর|নং|আইডি|αριθμός.{0,64}|αρ\..{0,64}|(?:số|mã) .{0,64}|nomor .{0,64}|เลข.{0,64}|รหัส.{0,64}|หมายเลข.{0,64}|číslo .{0,64})$/iu;
const DATE_OR_AMOUNT =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}:\d{2}(?::\d{2})?|\d{1,3}(?:[.,]\d{3})*,\d{2}|\d+\.\d{1,2}|(?:19|20)\d{2}|\d{1,3}(?:\.\d{3})+)$/;
const COUNTED =
  /^ ?(?:%|\p{Sc}|(?:items?|people|days?|years?|hours?|minutes?|times?|weeks?|months?|percent|euros?|dollars?|usd|eur|gbp|kr|zł|руб|тыс|jahre|tage|元|円|원|個|人|名|条|頁|页|日|年|月|km|kg|kwh|mg|ml)(?!\p{Script=Latin}))/iu;

function isNumber(candidate: Candidate, label: string): boolean {
  const { value } = candidate;
  const digits = digitsIn(value).length;
  if (digits < 3 || DATE_OR_AMOUNT.test(value) || isFollowedBy(candidate, COUNTED)) return false;
  return SAYS_NUMBER.test(label) || digits >= 5 || (digits >= 4 && /[^\d.]/.test(value));
}

const NUMBER_WORDS = wordsBy(readData('labels/number-words.tsv'));

/** A label as it is written in the table, as a part of a regular expression. */
function patternOfLabel(language: string, label: string): string {
  const number = anyPatternOf((NUMBER_WORDS[language] ?? []).map(escapeRegExp));
  return escapeRegExp(label)
    .replace(/(?:\\\.)?-/g, (sign) => (sign.length > 1 ? '\\.?-?' : '-?'))
    .replace(
      /( ?)\\\{no\\\}( ?)/u,
      (_, before: string, after: string) => `${before && '\\s?'}${number}${after && '\\s?'}`,
    )
    .replaceAll(' ', '\\s');
}

/** Rows of labels by language and by what their numbers are: "de case" has "Aktenzeichen". */
const LABELS = rowsBy(readData('labels/numbers.tsv'), [0, 1]);

const labelled = Array.from(LABELS, ([key, rows]): PatternShape => {
  const [language = '', kind = ''] = key.split(' ');
  const name = once(() => anyPatternOf(rows.map(([, , label = '']) => patternOfLabel(language, label))));
  const before = UNSPACED.has(language) ? '' : '(?<![\\p{L}\\p{N}])';
  const end = UNSPACED.has(language) ? '' : '(?![\\p{L}])';
  const label = lazyPattern(() => `${before}(?:${name()})${end}\\.?${BETWEEN}$`, 'iu');
  return {
    type: 'ID',
    kind,
    confidence: 0.8,
    requires: lazyPattern(name, 'iu'),
    // Only the label may be in any case. The value is case-sensitive, so that a word in lower case is not taken for a number.
    pattern: lazyPattern(() => `${before}(?:${inAnyCase(name())})${end}\\.?${BETWEEN}${VALUE}${END}`, 'dgu'),
    accept: (candidate) => {
      const found = label.exec(candidate.text.slice(Math.max(0, candidate.start - 64), candidate.start));
      return found !== null && isNumber(candidate, found[0].replace(/(?<![\s:="#([])[\s:="#([]+$/u, ''));
    },
  };
});

/** Changes the source of a pattern so that each letter matches in either case. Letters in escapes such as `\p{L}` stay as they are. */
function inAnyCase(source: string): string {
  return source.replace(/\\p\{\w+\}|\\.|\[[^\]]*\]|\p{L}/gu, (sign) => {
    if (sign.startsWith('\\')) return sign;
    const lower = sign.toLowerCase();
    const upper = sign.toUpperCase();
    if (sign.startsWith('[')) return `[${sign.slice(1, -1)}${lower.slice(1, -1)}${upper.slice(1, -1)}]`;
    return lower === upper || upper.length !== lower.length ? sign : `[${lower}${upper}]`;
  });
}

const formats: readonly PatternShape[] = [
  // Case numbers of German courts: "Az 3 C 118/24". The table has "az." only with its dot, because "AZ" is also Arizona.
  {
    type: 'ID',
    kind: 'case',
    confidence: 0.8,
    pattern: /(?<![\p{L}\p{N}])[Aa][Zz] (?<value>\d{1,4} [A-Z][A-Za-z]{0,3} \d{1,5}\/\d{2,4})(?![\p{L}\p{N}@])/dgu,
  },
  // Case numbers of Chinese and Korean courts.
  {
    type: 'ID',
    kind: 'case',
    confidence: 0.9,
    outer: /^\s+|(?<!\s)\s+$/g,
    pattern: /[(〔[](?:19|20)\d{2}[)〕\]]\p{Script=Han}{1,2}\d{0,5}\p{Script=Han}{1,5}\d{1,7}号?/gu,
  },
  {
    type: 'ID',
    kind: 'case',
    confidence: 0.85,
    pattern: /(?<![\p{L}\p{N}])(?:19|20)\d{2}[가-힣]{1,3}\d{2,8}(?!\d)/gu,
    accept: ({ value }) => !/[년월일]/u.test(value),
  },
];

export const labelledNumber = shapeRule('labelled-number', [...labelled, ...formats]);
