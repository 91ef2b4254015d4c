// Corrects where the model's findings begin and end, mostly in scripts without capitals, in which the model marks names least exactly.
import { anyOf } from '../lexicon/alternatives.ts';
import type { EntityType, Finding } from './annotation.ts';
import { borderWords } from './border-words.ts';
import { withCutLetters } from './cut-names.ts';
import { CHINESE_SURNAMES } from './native-names/chinese-surnames.ts';
import { isFullNameOfWord } from './native-names/lists.ts';
import { WORDS_AFTER_A_NAME, WORDS_BEFORE_A_NAME, WORDS_THAT_ARE_NO_NAMES } from './native-names/no-names.ts';
import { isListedNativeName } from './native-names/spaced.ts';
import { nativeWords } from './native-names/words.ts';

const NAME_TYPES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION']);
const WORD = /[\p{L}\p{M}\u200c'’׳״-]+(?:"[\p{L}\p{M}]+)?/gu;
/** Scripts of the words in native-names/no-names.ts. */
const LISTED_SCRIPTS =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Hangul}\p{Script=Han}\p{Script=Greek}]/u;

/** Longer words at the end of a firm's name are kept, because they may be part of it. */
const MAX_LENGTH_AFTER_FIRM = 4;
/** Persian verbs in the present begin so, and no name does: "علی می‌گوید" ("Ali says"). */
const PERSIAN_VERB = /^ن?می\u200c/u;

/** The finding without words at either end that are not part of a name; undefined if no word remains. */
function withoutOuterWords(finding: Finding, text: string): Finding | undefined {
  const words = Array.from(text.slice(finding.start, finding.end).matchAll(WORD));
  let [from, to] = [0, words.length];
  const word = (at: number) => words[at]?.[0] ?? '';
  const isLeading = (at: number) =>
    (WORDS_THAT_ARE_NO_NAMES.has(word(at)) && !isFullNameOfWord(word(at), word(at + 1))) ||
    PERSIAN_VERB.test(word(at)) ||
    (to - at > 1 && WORDS_BEFORE_A_NAME.has(word(at)));
  while (from < to && isLeading(from)) from += 1;
  // The last word of a firm's name may be an ordinary word: "مخبز اليوم" ("Bakery Today").
  const longest = finding.type === 'ORGANIZATION' && to - from > 1 ? MAX_LENGTH_AFTER_FIRM : Number.POSITIVE_INFINITY;
  const isTrailing = (at: number) =>
    ((WORDS_THAT_ARE_NO_NAMES.has(word(at)) || PERSIAN_VERB.test(word(at))) && word(at).length <= longest) ||
    (to - from > 1 && WORDS_AFTER_A_NAME.has(word(at)));
  while (to > from && isTrailing(to - 1)) to -= 1;
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || to <= from) return words.length === 0 ? finding : undefined;
  if (to - from === 1 && WORDS_BEFORE_A_NAME.has(first[0]) && !isListedNativeName(first[0])) return undefined;
  if (from === 0 && to === words.length) return finding;
  return {
    ...finding,
    start: from === 0 ? finding.start : finding.start + first.index,
    end: to === words.length ? finding.end : finding.start + last.index + last[0].length,
  };
}

const HAN_BEFORE_SURNAME = /[老小阿大]$/u;
const HAN_AFTER_SURNAME = new RegExp(`^${anyOf(nativeWords('after a single surname'))}`, 'u');

const SEGMENTER = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('zh', { granularity: 'word' });
/** How many characters on either side of a Chinese character are given to the segmenter. */
const SEGMENTED_CHARACTERS = 6;

function isInLongerWord(text: string, at: number): boolean {
  const from = Math.max(0, at - SEGMENTED_CHARACTERS);
  const word = SEGMENTER?.segment(text.slice(from, at + SEGMENTED_CHARACTERS)).containing(at - from);
  return word !== undefined && word.segment.length > 1;
}

