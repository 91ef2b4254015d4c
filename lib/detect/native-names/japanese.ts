// Finds Japanese names that the model cuts or misses: surnames of three characters; rare surnames next to a job title or form of address
// ("早乙女と申します"); given names in kana after a word such as "my son" or "friend" ("息子のそうた", "友達のケンジ").
import type { Span } from '../../text/span.ts';
import { unlistedJapaneseNames } from './japanese-address.ts';
import { japaneseNamesInForms } from './japanese-forms.ts';
import { LONG_SURNAMES, SHORT_SURNAMES } from './japanese-surnames.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);
const anyOf = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');

const JOB_TITLE_AFTER =
  '(?:さん|様|さま|氏|くん|君|ちゃん|先生|先輩|部長|課長|係長|次長|主任|社長|専務|常務|店長|院長|教授|師匠|監督|コーチ|と申し|といい|と言い)';
const LONG_NAME = new RegExp(`(?<!\\p{Script=Han})(?:${anyOf(LONG_SURNAMES)})(?!県|市|区|町|村|駅|線|川$)`, 'gu');
const SHORT_NAME = new RegExp(
  `(?<!\\p{Script=Han})(?:${anyOf(SHORT_SURNAMES)})(?=(?:部長|課長|係長|次長|主任|専務|常務|店長|さん|様|くん|ちゃん|先生|先輩|と申し))`,
  'gu',
);
/** A surname with which the writer introduces themselves: "早乙女" in "ミナト製作所の早乙女と申します" ("I am Saotome of Minato"). */
const INTRODUCED =
  /(?<=[の、は\s])(?<name>\p{Script=Han}{1,4})(?=(?:と申します|と申しますが|と言います。|といいます。))/gu;

const HIRAGANA = words(`
さくら あおい ひなた ゆい はな めい りん みお ことね ひまり いちか あかり さき みゆき かおり あゆみ めぐみ ゆうこ けいこ さちこ ようこ まゆみ あけみ みか ちひろ まい えり りえ りな あやか しおり かな ともこ じゅんこ
えつこ ふみこ はるか はるな なつみ なつき ももこ なおみ えみ みほ たろう けんた しょうた だいすけ たくや けんいち こうじ かずや たつや てつや なおき かずお いちろう じろう ゆうた ゆうすけ だいき れん ゆうと はると かいと はやと
たくみ なおと ともや ひろし ひろゆき たかし とおる りょう りょうた けんじ しんいち じゅんいち あつし としお ひでき よしお あきら まさと まさき こうへい ようへい そうた そら そうすけ そうま ゆうま ゆうき ゆうや ゆうじ ひろと ひろき
はるき はるま はるみ はるこ ひかる ひかり ひより ゆづき ゆずき ゆな ゆめ ゆうな ゆきな ゆきこ みさき みゆ みう みく みなみ みなと みのり みちこ みつき りこ りお りか りさ りほ りく りゅう りゅうせい りょうこ れいな れいこ るい るな さえ さやか
さおり さとし さとみ さとる しゅん しゅうと しほ しょうこ すず すみれ せいや たいち たいが たいき たける たくと たいせい ちさと つばさ つむぎ てるみ ともみ ともき ななみ なな なお のぞみ のぞむ のりこ はづき はじめ ひでお ひろみ ひろこ ふうか ほのか
まお まこと まさし まさみ まさる まり まりこ まりな まゆ まゆこ みずき むつき めぐ もえ もも やすし やすお やまと よしこ よしみ わかな わたる あつこ あやの あやな あおと あさひ あすか いおり いつき いぶき うた えいた えいじ えいと おさむ かずき
ひなの りんたろう えみり ゆずは こはる みゆう ここな ももか さあや ゆりな あいり あいら りおな せな れおん りくと はやて こたろう しんのすけ りゅうのすけ けんたろう しゅんすけ ゆうたろう ゆうのすけ こうたろう じゅんや じゅんぺい てっぺい しゅうへい きょうへい けいご しょうご だいご
けんご ゆうご しんご しょうへい しょうま かずま ゆうだい けいと あゆむ まなぶ よしき ともか ともな ももな ゆいな ひなこ さちえ としこ のぶこ はるえ まさえ よしえ きよこ ちえこ ちづる ちかこ あきこ あきえ ゆりこ ゆりえ さゆり まみこ まりあ まりえ みちる かずえ すみえ みつこ
たつこ ふさこ とみこ しげこ しげる みのる つとむ いさむ かつや ともひこ かつひこ あきひこ たけし たけお かずひろ のぶひろ あきひろ やすひろ よしひろ まさひろ ともひろ たかひろ としひろ まさゆき としゆき のりゆき ひでゆき やすゆき よしゆき たかゆき ともゆき かずゆき まさのり よしのり
ひでのり あきのり かずのり やすのり しげのり
かずこ かずみ かなこ かなで かのん きよし きみこ くるみ けい けいすけ けいた こう こうた こうき こうすけ こうた こころ ことは ことみ けんと けんいち けんや
`);
const katakana = (text: string) =>
  text.replace(/[\u3041-\u3096]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));

