// Finds the reading or nickname in brackets after a name: "丹生谷 紗羅（にゅうのや さら）", "จิตติมา ใจคำ (หอย)".
import { overlaps } from '../text/span.ts';
import type { Finding } from './annotation.ts';
import { isListedUnspacedName } from './native-names/unspaced.ts';

const CONFIDENCE = 0.8;
/** Findings with less confidence do not show that the brackets have a name. */
const MIN_CONFIDENCE = 0.6;
const BRACKETS_RULE = 'name-in-brackets';

/** The longest text in brackets that is looked at, with the sign before it. */
const LONGEST = 24;
const READING =
  /^(?:さん|様|氏|先生|くん|ちゃん)?[ 　]?[（(](?<name>\p{Script=Hiragana}{2,8}(?:[ 　]\p{Script=Hiragana}{2,8})?)(?:、?と読む|、)?[)）、]/du;
/** Words in hiragana in brackets that are no reading: relatives, "probably", "only". */
const NO_READING: ReadonlySet<string> = new Set(
  'はは ちち あに あね おとうと いもうと いとこ おば おじ おい めい つま おっと むすめ むすこ まご ともだち たぶん おそらく など ほか うち わたし じぶん ひと ひとり ふたり らしい だけ ため もと ちなみに しかも いわゆる いぬ ねこ まだ もう なし あり みてい けっせき しゅっせき ゆえに ただし たしか かなり ちょっと すこし とても'.split(
    ' ',
  ),
);
const NICKNAME =
  /^ ?[（(](?<name>[\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{M}ー]{2,9})[)）]/du;

/** The names in brackets directly after people in `found`. They get the role of the person before them. */
export function namesInBrackets(text: string, found: readonly Finding[]): Finding[] {
  return found.flatMap((person): Finding[] => {
    if (person.type !== 'PERSON' || person.confidence < MIN_CONFIDENCE) return [];
    const behind = text.slice(person.end, person.end + LONGEST);
    const reading = /\p{Script=Han}$/u.test(text.slice(person.start, person.end)) ? READING.exec(behind) : null;
    const nickname = NICKNAME.exec(behind);
    const isReading = reading?.groups?.name !== undefined && !NO_READING.has(reading.groups.name);
    const isNickname = nickname?.groups?.name !== undefined && isListedUnspacedName(nickname.groups.name);
    const at = isReading ? reading.indices?.groups?.name : isNickname ? nickname.indices?.groups?.name : undefined;
    if (!at) return [];
    const span = { start: person.end + at[0], end: person.end + at[1] };
    const isKnown = found.some(
      (other) => other.start <= span.start && other.end >= span.end && other.type === 'PERSON',
    );
    if (isKnown || found.some((other) => overlaps(other, span) && other.type !== 'PERSON')) return [];
    const { role, roleConfidence = 0 } = person;
    const source = { detector: 'pattern', rule: BRACKETS_RULE } as const;
    return [{ ...span, type: 'PERSON', confidence: CONFIDENCE, ...(role ? { role, roleConfidence } : {}), source }];
  });
}
