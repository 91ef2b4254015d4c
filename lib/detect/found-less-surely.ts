// Tells in which languages names are found less reliably. The interface warns the person before they rely on the highlights.
import { promptLanguage } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 76.4, // 229
  bn: 80.0, // 70
  ca: 100.0, // 16
  cs: 94.1, // 34
  da: 94.1, // 17
  de: 89.0, // 91
  el: 88.0, // 25
  en: 93.0, // 1428
  es: 92.3, // 78
  fa: 84.0, // 125
  fi: 90.9, // 22
  fr: 86.4, // 66
  he: 70.3, // 239
  hi: 95.2, // 104
  hu: 85.2, // 81
  id: 93.1, // 58
  it: 93.5, // 46
  ja: 74.2, // 213
  ko: 74.3, // 292
  ms: 100.0, // 8
  nl: 87.9, // 33
  no: 100.0, // 10
  pl: 86.8, // 76
  pt: 90.0, // 50
  ro: 94.3, // 35
  ru: 96.3, // 80
  sk: 100.0, // 9
  sr: 82.6, // 23
  sv: 95.0, // 60
  sw: 100.0, // 6
  th: 73.4, // 203
  tl: 100.0, // 33
  tr: 86.4, // 125
  uk: 88.6, // 35
  ur: 80.0, // 60
  vi: 94.2, // 52
  zh: 83.1, // 361
};
const LEAST_PERCENT = 75;

/** Languages that are rare in the model's training data and have too few strings in our prompts to measure. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['el', 'hu', 'hy', 'ka', 'ta', 'te', 'uk']);

export function isFoundLessSurely(language: string): boolean {
  const percent = HIDDEN_PERCENT[language];
  return percent === undefined ? WITHOUT_FIGURE.has(language) : percent < LEAST_PERCENT;
}

let lastText = '';
let lastLanguage: string | undefined;

/** The main language of a text if names are found less reliably in it. Cached, because several parts of the interface ask about the same text. */
export function lessSureLanguage(text: string): string | undefined {
  if (text !== lastText) {
    const language = promptLanguage(text);
    lastLanguage = language !== undefined && isFoundLessSurely(language) ? language : undefined;
    lastText = text;
  }
  return lastLanguage;
}
