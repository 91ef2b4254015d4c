// The network takes some ordinary words at the start of a sentence, heading or list for people or firms: "Biglietto", "Dobry", "LANDLADY".
// A list of the ordinary words of each language (made by models/training/ordinary_words.py) corrects that. models/ner-multilingual/earlier-networks.md has the
// figures.
import type { EntityType, Finding } from '../detect/annotation.ts';
import { WORDS_AFTER_NAMES, WORDS_BEFORE_NAMES } from '../detect/native-names/beside-names.ts';
import { VENUE_WORDS_BEFORE_NAME } from '../detect/patterns/named-venue-before.ts';
import { languageOfPrompt, likelyLanguageOf } from '../detect/prompt-language.ts';
import { rememberedForLastText } from '../text/for-last-text.ts';
import { isOrdinaryForm } from './ordinary-forms.ts';
import { filterContains, hashesOfWord, readFilters } from './word-filter.ts';

/** Whether a word, in any case, is an ordinary word of a language. @param language a tag as `languageOfPrompt` gives it */
export type IsOrdinaryWord = (word: string, language: string) => boolean;

/** Reads the lists of ordinary words. @throws ModelError if the content does not have the expected form */
export function readOrdinaryWords(content: Uint8Array): IsOrdinaryWord {
  const filters = readFilters(content);
  return (word, language) => {
    const hashes = hashesOfWord(`${language} ${word}`);
    return filters.some((filter) => filterContains(filter, hashes));
  };
}

/** From these confidences on, the network's reading of the context outweighs the list: "my mate Shrimp", "my shift at Target". */
const SURE_OF_NAME: Readonly<Partial<Record<EntityType, number>>> = {
  PERSON: 0.92,
  ORGANIZATION: 0.75,
  USERNAME: 0.6,
};
/** For people in scripts without capitals, in a text in capitals, and for a word that the text also has in lower case, it must be surer. */
const SURE_OF_PERSON_ELSEWHERE = 0.965;
const WITHOUT_CAPITALS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}]/u;
/** The same for a person in lower case, in a text that begins its sentences and names with capitals: "Ich bin schwanger (14. Woche)". */
const SURE_OF_LOWER_CASE_PERSON = 0.985;
const CAPITALISED_WORDS = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu;
const LOWER_CASE_WORDS = /(?<!\p{L})\p{Ll}+(?!\p{L})/gu;
const MIN_CAPITALISED_WORDS = 3;
/** A longer name of ordinary words alone is more likely a title or nickname that somebody chose, so it is kept as a finding. */
const MAX_ORDINARY_WORDS = 2;
/** In scripts without capitals, it is more likely a phrase if the network is not this sure. */
const SURE_OF_PHRASE = 0.75;
const MAX_WORDS_OF_PHRASE = 4;
/** A word such as "school" or "society" at the start of a firm's name, all of whose words may be ordinary: "جمعية أولياء التلاميذ". */
const VENUE_BEFORE = new RegExp(`^[وفبلك]{0,2}(?:${VENUE_WORDS_BEFORE_NAME})(?![\\p{L}\\p{M}])`, 'u');
/** How many capitals a text in capitals has for each lower-case letter. */
const CAPITALS_PER_LOWER_CASE_LETTER = 8;
const WORD = /[\p{L}\p{M}]+(?:['’\u200c-][\p{L}\p{M}]+)*/gu;
const LISTABLE_WORD =
  /^(?:[\p{L}\p{M}]{3,}|[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}|\p{Script=Han}+)$/u;
/** A form of address before a surname that is a word: "Mr Crisp", "frau Sommer", "pan Wnuk", "prof. Sacchi". */
const FORM_OF_ADDRESS_BEFORE =
  /(?:(?<!\p{L})(?:mrs?|ms|miss|mx|dr|prof|sir|lady|lord|madam|herrn?|frau|fräulein|mme|mlle|madame|monsieur|mademoiselle|m|srta?|sra?|señora?|señorita|don|doña|dona|dom|sig|signora?|dott|dottoressa|dottore|avv|meneer|mevrouw|mevr|mw|dhr|pan|pani|pana|panu|panem|panią|panie|пан|пані|пана|г|госпожа|господин|bay|bayan|rouva|herra|fru|domnul|doamna|bapak|ibu|pak|bu)\.?) ["“„«]?$/iu;
const KIN_BEFORE = [...Object.values(WORDS_BEFORE_NAMES), /(?:คุณ|พี่|น้อง|ครู|หมอ|ป้า|ลุง|น้า|อา) ?$/u];
const KIN_AFTER = [
  ...Object.values(WORDS_AFTER_NAMES),
  /^ ?(?:씨|님|さん|ちゃん|くん|様|先生|小姐|女士|太太)/u,
  /^ (?:han[ıi]m|bey|abla|abi|teyze|amca|hoca)(?:['’]|(?!\p{L}))/iu,
];
const INITIAL_BEFORE = /(?<!\p{L})\p{Lu}\. $/u;

/**
 * How many characters of the line on either side of a finding are read to learn its language. That may differ from the prompt's: an order
 * in English, a mail in Polish.
 */
const LANGUAGE_REACH = 150;

/** The part of the line around a finding that is read for its language. */
function surroundings(text: string, { start, end }: Finding): string {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - LANGUAGE_REACH);
  const lineEnd = text.indexOf('\n', end);
  return text.slice(from, Math.min(lineEnd < 0 ? text.length : lineEnd, end + LANGUAGE_REACH));
}

const languageOfWhole = rememberedForLastText(languageOfPrompt);
const hasCapitals = rememberedForLastText(
  (text) => (text.match(CAPITALISED_WORDS) ?? []).length >= MIN_CAPITALISED_WORDS,
);
const lowerCaseWordsOf = rememberedForLastText((text) => new Set(text.match(LOWER_CASE_WORDS)));

/** Whether a text hardly has lower-case letters, so that a capital says nothing: "ODA TEMİZ DEĞİLDİ". */
const isInCapitals = rememberedForLastText((text: string): boolean => {
  const [lower, upper] = [/\p{Ll}/gu, /\p{Lu}/gu].map((letter) => text.match(letter)?.length ?? 0);
  return (lower ?? 0) * CAPITALS_PER_LOWER_CASE_LETTER < (upper ?? 0);
});

const isLowerCase = (value: string) => value === value.toLowerCase() && value !== value.toUpperCase();

/** The confidence from which on the network's reading outweighs the list. */
function sureFrom(text: string, { type, start, end }: Finding): number {
  const value = text.slice(start, end);
  if (type !== 'PERSON') return SURE_OF_NAME[type] ?? 0;
  if (isLowerCase(value) && hasCapitals(text)) return SURE_OF_LOWER_CASE_PERSON;
  const isAlsoSmall = /^\p{Lu}\p{Ll}{2,}$/u.test(value) && lowerCaseWordsOf(text).has(value.toLowerCase());
  return isAlsoSmall || WITHOUT_CAPITALS.test(value) || isInCapitals(text)
    ? SURE_OF_PERSON_ELSEWHERE
    : (SURE_OF_NAME[type] ?? 0);
}

/** Whether the network took a finding for a person or firm without being sure, and no form of address or relation says that it is one. */
function isDoubtfulName(text: string, finding: Finding): boolean {
  const { start, end } = finding;
  if (finding.confidence >= sureFrom(text, finding)) return false;
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 16);
  const isIntroduced =
    FORM_OF_ADDRESS_BEFORE.test(before) || INITIAL_BEFORE.test(before) || KIN_BEFORE.some((kin) => kin.test(before));
  return !isIntroduced && !KIN_AFTER.some((kin) => kin.test(after));
}

/** The languages in Latin script that have a list. */
const LISTED_LANGUAGES = 'en de fr es it pt nl pl fi tr ro id cs sk hr hu sv da no'.split(' ');
const MAX_COUNTED_WORDS = 80;
const MIN_COUNTED_WORDS = 4;
/** How many times as many words must be in the list of the language as in that of the next one. */
const LEAD = 1.3;

/**
 * Guesses the language of a text from its ordinary words. Lists, recipes and dialogues often have none of the frequent words by which
 * `languageOfPrompt` tells languages.
 */
function languageByOrdinaryWords(text: string, isOrdinaryWord: IsOrdinaryWord): string | undefined {
  const words = [...new Set(text.toLowerCase().match(WORD) ?? [])].slice(0, MAX_COUNTED_WORDS);
  if (words.some((word) => !/\p{Script=Latin}/u.test(word))) return undefined;
  const counts = LISTED_LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => LISTABLE_WORD.test(word) && isOrdinaryWord(word, language)).length,
  })).sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || !second || first.count < MIN_COUNTED_WORDS || first.count < LEAD * second.count) return undefined;
  return first.language;
}

