// Finds Japanese names that the model cuts or misses: surnames of three characters; rare surnames next to a job title or form of address
// ("早乙女と申します"); given names in kana after a word such as "my son" or "friend" ("息子のそうた", "友達のケンジ").
import { anyOf } from '../../lexicon/alternatives.ts';
import { allOf, givenNamesOf } from '../../lexicon/names.ts';
import type { Span } from '../../text/span.ts';
import { unlistedJapaneseNames } from './japanese-address.ts';
import { japaneseNamesInForms } from './japanese-forms.ts';
import { longSurnames, shortSurnames } from './japanese-surnames.ts';
import { nativeWords } from './words.ts';

const oneOf = (use: string) => anyOf(nativeWords(use, 'ja'));

const JOB_TITLE_AFTER = new RegExp(`^${oneOf('after a long surname')}`, 'u');
const LONG_NAME = new RegExp(`(?<!\\p{Script=Han})${anyOf(longSurnames())}(?!県|市|区|町|村|駅|線|川$)`, 'gu');
const SHORT_NAME = new RegExp(
  `(?<!\\p{Script=Han})${anyOf(shortSurnames())}(?=${oneOf('after a short surname')})`,
  'gu',
);
/** A surname with which the writer introduces themselves: "早乙女" in "ミナト製作所の早乙女と申します" ("I am Saotome of Minato"). */
const INTRODUCED =
  /(?<=[の、は\s])(?<name>\p{Script=Han}{1,4})(?=(?:と申します|と申しますが|と言います。|といいます。))/gu;

const HIRAGANA = allOf(givenNamesOf('ja'));
const katakana = (text: string) =>
  text.replace(/[\u3041-\u3096]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));

const LISTED_KANA: ReadonlySet<string> = new Set([...HIRAGANA, ...HIRAGANA.map(katakana)]);
const KANA_NAMES = anyOf([...HIRAGANA, ...HIRAGANA.map(katakana)]);
const RELATIONS = oneOf('relation before a name in kana');
/** A kana name after a word for a relation. A particle, form of address or sign must follow: "そら" in "息子のそら豆アレルギー" is part of a word. */
const KANA_AFTER_RELATION = new RegExp(
  `(?<=${RELATIONS}の)${KANA_NAMES}(?=(?:が|は|も|を|に|と|へ|の|さん|くん|君|ちゃん|から|より|まで|ばかり|って|です|だ|、|。|,|\\s|（|\\(|$))`,
  'gu',
);

/** The fewest characters of a kana name before a form of address. A shorter one may be part of a word: "みな" in "みなさん" ("everybody"). */
const MIN_KANA_LENGTH = 3;
const CALLED_NAMES = anyOf([...HIRAGANA, ...HIRAGANA.map(katakana)].filter((name) => name.length >= MIN_KANA_LENGTH));
const KANA_BEFORE_ADDRESS = new RegExp(`(?<!\\p{Script=Katakana})${CALLED_NAMES}(?=さん|ちゃん|くん)`, 'gu');

/** Kana names that are not also other words, as "のぞみ" is, a train and "hope". */
const SURE_KANA = givenNamesOf('ja').onlyNames.filter((name) => name.length >= MIN_KANA_LENGTH);
/** A kana name as the subject at the start of a sentence or quotation: "りんたろうが学校行きたがらない". */
const KANA_SUBJECT = new RegExp(
  `(?<=^|[\\s、。「『（(!?！？,])${anyOf([...SURE_KANA, ...SURE_KANA.map(katakana)])}(?=(?:が|は|も|に|と|って|を|の|から|より|いわく)(?!\\p{Script=Katakana})|、)`,
  'gmu',
);

const matches = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: name }) => ({ start: index, end: index + name.length }));

export function japaneseNames(text: string): readonly Span[] {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [];
  const long = matches(text, LONG_NAME).filter(({ end }) => JOB_TITLE_AFTER.test(text.slice(end, end + 8)));
  return [
    ...long,
    ...matches(text, SHORT_NAME),
    ...matches(text, INTRODUCED),
    ...matches(text, KANA_AFTER_RELATION),
    ...matches(text, KANA_BEFORE_ADDRESS),
    ...matches(text, KANA_SUBJECT),
    ...unlistedJapaneseNames(text),
    ...japaneseNamesInForms(text, LISTED_KANA),
  ];
}
