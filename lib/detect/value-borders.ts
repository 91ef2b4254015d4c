// Trims words at the ends of the model's findings that are not part of the value: a greeting or a word for an animal before a name, an
// emoji, the currency of an amount after a name, the label before a number. Completes passwords.
import { anyOf } from '../lexicon/alternatives.ts';
import type { Span } from '../text/span.ts';
import type { Finding } from './annotation.ts';
import { borderWords } from './border-words.ts';
import { withoutGreeting } from './greeting-words.ts';
import { withinNameBorders } from './name-borders.ts';

/** Letters after a name that belong to the currency of an amount: "Ademir R$ 450", "Ann US$ 20". */
const CURRENCY_LETTERS = /(?<!\s)\s+\p{Lu}{1,3}$/u;

function withoutCurrency(text: string, { start, end }: Span): Span {
  const letters = /^[$£€₺]/u.test(text.slice(end, end + 1)) ? CURRENCY_LETTERS.exec(text.slice(start, end)) : null;
  return letters && letters.index > 0 ? { start, end: start + letters.index } : { start, end };
}

const EMOJI = '\\p{Extended_Pictographic}\\p{RI}\\p{EMod}\\u200d\\ufe0f';
const EMOJI_AT_ENDS = new RegExp(`^[${EMOJI}][${EMOJI}\\s]*|(?<![${EMOJI}\\s])[${EMOJI}\\s]*[${EMOJI}]$`, 'gu');

/** Without a flag or another emoji at either end: the network takes "New York 🇩🇪" for one place. */
function withoutEmoji(text: string, { start, end }: Span): Span {
  const name = text.slice(start, end);
  const value = name.replace(EMOJI_AT_ENDS, '');
  if (value === '' || value === name) return { start, end };
  const from = start + name.indexOf(value);
  return { start: from, end: from + value.length };
}

/** German words for animals before the name of a pet ("Hund Bello"), which look like part of the name, because they have a capital. */
const ANIMAL = new RegExp(`^${anyOf(borderWords('animal before a name'))} (?=\\p{Lu})`, 'u');

/** A word for what somebody is, before the name: "Жилец Смирнова" ("the resident Smirnova"). */
const ROLE_BEFORE_NAME = new RegExp(`^${anyOf(borderWords('role before a name'))} (?=\\p{Lu})`, 'u');

/** A label before a number, which is not part of the value: "PC" in "PC 2217" (a constable), "mieszkania" in "mieszkania 14" (a flat). */
const NUMBER_LABEL = new RegExp(`^${anyOf(borderWords('label before a number'))}\\.?:? (?=\\S*\\d)`, 'iu');

/** Words of the sentence before a number: "is" in "is 12 C 345/2023", "born" in "born 1978-07-30". */
const WORDS_BEFORE_NUMBER = /^(?:\p{Ll}{2,12}:? (?=[^\n]*\d)){0,4}/u;

function withoutNumberLabel(text: string, { start, end }: Span): Span {
  // A finding that begins inside a word begins with the rest of that word, which only looks like a label.
  if (/\p{L}/u.test(text.charAt(start - 1))) return { start, end };
  const value = text.slice(start, end);
  const before = NUMBER_LABEL.exec(value) ?? WORDS_BEFORE_NUMBER.exec(value);
  return { start: start + (before?.[0].length ?? 0), end };
}

/** A Vietnamese record of one person: "Nghi phạm: Lý Minh - Nam - Cháu trai" (a suspect, male, a nephew). Nam is also a given name in a list. */
const ONE_PERSON_BEFORE =
  /(?:^|\n)[^\p{L}\n]*(?:nghi phạm|thủ phạm|hung thủ|nạn nhân|nhân chứng|bệnh nhân|họ (?:và )?tên|tên):[*]{0,2} $/iu;
