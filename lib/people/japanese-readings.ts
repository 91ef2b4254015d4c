// Readings of Japanese names in kana or Latin letters: 山田太郎 is やまだ たろう, ヤマダ タロウ, Yamada Taro or Tarō Yamada.
import { once } from '../lexicon/once.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';

/** The parts of a name, in hiragana. */
interface Reading {
  readonly family: string;
  readonly given: string;
}

const READINGS = once(
  () =>
    new Map(
      cellsOf(readData('people/japanese-readings.tsv')).map(
        ([part = '', name = '', reading = '']) => [`${part} ${name}`, reading] as const,
      ),
    ),
);

const LONGEST_SURNAME = 5;

/** The reading of a surname or a given name, or of the two parts that it is composed of. */
function readingOfPart(part: keyof Reading, name: string): string | undefined {
  const whole = READINGS().get(`${part} ${name}`);
  if (whole !== undefined) return whole;
  const [head, tail] = [
    READINGS().get(`${part}-head ${name.charAt(0)}`),
    READINGS().get(`${part}-tail ${name.slice(1)}`),
  ];
  return head === undefined || tail === undefined ? undefined : head + tail;
}

/** How a name in Chinese characters is read; `given` is empty if only the surname is known. */
function readingOf(name: string): Reading | undefined {
  const signs = name.replace(/[\s\u3000]/gu, '');
  let surname: Reading | undefined;
  for (let length = Math.min(LONGEST_SURNAME, signs.length); length > 0; length -= 1) {
    const family = readingOfPart('family', signs.slice(0, length));
    if (family === undefined) continue;
    const given = readingOfPart('given', signs.slice(length));
    if (given !== undefined) return { family, given };
    surname ??= { family, given: '' };
  }
  return surname;
}

const KATAKANA_SHIFT = 0x60;
const shifted = (text: string, letters: RegExp, by: number) =>
  text.replace(letters, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));
const toKatakana = (text: string) => shifted(text, /[\u3041-\u3096]/gu, KATAKANA_SHIFT);
const toHiragana = (text: string) => shifted(text, /[\u30a1-\u30f6]/gu, -KATAKANA_SHIFT);
const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー\s\u3000]+$/u.test(text);

const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  s: 'さしすせそ',
  t: 'たちつてと',
  n: 'なにぬねの',
  h: 'はひふへほ',
  m: 'まみむめも',
  r: 'らりるれろ',
  g: 'がぎぐげご',
  z: 'ざじずぜぞ',
  d: 'だぢづでど',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
};
const HEPBURN: Readonly<Record<string, string>> = {
  し: 'shi',
  ち: 'chi',
  つ: 'tsu',
  ふ: 'fu',
  じ: 'ji',
  ぢ: 'ji',
  づ: 'zu',
};
const LATIN = new Map<string, string>([
  ...Object.entries(ROWS).flatMap(([consonant, row]) =>
    [...row].map((sign, at) => [sign, HEPBURN[sign] ?? consonant + 'aiueo'.charAt(at)] as const),
  ),
  ['や', 'ya'],
  ['ゆ', 'yu'],
  ['よ', 'yo'],
  ['わ', 'wa'],
  ['を', 'o'],
  ['ん', 'n'],
]);
const SMALL: Readonly<Record<string, string>> = { ゃ: 'a', ゅ: 'u', ょ: 'o' };

/** Hepburn's spelling, in small letters with each long vowel as two. */
function latinOf(hiragana: string): string {
  let out = '';
  for (const sign of hiragana) {
    const small = SMALL[sign];
    if (small !== undefined)
      out =
        out.replace(/(?<=sh|ch|j)i$|i$/u, (_, at: number) => (/(?:sh|ch|j)$/u.test(out.slice(0, at)) ? '' : 'y')) +
        small;
    else out += sign === 'っ' ? '+' : (LATIN.get(sign) ?? '');
  }
  return out.replace(/\+(?<next>\p{L})/gu, (_, next: string) => (next === 'c' ? 't' : next) + next);
}

const withMacrons = (latin: string) => latin.replace(/ou|oo/gu, 'ō').replace(/uu/gu, 'ū');
const withoutLength = (latin: string) => latin.replace(/ou|oo/gu, 'o').replace(/uu/gu, 'u');
/** Equal for the spellings of one reading: "Satō", "Satou", "Sato". */
const soundOf = (latin: string) =>
  withoutLength(
    latin
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z]/gu, ''),
  ).replace(/oh(?![aiueo])/gu, 'o');

