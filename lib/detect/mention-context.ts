// Tells by the text around a word whether it is a mention of a name or an ordinary word of the same letters.
import type { Span } from '../text/span.ts';
import { isCommonWord } from './common-words.ts';

export const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
export const isLower = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

/** How far back the start of a sentence is searched. */
const SENTENCE_REACH = 400;
/** A time of day with seconds, the number of a process or a setting, as in a log: "03:12:51 sshd[2214]: session for anna". */
const LOG_LINE = /\d:\d\d:\d\d|\[\d+\]:|\w=\S/u;
const ARTICLE =
  /(?<![\p{L}\p{M}])(?:the|an?|this|these|those|each|every|some|any|no|my|your|its|our|their|un|una|une|les|los|las|een|het|eine?)\s$/iu;
/** Whether an article or the like stands before a word: "the crank". People are rarely named so. */
const isBehindArticle = (text: string, { start }: Span): boolean =>
  ARTICLE.test(text.slice(Math.max(0, start - 12), start));
/** Whether a word stands in a sentence that begins with a capital. There, a word in lower case behind an article is rather an ordinary word than a name. */
function isInCapitalisedSentence(text: string, { start }: Span): boolean {
  const sentence =
    text
      .slice(Math.max(0, start - SENTENCE_REACH), start)
      .split(/[.!?]["'”’)]*\s|\n/u)
      .at(-1) ?? '';
  return /^[^\p{L}]*\p{Lu}/u.test(sentence) && !LOG_LINE.test(sentence);
}

/** Whether a word is a part of an identifier or address: "anna_backup", "anna@home", "/home/anna". */
const isInIdentifier = (text: string, { start, end }: Span) =>
  /[\w./@\\-]/u.test(text.charAt(start - 1)) || /^(?:[@/\\_-]|\.\w)/u.test(text.slice(end, end + 2));

/** Persian writes parts of words after this character: "دانش‌آموز". Only these may follow a name. */
const JOINED_TO_NAME = /^\u200c(?:جان|خان|خانم|ام|ات|اش|را|ی|ای|ها)(?![\p{L}\p{M}])/u;
export const isPartOfPersianWord = (text: string, start: number, end: number) =>
  text[start - 1] === '\u200c' || (text[end] === '\u200c' && !JOINED_TO_NAME.test(text.slice(end, end + 8)));

const SENTENCE_START = /(?:^|[.!?\n]\s*["'(]?)$/u;
const GOES_ON_AS_SENTENCE =
  /^\s(?:you|we|i|they|he|she|it|the|this|that|there|be|your|my|our|a|an|all|not|of|in|to|is)\b/i;

/** Whether a common word starts an ordinary sentence: "Will you come?" in a text that also names Will Smith. */
export function isOrdinarySentence(text: string, word: Span): boolean {
  return (
    isCommonWord(text.slice(word.start, word.end)) &&
    SENTENCE_START.test(text.slice(Math.max(0, word.start - 3), word.start)) &&
    GOES_ON_AS_SENTENCE.test(text.slice(word.end, word.end + 8))
  );
}

/** Whether a lower-case word that is also a name is an ordinary word here: behind an article, in a sentence that writes names with capitals. */
export const isOrdinaryWordHere = (text: string, word: Span): boolean =>
  isBehindArticle(text, word) && isInCapitalisedSentence(text, word) && !isInIdentifier(text, word);
