// Languages in which names are found less reliably. The person is told before they rely on the marks.
import { promptLanguage } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 65.7, // 99
  bn: 82.1, // 56
  ca: 100.0, // 16
  cs: 82.1, // 28
  da: 88.2, // 17
  de: 93.3, // 45
  el: 92.9, // 14
  en: 91.1, // 875
  es: 100.0, // 38
  fa: 78.5, // 79
  fi: 71.4, // 14
  fr: 93.8, // 32
  he: 68.0, // 122
  hi: 94.0, // 67
  hu: 61.1, // 36
  id: 90.2, // 51
  it: 93.9, // 33
  ja: 78.3, // 106
  ko: 67.8, // 149
  ms: 87.5, // 8
  nl: 84.6, // 26
  no: 100.0, // 10
  pl: 73.3, // 30
  pt: 94.7, // 19
  ro: 90.5, // 21
  ru: 90.0, // 80
  sk: 100.0, // 9
  sr: 78.3, // 23
  sv: 88.9, // 54
  sw: 100.0, // 6
  th: 61.9, // 105
  tl: 100.0, // 33
  tr: 82.8, // 87
  uk: 80.0, // 10
  ur: 56.3, // 16
  vi: 95.0, // 40
  zh: 78.7, // 244
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
