// Tells in which languages names are found less reliably. The interface warns the person before they rely on the highlights.
import { languageOfPrompt } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 80.6, // 237
  bn: 85.7, // 70
  ca: 100.0, // 16
  cs: 97.1, // 34
  da: 88.2, // 17
  de: 88.1, // 101
  el: 88.0, // 25
  en: 91.8, // 1700
  es: 91.7, // 84
  fa: 87.6, // 129
  fi: 90.9, // 22
  fr: 89.2, // 74
  he: 78.4, // 268
  hi: 96.2, // 104
  hu: 83.5, // 91
  id: 93.1, // 58
  it: 95.7, // 46
  ja: 78.2, // 252
  ko: 79.2, // 322
  ms: 100.0, // 8
  nl: 90.0, // 40
  no: 100.0, // 10
  pl: 84.3, // 83
  pt: 88.0, // 50
  ro: 94.3, // 35
  ru: 98.8, // 80
  sk: 100.0, // 9
  sr: 82.6, // 23
  sv: 94.7, // 76
  sw: 83.3, // 6
  th: 81.5, // 238
  tl: 100.0, // 33
  tr: 87.2, // 125
  uk: 88.6, // 35
  ur: 84.2, // 76
  vi: 92.3, // 52
  zh: 85.5, // 387
};
const MIN_PERCENT = 82;

/** Languages that are rare in the model's training data and have too few strings in our prompts to measure. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['el', 'hu', 'hy', 'ka', 'ta', 'te', 'uk']);

export function isLessReliableLanguage(language: string): boolean {
  const percent = HIDDEN_PERCENT[language];
  return percent === undefined ? WITHOUT_FIGURE.has(language) : percent < MIN_PERCENT;
}

let lastText = '';
let lastLanguage: string | undefined;

/** The main language of a text if names are found less reliably in it. Cached, because several parts of the interface ask about the same text. */
export function lessReliableLanguageOf(text: string): string | undefined {
  if (text !== lastText) {
    const language = languageOfPrompt(text);
    lastLanguage = language !== undefined && isLessReliableLanguage(language) ? language : undefined;
    lastText = text;
  }
  return lastLanguage;
}
