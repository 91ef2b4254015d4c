// One language: its texts, and how it writes numbers, dates and lists.

import type { LanguageTag } from './language-tags.ts';
import {
  GAP_PATTERN,
  type GapFilling,
  type GapFillingArguments,
  type Said,
  type TextKey,
  type Texts,
} from './message.ts';
import { englishTexts } from './texts/en/index.ts';

export interface Language {
  readonly tag: LanguageTag;
  readonly direction: 'ltr' | 'rtl';
  say<Key extends TextKey>(key: Key, ...fillings: GapFillingArguments<Key>): string;
  /** Words for a text that came as data; several texts are joined into one string. */
  read(text: Said | readonly Said[]): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  percent(share: number): string;
  bytes(count: number): string;
  date(at: number): string;
  dateAndTime(at: number): string;
  /** The language's name in the reader's language. */
  languageName(tag: string): string;
  /** The items separated by commas without "and", because items may be long. */
  list(parts: readonly string[]): string;
}

/** A language as data: it crosses message ports. */
export interface LanguageParts {
  readonly tag: LanguageTag;
  readonly texts: Texts;
}

/** Chinese writes no space between sentences, and "、" between the items of a list. */
const isChinese = (tag: LanguageTag) => tag === 'zh-CN';

export function languageOf({ tag, texts }: LanguageParts): Language {
  // The engine starts with a language and says nothing in most of its life; making these takes ten milliseconds.
  let rules: Intl.PluralRules | undefined;
  let written: Intl.NumberFormat | undefined;
  function isOne(count: number): boolean {
    rules ??= new Intl.PluralRules(tag);
    return rules.select(count) === 'one';
  }
  function numberFormat(): Intl.NumberFormat {
    written ??= new Intl.NumberFormat(tag);
    return written;
  }
  const betweenSentences = isChinese(tag) ? '' : ' ';
  const betweenParts = isChinese(tag) ? '、' : ', ';

  function templateOf(key: TextKey, fillings: Readonly<Record<string, GapFilling>>): string {
    const text = texts[key];
    if (typeof text === 'string') return text;
    const isSingular = typeof fillings.count === 'number' && isOne(fillings.count);
    return (isSingular ? text.one : undefined) ?? text.other;
  }

  function filled(key: TextKey, fillings: Readonly<Record<string, GapFilling>> = {}): string {
    return templateOf(key, fillings).replace(GAP_PATTERN, (gap, name: string) => {
      const filling = fillings[name];
      if (filling === undefined) return gap;
      if (typeof filling === 'number') return numberFormat().format(filling);
      return typeof filling === 'string' ? filling : language.read(filling);
    });
  }

  function readOne(text: Said): string {
    return 'key' in text ? filled(text.key, text.fillings) : text.words;
  }

  const language: Language = {
    tag,
    direction: 'ltr',
    say: (key, ...[fillings]) => filled(key, fillings),
    read: (text) => (isSeveral(text) ? text.map(readOne).join(betweenSentences) : readOne(text)),
    // A new NumberFormat costs a millisecond, and a panel formats numbers at every keystroke, so the default one is shared.
    number: (value, options) => (options ? new Intl.NumberFormat(tag, options) : numberFormat()).format(value),
    percent: (share) => new Intl.NumberFormat(tag, { style: 'percent' }).format(share),
    bytes(count) {
      const [value, unit] = count < 1e6 ? [count / 1e3, 'kilobyte'] : [count / 1e6, 'megabyte'];
      return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
    },
    date: (at) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(at),
    dateAndTime: (at) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at),
    languageName: (named) => new Intl.DisplayNames(tag, { type: 'language' }).of(named) ?? named,
    list: (parts) => parts.join(betweenParts),
  };
  return language;
}

const isSeveral = (text: Said | readonly Said[]): text is readonly Said[] => Array.isArray(text);

/** Always available: shown until the chosen language is loaded, and if it cannot be loaded. */
export const ENGLISH_PARTS: LanguageParts = { tag: 'en', texts: englishTexts };
export const ENGLISH = languageOf(ENGLISH_PARTS);