/** Whether a longer word begins at a character. */
function startsWord(text: string, at: number): boolean {
  const from = Math.max(0, at - SEGMENTED_CHARACTERS);
  const word = SEGMENTER?.segment(text.slice(from, at + SEGMENTED_CHARACTERS)).containing(at - from);
  return word !== undefined && word.segment.length > 1 && from + word.index === at;
}

/** Whether a single Chinese character is only part of a word ("非要", "婆婆"). Beside a title it is a surname: "老段", "林課長". */
function isCharacterOfWord({ start, end }: Finding, text: string): boolean {
  const value = text.slice(start, end);
  if (!/^\p{Script=Han}$/u.test(value)) return false;
  const [before, behind] = [text.slice(Math.max(0, start - 1), start), text.slice(end, end + 3)];
  if (!/\p{Script=Han}/u.test(before + behind.slice(0, 1))) return false;
  if (HAN_BEFORE_SURNAME.test(before) || HAN_AFTER_SURNAME.test(behind)) return false;
  // A preposition that is also a surname: "被告应向原告支付" ("must pay to the plaintiff").
  if (/^[向于从和与]$/u.test(value) && /\p{Script=Han}/u.test(behind.slice(0, 1))) return true;
  // The character is a surname, or the given name after a surname that has a separate finding.
  const isNamePart = CHINESE_SURNAMES.has(value) || CHINESE_SURNAMES.has(before);
  return !isNamePart && isInLongerWord(text, start);
}

/** A form of address after a Chinese surname or name, which is not part of it: "王女士". */
const HAN_TITLE_AT_END = /(?<=^\p{Script=Han}{1,3})(?:女士|先生|小姐|太太)$/u;
/** A familiar name and the first character of the next word: "小赵存" of "小赵存在". */
const FAMILIAR_AND_MORE = /^[老小阿](?<surname>\p{Script=Han})\p{Script=Han}$/u;

/** The finding without a title or a character of the next word at its end; undefined if it is only a part of a word. */
function withinHanBorders(finding: Finding, text: string): Finding | undefined {
  const { start, end, type } = finding;
  const value = text.slice(start, end);
  if (type === 'ORGANIZATION') {
    // "在阿根廷学|习" ("studies in Argentina") and "由画|廊老板" ("by the owner of a gallery").
    if (value.endsWith('学') && text.charAt(end) === '习') return { ...finding, end: end - 1 };
    return /^[由被在从对把]\p{Script=Han}$/u.test(value) && isInLongerWord(text, end - 1) ? undefined : finding;
  }
  if (type !== 'PERSON') return finding;
  const title = HAN_TITLE_AT_END.exec(value)?.[0].length ?? 0;
  if (title > 0) return { ...finding, end: end - title };
  const isCut =
    CHINESE_SURNAMES.has(FAMILIAR_AND_MORE.exec(value)?.groups?.surname ?? '') &&
    /\p{Script=Han}/u.test(text.charAt(end)) &&
    startsWord(text, end - 1);
  return isCut ? { ...finding, end: end - 1 } : finding;
}

const KOREAN_PARTICLES =
  /^(?:(?:은|는|이|가|을|를|과|와|랑|도|만|의|에|에서|에게|에게서|한테|한테서|께|께서|하고|부터|까지|보다|처럼|로|으로|라고|라는|라며|네|나|아|야|씨|님|군|양)|입니다|이에요|예요|이고|인데|이며|입니까|이요|들|측|쪽)+$/u;
const KOREAN_POST = new RegExp(`${anyOf(nativeWords('post after a name', 'ko'))}(?:님)?`, 'u');

/** Two-syllable surnames, after which a name of four syllables has no particle. */
const LONG_KOREAN_SURNAME = /^(?:남궁|황보|제갈|사공|선우|서문|독고|동방)/u;
/** A name of three syllables with a particle, which the model took into the name: "김민수는", "이영희가". */
const KOREAN_NAME_AND_PARTICLE = /^(?<name>[가-힣]{3})(?<particle>[은는이가을를과와])$/u;
const AFTER_CONSONANT = '은이을과';
const SYLLABLES_WITH_ONE_ENDING = 28;

