// Finds email addresses that people disguise from spam bots ("ann (at) mail (dot) org", "ann AT mail DOT org") or spell as spoken
// ("ann dot lee at gmail dot com").
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { type Candidate, isPrecededBy, type PatternShape } from './rule.ts';

const base = { type: 'EMAIL', kind: 'email' } as const;

const WORDS = wordsByUse(readData('values/email-words.tsv'));
const AT_WORD = anyOf(WORDS('at'));
const DOT_WORD = anyOf(WORDS('dot'));
/** A word for "@" in brackets, or between marks such as "_": "(at)", "_at_". */
const AT_MARKED = `(?: {0,2}(?:\\(${AT_WORD}\\)|\\[${AT_WORD}\\]|\\{${AT_WORD}\\}|<${AT_WORD}>|\\( ?${AT_WORD} ?\\)|\\[ ?${AT_WORD} ?\\]|[_*#~|-]{1,2}${AT_WORD}[_*#~|-]{1,2}) {0,2})`;
const DOT_MARKED = `(?: {0,2}(?:\\( ?${DOT_WORD} ?\\)|\\[ ?${DOT_WORD} ?\\]|\\{ ?${DOT_WORD} ?\\}|<${DOT_WORD}>|[_*#~|-]{1,2}${DOT_WORD}[_*#~|-]{1,2}) {0,2}| (?:dot|punkt|punto|point|ponto|kropka|точка|nokta) |\\.)`;
/** The part before the "@". Matches lazily, so that it leaves out the marks around the word for "@". */
const LOCAL_PART = '[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{0,62}?';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}?[\\p{L}\\p{N}])?';
const TOP_LEVEL_DOMAIN = anyOf(WORDS('end of a domain'));
const PROVIDER = anyOf(WORDS('provider'));
/** Words that announce an address: "my mail is", "write to", "Kontakt:". */
const ANNOUNCED =
  /(?<!\p{L})(?:e-?mails?|mail(?:to)?|contact|kontakt|contacto|write (?:me |us |her |him |them )?(?:to|at)|reach(?: me| us| her| him)?(?: at)?|address|adresse|correo|courriel|posta|adres|reply to|send (?:it |this )?to|schreib\p{L}*(?: an)?|почта|邮箱|メール|이메일)[^\n.;]{0,24}$/iu;

const SPOKEN_LOCAL =
  '[\\p{L}\\p{N}_+-]{1,32}(?: ?(?:dot|underscore|dash|hyphen|punkt|punto|point|minus) ?[\\p{L}\\p{N}_+-]{1,32}){0,4}';

const isSpoken = /(?: dot | punkt | punto | point | underscore | dash | hyphen | minus |[\d_.]).{0,400} at /i;

const ENDS_AS_HOST = new RegExp(`(?<!\\p{L})(?:${TOP_LEVEL_DOMAIN}|[a-z]{2})$`, 'iu');
const IN_BRACKETS = /[[({<] ?\S{1,9} ?[\])}>]/;
const SPELLED_DOT = /(?<!\p{L})(?:dot|punkt|punto|point|ponto)(?!\p{L})/iu;

/** Whether "@" is in brackets or the dot is spelled out too. If neither, a program's identifier looks the same: "look_at_this.value". */
const isMarked = ({ value }: Candidate) =>
  ENDS_AS_HOST.test(value) && (IN_BRACKETS.test(value) || SPELLED_DOT.test(value));

/** Whether the part before "at" has a dot, underscore or digit, so that it is no ordinary word: "annika.lindqvist at", "annika85 at". */
const isLocalPart = ({ value }: Candidate) => /^(?=\p{L}[^ ]*(?:[._]\p{L}|\d))[^ ]* at \S*$/u.test(value);

export const spelledOutEmailShapes: readonly PatternShape[] = [
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.+_-])${LOCAL_PART}${AT_MARKED}${LABEL}(?:${DOT_MARKED}${LABEL}){1,4}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    requires: new RegExp(`[[({<_*#~|-] ?${AT_WORD} ?[\\])}>_*#~|-]`, 'iu'),
    accept: isMarked,
  },
  // AT and DOT in capitals replace "@" and ".": "annika AT example DOT com".
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.+_-])${LOCAL_PART} AT ${LABEL}(?:(?: DOT |\\.)${LABEL}){1,4}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    requires: / AT /,
    accept: ({ value }) => ENDS_AS_HOST.test(value),
  },
  // An "@" with spaces around it, or followed by a word for the dot: "annika @ gmail . com", "annika@gmail dot com".
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.+_-])${LOCAL_PART} ?@ ?${LABEL}(?: ?\\. ?| dot | punkt | punto | \\(dot\\) | ?\\[dot\\] ?)${TOP_LEVEL_DOMAIN}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    requires: /@/,
    // Addresses without spaces are found by email.ts, and "met @ 5. In" is not an address.
    accept: ({ value }) => / /.test(value) && !/\. \p{Lu}/u.test(value) && !/^\d+ @/.test(value),
  },
  // The "@" in brackets: "anna[@]example.com".
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.+_-])${LOCAL_PART}[[({<]@[\\])}>]${LABEL}(?:\\.${LABEL}){1,4}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    requires: /[[({<]@/,
  },
  // An email address as it is dictated: "anna dot berg at gmail dot com".
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.+_-])${SPOKEN_LOCAL} (?:at|ät|arroba) [\\p{L}\\p{N}-]{2,32}(?: (?:dot|punkt|punto) [\\p{L}\\p{N}-]{2,32}){0,2} (?:dot|punkt|punto) ${TOP_LEVEL_DOMAIN}(?![\\p{L}\\p{N}-])`,
      'giu',
    ),
    requires: / (?:dot|punkt|punto) /i,
    // Not every "at … dot com" is an address: "look at that dot com bubble".
    accept: (candidate) =>
      isSpoken.test(candidate.value) ||
      new RegExp(` at ${PROVIDER} `, 'iu').test(candidate.value) ||
      isPrecededBy(candidate, ANNOUNCED, 64),
  },
  // Only the "@" is spelled out: "annika.lindqvist at gmail.com". "Look at gmail.com" is not an address.
  {
    ...base,
    confidence: 0.75,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.+_-])${LOCAL_PART} at ${LABEL}(?:\\.${LABEL}){0,2}\\.${TOP_LEVEL_DOMAIN}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    requires: / at /i,
    accept: (candidate) => isLocalPart(candidate) || isPrecededBy(candidate, ANNOUNCED, 40),
  },
];
