// In Thai a name follows the word that introduces it directly, without a space or a capital: "พี่หมีน้อย", "ร้านพงษ์ศักดิ์". The network
// often misses such names, so the probability of "no entity" is lowered after an introducing word.
import { type LabelledWords, withNoEntityProbability } from './labelled-words.ts';

/** The factor by which the probability of "no entity" is lowered. Measured in models/ner-en/README.md. */
const NOTHING_FACTOR = 0.5;

interface Introduction {
  readonly words: RegExp;
  /** How many letters after the introducing word may belong to the name. */
  readonly reach: number;
}

/**
 * The pattern of introducing words. It does not match after a leading vowel or before a vowel sign or tone mark, which show that the
 * letters are part of another word.
 */
const introduction = (words: string, reach: number): Introduction => ({
  words: new RegExp(
    `(?<![แเโใไ])(?:${words.trim().split(/\s+/u).join('|')})(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])[ :]{0,2}`,
    'gu',
  ),
  reach,
});

/** Words before a person's name (forms of address, posts, kinship) and before the name of a venue or firm. */
const INTRODUCTIONS: readonly Introduction[] = [
  introduction(
    `พี่ น้อง คุณ ป้า ลุง น้า อา ครู เฮีย เจ๊ ช่าง หมอ ยาย ตา ปู่ ย่า เสี่ย โก ทิด หลวงตา หลวงพี่ พระครู ไอ้ อี บัก อาม่า อากง กำนัน ผู้ใหญ่
     นางสาว นาย นาง น\\.ส\\. ด\\.ช\\. ด\\.ญ\\. จ่า หมวด ผู้กอง ร\\.ต\\.อ\\. พยาบาล อาจารย์ ชื่อเล่น ชื่อ แม่ พ่อ เถ้าแก่ สามี ภรรยา ลูกสาว ลูกชาย`,
    8,
  ),
  introduction(
    `ร้าน คอนโด โรงเรียน รร\\. รพ\\.สต\\. รพ\\. วัด สหกรณ์ หจก\\. ศูนย์ โรงพยาบาล คลินิก บริษัท บจก\\. โรงงาน อู่ หอพัก ห้องอาหาร บ้านพัก
     มหาวิทยาลัย วิทยาลัย อนุบาล ห้าง หมู่บ้าน แพปลา ตลาด รีสอร์ท สำนักงาน`,
    18,
  ),
];

const THAI_LETTERS = /^[\p{Script=Thai}\p{M}]+/u;

/** For each code unit of the text: 1 if it may be part of an introduced name, otherwise 0. */
function introducedPlaces(text: string): Uint8Array {
  const places = new Uint8Array(text.length);
  for (const { words, reach } of INTRODUCTIONS) {
    for (const match of text.matchAll(words)) {
      const start = match.index + match[0].length;
      const letters = THAI_LETTERS.exec(text.slice(start, start + reach))?.[0].length ?? 0;
      places.fill(1, start, start + letters);
    }
  }
  return places;
}

export function raiseProbabilityOfIntroducedNames({
  text,
  words,
  rows,
  nothing,
}: LabelledWords): readonly Float32Array[] {
  if (nothing < 0 || !/\p{Script=Thai}/u.test(text)) return rows;
  const places = introducedPlaces(text);
  return rows.map((row, at) =>
    places[words[at]?.start ?? -1] === 1
      ? withNoEntityProbability(row, nothing, NOTHING_FACTOR * (row[nothing] ?? 0))
      : row,
  );
}
