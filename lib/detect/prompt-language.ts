// Guesses the main language of a prompt from its letters and, in Latin script, from frequent words.
import { readData } from '../lexicon/read-data.ts';
import { wordsBy } from '../lexicon/words.ts';

/** The fewest words from which a language is guessed. With fewer, the guess would often be wrong. */
const MIN_WORDS = 8;
/** How many characters at the start of a text are read. */
const READ_CHARACTERS = 4000;
/** Average letters per word in languages that are written without spaces. */
const LETTERS_OF_A_WORD = { th: 4, ja: 2, zh: 2 } as const;

/** The most likely language of each script. Latin is missing, because too many languages share it. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['ml', /\p{Script=Malayalam}/u],
  ['ka', /\p{Script=Georgian}/u],
  ['hy', /\p{Script=Armenian}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
];

/** Another language in the same script, and how to tell the two apart. */
interface Neighbour {
  readonly language: string;
  /** Letters of the neighbour that the first language lacks. */
  readonly letters: RegExp;
  /** Letters of the first language that the neighbour lacks. */
  readonly missing?: RegExp;
}

/** For each language, the similar language that it could be confused with. */
const NEIGHBOURS: Readonly<Record<string, Neighbour>> = {
  ar: { language: 'fa', letters: /[پچژگکی]/, missing: /[يكةىإأ]/ },
  fa: { language: 'ur', letters: /[ٹڈڑںےھہ]/ },
  ru: { language: 'uk', letters: /[іїєґ]/i, missing: /[ыэёъ]/i },
};
/**
 * A text is in the similar language if at least this share of its words has letters that only the similar language has. One such word is enough
 * if no word has a letter that the similar language lacks.
 */
const NEIGHBOUR_SHARE = 0.1;

const { 'hi-Latn': hindiInLatinLetters, ...frequentWords } = wordsBy(readData('languages/frequent-words.tsv'));
/** As in "kya reply karu". */
const ROMANISED_HINDI: ReadonlySet<string> = new Set(hindiInLatinLetters);
/** Frequent words of each language. A word in two lists counts for both languages. */
const FREQUENT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(frequentWords).map(([language, words]) => [language, new Set(words)]),
);

/** For a language, letters that no other one in `FREQUENT` uses. A word with such a letter counts as much as a frequent word. */
const DISTINCTIVE_LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /[řěů]/,
  hu: /[őű]/,
  pl: /[łąęśćńźż]/,
  ro: /[șță]/,
  tr: /[ğşı]/,
  vi: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
};

const MIN_SHARE = 0.1;
const MIN_HITS = 3;
/** How many times more words the best language must have than the second best. */
const MIN_LEAD = 1.15;

/** How many words of the text each language has, the most first. */
const hitsOf = (latin: readonly string[]) =>
  [...FREQUENT]
    .map(([language, frequent]) => ({
      language,
      count: latin.filter((word) => frequent.has(word) || DISTINCTIVE_LETTERS[language]?.test(word)).length,
    }))
    .sort((a, b) => b.count - a.count);

function languageByWords(latin: readonly string[]): string | undefined {
  const [first, second] = hitsOf(latin);
  if (!first || first.count < MIN_HITS || first.count < latin.length * MIN_SHARE) return undefined;
  return first.count >= (second?.count ?? 0) * MIN_LEAD ? first.language : undefined;
}

function scriptOf(word: string): string | undefined {
  return SCRIPTS.find(([, letters]) => letters.test(word))?.[0];
}

const weightOf = (language: string | undefined, word: string): number =>
  language !== undefined && language in LETTERS_OF_A_WORD
    ? word.length / LETTERS_OF_A_WORD[language as keyof typeof LETTERS_OF_A_WORD]
    : 1;

function languageInScript(language: string, read: readonly string[]): string {
  const neighbour = NEIGHBOURS[language];
  if (!neighbour) return language;
  const own = read.filter((word) => neighbour.letters.test(word)).length;
  const hasOnlyItsLetters = neighbour.missing !== undefined && !read.some((word) => neighbour.missing?.test(word));
  return own >= read.length * NEIGHBOUR_SHARE || (own > 0 && hasOnlyItsLetters)
    ? languageInScript(neighbour.language, read)
    : language;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const FEWEST_HINDI_WORDS = 3;
const MIN_SHARE_OF_HINDI = 0.25;

/**
 * The likely language of a word in a text of any length: by the word's script or, in Latin script, by the words of the text. For texts that
 * are too short for `languageOfPrompt`.
 */
export function likelyLanguageOf(word: string, text: string): string | undefined {
  const read = text.slice(0, READ_CHARACTERS);
  const script = scriptOf(word);
  if (script === 'zh' && KANA.test(read)) return 'ja';
  if (script !== undefined) return languageInScript(script, read.match(/[\p{L}\p{M}]+/gu) ?? []);
  const latin = read.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hindi = latin.filter((each) => ROMANISED_HINDI.has(each));
  if (new Set(hindi).size >= FEWEST_HINDI_WORDS && hindi.length >= latin.length * MIN_SHARE_OF_HINDI) return 'hi';
  return languageByWords(latin);
}

/**
 * The language of which the text has the most words; undefined if it has none of them, or as many of another one.
 * @param among the languages to choose from: all in Latin script by default
 */
export function likeliestLanguage(text: string, among?: ReadonlySet<string>): string | undefined {
  const latin =
    text
      .slice(0, READ_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [first, second] = hitsOf(latin).filter(({ language }) => among?.has(language) ?? true);
  return first && first.count > (second?.count ?? 0) ? first.language : undefined;
}

/** The language tag of the main language, such as "de"; undefined if the text is too short or too mixed. */
export function languageOfPrompt(text: string): string | undefined {
  const counts = new Map<string | undefined, number>();
  const latin: string[] = [];
  const read = text.slice(0, READ_CHARACTERS).match(/[\p{L}\p{M}]+/gu) ?? [];
  let all = 0;
  for (const word of read) {
    const language = scriptOf(word);
    const weight = weightOf(language, word);
    counts.set(language, (counts.get(language) ?? 0) + weight);
    all += weight;
    if (language === undefined) latin.push(word.toLowerCase());
  }
  if (all < MIN_WORDS) return undefined;
  // Chinese characters also occur in Japanese; kana show that the text is Japanese.
  const kana = counts.get('ja') ?? 0;
  if (kana > all * 0.15) counts.set('ja', kana + (counts.get('zh') ?? 0));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most || most[1] <= all / 2) return undefined;
  const [language] = most;
  return language === undefined ? languageByWords(latin) : languageInScript(language, read);
}
