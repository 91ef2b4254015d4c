// Completes names that the model cut, in scripts without spaces or with joined particles: "碧生先生" of which it marked "碧", "한가온태|권도",
// "ดี|งาม". Half a name would be sent otherwise.
import { anyOf } from '../lexicon/alternatives.ts';
import type { Finding } from './annotation.ts';
import { nativeWords } from './native-names/words.ts';

/** The next character of a name, before the end of a field or list item, or a form of address. */
const HAN_AFTER = /^\p{Script=Han}(?=(?:$|[^\p{L}\p{M}ー々])|さん|くん|ちゃん|先生|先輩)/u;
/** Characters that may follow a name but are not part of it: "山田宅", "佐藤氏", "林課" of "林課長". */
const NO_HAN_END: ReadonlySet<string> = new Set(nativeWords('character after a name', 'ja'));

/** The end of a name in Han characters, in a text that has kana. */
function endOfJapanese({ end }: Finding, text: string): number {
  const rest = HAN_AFTER.exec(text.slice(end, end + 6))?.[0] ?? '';
  return NO_HAN_END.has(rest) ? end : end + rest.length;
}

const THAI_SIGN = '[\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E]';
/** The rest of a Thai syllable: vowel signs, tone marks and silenced letters, none of which can begin a word. */
const THAI_SYLLABLE = new RegExp(`^(?:${THAI_SIGN}|[ก-ฮ]{1,2}[ิุ]?์)+`, 'u');
const THAI_SYLLABLE_BEFORE = new RegExp(`[ก-ฮ]${THAI_SIGN}*$`, 'u');

function wholeThai({ start, end }: Finding, text: string): { start: number; end: number } {
  const rest = THAI_SYLLABLE.exec(text.slice(end, end + 8))?.[0] ?? '';
  const isInSyllable = new RegExp(`^${THAI_SIGN}`, 'u').test(text.charAt(start));
  const missing = isInSyllable ? (THAI_SYLLABLE_BEFORE.exec(text.slice(Math.max(0, start - 4), start))?.[0] ?? '') : '';
  return { start: start - missing.length, end: end + rest.length };
}

/** Words joined to the name of a Korean firm that are not part of it: particles, and nouns such as "staff", "in front of" and "department". */
const AFTER_KOREAN_FIRM = new RegExp(
  `^(?:이?[은는이가을를과와랑도만의에로네나다라며고란야]|으로|하고|부터|까지|보다|처럼|한테|께서|입니|인데|였|이었|예요|${anyOf(nativeWords('noun after a firm', 'ko'))})`,
  'u',
);

/** Completes the last word of a Korean firm's name. Names of people are not completed, because many endings can be joined to them. */
function wholeKorean({ start, end, type }: Finding, text: string): { start: number; end: number } {
  const last = /(?<![가-힣])[가-힣]{2,}$/u.exec(text.slice(start, end))?.[0];
  const rest = /^[가-힣]{1,5}(?![가-힣])/u.exec(text.slice(end, end + 6))?.[0];
  if (type !== 'ORGANIZATION' || last === undefined || rest === undefined || AFTER_KOREAN_FIRM.test(rest))
    return { start, end };
  const particle =
    /(?<=[가-힣])(?:에서|으로|에게|한테|이랑|하고|은|는|을|를|에|의|(?<!태권|검|유|합기)도|와|과|랑)$/u.exec(
      last + rest,
    )?.[0] ?? '';
  return { start, end: end + Math.max(0, rest.length - particle.length) };
}

/** Completes a Korean record number whose letters were cut: "의|중-2024-03311", "제|20718호". */
function wholeNumber({ start, end }: Finding, text: string): { start: number; end: number } {
  const before = text.slice(Math.max(0, start - 4), start);
  const letters = /^[가-힣]/u.test(text.charAt(start)) ? /(?<![가-힣])[가-힣]{1,3}$/u : /(?<![가-힣])제$/u;
  return { start: start - (letters.exec(before)?.[0].length ?? 0), end };
}

/** The model's finding of a person, firm or number, with the letters of the name that the model left out. */
export function withCutLetters(finding: Finding, text: string): Finding {
  if (finding.source.detector !== 'model') return finding;
  if (finding.type === 'ID') return { ...finding, ...wholeNumber(finding, text) };
  if (finding.type !== 'PERSON' && finding.type !== 'ORGANIZATION') return finding;
  const value = text.slice(finding.start, finding.end);
  if (/\p{Script=Thai}/u.test(value)) return { ...finding, ...wholeThai(finding, text) };
  if (/[가-힣]/u.test(value)) return { ...finding, ...wholeKorean(finding, text) };
  // ヶ between Han characters is written like kana, but counts as one of them.
  const isJapanese = /[\p{Script=Han}ヶ]$/u.test(value) && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return isJapanese && finding.type === 'PERSON' ? { ...finding, end: endOfJapanese(finding, text) } : finding;
}

/** The greatest length of a name of which the model may find two halves: longer ones are two names. */
const LONGEST_IN_HALVES = 16;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{M}]{2}$/u;

/** Whether the model found the halves of one name, in a script without spaces: "新垣|結". */
export const areHalves = (first: Finding, second: Finding, text: string | undefined): boolean =>
  text !== undefined &&
  first.end === second.start &&
  first.source.detector === 'model' &&
  second.source.detector === 'model' &&
  second.end - first.start <= LONGEST_IN_HALVES &&
  UNSPACED.test(text.slice(first.end - 1, first.end + 1));
