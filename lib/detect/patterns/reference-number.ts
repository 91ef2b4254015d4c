// Finds numbers that have no distinctive form, so a word such as "order", "account", "case" or "patient" must stand before them.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { rowsBy } from '../../lexicon/words.ts';
import { isFileName, isMarkupIdentifier, isUrlParameter } from './number-of-nobody.ts';
import { type Candidate, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

const NAMES = rowsBy(readData('labels/reference-numbers.tsv'), [1, 2]);
/** For each kind, the words that stand before its numbers in the way that `use` says. */
const namesBy = (use: string): readonly (readonly [string, string])[] =>
  Array.from(NAMES)
    .filter(([key]) => key.startsWith(`${use} `))
    .map(([key, rows]) => [key.slice(use.length + 1), anyOf(rows.map(([, , , word = '']) => word))]);

const NUMBER_WORD =
  '(?: ?-?(?:(?:numbers|number|nummer|num|nos|no|nr|ids|id|codes|code|key|reference|ref|locator|card|numéro|número|numero)(?![\\p{L}])\\.?|#|n[°º.]|:|=))';
const IS = '(?: (?:is|was|are|ist|lautet|est|es|è|é|of|with))?';
/** The number itself. It must not be another word for a number, such as "Docket" in "Case: Docket No. 123456". */
const VALUE =
  '(?!(?:docket|case|file|number|no|ref|id)(?![A-Za-z0-9]))(?<value>\\d{1,4} ?[A-Za-z]{1,3} ?\\d{1,6}/\\d{2,4}|[A-Za-z0-9](?:[A-Za-z0-9]|[-/.:_](?=[A-Za-z0-9])| (?=\\d{2,6}(?![\\d\\p{L}/:.]))){2,40})';
const END = '(?![\\p{L}\\p{N}@])';
/** Keeps the rest of a compound from counting as the number: "nnummer" in "Kundennummer". */
const NEW_WORD = '(?<!\\p{L}(?=\\p{L}))';

/** Values that look like reference numbers but are class members in code or a patient's age and sex ("54F"). */
const NOT_A_REFERENCE = /^[a-z]+\d*\.[A-Z][a-z]+$|^\d{2}(?:[FMfm]|yo[fm]?)$|^\d{1,2}(?:st|nd|rd|th)$|^R\d{1,3} \d{3}$/;

/** A word before a number is not part of it: "is 12", "born 1978-07-30". */
const WORD_AND_NUMBER = /^[a-z]{2,} \d/;

/** Whether a value has the form of a reference number, and not of a date, time, amount or count that may follow the same word. */
function isReference(candidate: Candidate): boolean {
  const { value, text, end } = candidate;
  if (NOT_A_REFERENCE.test(value) || WORD_AND_NUMBER.test(value) || isFileName(value)) return false;
  if (isMarkupIdentifier(candidate) || isUrlParameter(candidate)) return false;
  if (!/\d/.test(value)) return /^[A-Z]{5,8}$/.test(value);
  if (
    /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^\d{4}-\d{2}-\d{2}|^\d{1,2}:\d{2}(?::\d{2})?$|^\d{1,3}(?:\.\d{3})*,\d{2}$|^\d+\.\d{1,2}$/.test(
      value,
    )
  )
    return false;
  if (/^\p{L}?[\p{Ll}-]+-\d{1,2}$/u.test(value)) return false;
  if (
    /^ ?(?:%|€|\$|£|items?|people|days?|years?|hours?|minutes?|times?|weeks?|months?|percent|euros?|dollars?)/i.test(
      text.slice(end, end + 10),
    )
  )
    return false;
  return value.replace(/[^A-Za-z0-9]/g, '').length >= 3;
}

const base = { type: 'ID', accept: isReference } as const;

const ambiguousShapes = namesBy('before a word for "number"').map(
  ([kind, name]): PatternShape => ({
    ...base,
    kind,
    confidence: 0.88,
    pattern: new RegExp(
      // An "engine code" is a fault.
      `(?<![\\p{L}\\p{N}])(?!engine code)${name}${NUMBER_WORD}{1,3}${IS}(?: ?[:=#])? ?["#([]?${VALUE}${END}`,
      'dgiu',
    ),
  }),
);

const unambiguousShapes = namesBy('before the number').map(
  ([kind, name]): PatternShape => ({
    ...base,
    kind,
    confidence: 0.75,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name}s?(?: ?[:=#]| is| ist)? ?[#([]?${NEW_WORD}${VALUE}${END}`, 'dgiu'),
    // Without the word "number", short digits alone may be a count or a year.
    accept: (candidate) =>
      isReference(candidate) &&
      /\d/.test(candidate.value) &&
      !/^(?:19|20)\d{2}$/.test(candidate.value) &&
      (candidate.value.replace(/\D/g, '').length >= 5 ||
        /[A-Z]/.test(candidate.value) ||
        /#\s?$/.test(candidate.text.slice(Math.max(0, candidate.start - 2), candidate.start))),
  }),
);

const formats: readonly PatternShape[] = [
  { type: 'ID', kind: 'tracking', confidence: 0.9, pattern: /(?<![A-Za-z0-9])1Z[0-9A-Z]{16}(?![A-Za-z0-9])/g },
  // Tracking numbers of postal services, also in groups of digits: "RR 441 752 610 AR".
  {
    type: 'ID',
    kind: 'tracking',
    confidence: 0.85,
    pattern: /(?<![A-Za-z0-9])[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}(?![A-Za-z0-9])/g,
  },
  // Numbers of health insurance cards (EHIC, GHIC), also in groups of digits.
  {
    type: 'ID',
    kind: 'patient',
    confidence: 0.85,
    pattern:
      /\b[GE]HIC(?: (?:card|no\.?|number))?[: ]{1,2}(?<value>(?:[A-Z]{2} ?)?\d(?: ?\d){9,19})(?![\p{L}\p{N}])/dgu,
  },
  // Numbers of British police officers, after their rank: "PC 1452MD", "DC 2207 Marsh".
  {
    type: 'ID',
    kind: 'employee',
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}])(?:W?P[CS]|D[CS]|PCSO) (?<value>\d{2,5}(?:[A-Z]{1,3}(?![\p{L}\p{N}])|(?= \p{Lu}\p{Ll})))/dgu,
  },
  // Fingerprints of SSH keys.
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.85,
    pattern: /(?<![A-Za-z0-9])SHA256:[A-Za-z0-9+/]{43}(?![A-Za-z0-9+/])/g,
  },
  // Numbers of Medicare beneficiaries: letters and digits in a fixed order, without the letters S, L, O, I, B and Z.
  {
    type: 'ID',
    kind: 'patient',
    confidence: 0.9,
    pattern:
      /(?<![A-Za-z0-9-])[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[- ]?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[- ]?[AC-HJKMNP-RT-Y]{2}\d{2}(?![A-Za-z0-9-])/g,
  },
  // Numbers on insurance cards: "group 0071123, RxBIN 610014, PCN MEDDADV".
  {
    type: 'ID',
    kind: 'policy',
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:group|grp)(?: (?:no\.?|number|id|#))?|rx ?(?:bin|grp|group|pcn))[ :#]{1,3}(?<value>(?=[A-Z\d-]*\d{5})[A-Z\d][A-Z\d-]{4,15})(?![\p{L}\p{N}])/dgiu,
  },
  // Numbers of job advertisements: "position #R-20455".
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.75,
    pattern: /(?<=(?<![\p{L}\p{N}])#)[A-Z]{1,4}-\d{4,10}(?![\p{L}\p{N}])/gu,
  },
  // Numbers spoken digit by digit: "my number is five five five, oh one two three".
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.75,
    pattern:
      /(?<!\p{L})(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)(?:[ ,-]{1,2}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)){6,24}(?!\p{L})/giu,
    // If a comma follows each word, they are a list, unless a word such as "number" or "is" comes before them.
    accept: (candidate) =>
      /[a-z][ -]{1,2}[a-z]/i.test(candidate.value) ||
      isPrecededBy(candidate, /(?<!\p{L})(?:number|code|pin|phone|mobile|account|card|it['’]s|is)[ :,]{1,2}$/iu),
  },
  // Numbers of bookings: "booked #2024-0117".
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.85,
    pattern: /(?<=#)(?:19|20)?\d{2}-\d{3,8}(?![\p{L}\p{N}]|[./-]\d)/gu,
  },
  // Phone extensions alone: "ext 4471". After a full phone number, the extension belongs to the finding of the phone number.
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.7,
    pattern:
      /(?<![\p{L}\p{N}])(?:ext|extension|durchwahl|nebenstelle|poste|anexo|(?:fax|tel|phone|pager|bleep) x)(?:\.:|\.|:)? ?(?<value>\d{3,6})(?![\p{L}\p{N}%]|[.,:/-]\d)/dgiu,
  },
  // Numbers of reports, permits and the like ("police report PR-20-118823"); the next shape finds numbers of badges ("officer badge 4471").
  {
    type: 'ID',
    kind: 'case',
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}])(?:report|incident|complaint|warrant|citation|summons|permit|certificate|file|record|contract|lease|crime ref(?:erence)?) (?<value>(?!ISO|RFC|CVE|PEP)[A-Z]{1,5}-?\d{2,6}-\d{3,10})(?![\p{L}\p{N}-])/dgu,
  },
  {
    type: 'ID',
    kind: 'employee',
    confidence: 0.75,
    pattern: /(?<![\p{L}\p{N}])badge (?:number |no\.? ?|#)?(?<value>\d{3,7})(?![\p{L}\p{N}%]|[.,:/-]\d)/dgiu,
  },
  // Names of wifi networks, which often contain the family's name: "SSID Henderson_Family_5G".
  {
    type: 'ID',
    kind: 'device',
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}])(?:ssid|(?:wi-?fi|wlan|network)(?: network)? name)(?: (?:is|was|ist))?[:=]? ["“']?(?<value>(?=[\w.-]*[_\d-])[\w][\w.-]{3,31})(?![\p{L}\p{N}])/dgiu,
  },
  // Names of tenants and workspaces in logs: "Failed for tenant kornblume-prod".
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.75,
    pattern:
      /(?<![\p{L}\p{N}_-])(?:tenant|workspace|organi[sz]ation|customer|client)(?:[_ ]?(?:id|name|slug))?(?:[ :=]{1,2})["'`]?(?<value>[a-z][a-z\d]{2,24}(?:-[a-z\d]{1,24}){0,3}-(?:prod|prd|production|stag(?:e|ing)|stg|dev|test|uat|qa|live|eu|us|de)\d{0,2})(?![\w-])/dgu,
  },
  // Order numbers of Amazon: "303-1234567-1234567".
  { type: 'ID', kind: 'order', confidence: 0.9, pattern: /(?<![\w-]|\/ASIN\/\w{10}\/)\d{3}-\d{7}-\d{7}(?![\w-])/g },
  // Applications to a court, such as the European Court of Human Rights: "no. 32814/11".
  {
    type: 'ID',
    kind: 'case',
    confidence: 0.8,
    pattern: /(?<=\b(?:nos?|nr|application|appl)\.? ?(?:no\. ?)?)\d{3,6}\/\d{2}(?![\d/])/gi,
  },
  // Docket numbers of US federal courts, with or without the word "docket".
  {
    type: 'ID',
    kind: 'case',
    confidence: 0.85,
    pattern: /(?<![\w:.-])\d{1,2}:\d{2}-(?:cv|cr|mc|mj|bk|ap|md)-\d{3,6}(?:-[A-Z]{2,4})*(?![\w])/gi,
  },
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.85,
    pattern:
      /(?<![A-Za-z0-9-])[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?![A-Za-z0-9-])/gi,
  },
];

export const referenceNumber = shapeRule('reference-number', [...ambiguousShapes, ...unambiguousShapes, ...formats]);
