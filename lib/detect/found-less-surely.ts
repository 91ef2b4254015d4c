// Languages in which names are found less reliably. The person is told before they rely on the marks.
import { promptLanguage } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 52.6, // 19
  bn: 56.7, // 30
  ca: 81.3, // 16
  cs: 91.7, // 24
  da: 94.1, // 17
  de: 93.3, // 45
  el: 88.9, // 9
  en: 92.5, // 590
  es: 100.0, // 31
  fa: 52.0, // 25
  fi: 83.3, // 12
  fr: 96.9, // 32
  he: 56.1, // 66
  hi: 90.2, // 51
  id: 72.3, // 47
  it: 93.9, // 33
  ja: 82.5, // 57
  ko: 66.7, // 57
  nl: 92.3, // 26
  no: 100.0, // 10
  pl: 100.0, // 6
  pt: 89.5, // 19
  ro: 88.9, // 18
  ru: 88.9, // 72
  sk: 80.0, // 5
  sr: 81.8, // 22
  sv: 87.0, // 54
  sw: 100.0, // 6
  th: 46.7, // 60
  tl: 95.2, // 21
  tr: 83.0, // 53
  vi: 91.9, // 37
  zh: 78.6, // 168
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
