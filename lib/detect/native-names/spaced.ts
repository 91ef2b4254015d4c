// Finds listed names in scripts that have spaces but no capitals: Arabic, Hebrew, Devanagari and Bengali.
import { anyOf } from '../../lexicon/alternatives.ts';
import { once } from '../../lexicon/once.ts';
import type { Span } from '../../text/span.ts';
import { WORDS_AFTER_NAMES, WORDS_BEFORE_NAMES } from './beside-names.ts';
import { type NativeNameSets, nativeNameSets, nativeNamesOf } from './lists.ts';
import { isNoun, isTold, lengthOfRestOfName } from './neighbours.ts';
import { WORDS_BEFORE_A_NAME, WORDS_THAT_ARE_NO_NAMES } from './no-names.ts';
import { nativeWords } from './words.ts';

interface Script {
  readonly letters: keyof typeof WORDS_BEFORE_NAMES;
  readonly names: () => NativeNameSets;
  /** Matches a prefix for "and", "to" and the like, which is joined to a name. Prefixes are left out of the finding. */
  readonly prefix?: RegExp;
  /** The letters for "and" and "to", which are joined to the word after them. */
  readonly and?: string;
  readonly to?: string;
  /** Case endings and particles joined to a name. They belong to the finding (models/training/annotated/GUIDE.md). */
  readonly after?: RegExp;
  /** Endings for "is" and "am", which are joined to a given name and do not belong to the finding: "هوتنه" ("it is Houtan's"). */
  readonly verb?: RegExp;
  /** Words that show that the name after them is no private person's: "the prophet", "street", "meaning of the name". */
  readonly notAfter: RegExp;
}

/** The fewest letters of a name after a prefix. With fewer, many short words would look like a prefix and a name. */
const MIN_LENGTH_AFTER_PREFIX = 4;
/** The fewest letters after a prefix, for a name that is also a word. Such a name counts only next to a word for a person: "ושקד אמרה" ("and Shaked said"). */
const MIN_LENGTH_OF_WORD_AFTER_PREFIX = 3;
const MIN_LENGTH_BEFORE_VERB = 4;
const MAX_WORDS = 3;
/** How many characters before and after a name are searched for words next to it. */
const CONTEXT_LENGTH = 24;

const ARABIC = nativeNamesOf('ar');
const PERSIAN = nativeNamesOf('fa');
const URDU = nativeNamesOf('ur');
const HEBREW = nativeNamesOf('he');
const arabicNames = once(() => nativeNameSets(ARABIC, PERSIAN, URDU));
/** Whether a word in Arabic script is a given name of a list. */
export const isArabicGivenName = (word: string): boolean =>
  arabicNames().given.has(word) || arabicNames().givenAlsoWords.has(word);

const noPersonAfter = (...languages: readonly string[]) => anyOf(nativeWords('no person before', ...languages));

const SCRIPTS: readonly Script[] = [
  {
    letters: 'Arabic',
    names: arabicNames,
    prefix: /^(?:[وف]?[بلك]|[وف])$/u,
    and: 'و',
    to: 'ل',
    notAfter: new RegExp(`(?<![\\p{L}\\p{M}])[وفبلك]{0,2}${noPersonAfter('ar', 'fa', 'ur')} $`, 'u'),
  },
  {
    letters: 'Hebrew',
    names: once(() => nativeNameSets(HEBREW)),
    prefix: /^(?:[וש]?[לבמה]|[וש]|של)$/u,
    and: 'ו',
    to: 'ל',
    notAfter: new RegExp(`(?<![\\p{L}\\p{M}])(?:[ושבלכמ]{0,2}ה?(?!בן|בת)|[ושבלכמ]{0,2})${noPersonAfter('he')} $`, 'u'),
  },
  {
    letters: 'Devanagari',
    names: once(() => nativeNameSets(nativeNamesOf('hi'))),
    notAfter: new RegExp(`${noPersonAfter('hi')} $`, 'u'),
  },
  {
    letters: 'Bengali',
    names: once(() => nativeNameSets(nativeNamesOf('bn'))),
    after: /(?:দের|য়ের|ের|কে|রা|র|ও|ই)$/u,
    notAfter: new RegExp(`${noPersonAfter('bn')} $`, 'u'),
  },
];

const LETTER: Readonly<Record<Script['letters'], RegExp>> = {
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
};

type Kind = 'given' | 'also-word' | 'family';

