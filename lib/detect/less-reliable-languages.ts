// Tells in which languages names are found less reliably, so that the interface can warn the person not to rely on the highlights.

import { rememberedForLastText } from '../text/for-last-text.ts';
import { languageOfPrompt } from './prompt-language.ts';

/**
 * The percentage of the private strings in our development prompts that the default profile hides, by language. Measured by
 * `npm run bench:prompts -- --profile balanced`; each comment gives the number of strings. These are the figures before rules for Arabic, Hebrew,
 * Japanese, Korean and Thai were written by reading what these prompts leak, because later ones would flatter.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 80.3, // 274
  bn: 83.5, // 79
  ca: 100.0, // 16
  cs: 95.5, // 44
  da: 100.0, // 17
  de: 85.9, // 128
  el: 94.3, // 35
  en: 91.9, // 2089
  es: 94.1, // 119
  fa: 85.5, // 172
  fi: 91.7, // 24
  fr: 91.0, // 144
  he: 77.1, // 327
  hi: 96.6, // 119
  hu: 84.7, // 98
  id: 93.4, // 61
  it: 95.1, // 61
  ja: 79.3, // 333
  ko: 82.4, // 380
  ms: 100.0, // 8
  nl: 91.5, // 47
  no: 71.4, // 14
  pl: 90.4, // 146
  pt: 83.1, // 65
  ro: 96.0, // 50
  ru: 96.4, // 84
  sk: 100.0, // 9
  sr: 87.0, // 23
  sv: 97.5, // 79
  sw: 83.3, // 6
  th: 78.4, // 292
  tl: 97.0, // 33
  tr: 85.5, // 131
  uk: 92.9, // 42
  ur: 82.9, // 82
  vi: 85.7, // 56
  zh: 88.8, // 455
};
const MIN_PERCENT = 83;

/** Languages that count as less reliable unless measured above, because they are rare in the model's training data. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['el', 'hu', 'hy', 'ka', 'ta', 'te', 'uk']);

export function isLessReliableLanguage(language: string): boolean {
  const percent = HIDDEN_PERCENT[language];
  return percent === undefined ? WITHOUT_FIGURE.has(language) : percent < MIN_PERCENT;
}

/** The main language of a text if names are found less reliably in it. */
export const lessReliableLanguageOf: (text: string) => string | undefined = rememberedForLastText((text) => {
  const language = languageOfPrompt(text);
  return language !== undefined && isLessReliableLanguage(language) ? language : undefined;
});
