// Recognises numbers and codes that identify nobody although a label stands before them: articles of a shop, names in markup, file names,
// times of a machine, colours.
import { type Candidate, isFollowedBy, isPrecededBy } from './rule.ts';

/** Every buyer of a thing gets the same number: "Item ID: 6805564527", "**SKU:** 44210987". */
const ARTICLE_BEFORE =
  /(?<!\p{L})(?:item|product|article|variant|sku|asin|ean|gtin|upc|artikel|produkt|artículo|producto|articolo|prodotto|товар\p{L}{0,2})(?:[ _-]?(?:ids?|numbers?|no\.?|nr\.?|codes?|nummer|kod))?(?: (?:is|was|ist|es|est))?[^\p{L}\d\n]{0,6}$/iu;

/** Whether a label for goods comes before a number. */
export const isArticleNumber = (candidate: Candidate): boolean => isPrecededBy(candidate, ARTICLE_BEFORE, 32);

/** The value of an attribute of XML or HTML, in lower case with at most two digits: `<value id="ipv4Gateway">`. */
export const isNameInMarkup = (candidate: Candidate): boolean =>
  /^[a-z]\w*$/u.test(candidate.value) &&
  !/\d\D*\d\D*\d/u.test(candidate.value) &&
  isPrecededBy(candidate, /<[A-Za-z][^<>\n]*=["']$/u, 160);

/** A name with the ending of a kind of file: "stream_output.mp3". */
export const isFileName = (value: string): boolean =>
  /[\p{L}_]{2}[\w.-]*\.(?!com$|org$|net$)[a-z]{2,4}\d?$/u.test(value);

/** Whether digits count upwards, as in "the digits are 0123456789". */
export const isCounting = (value: string): boolean => /^\+?0?1234567(?:8(?:90?)?)?$/u.test(value);

/** A flight of a timetable, which the answer depends on: "flight LH 441", also with the three letters of the airline's call sign. */
export const isFlight = (candidate: Candidate): boolean =>
  /^[A-Z]{2,3}[ -]?\d{1,4}$/u.test(candidate.value) && isPrecededBy(candidate, /\bflights? ?[:#]? ?$/iu, 12);

/** A parameter of a web address, which has its own rule. */
const PARAMETER_BEFORE = /:\/\/\S*[?&][\w.-]{1,32}=$/u;
export const isParameter = (candidate: Candidate): boolean => isPrecededBy(candidate, PARAMETER_BEFORE, 256);

/** A key for a time, size or count, in any spelling: `"epochSecond": 1663977609`, `mtime=…`. */
const inAnyCase = (words: readonly string[]): string =>
  words.flatMap((word) => [word, (word[0] ?? '').toUpperCase() + word.slice(1), word.toUpperCase()]).join('|');
/** The start of a word, also inside a name of a program: "epochSecond". */
const START_OF_WORD = '(?:(?<!\\p{L})|(?<=\\p{Ll})(?=\\p{Lu}))';
const MACHINE_WORDS = inAnyCase(
  'second seconds millis nanos time mtime ctime atime btime datetime unixtime uptime runtime timestamp epoch offset size filesize length bytes duration interval inode sec ts iat exp nbf ttl'.split(
    ' ',
  ),
);
const MACHINE_KEY = new RegExp(`(?:${START_OF_WORD}(?:${MACHINE_WORDS})|_at|_AT)["']?\\s?[:=]\\s?$`, 'u');
const PORT_BEFORE = /(?<!\p{L})port["']?:\s{0,24}(?:number|name)["']?:\s?$/iu;
/** A file and a question mark, before a number against an old copy: "core.css?1550939640". */
const FILE_BEFORE = /\.[a-z]{2,5}\d?\?$/iu;
const COLOUR_WORDS = inAnyCase(
  'color colour bgcolor stroke fill background border shadow gradient accent palette farbe'.split(' '),
);
const COLOUR_BEFORE = new RegExp(
  `${START_OF_WORD}(?:${COLOUR_WORDS})(?:s|\\p{Lu}\\p{L}*)?["']?\\s?[:=(]\\s?["']?#?$`,
  'u',
);
/** A parameter with a random number, which keeps an advertisement out of the cache: "ord=6795…". */
const CACHE_BREAKER_BEFORE = /[?&;](?:ord|cb|rnd|rand(?:om)?|ts|t|_)=$/iu;
export const isCacheBreaker = (candidate: Candidate): boolean => isPrecededBy(candidate, CACHE_BREAKER_BEFORE, 16);

/** Whether a number is a machine's: a time, a size, a port, a colour. */
export const isMachineNumber = (candidate: Candidate): boolean =>
  isPrecededBy(candidate, MACHINE_KEY, 32) ||
  isPrecededBy(candidate, PORT_BEFORE, 64) ||
  isPrecededBy(candidate, FILE_BEFORE, 12) ||
  isCacheBreaker(candidate) ||
  (isPrecededBy(candidate, COLOUR_BEFORE, 32) && !isFollowedBy(candidate, /^\d/u));
