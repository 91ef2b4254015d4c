// Languages in which names are found less reliably. The person is told before they rely on the marks.
import { promptLanguage } from './prompt-language.ts';

/**
 * Percentage of the private strings in our written development prompts that the default profile hides, measured by
 * `npm run bench:prompts -- --profile balanced`; the comment gives the number of strings. Update these for each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 71.0, // 186
  bn: 80.3, // 66
  ca: 100.0, // 16
  cs: 88.2, // 34
  da: 82.4, // 17
  de: 89.1, // 55
  el: 88.0, // 25
  en: 90.3, // 1109
  es: 97.4, // 38
  fa: 80.2, // 91
  fi: 77.3, // 22
  fr: 84.8, // 46
  he: 66.5, // 167
  hi: 91.9, // 86
  hu: 69.1, // 55
  id: 87.9, // 58
  it: 95.2, // 42
  ja: 76.1, // 142
  ko: 72.8, // 224
  ms: 100.0, // 8
  nl: 92.3, // 26
  no: 100.0, // 10
  pl: 86.5, // 52
  pt: 84.4, // 32
  ro: 94.3, // 35
  ru: 97.5, // 80
  sk: 88.9, // 9
  sr: 82.6, // 23
  sv: 93.3, // 60
  sw: 83.3, // 6
  th: 65.8, // 161
  tl: 97.0, // 33
  tr: 87.4, // 111
  uk: 86.7, // 30
  ur: 52.2, // 46
  vi: 89.8, // 49
  zh: 84.0, // 325
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
