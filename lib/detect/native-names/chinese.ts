// Finds Chinese names: surnames beside 小, 老 or a title ("小吴", "任院长"), names after "I am called" ("我叫付小北") and pet names ("豆豆妈妈").
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { chineseSurnames } from './chinese-surnames.ts';
import { nativeWords } from './words.ts';

const words = (use: string) => nativeWords(use, 'zh');
const oneOf = (use: string) => anyOf(words(use));
const SURNAME = `[${chineseSurnames().join('')}]`;

/** Surnames that form no ordinary word with 小 or 老. Left out are those of words such as 小米 ("millet") and 老牛 ("old ox"). */
const UNAMBIGUOUS_SURNAMES = words('surname after 小 or 老').join('');
/** Ordinary words that begin like a familiar name, with 小 or 老 and a surname, and are no finding: "小苏打" ("baking soda"). */
const WITH_SURNAME = new RegExp(`^${oneOf('no familiar name')}`, 'u');
const PREFIXED = new RegExp(
  `(?<![大缩减最较很更年古中多从狭矮弱渺窄微细娇胆渐偏太])[小老](?:[${UNAMBIGUOUS_SURNAMES}])`,
  'gu',
);
/** A familiar name of 阿 and one character: "阿强". 阿姨 ("aunt") and places such as 阿根廷 ("Argentina") do not match. */
const CALLED_A = new RegExp(
  `(?<![^\\P{L}给跟和找叫让把被与是的对请同说徒弟妹哥姐友])阿[${words('given name after 阿').join('')}]`,
  'gu',
);

const TITLE = oneOf('title after a surname');
/** Characters and words after which a surname may stand inside a sentence, such as "and", "with" and "colleague". */
const BEFORE_SURNAME = oneOf('before a surname');
/** Surnames that form another word with the character before them or with the title: "对方律师" ("the other side's lawyer"), "班主任". */
const surnamesWithout = (others: readonly string[]) =>
  chineseSurnames()
    .filter((name) => !others.includes(name))
    .join('');
const INSIDE = surnamesWithout(words('surname not inside a sentence'));
const AT_START = surnamesWithout(words('surname not at the start'));
const TITLED = new RegExp(
  `(?<=^|[^\\p{L}\\p{M}\\p{N}])(?<first>[${AT_START}])(?=${TITLE})|(?<=${BEFORE_SURNAME})(?<name>[${INSIDE}])(?=${TITLE})`,
  'gdmu',
);

/** Words that introduce a full name of two or three characters, such as "I am called" and "contact". */
const INTRODUCTIONS = oneOf('introduces a name');
/** Forms of address after a surname, which are not part of the name: "患者王女士" ("the patient, Ms Wang"). */
const ADDRESS = '(?:女士|先生|小姐|太太)';
const INTRODUCED = new RegExp(
  `(?<=${INTRODUCTIONS}[:： ]{0,2})(?<name>[${INSIDE}](?=${ADDRESS})|${SURNAME}(?!${ADDRESS})\\p{Script=Han}{1,2}(?=[，,。、；;！!？?\\s()（）|/“”"]|$))`,
  'gdu',
);
/** Names without a surname, after words that are followed only by names, such as "nickname". */
const IS_CALLED =
  '(?:(?:我|名|儿子|女儿|孩子|弟弟|妹妹|老公|老婆|狗|猫)叫|(?:小名|昵称|外号|本名|真名|乳名)(?:叫|是|[:：]))';
const CALLED = new RegExp(
  `(?<=${IS_CALLED}[:： ]?)(?!${oneOf('no name after "called"')})(?<name>\\p{Script=Han}{1,2}[^\\P{Script=Han}的了吗呢吧])(?=[，,。、；;！!？?\\s()（）|/“”"]|$)`,
  'dgu',
);

/** Pet names of two equal characters. Those that are also words, such as 爸爸 ("dad") and 常常 ("often"), are left out. */
const PET_NAMES = oneOf('doubled name');
const PET_NAME = new RegExp(`${PET_NAMES}(?!\\p{Script=Han}?(?:[糕饼茶]|网)|南瓜|来迟|鞋)`, 'gu');

const SEGMENTER = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('zh', { granularity: 'word' });
/** How many characters on either side of a span are given to the segmenter. */
const SEGMENTED_CHARACTERS = 8;

/** Whether a word ends where the span ends. 小王 in 小王子 ("little prince") is not a name, and neither is 老李 in 老李子树 ("old plum tree"). */
function endsWord(text: string, { start, end }: Span): boolean {
  const from = Math.max(0, start - SEGMENTED_CHARACTERS);
  const last = SEGMENTER?.segment(text.slice(from, end + SEGMENTED_CHARACTERS)).containing(end - 1 - from);
  return last === undefined || from + last.index + last.segment.length <= end;
}

const matches = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, indices, 0: whole }) => {
    const at = indices?.groups?.name ?? indices?.groups?.first ?? [index, index + whole.length];
    return { start: at[0], end: at[1] };
  });

export function chineseNames(text: string): readonly Span[] {
  const prefixed = matches(text, PREFIXED).filter(
    (span) => endsWord(text, span) && !WITH_SURNAME.test(text.slice(span.start, span.end + 1)),
  );
  return [
    ...prefixed,
    ...matches(text, CALLED_A).filter((span) => endsWord(text, span)),
    ...matches(text, TITLED),
    ...matches(text, INTRODUCED),
    ...matches(text, CALLED),
    ...matches(text, PET_NAME),
  ];
}