const SEX_AND_MORE = / - (?:Nam|Nữ) - \p{Lu}\p{Ll}+$/u;
/** A relation or job behind the sex ("Cháu trai", "Kỹ sư"). After another name in a list, the sentence goes on: "Nam - Khánh cùng lớp". */
const RELATION_OR_JOB = new RegExp(
  `(?:Cháu|Con|Anh|Chị|Em|Bạn) (?:trai|gái|nội|ngoại|họ|rể|dâu|ruột|thân|học)|${anyOf(borderWords('job', 'vi'))}`,
  'u',
);
function withoutSex(text: string, { start, end }: Span): Span {
  const more = SEX_AND_MORE.exec(text.slice(start, end));
  const isRecord =
    ONE_PERSON_BEFORE.test(text.slice(Math.max(0, start - 40), start)) &&
    RELATION_OR_JOB.test(text.slice(Math.max(start, end - 8), end + 8));
  return more && more.index > 0 && isRecord ? { start, end: start + more.index } : { start, end };
}

/** The length of a country's code that the model left out of a host's name: "mossgate.com|.au". */
const countryAfter = (text: string, { start, end }: Span): number =>
  /\p{L}\.(?:com?|net|org|gov|edu|ac)$/u.test(text.slice(start, end)) &&
  /^\.[a-z]{2}(?![\p{L}\p{N}._@-])/u.test(text.slice(end, end + 4))
    ? 3
    : 0;

/** The letter of an escape before a capital: "\\nHello" in a string. In a path, a word may begin with it. */
function withoutEscape(text: string, finding: Finding): Finding {
  const isEscape =
    /(?:^|[^\p{L}\p{N}:_.-])\\$/u.test(text.slice(Math.max(0, finding.start - 2), finding.start)) &&
    /^[nrt]\p{Lu}\p{Ll}/u.test(text.slice(finding.start, finding.end));
  return isEscape ? { ...finding, start: finding.start + 1 } : finding;
}

/** Trims the start of a Unicode string in an SQL query, which the model takes for part of the name: "(7, N'Robert')". */
function withoutStringPrefix(text: string, finding: Finding): Finding {
  const isPrefix =
    /^N'[^',\n]{1,80}'/u.test(text.slice(finding.start, finding.start + 84)) &&
    /[(,=] ?$/u.test(text.slice(Math.max(0, finding.start - 2), finding.start));
  return isPrefix && finding.end - finding.start > 2 ? { ...finding, start: finding.start + 2 } : finding;
}

/**
 * The end of a password that the model cut too early: in "Tulip!58x" it found "Tulip!". A sign belongs to the password only if a letter or
 * digit follows.
 */
const REST_OF_PASSWORD = /(?:[!#$%^&*?~_+=-]{0,64}[\p{L}\p{N}]){1,64}/uy;
function withWholePassword(text: string, finding: Finding): Finding {
  REST_OF_PASSWORD.lastIndex = finding.end;
  const rest = REST_OF_PASSWORD.exec(text)?.[0].length ?? 0;
  return /[\s"'`]/u.test(text.charAt(finding.end - 1)) ? finding : { ...finding, end: finding.end + rest };
}

/**
 * A model's finding without a greeting, animal, currency, label or escape around the value; empty if it is only a greeting. A password is completed. Findings of
 * other detectors are returned unchanged.
 */
export function trimToValue(whole: Finding, text: string): readonly Finding[] {
  if (whole.source.detector !== 'model') return [whole];
  const finding = withoutStringPrefix(text, withoutEscape(text, whole));
  if (finding.type === 'PASSWORD') return [withWholePassword(text, finding)];
  if (finding.type === 'IP') return [{ ...finding, end: finding.end + countryAfter(text, finding) }];
  if (finding.type === 'ID') return [{ ...finding, ...withoutNumberLabel(text, finding) }];
  if (finding.type === 'LOCATION') return [{ ...finding, ...withoutEmoji(text, finding) }];
  if (finding.type !== 'PERSON' && finding.type !== 'ORGANIZATION') return [finding];
  const within = withinNameBorders(text, finding, finding.type === 'PERSON');
  if (within.end <= within.start) return [];
  const named = withoutSex(text, withoutCurrency(text, withoutEmoji(text, within)));
  const greeted = withoutGreeting(text, named);
  if (!greeted) return [];
  const value = text.slice(greeted.start, greeted.end);
  const before = (ANIMAL.exec(value) ?? ROLE_BEFORE_NAME.exec(value))?.[0].length ?? 0;
  const name = { start: greeted.start + before, end: greeted.end };
  // A firm may begin with a greeting: "Hello Fresh".
  return [{ ...finding, ...(finding.type === 'PERSON' ? name : named) }];
}