/** The findings without the ordinary words that the network took for people or firms. @param text the whole prompt */
export function withoutOrdinaryWords(
  text: string,
  findings: readonly Finding[],
  isOrdinaryWord: IsOrdinaryWord,
): readonly Finding[] {
  const doubtful = new Set(findings.filter((finding) => isDoubtfulName(text, finding)));
  if (doubtful.size === 0) return findings;
  const languageOfText = languageOfWhole(text);
  const guessed = rememberedForLastText((whole) => languageByOrdinaryWords(whole, isOrdinaryWord));
  const isOrdinary = (finding: Finding): boolean => {
    const words = text.slice(finding.start, finding.end).match(WORD) ?? [];
    const [first = ''] = words;
    if (
      finding.type === 'ORGANIZATION' &&
      words.length > 1 &&
      VENUE_BEFORE.test(text.slice(finding.start, finding.end))
    )
      return false;
    const isPhrase = finding.confidence < SURE_OF_PHRASE && WITHOUT_CAPITALS.test(first);
    if (words.length === 0 || words.length > (isPhrase ? MAX_WORDS_OF_PHRASE : MAX_ORDINARY_WORDS)) return false;
    const language =
      languageOfPrompt(surroundings(text, finding)) ?? languageOfText ?? likelyLanguageOf(first, text) ?? guessed(text);
    if (language === undefined) return false;
    // In Turkish, "I" is the capital of "ı" and "İ" that of "i".
    const lower = (word: string) => (language === 'tr' ? word.toLocaleLowerCase('tr') : word);
    const isListed = (word: string) => LISTABLE_WORD.test(word) && isOrdinaryWord(lower(word), language);
    return words.every((word) => isListed(word) || isOrdinaryForm(word, language, isListed));
  };
  return findings.filter((finding) => !doubtful.has(finding) || !isOrdinary(finding));
}