/** Letters that only Urdu has. In texts without them, Urdu names are ignored, because many are Persian words: "دانش" ("knowledge"). */
const URDU_LETTERS = /[ٹڈڑےہںھ]/u;
const withoutUrdu = once(() => nativeNameSets(ARABIC, PERSIAN, { ...URDU, given: [], family: [] }));
/** Letters of Persian and Urdu. A word with one of them has no prefix, because only Arabic joins prefixes to names. */
const PERSIAN_LETTERS = /[یکگپچژ]/u;

interface Word extends Span {
  readonly kind?: Kind;
  /** The start of the word with its prefix. */
  readonly from: number;
  /** True if only a space separates the word from the word before it. */
  readonly follows: boolean;
}

/** The word without Arabic vowel signs and strokes. Two signs stay, because no name has them: the adverb's ending, the Persian noun's link. */
const listForm = (word: string): string =>
  word.replace(/[\u064C-\u064F\u0651\u0652\u0670\u0640]|\u0650(?!$)/gu, '').replace(/׳/gu, "'");

function kindOf(written: string, { given, givenAlsoWords, family }: NativeNameSets): Kind | undefined {
  // Lists of names have letters of the alphabet too.
  if (written.length < 2) return undefined;
  const isIn = (names: ReadonlySet<string>) => names.has(written) || names.has(listForm(written));
  if (isIn(given)) return 'given';
  if (isIn(givenAlsoWords)) return 'also-word';
  return isIn(family) ? 'family' : undefined;
}

/** Letters that short words begin with more often than a prefix and a name do: "שלישי" ("third"), "فلوسي" ("my money"). */
const RARE_PREFIX = /^(?:ש[לבמה]|ف[بلك])/u;

/** The lengths that a prefix of a word may have, the shortest first: the prefix of "ولوكاس" ("and Lucas") is not "ول" ("and to"). */
const prefixLengths = (word: string, prefix: RegExp): number[] =>
  PERSIAN_LETTERS.test(word) ? [] : [1, 2].filter((length) => prefix.test(word.slice(0, length)));

/** Looks a word up in the lists. If only the part after a prefix is a name, the span of that part is returned. */
function read(text: string, start: number, end: number, { names, prefix, after, verb }: Script): Omit<Word, 'follows'> {
  const word = text.slice(start, end);
  const whole = kindOf(word, names());
  const at = { from: start, start, end };
  if (whole) return { ...at, kind: whole };
  const ending = after?.exec(word);
  const stem = ending ? kindOf(word.slice(0, ending.index), names()) : undefined;
  if (stem) return { ...at, kind: stem };
  if (WORDS_THAT_ARE_NO_NAMES.has(word) || WORDS_BEFORE_A_NAME.has(word)) return at;
  const stemLength = verb?.test(word) ? word.length - 1 : 0;
  if (stemLength >= MIN_LENGTH_BEFORE_VERB && kindOf(word.slice(0, stemLength), names()) === 'given')
    return { ...at, end: start + stemLength, kind: 'given' };
  const parts = (prefix ? prefixLengths(word, prefix) : []).map((length) => ({
    start: start + length,
    length: word.length - length,
    kind: kindOf(word.slice(length), names()),
  }));
  const given = parts.find(({ kind, length, start: at }) => {
    const isRarePrefix = at === start + 1 && RARE_PREFIX.test(word);
    return kind === 'given' && length >= MIN_LENGTH_AFTER_PREFIX + Number(isRarePrefix);
  });
  const part =
    given ?? parts.find(({ kind, length }) => kind === 'also-word' && length >= MIN_LENGTH_OF_WORD_AFTER_PREFIX);
  return part?.kind ? { ...at, start: part.start, kind: part.kind } : at;
}

/** Arabic names that begin with "servant of", in two words or one: "عبد الرحمن", "عبد الله". */
const SERVANT_NAME = /(?<![\p{L}\p{M}])عبد ?ال[\p{Script=Arabic}\p{M}]{3,8}(?![\p{L}\p{M}])/gu;

function wordsOf(text: string, script: Script): Word[] {
  const pattern = new RegExp(`[\\p{Script=${script.letters}}\\p{M}\\u200c'’׳״-]+`, 'gu');
  const servants = script.letters === 'Arabic' ? Array.from(text.matchAll(SERVANT_NAME)) : [];
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const previous = words.at(-1);
    if (previous && start < previous.end) continue;
    const follows = previous !== undefined && start === previous.end + 1 && text[previous.end] === ' ';
    const servant = servants.find((found) => found.index === start);
    if (servant) {
      words.push({ from: start, start, end: start + servant[0].length, kind: 'given', follows });
      continue;
    }
    const word = read(text, start, end, script);
    // A prefix between two names separates them: "نزار قباني ومحمود درويش" are two people.
    words.push({ ...word, follows: follows && word.start === start });
  }
  return words;
}

