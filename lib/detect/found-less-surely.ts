// Languages in which names are found less reliably. The person is told before they rely on the marks.
import { promptLanguage } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 77.0, // 204
  bn: 78.6, // 70
  ca: 100.0, // 16
  cs: 91.2, // 34
  da: 94.1, // 17
  de: 92.7, // 55
  el: 88.0, // 25
  en: 90.8, // 1109
  es: 100.0, // 38
  fa: 84.2, // 95
  fi: 86.4, // 22
  fr: 84.8, // 46
  he: 71.8, // 206
  hi: 94.9, // 98
  hu: 68.4, // 57
  id: 91.4, // 58
  it: 92.9, // 42
  ja: 74.1, // 166
  ko: 74.5, // 243
  ms: 100.0, // 8
  nl: 88.5, // 26
  no: 100.0, // 10
  pl: 86.5, // 52
  pt: 81.3, // 32
  ro: 94.3, // 35
  ru: 96.3, // 80
  sk: 88.9, // 9
  sr: 82.6, // 23
  sv: 93.3, // 60
  sw: 100.0, // 6
  th: 74.0, // 169
  tl: 100.0, // 33
  tr: 88.3, // 111
  uk: 83.3, // 30
  ur: 66.0, // 50
  vi: 91.8, // 49
  zh: 84.1, // 339
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
