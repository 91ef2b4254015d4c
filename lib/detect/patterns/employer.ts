// Finds employers by the words before them and companies by their legal form.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import type { Finding } from '../annotation.ts';
import { nameWithoutSentenceWords, ORGANIZATION_NAME_PATTERN } from './name-form.ts';
import { OUTER_PUNCTUATION_EXCEPT_FULL_STOP, type PatternRule, type PatternShape, shapeRule } from './rule.ts';

const LEGAL_FORMS = cellsOf(readData('kinds/legal-forms.tsv'));
const LEGAL_FORM = anyOf(LEGAL_FORMS.map(([, form = '']) => form));
const WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}&'-]{0,40}\\.?";
/** A firm's name after words such as "works at": one to three capitalised words. */
const FIRM = '\\p{Lu}[\\p{L}\\p{M}\\p{N}&-]{1,30}(?: \\p{Lu}[\\p{L}\\p{M}\\p{N}&-]{1,30}){0,2}';
const base = { type: 'ORGANIZATION', outer: OUTER_PUNCTUATION_EXCEPT_FULL_STOP } as const;

const shapes: readonly PatternShape[] = [
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}&'-])(?:${WORD}(?: (?:of|and|&|und|et|y|de|der|des|du) | )){1,6}?,?(?<=[ ,]) ?${LEGAL_FORM}(?![\\p{L}\\p{N}])\\.?`,
      'gu',
    ),
  },
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}])(?:work(?:s|ed|ing)? (?:\\p{Ll}{1,12} ){0,2}?(?:at|for)|(?:job|intern(?:s|ed|ing)?|position|role|employed|engineer|nurse|teacher|manager|analyst|consultant|developer|director|accountant) (?:\\p{Ll}{1,12} ){0,2}?(?:at|for|with|by)|employer(?: is|:)|company(?: is|:)|employed by|arbeite[nt]? (?:\\p{Ll}{1,12} ){0,3}?(?:bei|für)|angestellt bei|travaille(?: actuellement)? (?:chez|pour)|trabaj[oa] (?:en|para)|lavor[oa] (?:per|presso|in|alla|da)|werk(?:t|zaam)? (?:bij|voor)|trabalh[oa] (?:na|no|em|para)|pracuję w) (?:the |der |die |la |el |le )?(?<value>${ORGANIZATION_NAME_PATTERN})`,
      'dgu',
    ),
  },
  {
    ...base,
    // A town may follow these words too. The confidence is low, so that a town found by the model wins.
    confidence: 0.55,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}])(?:(?:jobbar|arbetar|jobber|arbejder|arbeider)(?: \\p{Ll}{1,12}){0,2}? (?:på|hos)|làm(?: việc)?(?: \\p{Ll}{1,12}){0,2}? (?:tại|cho|ở)|(?:be)?kerja di|δουλεύω (?:στον?|στην?|στο)|pracuj(?:i|u|em) (?:v|ve|u|pro)|працюю (?:в|у)|работаю в|çalıştığım|[Dd]rive for|[Mm]y(?= \\p{Lu}{2,6} (?:manager|boss|supervisor|shift|locker|badge))|(?<=(?:^|[|"(,•·]) ?)[Ee]x-(?=\\p{Lu})) ?(?<value>${FIRM})`,
      'dgmu',
    ),
  },
  {
    ...base,
    confidence: 0.55,
    pattern:
      /(?<![\p{L}\p{M}])(?<value>\p{Lu}[\p{L}\p{M}&-]{1,30})(?=['’](?:da|de|ta|te|nda|nde) (?:\p{Ll}{1,12} )?çalış|-?n[aáeé]l dolgoz)/dgu,
  },
];

const rule = shapeRule('employer', shapes);

const ENDS_IN_FORM = new RegExp(`[ ,] ?${LEGAL_FORM}\\.?$`, 'u');

/** A job title or year before a firm, which is not part of its name: "CEO of Daimler AG", "© 2007 Acme Corporation". */
const JOB_TITLE_OF =
  /^(?:(?:C[A-Z]O|Chairman|Chairwoman|Chair|President|Director|Head|Founder|Owner|Employees?|Shareholders?) of |C[A-Z]O |(?:19|20)\d{2} )/u;
/** A preposition before what looks like a legal form: "Curso de PLC". */
const FORM_AFTER_PREPOSITION = new RegExp(` (?:of|de|der|des|du) ${LEGAL_FORM}\\.?$`, 'u');
/** Placeholder firms in examples and legal texts: "X Ltd", "B Corporation". */
const PLACEHOLDER_FIRM = /^[A-Z] (?!&)\S+$/u;
/** A full stop inside a match that ends a sentence and no abbreviation: "at Google. Can you …". */
const SENTENCE_END = /(?<=\p{L}{3})(?<!(?:^| )(?:Bros|Corp|Dept|Intl|Assoc|Univ|Prof|Inst|Natl|Comm))\. (?=\p{Lu})/u;
/** A time of day, a country and the like after "at" or "with": "at work at 5am", "familiar with US federal taxes". */
const NO_FIRM = /^(?:\d[\d:.]*(?:[ap]m|h|Uhr)?|US|USA|U\.S|U\.S\.A?\.?|UK|U\.K\.?|EU|UN|UAE)$/iu;
/** The start of a line in a Dockerfile or query, where "AS" names an alias and no Norwegian firm: "FROM python:3.7-alpine AS builder". */
const ALIAS_BEFORE = /(?:^|\n)[^\n]*\b(?:FROM|SELECT|JOIN|WITH|CAST)\b[^\n]*$/u;

const QUERY_WORD = /(?<!\p{L})(?:FROM|SELECT|JOIN|WITH|CAST|WHERE|TABLE|COUNT|COPY)(?!\p{L})/u;

/** The number of a list before the Polish or Czech word for "what": "1. Co oznacza". */
const ITEM_BEFORE_CO = /^\d{1,2}[.)] Co$/u;
/** A word of a Romance language before one that looks like a form, in a sentence in capitals: "TODAS AS", "SI NO SE". */
const CAPITALS_BEFORE_FORM = /(?<!\p{L})(?:(?:TODAS|AMBAS|SOBRE|PARA|COM) AS|(?:QUE|NO|NÃO|NON|NI|YA|COMO) SE)$/u;