/** How a text writes a reading: its parts in order, and what stands between them. */
interface WrittenReading {
  readonly parts: readonly (keyof Reading)[];
  readonly between: string;
}

function writtenReading(text: string, reading: Reading): WrittenReading | undefined {
  const key = isKana(text) ? toHiragana : soundOf;
  const own = (part: keyof Reading) => (isKana(text) ? reading[part] : soundOf(latinOf(reading[part])));
  const [family, given] = [own('family'), own('given')];
  const {
    one = text,
    between = '',
    two = '',
  } = /^(?<one>\S+?)(?<between>,?[\s\u3000]+)(?<two>\S+)$/u.exec(text)?.groups ?? {};
  const isGiven = (word: string) => given === '' || key(word) === given;
  if (two !== '') {
    if (key(one) === family && isGiven(two)) return { parts: ['family', 'given'], between };
    return !isKana(text) && key(two) === family && isGiven(one) ? { parts: ['given', 'family'], between } : undefined;
  }
  if (key(one) === family) return { parts: ['family'], between };
  if (given !== '' && key(one) === given) return { parts: ['given'], between };
  return isKana(text) && given !== '' && key(one) === family + given
    ? { parts: ['family', 'given'], between }
    : undefined;
}

/** A reading in the script of a text and the letter case of one of its words. */
function inScriptOf(text: string, word: string, hiragana: string): string {
  if (/\p{Script=Katakana}/u.test(text)) return toKatakana(hiragana);
  if (isKana(text)) return hiragana;
  const latin = /[ōūŌŪ]/u.test(text) ? withMacrons(latinOf(hiragana)) : withoutLength(latinOf(hiragana));
  return /^\P{Ll}+$/u.test(word) ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** Whether a text is the reading of a name in Chinese characters, or of its surname or given name. */
export function isReadingOf(text: string, name: string): boolean {
  const reading = readingOf(name);
  return reading !== undefined && writtenReading(text, reading) !== undefined;
}

/** The surname and the given name in a reading, as it writes them; undefined if it has not both, or cannot be split. */
export function partsOfReading(text: string, name: string): readonly [family: string, given: string] | undefined {
  const reading = readingOf(name);
  const written = reading && writtenReading(text, reading);
  if (!written || written.parts.length < 2) return undefined;
  if (written.between === '') return [text.slice(0, reading.family.length), text.slice(reading.family.length)];
  const words = text.split(written.between);
  const [family = '', given = ''] = written.parts[0] === 'family' ? words : [...words].reverse();
  return [family, given];
}

/** The reading of another name, written as `text` writes that of `name`; undefined if either cannot be read. */
export function readingLike(text: string, name: string, other: string): string | undefined {
  const [reading, standIn] = [readingOf(name), readingOf(other)];
  const written = reading && writtenReading(text, reading);
  if (!written || !standIn) return undefined;
  const parts = written.parts.map((part) => standIn[part]);
  if (parts.includes('')) return undefined;
  const words = written.between === '' ? [] : text.split(written.between);
  return parts.map((part, at) => inScriptOf(text, words[at] ?? text, part)).join(written.between);
}

/** Shorter ones, such as "Ai", are words of a reply too. */
const SHORTEST_IN_LATIN = 3;

/**
 * The readings in Latin letters of two surnames, or of two given names, each beside the other's. Readings in kana are left out: a reply without
 * spaces has them inside other words.
 */
export function readingPairs(name: string, other: string): readonly (readonly [string, string])[] {
  return (['family', 'given'] as const).flatMap((part) => {
    const [one, two] = [readingOfPart(part, name), readingOfPart(part, other)].map((reading) => latinOf(reading ?? ''));
    if (!one || !two || withoutLength(two).length < SHORTEST_IN_LATIN) return [];
    const forms = [withoutLength, withMacrons].map(
      (form) =>
        [form(one), form(two)].map((latin) => latin.charAt(0).toUpperCase() + latin.slice(1)) as [string, string],
    );
    return forms.filter(([, latin], at) => at === 0 || latin !== forms[0]?.[1]);
  });
}
