// The network takes some ordinary words for people where they open a sentence, a heading or a list: "Biglietto", "Dobry", "LANDLADY". A list of
// the ordinary words of each language (made by models/training/ordinary_words.py) tells them from names. models/ner-en/README.md has the figures.
import type { Finding } from '../detect/annotation.ts';
import { languageOfPrompt } from '../detect/prompt-language.ts';
import { readFilters } from './name-lists.ts';
import { filterContains, hashesOfWord } from './word-filter.ts';

export const ORDINARY_WORDS_FILE = 'ordinary.bin';

/** Whether a word is an ordinary one in a language (a tag as `languageOfPrompt` gives it), whatever its case. */
export type IsOrdinaryWord = (word: string, language: string) => boolean;

/** @throws ModelError if the content has not the expected form */
export function readOrdinaryWords(content: Uint8Array): IsOrdinaryWord {
  const filters = readFilters(content);
  return (word, language) => {
    const hashes = hashesOfWord(`${language} ${word}`);
    return filters.some((filter) => filterContains(filter, hashes));
  };
}

/** From this confidence on, the network's reading of the context outweighs the list: "my mate Shrimp". */
const SURE_OF_NAME = 0.92;
/** A longer name that consists of ordinary words alone is rather a title or nickname that somebody chose. */
const MOST_WORDS = 2;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const LISTABLE_WORD =
  /^(?:[\p{L}\p{M}]{3,}|[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,})$/u;
/** A form of address or an article before a surname that is a word: "Mr Crisp", "frau Sommer", "pan Wnuk", "prof. Sacchi". */
const ADDRESSED =
  /(?:(?<!\p{L})(?:mrs?|ms|miss|mx|dr|prof|sir|lady|lord|madam|herrn?|frau|fräulein|mme|mlle|madame|monsieur|mademoiselle|m|srta?|sra?|señora?|señorita|don|doña|dona|dom|sig|signora?|dott|dottoressa|dottore|avv|meneer|mevrouw|mevr|mw|dhr|pan|pani|pana|panu|panem|panią|panie|пан|пані|пана|г|госпожа|господин|bay|bayan|rouva|herra|fru|domnul|doamna|bapak|ibu|pak|bu)\.?) ["“„«]?$/iu;
const INITIAL_BEFORE = /(?<!\p{L})\p{Lu}\. $/u;

/** How much of the line on either side of a finding tells its language, which may be another than the prompt's: an order in English, a mail in Polish. */
const LANGUAGE_REACH = 150;
const NEWLINE = '\n';

/** The part of a line around a finding. */
function surroundings(text: string, { start, end }: Finding): string {
  const from = Math.max(text.lastIndexOf(NEWLINE, start - 1) + 1, start - LANGUAGE_REACH);
  const lineEnd = text.indexOf(NEWLINE, end);
  return text.slice(from, Math.min(lineEnd < 0 ? text.length : lineEnd, end + LANGUAGE_REACH));
}

/** Whether a finding consists of ordinary words that the network took for a person without being sure. */
function isOrdinary(text: string, { start, end, confidence }: Finding, isOrdinaryHere: (word: string) => boolean) {
  if (confidence >= SURE_OF_NAME) return false;
  const words = text.slice(start, end).match(WORD) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (!words.every((word) => LISTABLE_WORD.test(word) && isOrdinaryHere(word))) return false;
  const before = text.slice(Math.max(0, start - 16), start);
  return !ADDRESSED.test(before) && !INITIAL_BEFORE.test(before);
}

/** The findings without the ordinary words that the network took for people. @param text the whole prompt */
export function withoutOrdinaryWords(
  text: string,
  findings: readonly Finding[],
  isOrdinaryWord: IsOrdinaryWord,
): readonly Finding[] {
  if (!findings.some(({ type }) => type === 'PERSON')) return findings;
  const languageOfText = languageOfPrompt(text);
  return findings.filter((finding) => {
    if (finding.type !== 'PERSON') return true;
    const language = languageOfPrompt(surroundings(text, finding)) ?? languageOfText;
    return language === undefined || !isOrdinary(text, finding, (word) => isOrdinaryWord(word, language));
  });
}
