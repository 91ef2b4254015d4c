// Languages in which names are found less reliably. The person is told before they rely on the marks.
import { promptLanguage } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 69.4, // 49
  bn: 80.4, // 56
  ca: 100.0, // 16
  cs: 92.9, // 28
  da: 88.2, // 17
  de: 91.1, // 45
  el: 92.9, // 14
  en: 91.0, // 765
  es: 92.1, // 38
  fa: 73.1, // 52
  fi: 78.6, // 14
  fr: 93.8, // 32
  he: 72.3, // 101
  hi: 98.0, // 51
  hu: 42.9, // 7
  id: 88.2, // 51
  it: 93.9, // 33
  ja: 75.3, // 89
  ko: 70.0, // 90
  ms: 100.0, // 8
  nl: 88.5, // 26
  no: 100.0, // 10
  pl: 76.7, // 30
  pt: 89.5, // 19
  ro: 90.5, // 21
  ru: 86.3, // 80
  sk: 77.8, // 9
  sr: 82.6, // 23
  sv: 94.4, // 54
  sw: 100.0, // 6
  th: 64.6, // 79
  tl: 100.0, // 33
  tr: 87.3, // 71
  uk: 80.0, // 10
  ur: 72.7, // 11
  vi: 92.5, // 40
  zh: 71.0, // 204
};
const LEAST_PERCENT = 75;

/** Languages of which the model has read little, and for which there are too few strings to measure. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['el', 'hu', 'hy', 'ka', 'ta', 'te', 'uk']);

export function isFoundLessSurely(language: string): boolean {
  const percent = HIDDEN_PERCENT[language];
  return percent === undefined ? WITHOUT_FIGURE.has(language) : percent < LEAST_PERCENT;
}

let lastText = '';
let lastLanguage: string | undefined;

/** The language that most of the text is in, if names are found less reliably in it. Several parts of the interface ask for one text. */
export function lessSureLanguage(text: string): string | undefined {
  if (text !== lastText) {
    const language = promptLanguage(text);
    lastLanguage = language !== undefined && isFoundLessSurely(language) ? language : undefined;
    lastText = text;
  }
  return lastLanguage;
}