/** A Slovak sentence in capitals, in which "SA" is the reflexive pronoun: "ALE ŤAŽKO SA". */
const SLOVAK_SENTENCE = /(?<!\p{L})(?:ALE|ŽE|AKO|ABY|KEĎ|AK|BY|SOM|STE|SME|ČO|KTOR[ÝÁÉÍ]|MÔŽE|NIE|TO)(?!\p{L}).* SA$/u;
const ONLY_FORM = new RegExp(`^${LEGAL_FORM}\\.?$`, 'u');

/** Whether a supposed legal form is something else: a word of a query, part of a bill's name ("AB 1") or of a sentence in capitals. */
function isNoForm(text: string, start: number, end: number): boolean {
  const value = text.slice(start, end);
  if (/ AS$/u.test(value) && ALIAS_BEFORE.test(text.slice(Math.max(0, start - 200), start))) return true;
  if (/ AB$/u.test(value) && /^ \d/u.test(text.slice(end))) return true;
  return (
    value === value.toUpperCase() &&
    (/^(?:\p{Lu}{1,3} ){2,6}\p{Lu}{2}$/u.test(value) || QUERY_WORD.test(value)) &&
    /^ \p{Lu}{3,}(?!\p{L})/u.test(text.slice(end, end + 24))
  );
}

/** The rest of an encyclopaedia entry after the name of a listed firm: "RELX plc (LSE: REL) is a British …". Its name is then public. */
const ENTRY =
  /^(?: ?\((?:[^)\n]{0,80}(?:LSE|NYSE|NASDAQ|Nasdaq|FWB|Xetra|XETRA|Euronext|SIX|OMX|TSX|ASX|TYO|HKEX|BIT|BME)[: ][^)\n]{1,80})\),? (?:is|was) |(?: ?\([^)\n]{1,160}\))?,? (?:is|was) an? (?:\p{Ll}+ )?\p{Lu}\p{L}*(?:an|ish|ese|nch|tch|elsh|wiss|eek|ani|eli|ai|ino|zech)(?!\p{L})[^.\n]{0,80}?(?<!\p{L})(?:company|corporation|conglomerate|firm|manufacturer|bank|airline|retailer|group|insurer|brewery|automaker)(?!\p{L}))/u;
const KNOWN_TO_AUTHOR = /(?<!\p{L})(?:I|my|we|our|us|me|customer|supplier|tenant|client|employer)(?!\p{L})/u;
const LISTED_FORM = new RegExp(
  ` ${anyOf(LEGAL_FORMS.flatMap(([, form = '', listed]) => (listed === 'listed' ? form : [])))}\\.?$`,
  'u',
);

