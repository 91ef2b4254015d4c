// Recognises numbers and codes that identify nobody even if a label stands before them: article numbers of a shop, attributes in markup, file
// names, timestamps, colours.
import { type Candidate, isFollowedBy, isPrecededBy } from './rule.ts';

/** Whether a candidate is an identifier in an attribute of XML or HTML, with at most two digits: `<value id="ipv4Gateway">`. */
export const isMarkupIdentifier = (candidate: Candidate): boolean =>
  /^[a-z]\w*$/u.test(candidate.value) &&
  !/\d\D*\d\D*\d/u.test(candidate.value) &&
  isPrecededBy(candidate, /<[A-Za-z][^<>\n]*=["']$/u, 160);

/** Whether a value is a file's name, by its extension: "stream_output.mp3". */
export const isFileName = (value: string): boolean =>
  /[\p{L}_]{2}[\w.-]*\.(?!com$|org$|net$)[a-z]{2,4}\d?$/u.test(value);

/** Whether the digits only count upwards, as in "the digits are 0123456789". */
export const isAscendingDigits = (value: string): boolean => /^\+?0?1234567(?:8(?:90?)?)?$/u.test(value);

/** The name of a parameter in a web address. Its value is left to the rule for URLs. */
const URL_PARAMETER_BEFORE = /:\/\/\S*[?&][\w.-]{1,32}=$/u;
export const isUrlParameter = (candidate: Candidate): boolean => isPrecededBy(candidate, URL_PARAMETER_BEFORE, 256);

/** Each word in lower case, with a capital first letter and in capitals, as alternatives of a regular expression. */
const inAnyCase = (words: readonly string[]): string =>
  words.flatMap((word) => [word, (word[0] ?? '').toUpperCase() + word.slice(1), word.toUpperCase()]).join('|');
/** The start of a word, or of a word inside a program's identifier: "Second" in "epochSecond". */
const START_OF_WORD = '(?:(?<!\\p{L})|(?<=\\p{Ll})(?=\\p{Lu}))';
const MACHINE_WORDS = inAnyCase(
  'second seconds millis nanos time mtime ctime atime btime datetime unixtime uptime runtime timestamp epoch offset size filesize length bytes duration interval inode sec ts iat exp nbf ttl'.split(
    ' ',
  ),
);
/** A key for a time, size or count before its number: `"epochSecond": 1663977609`, `mtime=1663977609`. */
const MACHINE_KEY = new RegExp(`(?:${START_OF_WORD}(?:${MACHINE_WORDS})|_at|_AT)["']?\\s?[:=]\\s?$`, 'u');
const PORT_BEFORE = /(?<!\p{L})port["']?:\s{0,24}(?:number|name)["']?:\s?$/iu;
/** A file and a question mark. The number after it is the file's version, so that browsers do not use an old copy: "core.css?1550939640". */
const FILE_BEFORE = /\.[a-z]{2,5}\d?\?$/iu;
const COLOUR_WORDS = inAnyCase(
  'color colour bgcolor stroke fill background border shadow gradient accent palette farbe'.split(' '),
);
const COLOUR_BEFORE = new RegExp(
  `${START_OF_WORD}(?:${COLOUR_WORDS})(?:s|\\p{Lu}\\p{L}*)?["']?\\s?[:=(]\\s?["']?#?$`,
  'u',
);
/** A parameter whose random number keeps browsers from caching an advertisement: "ord=6795…". */
const CACHE_BREAKER_BEFORE = /[?&;](?:ord|cb|rnd|rand(?:om)?|ts|t|_)=$/iu;
export const isCacheBreaker = (candidate: Candidate): boolean => isPrecededBy(candidate, CACHE_BREAKER_BEFORE, 16);

/** Whether a number is technical and belongs to no person: a timestamp, a size, a port, a file's version or a colour. */
export const isTechnicalNumber = (candidate: Candidate): boolean =>
  isPrecededBy(candidate, MACHINE_KEY, 32) ||
  isPrecededBy(candidate, PORT_BEFORE, 64) ||
  isPrecededBy(candidate, FILE_BEFORE, 12) ||
  isCacheBreaker(candidate) ||
  (isPrecededBy(candidate, COLOUR_BEFORE, 32) && !isFollowedBy(candidate, /^\d/u));
