// Fits a phrase for a group ("a diabetes medicine") into its sentence.
import { languageOfPrompt } from '../../detect/prompt-language.ts';
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsBy } from '../../lexicon/words.ts';
import { rememberedForLastText } from '../../text/for-last-text.ts';
import { withCapital } from '../../text/letter-case.ts';

const PHRASE_LANGUAGES = ['en', 'de', 'fr', 'es', 'zh'] as const;
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number];

/** The text before and after the value in its sentence. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

const isPhraseLanguage = (language: string): language is PhraseLanguage =>
  PHRASE_LANGUAGES.some((one) => one === language);

const FREQUENT = Object.entries(wordsBy(readData('facts/frequent-words.tsv')));
const wholeWords = (patterns: readonly string[]) => new RegExp(`(?<!\\p{L})${anyPatternOf(patterns)}(?!\\p{L})`, 'giu');
/** Frequent words of each language. If a text has equally many of two languages, the first one in this list wins. */
const FREQUENT_WORDS = FREQUENT.flatMap(([language, patterns]) =>
  isPhraseLanguage(language) ? [[language, wholeWords(patterns)] as const] : [],
);
/** Words of languages for which there are no phrases: a phrase in another language would be wrong there. */
const OTHER_LANGUAGES = wholeWords(
  FREQUENT.filter(([language]) => !isPhraseLanguage(language)).flatMap(([, patterns]) => patterns),
);

/** The language of a prompt by its function words; undefined if unclear, or not one of the five languages. */
export const phraseLanguageOf: (text: string) => PhraseLanguage | undefined = rememberedForLastText(guessedLanguage);

function guessedLanguage(text: string): PhraseLanguage | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return undefined;
  if ((text.match(/\p{Script=Han}/gu) ?? []).length > text.length / 8) return 'zh';
  const spoken = languageOfPrompt(text);
  if (spoken !== undefined && !isPhraseLanguage(spoken)) return undefined;
  let best: PhraseLanguage | undefined;
  let most = text.match(OTHER_LANGUAGES)?.length ?? 0;
  for (const [language, words] of FREQUENT_WORDS) {
    const count = text.match(words)?.length ?? 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** A phrase that fits its sentence. */
export interface FittedPhrase {
  readonly phrase: string;
  /** The word before the value that changes with it: "an" before "asthma". */
  readonly preposition?: { readonly original: string; readonly surrogate: string };
}

const SENTENCE_START = /(?:^|[.!?¡¿:\n•*–—"“„«(-])[^\S\n]*$/u;
export const isSentenceStart = (before: string): boolean => SENTENCE_START.test(before);

/** Capitalises the phrase at the beginning of a sentence, if the value was capitalised. */
export const capitalisedAtSentenceStart = (phrase: string, original: string, before: string): string =>
  isSentenceStart(before) && /^\p{Lu}/u.test(original) ? withCapital(phrase) : phrase;

const ARTICLE: Readonly<Record<PhraseLanguage, RegExp>> = {
  en: /^an? /u,
  de: /^eine? /u,
  fr: /^une? /u,
  es: /^una? /u,
  zh: /^一[种个座]/u,
};
export const withoutArticle = (phrase: string, language: PhraseLanguage): string =>
  phrase.replace(ARTICLE[language], '');

/** An indefinite article before the value is dropped, because the phrase has one. */
const INDEFINITE = { en: /(?<!\p{L})an? $/iu, zh: /一[种个]$/u } as const;
const DETERMINER = {
  en: /(?<!\p{L})(?:my|your|his|her|its|our|their|the|this|that|any|no|some|another|\p{L}+['’]s) $/iu,
  zh: /(?:的|这个|这种)$/u,
} as const;

/** Fits a phrase in a language without inflection. After another determiner ("my"), the phrase loses its article. */
export function phraseWithoutInflection(
  phrase: string,
  language: 'en' | 'zh',
  isPlace: boolean,
  { before }: Surroundings,
): FittedPhrase {
  const near = before.replace(/\s+/gu, ' ');
  if (DETERMINER[language].test(near)) return { phrase: withoutArticle(phrase, language) };
  const article = isPlace ? undefined : INDEFINITE[language].exec(before)?.[0];
  return article === undefined ? { phrase } : { phrase, preposition: { original: article, surrogate: '' } };
}