/** "In a … way": "بشكل جميل" (beautifully). A family name after the word makes it a name. */
const ADVERB_BEFORE = /بشكل $/u;
/** "You have" in spoken Persian, which is also an Arabic name. */
const PERSIAN_VERB = /(?<!\p{L})شما دارین$/u;
/** "You are", a title or a greeting after the name: "شما دارین خانم هستید؟". */
const PERSIAN_NAME_AFTER = /^ (?:خانم|خانوم|آقا|جان|جون|عزیز|هستید|هستین|هستی|سلام)(?!\p{L})/u;

/** Whether the words next to a listed name show that it is a person's name. */
function isBesidePerson(text: string, first: Span, last: Span, { letters }: Script): boolean {
  return (
    WORDS_BEFORE_NAMES[letters].test(text.slice(Math.max(0, first.start - CONTEXT_LENGTH), first.start)) ||
    (WORDS_AFTER_NAMES[letters]?.test(text.slice(last.end, last.end + CONTEXT_LENGTH)) ?? false)
  );
}

/** Arabic for "companion", "genius", "wizard" and "guide": what assistants call themselves. */
const ASSISTANT_WORD = /^(?:رفيق|عبقري|ساحر|مرشد)$/u;
/** After "I am" and a name that is also a word, what an assistant is: "رفيق رسائلك الخاص بك" ("your own companion"). */
const OWN_ASSISTANT =
  /^ (?!من |في |ابن |بن |بنت |و)[\p{L}\p{M}]+(?: [\p{L}\p{M}\p{N}]+){0,5} (?:الخاص|الخاصة) بك(?!\p{L})/u;
/** After `ASSISTANT_WORD`, what an assistant does: "عبقري في كتابة" ("a genius at writing"). */
const GOES_ON_AS_ASSISTANT = /^ في (?:كتابة|تصميم|برمجة|البرمجة|تحليل|ترجمة|تحويل|صياغة|تطوير) /u;

/** Whether a listed name after "I am" is a noun before another one ("أنا ساحر البرمجة", "I am the wizard of programming") or a title. */
function isArabicNoun(text: string, first: Word, last: Span): boolean {
  const word = text.slice(first.start, last.end);
  return (
    /(?:^|[^\p{L}\p{M}])[وف]?[أا]نا $/u.test(text.slice(Math.max(0, first.start - 7), first.start)) &&
    ((first.kind === 'also-word' && !word.startsWith('ال') && /^ ال\p{L}/u.test(text.slice(last.end, last.end + 4))) ||
      (ASSISTANT_WORD.test(word) && GOES_ON_AS_ASSISTANT.test(text.slice(last.end, last.end + 80))) ||
      ((ASSISTANT_WORD.test(word) || first.kind === 'also-word') &&
        OWN_ASSISTANT.test(text.slice(last.end, last.end + 80))) ||
      WORDS_BEFORE_A_NAME.has(word))
  );
}

/** The word for "father of" or "mother of", which belongs to the name before which it stands: "أبو فارس". */
const KUNYA =
  /(?<![\p{L}\p{M}])(?:[وفبل]?(?<word>(?:أبو|ابو|أبي|אבו) )|ل(?<to>أم )|(?:^|[^\p{L} ] ?|(?:يا|أنا|انا|مع|من|عند|جارتنا|جارتي|خالتي|الجارة|الحاجة|الست|السيدة|زبونتنا) )(?<mother>أم ))$/u;
/** Well-known people who are called "father of": "أبو بكر" (the first caliph). */
const knownAfterFatherOf = (language: string) => anyOf(nativeWords('known after father of', language));
const PUBLIC_KUNYA = new RegExp(`(?:أبو|ابو|أبي) ${knownAfterFatherOf('ar')}$|אבו ${knownAfterFatherOf('he')}$`, 'u');

