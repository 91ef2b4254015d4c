// Finds dates of birth in records, where no word for birth stands directly before them: in lists of schools and hospitals ("F 20111103"),
// applications ("Applicant 1: Mr Amis, 02 Sept. 1986"), pharmacy labels and answers to a question; also dates of birth written in words.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { isDirectlyAfterBirthWord } from './birth-context.ts';
import { MONTH_NAME_PATTERN } from './months.ts';
import { type Candidate, type PatternShape, shapeRule } from './rule.ts';

const base = { type: 'DATE', kind: 'date-of-birth', confidence: 0.96 } as const;

const COMPACT = '(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
const NUMERIC = '\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})|\\d{4}-\\d{2}-\\d{2}';
const WITH_MONTH = `\\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?${MONTH_NAME_PATTERN}\\.?,?[ -]'?(?:\\d{4}|\\d{2})|${MONTH_NAME_PATTERN}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`;
const ROMAN = '\\d{1,2}[-./ ](?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})[-./ ](?:19|20)\\d{2}';
const DATE = `(?:${NUMERIC}|${WITH_MONTH}|${ROMAN})`;
const END = '(?![\\p{L}\\p{N}]|[./-]\\d)';

/** Labels of the people whom a form or record lists one by one: "Applicant 1:", "Patient:". */
const WORDS = wordsByUse(readData('words/birth-records.tsv'));
const PERSON_LABEL = anyPatternOf(WORDS('person'));
const NAME = "(?:(?:Mr|Mrs|Ms|Mx|Miss|Dr|Rev)\\.? )?\\p{Lu}[\\p{L}\\p{M}'’.-]{1,24}(?: [\\p{L}\\p{M}'’.-]{1,24}){1,3}";

/** The latest year that counts as a year of birth. A later date in such a row is probably a visit or a deadline. */
const LATEST_BIRTH_YEAR = 2018;
const canBeBirth = ({ value }: Candidate): boolean => {
  const year = Number(/(?<!\d)\d{4}(?!\d)/u.exec(value)?.[0] ?? 0);
  return year > 1900 && year <= LATEST_BIRTH_YEAR;
};

