// Where a policy that draws all words draws none: in the tasks of the prompt, and in lines of languages without a list of words. An English
// word in place of a German one would be noise, and the text would become unintelligible.
import { isTraditionalChinese } from '../../detect/chinese-script.ts';
import { languageOfPrompt, likeliestLanguage, likelyLanguageOf } from '../../detect/prompt-language.ts';
import { taskSpans } from '../../judge/task-text.ts';
import { WORD_LANGUAGES } from '../../privacy/words/word-language.ts';
import { overlappingSpans, type Span } from '../../text/span.ts';
import type { Policy } from '../policy/policy.ts';

const ENGLISH = 'en';
const DRAWN_LANGUAGES: ReadonlySet<string> = new Set(WORD_LANGUAGES);

const LINE = /\S.*/gu;
const LETTERS = /[\p{L}\p{M}]+/gu;

interface UndrawnText {
  /** In order, without overlaps. */
  readonly undrawn: readonly Span[];
  /** The language of the text, or of its first lines, in which no words are drawn. */
  readonly languageWithoutWords?: string;
  /** Whether each line is English. */
  readonly isEnglish: boolean;
}

const longestWord = (text: string): string =>
  (text.match(LETTERS) ?? []).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** A text that is too short to tell counts as English, so that its words are drawn. */
const likelyLanguage = (text: string): string =>
  languageOfPrompt(text) ?? likelyLanguageOf(longestWord(text), text) ?? likeliestLanguage(text) ?? ENGLISH;

/** A line of an English text is in another language only where that is sure; in other texts an English line may be short. */
const languageOfLine = (line: string, languageOfText: string): string =>
  languageOfPrompt(line) ??
  (languageOfText !== ENGLISH && likeliestLanguage(line) === ENGLISH ? ENGLISH : languageOfText);

/** The list of Chinese words is in simplified characters, so traditional Chinese counts as another language. */
const withScript = (language: string, text: string): string =>
  language === 'zh' && isTraditionalChinese(text) ? 'zh-Hant' : language;

export function undrawnText(text: string, { words }: Pick<Policy, 'words'>): UndrawnText {
  if (!words?.isForAll) return { undrawn: [], isEnglish: true };
  const languageOfText = withScript(likelyLanguage(text), text);
  const lines = Array.from(text.matchAll(LINE), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    language: withScript(languageOfLine(line, languageOfText), line),
  }));
  const others = lines.filter(({ language }) => !DRAWN_LANGUAGES.has(language));
  const isEnglish = lines.every(({ language }) => language === ENGLISH);
  // A task is part of one line.
  const tasks = taskSpans(text).filter((task) => overlappingSpans(others, task).length === 0);
  const undrawn = [...others, ...tasks].sort((a, b) => a.start - b.start);
  const [first] = others;
  if (!first) return { undrawn, isEnglish };
  const languageWithoutWords = DRAWN_LANGUAGES.has(languageOfText) ? first.language : languageOfText;
  return { undrawn, isEnglish, languageWithoutWords };
}