const TRADED_BEFORE =
  /(?<!\p{L})(?:buy(?:ing)?|purchas(?:e|ing)|sell(?:ing)?|trad(?:e|ing)|price of) (?:\d+ |the )?(?:shares?|stocks?) (?:in|of|from) $/iu;
const TRADED_AFTER = /^['’]s (?:stock|shares?)(?!holders?)(?!\p{L})/u;
/** Whether the shares of a firm are traded, so that its name is public: "before purchasing shares in Zeta Corp". */
const isTraded = (text: string, { start, end }: Finding): boolean => {
  const name = text.slice(start, end);
  if (!LISTED_FORM.test(name) && !/ (?:Ltd|Limited)\.?$/u.test(name)) return false;
  return TRADED_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || TRADED_AFTER.test(text.slice(end, end + 12));
};

/** Whether the finding is a listed firm at the start of a line that goes on to say what the firm is. */
const isEntry = (text: string, { start, end }: Finding): boolean =>
  LISTED_FORM.test(text.slice(start, end)) &&
  /(?:^|\n)[ \t]*$/u.test(text.slice(0, start)) &&
  ENTRY.test(text.slice(end, end + 360)) &&
  !KNOWN_TO_AUTHOR.test(text.slice(end, end + 200).split(/[.!?](?=\s|$)|\n/u, 1)[0] ?? '');

/** The finding, cut to the name of the firm; no finding if it is not a firm. */
function cutToFirm(text: string, finding: Finding): Finding[] {
  const whole = text.slice(finding.start, finding.end);
  const border = whole.search(SENTENCE_END);
  const goesOnInCapitals =
    /^ (?!(?:MED|TIL|FRA|OG|HAR|ER|VED|PÅ|FOR|SOM|ORG|ORGNR|AVD|BLE|VIL|MVA)(?!\p{L}))\p{Lu}{2,}(?!\p{L})/u.test(
      text.slice(finding.end, finding.end + 24),
    );
  if (ITEM_BEFORE_CO.test(whole)) return [];
  if (/\. Co$/u.test(whole) && /^ \p{Ll}/u.test(text.slice(finding.end, finding.end + 2))) return [];
  if (SLOVAK_SENTENCE.test(whole) && /^ \p{Lu}+(?!\p{Ll})/u.test(text.slice(finding.end, finding.end + 24))) return [];
  if (whole === whole.toUpperCase() && CAPITALS_BEFORE_FORM.test(whole) && goesOnInCapitals) return [];
  // If the match ends in a legal form, the name is in its last sentence; if it begins after "works at", in its first.
  const isForm = border >= 0 && ENDS_IN_FORM.test(whole);
  const from = isForm ? border + 2 : 0;
  const post = JOB_TITLE_OF.exec(whole.slice(from))?.[0].length ?? 0;
  const name = nameWithoutSentenceWords(whole.slice(from + post, border < 0 || isForm ? undefined : border));
  const start = finding.start + from + post + name.offset;
  // The full stop of "Inc." belongs to the name, but the full stop of a sentence does not.
  const value = /(?:^|[ ,])(?:Inc|Ltd|Corp|Co|\p{L}\.\p{L}{1,3})\.$/u.test(name.text)
    ? name.text
    : name.text.replace(/(?<![.,])[.,]+$/, '');
  const end = start + value.length;
  // "THERE IS NO SUCH THING AS TRAVEL": the word that looks like a form is cut off with the rest of the sentence.
  if (whole === whole.toUpperCase() && goesOnInCapitals && ENDS_IN_FORM.test(whole) && !ENDS_IN_FORM.test(value))
    return [];
  const isFirm =
    value.length > 1 &&
    /\p{L}/u.test(value) &&
    !NO_FIRM.test(value) &&
    !(isForm && ONLY_FORM.test(value)) &&
    !isNoForm(text, start, end) &&
    !PLACEHOLDER_FIRM.test(value) &&
    !FORM_AFTER_PREPOSITION.test(value);
  return isFirm ? [{ ...finding, start, end }] : [];
}

export const employer: PatternRule = {
  name: rule.name,
  find(text) {
    const found = rule
      .find(text)
      .flatMap((finding) => cutToFirm(text, finding))
      .filter((finding) => !isTraded(text, finding));
    const nameOf = ({ start, end }: Finding) => text.slice(start, end);
    const entries = new Set(found.filter((finding) => isEntry(text, finding)).map(nameOf));
    return entries.size === 0 ? found : found.filter((finding) => !entries.has(nameOf(finding)));
  },
};