/** Whether the particle has the form that follows the last syllable of the name: one after a consonant, another after a vowel. */
function isParticleOf(name: string, particle: string): boolean {
  const hasConsonant = ((name.codePointAt(name.length - 1) ?? 0) - 0xac00) % SYLLABLES_WITH_ONE_ENDING !== 0;
  return AFTER_CONSONANT.includes(particle) === hasConsonant;
}

function withoutKoreanParticle(finding: Finding, text: string): Finding {
  const { name = '', particle = '' } =
    KOREAN_NAME_AND_PARTICLE.exec(text.slice(finding.start, finding.end))?.groups ?? {};
  const isCut =
    finding.type === 'PERSON' && name !== '' && !LONG_KOREAN_SURNAME.test(name) && isParticleOf(name, particle);
  return isCut ? { ...finding, end: finding.end - particle.length } : finding;
}

/** Drops the parts of Korean words that the model cut in two, at "|": "한빛물류 다|니는", "공|방", "주인|공 강태오", "탁사|장님". */
function withoutKoreanFragments(finding: Finding, text: string): Finding | undefined {
  let { start, end } = finding;
  // One syllable directly after another is the end of a word and no name: "빼달라|고".
  if (end - start === 1 && /^[가-힣]{2}$/u.test(text.slice(start - 1, end))) return undefined;
  if (/[\p{Script=Hangul}\p{N}]/u.test(text.charAt(start - 1)) && /[가-힣]/u.test(text.charAt(start))) {
    const space = text.slice(start, end).search(/\s/u);
    // Only a single syllable is cut off, because a longer part may be a name without a space before it.
    if (space === 1) start += space + 1;
  }
  const rest = /^[가-힣]+/u.exec(text.slice(end, end + 12))?.[0] ?? '';
  const last = /(?<![가-힣])[가-힣]+$/u.exec(text.slice(start, end))?.[0] ?? '';
  if (rest === '' || last === '') return start === finding.start ? finding : { ...finding, start };
  const post = KOREAN_POST.exec(last + rest);
  if (finding.type === 'PERSON' && post && post.index > 0 && post.index < last.length) {
    return { ...finding, start, end: end - last.length + post.index };
  }
  if (KOREAN_PARTICLES.test(rest) || post?.index === last.length) return { ...finding, start };
  if (last.length > 1 || end - last.length <= start)
    return last.length > 1 || end - start > 1 ? { ...finding, start } : undefined;
  end = start + text.slice(start, end - last.length).trimEnd().length;
  return end > start ? { ...finding, start, end } : undefined;
}

/** Greek weekdays. One of them, Παρασκευή, is also a woman's name, so a word such as "την" must come before it. */
const GREEK_DAYS: ReadonlySet<string> = new Set(borderWords('weekday', 'el'));
const BEFORE_DAY = new RegExp(`${anyOf(borderWords('before a weekday', 'el'))} $`, 'iu');

/** Vietnamese words in lower case, such as "lương hưu". They are not names if the text uses capitals. */
const LOWER_CASE_VIETNAMESE = /^(?=\p{Ll}*[ơưảạấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ])\p{Ll}+(?: \p{Ll}+)*$/u;

function isWordOfLanguage({ start, end, type }: Finding, text: string): boolean {
  const value = text.slice(start, end);
  if (!NAME_TYPES.has(type)) return false;
  if (GREEK_DAYS.has(value)) return BEFORE_DAY.test(text.slice(Math.max(0, start - 12), start));
  // A single letter is part of an abbreviation: "ז" of ת"ז.
  if (/^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]$/u.test(value)) return true;
  return LOWER_CASE_VIETNAMESE.test(value) && /\p{Ll} \p{Lu}\p{Ll}/u.test(text);
}

/** The label of the next number, which the model joined to a name: "NIM" in "Nabila NIM 19041822". */
const LABEL_AT_END = new RegExp(` ${anyOf(borderWords('label after a name'))}$`, 'u');

