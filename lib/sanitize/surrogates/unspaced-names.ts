// Splits names in scripts without spaces into surname, given name and other parts (titles, spaces).

import type { Codec } from '../../codecs/codec.ts';
import { chineseGivenNameCodecs, koreanGivenNameCodecs } from '../../codecs/composed-name-codecs.ts';
import {
  chineseLastNameCodecs,
  japaneseFirstNameCodecs,
  japaneseLastNameCodecs,
  koreanLastNameCodecs,
  thaiFirstNameCodecs,
  thaiLastNameCodecs,
} from '../../codecs/list-codecs.ts';
import { PERSON_TITLES } from '../../kinds/unspaced-titles.ts';
import { namePoolFor } from '../../privacy/lists/name-pools-by-script.ts';
import { poolNames } from '../../privacy/lists/tables.ts';
import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT, MARK_OF_SPACED_SCRIPT, scriptOf } from '../../text/script.ts';
import type { Issuer } from './issuer.ts';
import { scriptReserve } from './script-reserves.ts';

interface NamePart {
  readonly text: string;
  /** `other` is a part that is kept, such as a title or a space. */
  readonly role: 'last' | 'first' | 'other';
  /** Set for a foreign name in Chinese or Japanese letters: 约翰·史密斯. */
  readonly isForeign?: boolean;
}

/** 군 and 양 also end given names; they count as titles only after a full name. */
const ENDS_IN_TITLE = (titles: string) =>
  new RegExp(`^(?<name>.{3}(?=[군양]$)|.+?(?=[ \\u3000]?[^군양]+$))(?<title>[ \\u3000]?(?:${titles}))$`, 'u');
const FAMILIAR_PREFIX = /^[小老阿](?=\p{Script=Han}$)/u;

const isIn = (codecs: readonly Codec[], text: string) => codecs.some((codec) => codec.canonical(text) !== undefined);
const isRareSurname = (text: string) => namePoolFor('han', 'last')?.heads.includes(text) === true;

function splitByLengths(text: string, ...roles: readonly (readonly [number, NamePart['role']])[]): readonly NamePart[] {
  let at = 0;
  return roles.map(([length, role]) => {
    const part = { text: text.slice(at, at + length), role };
    at += length;
    return part;
  });
}

function chineseParts(text: string): readonly NamePart[] {
  const familiar = FAMILIAR_PREFIX.exec(text)?.[0] ?? '';
  const name = text.slice(familiar.length);
  if (familiar !== '') return [{ text: familiar, role: 'other' }, ...chineseParts(name)];
  const isLast = (part: string) => isIn(chineseLastNameCodecs, part) || isRareSurname(part);
  if (name.length === 1) return [{ text: name, role: isLast(name) ? 'last' : 'first' }];
  if (isLast(name.slice(0, 2)))
    return splitByLengths(name, [2, 'last'], [name.length - 2, 'first']).filter((p) => p.text !== '');
  if (!isLast(name.charAt(0))) return [{ text: name, role: 'first' }];
  // A married woman's two surnames: 陳李美玲.
  if (name.length === 4 && isLast(name.charAt(1))) return splitByLengths(name, [1, 'last'], [1, 'last'], [2, 'first']);
  return splitByLengths(name, [1, 'last'], [name.length - 1, 'first']);
}

function japaneseParts(text: string): readonly NamePart[] {
  const isLast = (part: string) => isIn(japaneseLastNameCodecs, part);
  const isFirst = (part: string) => isIn(japaneseFirstNameCodecs, part);
  const length = [5, 4, 3, 2, 1].find((l) => l <= text.length && isLast(text.slice(0, l)));
  if (length === text.length) return [{ text, role: 'last' }];
  if (length !== undefined) return splitByLengths(text, [length, 'last'], [text.length - length, 'first']);
  if (isFirst(text)) return [{ text, role: 'first' }];
  const kanji = /^\p{Script=Han}+/u.exec(text)?.[0].length ?? 0;
  if (kanji > 0 && kanji < text.length) return splitByLengths(text, [kanji, 'last'], [text.length - kanji, 'first']);
  if (kanji === 0) return [{ text, role: 'first' }];
  return text.length > 2 ? splitByLengths(text, [2, 'last'], [text.length - 2, 'first']) : [{ text, role: 'last' }];
}

/** The most frequent surnames, for names that could also be read as a given name alone. */
const FREQUENT_SURNAME = /^[김이박최정강조윤장임한오서신권황안송]/u;

function koreanParts(text: string): readonly NamePart[] {
  if (text.length === 1) return [{ text, role: 'last' }];
  if (text.length === 2 && !FREQUENT_SURNAME.test(text) && isIn(koreanGivenNameCodecs, text))
    return [{ text, role: 'first' }];
  const two = text.length >= 4 && poolNames('hangul last-two').includes(text.slice(0, 2));
  const length = two ? 2 : 1;
  return splitByLengths(text, [length, 'last'], [text.length - length, 'first']);
}