const LISTED_KANA: ReadonlySet<string> = new Set([...HIRAGANA, ...HIRAGANA.map(katakana)]);
const KANA_NAMES = anyOf([...HIRAGANA, ...HIRAGANA.map(katakana)]);
const RELATIONS =
  '息子|娘|長男|次男|三男|長女|次女|三女|孫|甥|姪|夫|妻|旦那|主人|嫁|彼氏|彼女|元カレ|元カノ|友達|友だち|友人|親友|同僚|先輩|後輩|上司|部下|兄|姉|弟|妹|従兄弟|従姉妹|いとこ|幼なじみ|幼馴染|ママ友|隣人|同級生|クラスメイト|愛犬|愛猫|犬|猫';
/** A kana name after a word for a relation. A particle, form of address or sign must follow: "そら" in "息子のそら豆アレルギー" is part of a word. */
const KANA_AFTER_RELATION = new RegExp(
  `(?<=(?:${RELATIONS})の)(?:${KANA_NAMES})(?=(?:が|は|も|を|に|と|へ|の|さん|くん|君|ちゃん|から|より|まで|ばかり|って|です|だ|、|。|,|\\s|（|\\(|$))`,
  'gu',
);

/** The fewest characters of a kana name before a form of address. A shorter one may be part of a word: "みな" in "みなさん" ("everybody"). */
const MIN_KANA_LENGTH = 3;
const CALLED_NAMES = anyOf([...HIRAGANA, ...HIRAGANA.map(katakana)].filter((name) => name.length >= MIN_KANA_LENGTH));
const KANA_BEFORE_ADDRESS = new RegExp(`(?<!\\p{Script=Katakana})(?:${CALLED_NAMES})(?=さん|ちゃん|くん)`, 'gu');

/** Kana names that are also other words: "のぞみ" is also a train and "hope". */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  words(`わたる のぞむ おさむ さとる まさる たける ひかる はじめ めぐみ あゆみ あゆむ ゆうき まこと たくみ はるか かおり かなで いぶき みのり みのる ひかり あかり あさひ やまと みなと みなみ つばさ こころ すみれ くるみ さくら あおい ひなた つむぎ のぞみ いつき
    こうき みさき とおる まなぶ つとむ いさむ たかし はやて さゆり みちる こはる しげる こうじ なおき しほ みずき せな けいと しんご けんご ひまり たいし たけし もえ ゆうじ ようこ えいじ はると`),
);
const SURE_KANA = HIRAGANA.filter((name) => name.length >= MIN_KANA_LENGTH && !ALSO_WORDS.has(name));
/** A kana name as the subject at the start of a sentence or quotation: "りんたろうが学校行きたがらない". */
const KANA_SUBJECT = new RegExp(
  `(?<=^|[\\s、。「『（(!?！？,])(?:${anyOf([...SURE_KANA, ...SURE_KANA.map(katakana)])})(?=(?:が|は|も|に|と|って|を|の|から|より|いわく)(?!\\p{Script=Katakana})|、)`,
  'gmu',
);

const matches = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: name }) => ({ start: index, end: index + name.length }));

export function japaneseNames(text: string): readonly Span[] {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [];
  const long = matches(text, LONG_NAME).filter(({ end }) =>
    new RegExp(`^${JOB_TITLE_AFTER}`, 'u').test(text.slice(end, end + 8)),
  );
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
