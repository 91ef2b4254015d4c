// Finds Japanese names by the field, title or sentence around them: "施主　辻 道明", "権田部長", "磯貝も同行しておりました", "嫁はエレナです".
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { longSurnames, shortSurnames } from './japanese-surnames.ts';
import { nativeWords } from './words.ts';

const words = (use: string) => nativeWords(use, 'ja');
const oneOf = (use: string) => anyOf(words(use));

const HAN = '[\\p{Script=Han}々ヶ]';
const LISTED_SURNAME = anyOf([...shortSurnames(), ...longSurnames()]);
/** Two or three characters that look like a surname by their last one: "権田", "丹生谷". */
const COMPOSED_SURNAME = `${HAN}{1,2}[${words('end of a surname').join('')}]`;
/** Words and large places that look like such a surname. */
const NO_SURNAMES: ReadonlySet<string> = new Set(words('no surname'));

const TITLE = oneOf('title after a surname');
const TITLED = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?<name>${COMPOSED_SURNAME})(?=${TITLE})`,
  'dgu',
);

/** The subject of a humble verb, which in a letter is the writer or a colleague: "磯貝も同行しておりました". */
const HUMBLE = new RegExp(
  `(?<=^|[\\n。、])(?<name>${COMPOSED_SURNAME}|${LISTED_SURNAME})(?=(?:本人)?[はがも][^。\\n]{1,20}(?:しております|しておりま[すし]|いたしま[すし]|致しま[すし]|申して|伺いま[すし]|参りま[すし]))`,
  'dgmu',
);

const FIELD = oneOf('field for a person');
/** A field and what stands between it and its value: "貸主（甲）：", "保護者氏名　". */
const IN_FIELD = `(?<=(?:^|[\\s　、。（(・:：|/,])${FIELD}(?:氏名|名)?(?:[（(][^（）()\\n]{1,4}[)）])?(?:[ 　\\t]{0,2}[:：]|(?=[ 　\\t]))[ 　\\t]{0,3})`;
const FIELD_END = '(?=$|[\\n、。,（(|/・\\t]|[ 　]|さん|様|殿|くん|ちゃん|先生)';
/** Characters in which given names end ("道明", "ひろみ" aside), unlike most words. */
const GIVEN_END = words('end of a given name').join('');
const SURE_SINGLE_GIVEN = words('given name of one character');
const SINGLE_GIVEN = [...SURE_SINGLE_GIVEN, ...words('given name of one character in a field')].join('');
const GIVEN = `(?:${HAN}{0,2}[${GIVEN_END}]|[${SINGLE_GIVEN}]|\\p{Script=Hiragana}{2,5}|\\p{Script=Katakana}{2,5})`;
const SURNAME = `(?:${LISTED_SURNAME}|${COMPOSED_SURNAME})`;
/** A full name in a field. Without a space inside, it must begin with a surname: "契約者 変更" is no name. */
const FULL_IN_FIELD = new RegExp(
  `${IN_FIELD}(?<name>(?:${SURNAME}[ 　]?${GIVEN}|${HAN}{1,3}[ 　]${HAN}{0,2}[${GIVEN_END}]|${SURNAME}(?=[ 　]?(?:$|[\\n、。,（(|/さ様殿])))${FIELD_END})`,
  'dgmu',
);
/** A given name alone in a field for a bride, a child or somebody who died. */
const GIVEN_IN_FIELD = new RegExp(
  `(?<=(?:^|[\\s　、。（(・:：|/,])(?:新郎|新婦|喪主|故人|長男|長女|二男|次男|二女|次女|三男|三女)(?:[:：][ 　]?|[ 　]))(?<name>${HAN}{1,2}[${GIVEN_END}]|[${SINGLE_GIVEN}])(?=$|[\\n、。,（(|/・]|[ 　])`,
  'dgmu',
);
/** Values of such fields that are no names. */
const NO_VALUE = new RegExp(oneOf('no name in a field'), 'u');

const FOREIGN_GIVEN = oneOf('foreign given name');
const RELATION = oneOf('relation before a foreign name');
/** A foreign given name after a word for a relation: "嫁はエレナです", "後任はファム". */
const FOREIGN_AFTER_RELATION = new RegExp(
  `(?<=${RELATION}(?:の名前)?[はがの、])(?<name>${FOREIGN_GIVEN})(?=さん|くん|ちゃん|[がはもをにと、。（(」\\s]|です|だ(?!け)|って|から|$)`,
  'dgmu',
);
/** A given name of one character after a word for a relation: "孫の奏が". */
const SINGLE_AFTER_RELATION = new RegExp(
  `(?<=${RELATION}の)(?<name>[${SURE_SINGLE_GIVEN.join('')}])(?=[がはもをにと、。（(]|って|から|です)`,
  'dgu',
);

/** Whether 本 before 部長 belongs to 本部長 ("head of the division"): "上杉本部長". */
const isDepartment = (text: string, { start, end }: Span): boolean =>
  text[end - 1] === '本' && text.startsWith('部長', end) && !shortSurnames().includes(text.slice(start, end));

/** A couple's given name of one character, written directly after the word for bride or groom: "新郎匠（大工、31）". */
const BRIDAL = new RegExp(`(?<=新郎|新婦)(?<name>[${SINGLE_GIVEN}愛舞瞳翼樹])(?=[（(、。と])`, 'dgu');
const COLLEAGUE = '[\\p{Script=Han}\\p{Script=Katakana}]{1,4}(?:さん|くん|ちゃん|先輩|先生|課長|部長)';
/** A nickname before a colleague or friend: "タカって呼ばれてる鷹野さん". Terms are called so too: "クラウドと呼ばれる技術". */
const CALLED = new RegExp(
  `(?<=^|[^\\p{Script=Katakana}\\p{Script=Hiragana}ー]|[にはをとで])(?<name>\\p{Script=Katakana}[\\p{Script=Katakana}ー]{1,5}|\\p{Script=Hiragana}{2,4})(?=って(?:呼ばれて|よばれて|呼んで)い?る${COLLEAGUE})`,
  'dgmu',
);
/** A pet directly after "our cat" or "our dog". Most names of pets are food: "うちの猫きなこが". */
const PET = new RegExp(
  `(?<=うちの(?:猫|犬|ネコ|イヌ|わんこ|にゃんこ|うさぎ|ハムスター|インコ)|愛犬|愛猫|飼い[犬猫])(?<name>${oneOf('name of a pet')})(?=[がはもをにとの、。（(]|ちゃん|くん|って)`,
  'dgu',
);
/** A colleague in a letter of a firm: "弊社国分の不手際". */
const OF_OUR_FIRM = new RegExp(
  `(?<=(?:弊社|当社|同社|御社|貴社)(?:担当の|営業の)?)(?<name>${LISTED_SURNAME}|${COMPOSED_SURNAME})(?=の(?!方|件|場)|が|は|も|より|から|宛|まで|本人|、|と申)`,
  'dgu',
);

const spans = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ indices }) => {
    const at = indices?.groups?.name;
    return at ? [{ start: at[0], end: at[1] }] : [];
  });

/** @param listedKana given names in kana; an unlisted word in kana may follow a surname in a field only after a space */
export function japaneseNamesInForms(text: string, listedKana: ReadonlySet<string>): readonly Span[] {
  const word = ({ start, end }: Span) => text.slice(start, end);
  const isName = (span: Span) => {
    const value = word(span);
    const kana = /(?<![\p{Script=Hiragana}\p{Script=Katakana}])[\p{Script=Hiragana}\p{Script=Katakana}]+$/u.exec(
      value,
    )?.[0];
    return (
      !NO_VALUE.test(value) &&
      !NO_SURNAMES.has(value) &&
      (kana === undefined || /[ 　]/u.test(value) || listedKana.has(kana))
    );
  };
  return [
    ...[TITLED, HUMBLE, OF_OUR_FIRM].flatMap((pattern) =>
      spans(text, pattern).filter((span) => !NO_SURNAMES.has(word(span)) && !isDepartment(text, span)),
    ),
    ...[FULL_IN_FIELD, GIVEN_IN_FIELD].flatMap((pattern) => spans(text, pattern).filter(isName)),
    ...spans(text, FOREIGN_AFTER_RELATION),
    ...[SINGLE_AFTER_RELATION, BRIDAL, CALLED, PET].flatMap((pattern) => spans(text, pattern)),
  ];
}