/** A given and a family name; each is a word of letters that begins with a capital, as in all scripts with capitals. */
const FULL_NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}(?: (?:\\p{Ll}{1,3} ){0,2}\\p{Lu}[\\p{L}\\p{M}.'’-]{0,24}){1,3}";
const ROW_OF_PERSON = new RegExp(
  `^"?${FULL_NAME}"?[ \\t]*[,;|\\t] ?(?:[^\\n,;|\\t]{0,40}[,;|\\t] ?)?"?(?:${NUMERIC})`,
  'u',
);
const NAME_AND_DATE = new RegExp(`${FULL_NAME} ?\\((?:\\* ?)?(?:${NUMERIC})\\)`, 'u');
const NEIGHBOUR_REACH = 400;

/** The name of the candidate itself, before its date: "Ann Lee (". */
const OPEN_NAME = new RegExp(`${FULL_NAME} ?\\((?:\\* ?)?$`, 'u');

const linesBefore = ({ text, start }: Candidate) => text.slice(Math.max(0, start - NEIGHBOUR_REACH), start).split('\n');
const linesAfter = ({ text, end }: Candidate) => text.slice(end, end + NEIGHBOUR_REACH).split('\n');

/** Whether the line before or after is the row of a person too. One such row alone may be anything with a date. */
const hasNeighbourRow = (candidate: Candidate): boolean =>
  ROW_OF_PERSON.test(linesBefore(candidate).at(-2) ?? '') || ROW_OF_PERSON.test(linesAfter(candidate)[1] ?? '');

/** Whether the lines around, or the rest of this line, hold another name with a date. */
const hasNeighbourInLine = (candidate: Candidate): boolean => {
  const before = linesBefore(candidate);
  const ownStart = (before.at(-1) ?? '').replace(OPEN_NAME, '');
  return [before.at(-2), ownStart, ...linesAfter(candidate).slice(0, 2)].some((line) => NAME_AND_DATE.test(line ?? ''));
};

const UNIT = anyPatternOf([...WORDS('part of a date'), '\\d{4}']);
const ASKED = '(?:date of birth|d\\.?o\\.?b\\.?|birth ?da(?:y|te))';
const HIJRI_MONTH = anyPatternOf(WORDS('Islamic month'));

const SHORT_YEAR_FIRST = '\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
const DAY_FIRST = '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)\\d{2}|\\d{2})';

const shapes: readonly PatternShape[] = [
  // Digits alone, directly after a word for birth: "DOB 870312", "geb. 12031987".
  {
    ...base,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}./-])(?:${COMPACT}|${SHORT_YEAR_FIRST}|${DAY_FIRST})${END}(?!\\+)`, 'gu'),
    accept: isDirectlyAfterBirthWord,
  },
  {
    ...base,
    requires: /(?:19|20)\d{6}/,
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\p{N}])[MFX] ?[ |,;\\t]\\s?)${COMPACT}(?![\\p{L}\\p{N}])|(?<=[|,;\\t ])${COMPACT}(?=[|,;\\t]\\s?[MFX](?![\\p{L}\\p{N}]))`,
      'gu',
    ),
  },
  {
    ...base,
    requires: new RegExp(PERSON_LABEL, 'iu'),
    pattern: new RegExp(
      `(?<=^|\\n)[ \\t]*(?:\\d{1,2}[.)] )?${PERSON_LABEL}(?: ?#?\\d{1,2})?: ?${NAME}, (?:born )?(?<value>${DATE})${END}`,
      'dgiu',
    ),
    accept: canBeBirth,
  },
  // A whole line with a name in capitals and a date, as on pharmacy labels and wristbands: "STROUD, WILHELMINA 06/11/39".
  {
    ...base,
    pattern:
      /(?<=^|\n)[ \t]*\p{Lu}[\p{Lu}'’-]{1,24}, ?\p{Lu}[\p{Lu}'’-]{1,24}(?: \p{Lu}[\p{Lu}'’-]{0,24})?[ ,]{1,4}(?<value>\d{1,2}[./-]\d{1,2}[./-](?:(?:19|20)\d{2}|\d{2}))(?=[ \t]*(?:\n|$))/dgu,
  },
  // Rows and lists of people with a date beside each name: "Ann Lee,07/30/1978,Graz", "Ann Lee (30.07.1978) and Tim Ray (05.11.1982)".
  {
    ...base,
    pattern: new RegExp(
      `(?<=^|\\n)"?${FULL_NAME}"?[ \\t]*[,;|\\t] ?(?:[^\\n,;|\\t]{0,40}[,;|\\t] ?)?"?(?<value>${NUMERIC})(?="?[ \\t]*(?:[,;|\\t\\n]|$))`,
      'dgu',
    ),
    accept: (candidate) => canBeBirth(candidate) && hasNeighbourRow(candidate),
  },
  {
    ...base,
    pattern: new RegExp(`(?<!\\p{L})${FULL_NAME} ?\\((?:\\* ?)?(?<value>${NUMERIC})\\)`, 'dgu'),
    accept: (candidate) => canBeBirth(candidate) && hasNeighbourInLine(candidate),
  },
  {
    ...base,
    requires: /birth|dob|born|d\.o\.b/iu,
    pattern: new RegExp(`${ASKED}[^\\n?]{0,40}\\?\\s*\\n[^\\n]{0,32}?: (?:it'?s )?(?<value>${DATE})${END}`, 'dgiu'),
  },
  {
    ...base,
    requires: /birth|dob|born|d\.o\.b/iu,
    pattern: new RegExp(
      `(?<!\\p{L})(?:born(?: on)?|${ASKED})(?: is| was)?[:,]? (?:on )?(?:the )?(?<value>${UNIT}(?:(?: of | the | and |[ ,-]{1,2}){1,2}${UNIT}){2,8})(?![\\p{L}\\p{N}])`,
      'dgiu',
    ),
  },
  {
    ...base,
    requires: /\d[-./ ][ivx]{1,4}[-./ ]\d/iu,
    pattern: new RegExp(`(?<!\\p{L})(?:born|${ASKED}|b\\.)[^\\n.;!?]{0,32}?(?<value>${ROMAN})${END}`, 'dgiu'),
  },
  {
    ...base,
    requires: / 1[34]\d\d/u,
    pattern: new RegExp(
      `(?<!\\p{L})(?:born|${ASKED})[^\\n.;!?]{0,32}?(?<value>\\d{1,2} ${HIJRI_MONTH} 1[34]\\d{2})${END}`,
      'dgiu',
    ),
  },
];

export const recordedBirth = shapeRule('recorded-birth', shapes);
