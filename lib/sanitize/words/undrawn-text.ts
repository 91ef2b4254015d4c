// Where a policy that draws all words draws none: in the tasks of the prompt, and in lines of other languages than English. The list of words
// is English: an English word for a German one would be noise, and the text would make no sense to anybody.
import { languageOfPrompt, likeliestLanguage, likelyLanguageOf } from '../../detect/prompt-language.ts';
import { taskSpans } from '../../judge/task-text.ts';
import { overlappingSpans, type Span } from '../../text/span.ts';
import type { Policy } from '../policy/policy.ts';

/** The language of the word list (`models/words-en`). */
const DRAWN_LANGUAGE = 'en';

const LINE = /\S.*/gu;
const LETTERS = /[\p{L}\p{M}]+/gu;

interface UndrawnText {
  /** In order, without overlaps. */
  readonly undrawn: readonly Span[];
  /** The language of the text, or of its first lines, in which no words are drawn. */
  readonly languageWithoutWords?: string;
}

const longestWord = (text: string): string =>
  (text.match(LETTERS) ?? []).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** A text that is too short to tell counts as English, so that its words are drawn. */
const likelyLanguage = (text: string): string =>
  languageOfPrompt(text) ?? likelyLanguageOf(longestWord(text), text) ?? likeliestLanguage(text) ?? DRAWN_LANGUAGE;

/** A line of an English text is in another language only where that is sure; in other texts an English line may be short. */
const languageOfLine = (line: string, languageOfText: string): string =>
  languageOfPrompt(line) ??
  (languageOfText !== DRAWN_LANGUAGE && likeliestLanguage(line) === DRAWN_LANGUAGE ? DRAWN_LANGUAGE : languageOfText);

export function undrawnText(text: string, { words }: Pick<Policy, 'words'>): UndrawnText {
  if (!words?.isForAll) return { undrawn: [] };
  const languageOfText = likelyLanguage(text);
  const lines = Array.from(text.matchAll(LINE), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    language: languageOfLine(line, languageOfText),
  }));
  const others = lines.filter(({ language }) => language !== DRAWN_LANGUAGE);
  // A task is part of one line.
  const tasks = taskSpans(text).filter((task) => overlappingSpans(others, task).length === 0);
  const undrawn = [...others, ...tasks].sort((a, b) => a.start - b.start);
  const [first] = others;
  if (!first) return { undrawn };
  return { undrawn, languageWithoutWords: languageOfText === DRAWN_LANGUAGE ? first.language : languageOfText };
}
