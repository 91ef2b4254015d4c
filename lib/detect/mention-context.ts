// Tells by the text around a word whether it mentions a name or is an ordinary word with the same letters.
import { anyOf } from '../lexicon/alternatives.ts';
import type { Span } from '../text/span.ts';
import { borderWords } from './border-words.ts';
import { isCommonWord } from './common-words.ts';

export const isUpperCase = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
export const isLowerCase = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

/** How many characters before a word are searched for the start of its sentence. */
const MAX_SENTENCE_LENGTH = 400;
/** Signs of a log line: a time with seconds, the number of a process or a setting ("03:12:51 sshd[2214]: session for anna"). */
const LOG_LINE = /\d:\d\d:\d\d|\[\d+\]:|\w=\S/u;
const ARTICLE = new RegExp(`(?<![\\p{L}\\p{M}])${anyOf(borderWords('article'))}\\s$`, 'iu');
/** Whether an article or a similar word stands before a word ("the crank"), which is rare before the name of a person. */
const followsArticle = (text: string, { start }: Span): boolean =>
  ARTICLE.test(text.slice(Math.max(0, start - 12), start));
/** Whether a word is in a sentence that begins with a capital, so that names in it probably have capitals too. */
export function isInCapitalisedSentence(text: string, { start }: Span): boolean {
  const sentence =
    text
      .slice(Math.max(0, start - MAX_SENTENCE_LENGTH), start)
      .split(/[.!?]["'”’)]*\s|\n/u)
      .at(-1) ?? '';
  return /^[^\p{L}]*\p{Lu}/u.test(sentence) && !LOG_LINE.test(sentence);
}

/** Whether a word is a part of an identifier or address: "anna_backup", "anna@home", "/home/anna". */
const isInIdentifier = (text: string, { start, end }: Span) =>
  /[\w./@\\-]/u.test(text.charAt(start - 1)) || /^(?:[@/\\_-]|\.\w)/u.test(text.slice(end, end + 2));

/** Endings that Persian joins to a name by a zero-width non-joiner. Before anything else, this character joins two parts of a word: "دانش‌آموز". */
const JOINED_TO_NAME = /^\u200c(?:جان|خان|خانم|ام|ات|اش|را|ی|ای|ها)(?![\p{L}\p{M}])/u;
export const isPartOfPersianWord = (text: string, start: number, end: number) =>
  text[start - 1] === '\u200c' || (text[end] === '\u200c' && !JOINED_TO_NAME.test(text.slice(end, end + 8)));

const SENTENCE_START = /(?:^|[.!?\n][^\S\n]*)["'(“„«]?$/u;
const GOES_ON_AS_SENTENCE =
  /^\s(?:you|we|i|they|he|she|it|the|this|that|there|be|your|my|our|a|an|all|not|of|in|to|is)\b/i;

/** Whether a common word that is also a name starts an ordinary sentence: "Will you come?" in a text that also names Will Smith. */
export function startsOrdinarySentence(text: string, word: Span): boolean {
  return (
    isCommonWord(text.slice(word.start, word.end)) &&
    SENTENCE_START.test(text.slice(Math.max(0, word.start - 3), word.start)) &&
    GOES_ON_AS_SENTENCE.test(text.slice(word.end, word.end + 8))
  );
}

/** Whether a word in lower case that is also a name is an ordinary word here: it follows an article in a sentence that uses capitals. */
export const isOrdinaryWordHere = (text: string, word: Span): boolean =>
  followsArticle(text, word) && isInCapitalisedSentence(text, word) && !isInIdentifier(text, word);
