// Tells in which languages names are found less reliably, so that the interface can warn the person not to rely on the highlights.

import { rememberedForLastText } from '../text/for-last-text.ts';
import { languageOfPrompt } from './prompt-language.ts';

/**
 * How many percent of the private strings the default profile hides, by language. Measured on 29 November 2026 on prompts without a label in
 * training (written, read, everyday, unseen). Each comment is the number of private strings.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 88.4, // 439
  bg: 73.7, // 19
  bn: 90.6, // 127
  ca: 95.7, // 23
  cs: 93.6, // 125
  da: 97.9, // 48
  de: 91.1, // 314
  el: 85.3, // 129
  en: 92.3, // 2987
  es: 94.9, // 235
  fa: 89.1, // 293
  fi: 87.5, // 40
  fr: 93.7, // 287
  he: 89.8, // 443
  hi: 92.5, // 267
  hr: 86.5, // 37
  hu: 93.4, // 167
  id: 89.9, // 129
  it: 94.0, // 200
  ja: 90.7, // 484
  kn: 62.5, // 8
  ko: 90.3, // 514
  lt: 71.4, // 7
  ml: 37.5, // 8
  ms: 100.0, // 10
  nl: 92.7, // 137
  nb: 94.0, // 50
  pl: 91.5, // 260
  pt: 94.1, // 170
  ro: 95.4, // 153
  ru: 91.6, // 249
  sk: 92.3, // 13
  sr: 87.3, // 55
  sv: 95.8, // 168
  sw: 85.7, // 7
  ta: 72.7, // 11
  th: 91.4, // 429
  tl: 90.2, // 41
  tr: 89.6, // 269
  uk: 95.5, // 132
  ur: 92.6, // 94
  vi: 87.7, // 155
  zh: 90.1, // 719
};
const MIN_PERCENT = 83;

/** Languages that count as less reliable unless measured above, because they are rare in the model's training data. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['hy', 'ka', 'te']);

export function isLessReliableLanguage(language: string): boolean {
  const percent = HIDDEN_PERCENT[language];
  return percent === undefined ? WITHOUT_FIGURE.has(language) : percent < MIN_PERCENT;
}

/** The main language of a text if names are found less reliably in it. */
export const lessReliableLanguageOf: (text: string) => string | undefined = rememberedForLastText((text) => {
  const language = languageOfPrompt(text);
  return language !== undefined && isLessReliableLanguage(language) ? language : undefined;
});
