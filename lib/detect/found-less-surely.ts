// In which languages names are found less surely than in others, so that a person is told before they rely on it.
import { promptLanguage } from './prompt-language.ts';

/**
 * How many in a hundred private strings of our written development prompts are hidden in the default profile, by
 * `npm run bench:prompts -- --profile balanced`; in how many strings is beside each. Renew these with each new model.
 */
const HIDDEN_PERCENT: Readonly<Record<string, number>> = {
  ar: 57.1, // 7
  cs: 54.5, // 11
  de: 87.0, // 23
  en: 94.5, // 291
  es: 93.8, // 16
  fi: 71.4, // 7
  fr: 94.4, // 18
  he: 73.3, // 15
  hi: 100.0, // 11
  id: 28.6, // 7
  it: 92.9, // 28
  ja: 85.7, // 28
  ko: 68.6, // 35
  nl: 80.0, // 5
  pt: 100.0, // 7
  ru: 76.5, // 17
  sv: 72.0, // 25
  th: 70.0, // 10
  tr: 59.0, // 39
  vi: 78.9, // 19
  zh: 89.6, // 67
};
const LEAST_PERCENT = 75;

/** Written in scripts of which the model has read little, and without a private string in those prompts. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['bn', 'el', 'fa', 'hy', 'ka', 'ta', 'te', 'uk']);

export function isFoundLessSurely(language: string): boolean {
  const percent = HIDDEN_PERCENT[language];
  return percent === undefined ? WITHOUT_FIGURE.has(language) : percent < LEAST_PERCENT;
}

/** The language that a text is mostly in, if names are found less surely in it. */
export function lessSureLanguage(text: string): string | undefined {
  const language = promptLanguage(text);
  return language !== undefined && isFoundLessSurely(language) ? language : undefined;
}