/** A Thai name: a given name, a space and a family name. */
function thaiParts(text: string): readonly NamePart[] {
  const title = /^(?:คุณ|นางสาว|นาง|นาย|ด\.ช\.|ด\.ญ\.|เด็กชาย|เด็กหญิง|ดร\.|หมอ|ครู|อาจารย์)\s*/u.exec(text)?.[0] ?? '';
  const words = text.slice(title.length).split(/(\s+)/u);
  const named = words.map(
    (word, at) => ({ text: word, role: at % 2 === 1 ? 'other' : at === 0 ? 'first' : 'last' }) as const,
  );
  return [{ text: title, role: 'other' }, ...named];
}

/** If spaces or points separate words, each word is a part. The first part is the surname, except in foreign names (约翰·史密斯). */
function nameParts(text: string, isJapanese: boolean): readonly NamePart[] {
  const script = scriptOf(text);
  if (script === 'thai') return thaiParts(text);
  const titles =
    script === 'hangul'
      ? PERSON_TITLES.hangul
      : isJapanese || script === 'kana'
        ? `${PERSON_TITLES.kana}|${PERSON_TITLES.han}`
        : PERSON_TITLES.han;
  const titled = ENDS_IN_TITLE(titles).exec(text)?.groups;
  if (titled?.name && titled.title)
    return [...nameParts(titled.name, isJapanese), { text: titled.title, role: 'other' }];
  const words = text.split(/([\s·・=＝]+)/u);
  if (words.length > 1) {
    const isSurnameFirst = !/[·・=＝]/u.test(text);
    return words.map((word, at) => {
      const role = (at === 0) === isSurnameFirst ? 'last' : 'first';
      return { text: word, role: at % 2 === 1 || word === '' ? 'other' : role, isForeign: !isSurnameFirst };
    });
  }
  if (script === 'hangul') return koreanParts(text);
  return isJapanese || script === 'kana' || isJapaneseName(text) ? japaneseParts(text) : chineseParts(text);
}

/**
 * Whether a name begins with a Japanese surname of two characters that is not also Chinese. In a name of only three characters, the first
 * one must not be a Chinese surname either.
 */
const isJapaneseName = (text: string) =>
  text.length >= 3 &&
  isIn(japaneseLastNameCodecs, text.slice(0, 2)) &&
  !isIn(chineseLastNameCodecs, text.slice(0, 2)) &&
  (text.length > 3 || !isIn(chineseLastNameCodecs, text.charAt(0)));

const FEMALE_ENDING = /[子美香奈恵代乃江穂里菜音]$/u;

function codecsFor({ text, role, isForeign }: NamePart, isJapanese: boolean): readonly Codec[] {
  if (isForeign) return [];
  const script = scriptOf(text);
  if (script === 'thai') return role === 'last' ? thaiLastNameCodecs : thaiFirstNameCodecs;
  if (script === 'hangul') return role === 'last' ? koreanLastNameCodecs : koreanGivenNameCodecs;
  if (isJapanese || script === 'kana') return role === 'last' ? japaneseLastNameCodecs : japaneseFirstNameCodecs;
  return role === 'last' ? chineseLastNameCodecs : chineseGivenNameCodecs;
}

function reserveFor({ text, role, isForeign }: NamePart, isJapanese: boolean) {
  const script = scriptOf(text);
  if (isForeign && script === 'han') return scriptReserve(role === 'last' ? 'foreign-last' : 'foreign-first', text);
  if (script === 'kana') return scriptReserve(/^\p{Script=Katakana}/u.test(text) ? 'katakana' : 'last', text);
  if (script === 'thai') return scriptReserve(role === 'last' ? 'last' : 'given', text);
  if (script === 'hangul')
    return scriptReserve(role === 'first' ? 'given' : text.length > 1 ? 'last-two' : 'last', text);
  if (isJapanese)
    return scriptReserve(
      role === 'last' ? 'japanese-last' : FEMALE_ENDING.test(text) ? 'japanese-female' : 'japanese-male',
      text,
    );
  return scriptReserve(role === 'last' ? 'last' : text.length === 1 ? 'given-one' : 'given', text);
}

/** Words of scripts with spaces, beside or between Chinese characters: 林明泽 MINGZE LIN. */
const SPACED_WORDS = new RegExp(
  `(${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}(?:${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|${MARK_OF_SPACED_SCRIPT}|[ .'’-])*)`,
  'u',
);

/**
 * A stand-in of the same script and shape. Each part is replaced separately, because a reply may use one part alone.
 * @param spaced gives the stand-in of text in a script with spaces.
 */
export function unspacedNameSurrogate(text: string, issuer: Issuer, spaced: (name: string) => string): string {
  const isJapanese = issuer.isJapanese || scriptOf(text) === 'kana' || isJapaneseName(text);
  const standIn = (part: NamePart) => {
    const reserve = part.role === 'other' ? undefined : reserveFor(part, isJapanese);
    return reserve ? issuer.issue(part.text, 'PERSON', codecsFor(part, isJapanese), reserve).surrogate : part.text;
  };
  const signs = (piece: string) => {
    const name = piece.trim();
    return name === '' ? piece : piece.replace(name, () => nameParts(name, isJapanese).map(standIn).join(''));
  };
  return text
    .split(SPACED_WORDS)
    .map((piece, at) => (at % 2 === 1 ? spaced(piece) : signs(piece)))
    .join('');
}
