// Finds the reading in kana that stands in brackets behind a Japanese name in kanji: "田中健太（たなかけんた）", "田中さん(タナカ)".
import type { Finding } from './annotation.ts';

const KANJI = /\p{Script=Han}/u;
const READING_AFTER =
  /^(?:さん|様|氏|くん|君|ちゃん|先生)?[ 　]?[（(](?<reading>[\p{Script=Hiragana}\p{Script=Katakana}ー][\p{Script=Hiragana}\p{Script=Katakana}ー・ 　]{1,24})[）)]/u;
const READ_AFTER = 32;
const CONFIDENCE = 0.97;

/** @param found the names. A part of a reading that was found as something else becomes part of the reading. */
export function readingMentions(text: string, found: readonly Finding[]): readonly Finding[] {
  return found.flatMap((person): readonly Finding[] => {
    if (person.type !== 'PERSON' || !KANJI.test(text.slice(person.start, person.end))) return [];
    const match = READING_AFTER.exec(text.slice(person.end, person.end + READ_AFTER));
    const reading = match?.groups?.reading;
    if (!match || reading === undefined) return [];
    const start = person.end + match[0].length - reading.length - 1;
    const source = { detector: 'mention', rule: 'reading' } as const;
    return [{ ...person, start, end: start + reading.length, confidence: CONFIDENCE, source }];
  });
}
