// Languages in which names are found less reliably. The person is told before they rely on the marks.
import { promptLanguage } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 75.0, // 12
  bn: 37.5, // 8
  ca: 45.5, // 11
  cs: 92.3, // 13
  da: 66.7, // 6
  de: 89.7, // 29
  en: 90.9, // 438
  es: 100.0, // 16
  fa: 66.7, // 6
  fi: 91.7, // 12
  fr: 92.3, // 26
  he: 50.0, // 24
  hi: 92.0, // 25
  id: 54.5, // 11
  it: 89.3, // 28
  ja: 89.3, // 28
  ko: 73.2, // 41
  nl: 87.5, // 16
  no: 100.0, // 5
  pt: 100.0, // 7
  ro: 80.0, // 10
  ru: 89.3, // 28
  sk: 80.0, // 5
  sr: 77.3, // 22
  sv: 71.9, // 32
  sw: 100.0, // 6
  th: 57.9, // 19
  tl: 80.0, // 20
  tr: 74.4, // 39
  vi: 88.5, // 26
  zh: 79.3, // 121
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
