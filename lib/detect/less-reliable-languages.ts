// Tells in which languages names are found less reliably. The interface warns the person before they rely on the highlights.
import { languageOfPrompt } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 81.4, // 253
  bn: 85.7, // 70
  ca: 100.0, // 16
  cs: 95.3, // 43
  da: 94.1, // 17
  de: 89.4, // 113
  el: 96.9, // 32
  en: 92.2, // 1904
  es: 93.2, // 103
  fa: 88.1, // 135
  fi: 90.9, // 22
  fr: 89.9, // 119
  he: 79.6, // 289
  hi: 96.6, // 116
  hu: 86.7, // 98
  id: 94.8, // 58
  it: 97.8, // 46
  ja: 80.7, // 285
  ko: 80.7, // 347
  ms: 87.5, // 8
  nl: 91.5, // 47
  no: 71.4, // 14
  pl: 88.7, // 133
  pt: 90.7, // 54
  ro: 95.7, // 47
  ru: 96.4, // 83
  sk: 100.0, // 9
  sr: 87.0, // 23
  sv: 93.7, // 79
  sw: 83.3, // 6
  th: 82.4, // 272
  tl: 100.0, // 33
  tr: 84.0, // 125
  uk: 84.2, // 38
  ur: 86.8, // 76
  vi: 90.4, // 52
  zh: 90.0, // 422
};
const MIN_PERCENT = 83;

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