/** A character at the end of a Chinese firm's name that belongs to the next word: "最" in "甜里烘焙|最近". */
const CHINESE_CONTINUATION = /(?<=\p{Script=Han}{3})[最很都也就还還的了是在被把让讓]$/u;

/** The fewest digits of a phone number. A shorter number can only be an extension, after the word for one. */
const SHORTEST_PHONE = 6;
const EXTENSION = new RegExp(`${anyOf(borderWords('extension'))}[ :.#]*$`, 'iu');

/** At least eight digits, as in a full phone or account number. */
const WHOLE_NUMBER = /\d(?:[ -]?\d){7,}/u;
const CELL_AFTER = /^[\s]{0,3}(?:[|,;\t\n،]|$)/u;
const CELL_BEFORE = /(?:[|,;\t\n،]|^)[\s]{0,3}$/u;

/** Whether the model took a short number in a table row, such as an age, for a phone number, although the row has a full number elsewhere. */
function isTooShortForPhone({ type, start, end }: Finding, text: string): boolean {
  const value = text.slice(start, end);
  if (type !== 'PHONE' || !/^\p{Nd}[\p{Nd}.]*$/u.test(value) || value.length >= SHORTEST_PHONE) return false;
  const before = text.slice(Math.max(0, start - 16), start);
  const lineEnd = text.indexOf('\n', end);
  const line = text.slice(text.lastIndexOf('\n', start) + 1, lineEnd < 0 ? text.length : lineEnd);
  const isCell = CELL_BEFORE.test(before) && CELL_AFTER.test(text.slice(end, end + 5));
  return isCell && WHOLE_NUMBER.test(line) && !EXTENSION.test(before);
}

/** Cuts off the words around a number ("नंबर 412/2", "56120 روانہ"). A finding without a digit or Latin letter is dropped. */
function withoutWordsAroundNumber(finding: Finding, text: string): readonly Finding[] {
  const value = text.slice(finding.start, finding.end);
  const parts = Array.from(value.matchAll(/\S+/gu)).filter(
    ([part]) => /[\p{N}\p{Script=Latin}]/u.test(part) || !WORDS_THAT_ARE_NO_NAMES.has(part.replace(/[:：]$/u, '')),
  );
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || !/[\p{N}\p{Script=Latin}]/u.test(value)) return [];
  const start = finding.start + first.index;
  return [{ ...finding, start, end: finding.start + last.index + last[0].length }];
}

/** The part of a model's finding that is a name or number; empty if there is no such part. Findings of other detectors are returned unchanged. */
export function trimToNameOrNumber(whole: Finding, text: string): readonly Finding[] {
  if (whole.source.detector !== 'model') return [whole];
  const within = withinHanBorders(whole, text);
  if (!within) return [];
  const finding = withoutKoreanParticle(within, text);
  if (isTooShortForPhone(finding, text)) return [];
  const value = text.slice(finding.start, finding.end);
  if (isWordOfLanguage(finding, text)) return [];
  if (finding.type === 'ORGANIZATION' && CHINESE_CONTINUATION.test(value))
    return [{ ...finding, end: finding.end - 1 }];
  const label = finding.type === 'PERSON' ? LABEL_AT_END.exec(value) : null;
  if (label) return [{ ...finding, end: finding.start + label.index }];
  if (!LISTED_SCRIPTS.test(value)) return [withCutLetters(finding, text)];
  if (finding.type === 'ID')
    return withoutWordsAroundNumber(finding, text).map((number) => withCutLetters(number, text));
  if (finding.type === 'PERSON' && isCharacterOfWord(finding, text)) return [];
  const isCut = NAME_TYPES.has(finding.type) || finding.type === 'ADDRESS';
  const cut = isCut && /[가-힣]/u.test(value) ? withoutKoreanFragments(finding, text) : finding;
  const named = cut && NAME_TYPES.has(cut.type) ? withoutOuterWords(cut, text) : cut;
  return named ? [withCutLetters(named, text)] : [];
}