/** Signs after which a name may begin a list of two: "שיר ודנה רבו" ("Shir and Dana quarrelled") at the start of a sentence. */
const SENTENCE_START = /(?:^|[\n:("«.!?،,]) ?$/u;

/** A given name after "and", if the word before it, which ends at `end`, is a name. */
function nameAfterAnd(text: string, word: Word | undefined, end: number, { names, and }: Script): Word | undefined {
  if (!word || and === undefined || end < 0) return undefined;
  const isSeparate = text.slice(end, word.from) === ' و ';
  const isJoined = word.from === end + 1 && text.charAt(end) === ' ' && text.charAt(word.from) === and;
  if (!isSeparate && !isJoined) return undefined;
  const start = word.from + (isJoined ? and.length : 0);
  const kind = kindOf(text.slice(start, word.end), names());
  const isName = kind === 'given' || (kind === 'also-word' && !isNoun(text.slice(word.end, word.end + CONTEXT_LENGTH)));
  return isName && word.end - start > 1 ? { ...word, start, kind } : undefined;
}

/** A given name after a verb such as "tell" and "to". */
function toldName(text: string, word: Word, { names, to, letters }: Script): Word | undefined {
  if (to === undefined || (letters !== 'Arabic' && letters !== 'Hebrew')) return undefined;
  const start = text.indexOf(to, word.from) + 1;
  if (WORDS_THAT_ARE_NO_NAMES.has(text.slice(word.from, word.end))) return undefined;
  if (start === 0 || start > word.from + 2 || start > word.end - 2) return undefined;
  const kind = kindOf(text.slice(start, word.end), names());
  const isName = kind === 'given' || kind === 'also-word';
  const [before, behind] = [
    text.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    text.slice(word.end, word.end + CONTEXT_LENGTH),
  ];
  return isName && isTold(before, behind, letters) ? { ...word, start, kind } : undefined;
}

/** Spans of names: a given name and the names after it. A family name, or a name that is also a word, counts only next to a word for a person. */
function namesFrom(words: readonly Word[], text: string, script: Script): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const pointedAt = nameAfterAnd(text, word, found.at(-1)?.end ?? -1, script) ?? toldName(text, word, script);
    const first = pointedAt ?? word;
    if (!first.kind) continue;
    let last = at;
    while (last - at + 1 < MAX_WORDS && words[last + 1]?.follows && words[last + 1]?.kind) last += 1;
    const end = words[last] ?? first;
    const isPrefixed = /[\p{L}\p{M}]/u.test(text.charAt(first.start - 1));
    const rest = isPrefixed && first.kind === 'also-word' ? [] : words.slice(at + 1, last + 1);
    const isFirstOfTwo =
      last === at &&
      first.kind === 'also-word' &&
      SENTENCE_START.test(text.slice(Math.max(0, first.start - 2), first.start)) &&
      nameAfterAnd(text, words[at + 1], first.end, script)?.kind === 'given';
    const isName =
      first.kind === 'given' ||
      pointedAt !== undefined ||
      isFirstOfTwo ||
      (first.kind === 'also-word' && rest.some(({ kind }) => kind === 'family' || kind === 'given')) ||
      (isBesidePerson(text, first, end, script) && !isArabicNoun(text, first, end));
    const isVerb =
      PERSIAN_VERB.test(text.slice(Math.max(0, first.start - 5), first.end)) &&
      !PERSIAN_NAME_AFTER.test(text.slice(first.end, first.end + 10)) &&
      words[at + 1]?.kind !== 'family';
    const isAdverb = last === at && ADVERB_BEFORE.test(text.slice(Math.max(0, first.start - 5), first.start));
    if (isVerb || isAdverb) continue;
    if (isName && !script.notAfter.test(text.slice(Math.max(0, first.start - CONTEXT_LENGTH), first.start))) {
      const kunya = KUNYA.exec(text.slice(Math.max(0, first.start - CONTEXT_LENGTH), first.start))?.groups;
      const start = first.start - (kunya?.word ?? kunya?.to ?? kunya?.mother ?? '').length;
      const more = first.kind === 'given' ? lengthOfRestOfName(text.slice(end.end, end.end + CONTEXT_LENGTH)) : 0;
      if (!PUBLIC_KUNYA.test(text.slice(start, first.end))) found.push({ start, end: end.end + more });
    }
    if (isName) at = last;
  }
  return found;
}

/** Whether a word is listed as a given or family name in its script, even if it is also an ordinary word. */
export const isListedNativeName = (word: string): boolean =>
  SCRIPTS.some(({ letters, names }) => LETTER[letters].test(word.charAt(0)) && kindOf(word, names()) !== undefined);

const inLanguageOf = (text: string, script: Script): Script =>
  script.letters === 'Arabic' && !URDU_LETTERS.test(text)
    ? { ...script, names: withoutUrdu, ...(PERSIAN_LETTERS.test(text) ? { verb: /(?:[^ا]ن|[^ن])ه$|م$/u } : {}) }
    : script;

export const namesInSpacedScripts = (text: string): readonly Span[] =>
  SCRIPTS.filter(({ letters }) => LETTER[letters].test(text)).flatMap((written) => {
    const script = inLanguageOf(text, written);
    return namesFrom(wordsOf(text, script), text, script);
  });
