// Finds Japanese names that no list has, by the form of address after them ("翼くん", "かんなさん") and by words that only a name follows
// ("氏名　伴 瞳", "祖母（フミ）").
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { nativeWords } from './words.ts';

const words = (use: string) => nativeWords(use, 'ja');

const FORM_OF_ADDRESS = '(?:さん(?!すう|せい|ご|び)|くん|ちゃん)';

/** Words for relatives, roles, trades and animals that also have a form of address after them but are not names. */
const NO_NAMES: ReadonlySet<string> = new Set(words('no name before さん'));
/** The last character of words for shops, offices and groups, which also have a form of address after them: "魚屋さん" ("fishmonger"). */
const HAN_TRADE = new RegExp(`${anyOf(words('end of a shop or office'))}$`, 'u');
const HAN_ADDRESSED = new RegExp(
  `(?<![\\p{Script=Han}\\p{N}おご])(?<name>[\\p{Script=Han}々]{1,3})(?=${FORM_OF_ADDRESS})`,
  'gdu',
);

/** The text before a name in kana: the start of a phrase, or a word with a particle, such as "妹の" in "妹のももちゃん". */
const BEFORE_KANA =
  '(?<=^|[^\\p{L}\\p{M}ー]|(?:[\\p{Script=Han}\\p{Script=Katakana}ー]|さん|くん|ちゃん)[とのはがをもにへや])';
const KANA_ADDRESSED = new RegExp(
  `${BEFORE_KANA}(?<name>\\p{Script=Hiragana}{2,5}?)(?=${FORM_OF_ADDRESS})|(?<![\\p{Script=Katakana}ー])(?<other>\\p{Script=Katakana}[\\p{Script=Katakana}ー]{1,7})(?=${FORM_OF_ADDRESS})`,
  'gdmu',
);

const SIGNS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々ｦ-ﾟ]';
const FIELD = anyOf(words('other field'));
const NO_FIELD = `(?!${FIELD}(?!${SIGNS}))`;
/** A name in a field of a form, such as "name" or "reading of the name": "氏名　真下 なぎさ", "（ふりがな ましも なぎさ）". */
const IN_FORM = new RegExp(
  `(?<=${anyOf(words('field with a name'))}[ 　\\t:：]{1,3})${NO_FIELD}(?<name>${SIGNS}{1,8}(?:[ 　]${NO_FIELD}${SIGNS}{1,8})?)(?=[\\s　（(）)、。,|]|$)`,
  'gdmu',
);

/** Characters in which given names end ("貴史", "光江"), unlike most words, such as "仕事" ("work") and "病院" ("hospital"). */
const GIVEN_END = words('end of a given name in brackets').join('');
const RELATIVE = anyOf(words('relative before brackets'));
const NO_GIVEN: ReadonlySet<string> = new Set(words('no given name'));
const IN_BRACKETS = new RegExp(
  `(?<=${RELATIVE}[（(])(?:(?<name>\\p{Script=Han}{1,2}[${GIVEN_END}]|\\p{Script=Katakana}{2})|(?<other>\\p{Script=Hiragana}{2,4}))(?=[）)])`,
  'gdu',
);
/** The name of the writer after the opening formula of a business letter: "お世話になっております。角谷木工所の角です。" */
const IN_LETTER =
  /(?<=お世話になって(?:おります|います)[。、]?\s{0,2}[^。\n]{0,24}の)(?!件|方|通り|事|者|際|時|為|上|所|旨|状況|予定|担当|部|様|為)(?<name>[\p{Script=Han}々]{1,4})(?=です[。、\n]|でございます)/dgu;
/** A name after a word such as "real name", "nickname" or "maiden name". */
const CALLED =
  /(?<=(?:本名|あだ名|愛称|ニックネーム|旧姓|源氏名)(?:は|が|：|:)?[「『]?)(?<name>[\p{Script=Han}々]{2,4}|\p{Script=Katakana}[\p{Script=Katakana}ー]{1,5}|\p{Script=Hiragana}{2,4})(?=[」』]|です|だった|だよ|でしょ|なの|と(?:言|い)|、|。|$)/dgmu;

const KNOWN_WORDS = new RegExp(`^${anyOf(words('no name after "called"'))}`, 'u');

const spans = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ indices }) => {
    const at = indices?.groups?.name ?? indices?.groups?.other;
    return at ? [{ start: at[0], end: at[1] }] : [];
  });

export function unlistedJapaneseNames(text: string): readonly Span[] {
  const word = ({ start, end }: Span) => text.slice(start, end);
  return [
    ...spans(text, HAN_ADDRESSED).filter((span) => !NO_NAMES.has(word(span)) && !HAN_TRADE.test(word(span))),
    ...spans(text, KANA_ADDRESSED).filter((span) => !NO_NAMES.has(word(span)) && !/[はをがっッ]$/u.test(word(span))),
    ...spans(text, IN_FORM),
    ...spans(text, IN_BRACKETS).filter((span) => !NO_GIVEN.has(word(span))),
    ...spans(text, IN_LETTER).filter((span) => !NO_NAMES.has(word(span))),
    ...spans(text, CALLED).filter((span) => !KNOWN_WORDS.test(word(span))),
  ];
}
