// Finds Japanese names that the model cuts or misses: surnames of three characters; rare surnames next to a job title or form of address
// ("早乙女と申します"); given names in kana after a word such as "my son" or "friend" ("息子のそうた", "友達のケンジ").
import type { Span } from '../../text/span.ts';
import { unlistedJapaneseNames } from './japanese-address.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);
const anyOf = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');

/** Surnames of three or more characters, which are not also words. */
const LONG_SURNAMES = words(`
佐々木 長谷川 五十嵐 久保田 大久保 小笠原 佐久間 早乙女 大河内 長谷部 日比野 宇佐美 二階堂 西園寺 東海林 小早川 勅使河原 長曽我部 仲宗根 与那嶺 喜屋武 我那覇 伊集院 曽我部
御手洗 一ノ瀬 二ノ宮 井ノ口 一之瀬 小比類巻 日下部 阿久津 加賀美 加賀谷 小松原 小野寺 小野田 大野木 大田原 大和田 大河原 中野渡 波多野 羽多野 八重樫 武者小路 綾小路
三田村 木野下 鬼龍院 高見沢 百目鬼 安孫子 海老原 海老名 海老沢 久保木 長谷山 宇野澤 千賀子 曽根田 小田切 小田島 小野塚 大多和 大和久 多田野 長野原 三田寺 佐々岡 相良田
`);
/** Shorter surnames. They count only next to a job title or form of address, because they may also be words. */
const SHORT_SURNAMES = words(`
佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 山口 松本 井上 木村 斎藤 齋藤 斉藤 清水 山崎 阿部 安部 池田 橋本 山下 石川 中島 前田 藤田 小川 後藤 岡田 村上 近藤 石井 坂本 遠藤 青木 藤井 西村
福田 太田 三浦 岡本 松田 中川 中野 原田 小野 田村 竹内 金子 和田 中山 石田 上田 森田 柴田 酒井 工藤 横山 宮崎 宮本 内田 高木 安藤 谷口 大野 丸山 今井 河野 藤原 小島 武田 村田 上野 杉山 増田 平野 大塚 千葉 久保 松井 岩崎
木下 松尾 野口 菊地 菊池 野村 佐野 菅原 新井 渡部 杉本 市川 古川 大西 桜井 櫻井 小松 島田 水野 高田 山内 西田 飯田 西川 小山 安田 北村 川口 平田 関口 中田 川崎 本田 岩田 服部 中西 土屋 樋口 福島 秋山 永井 川上 松岡 田口 大島
吉川 須藤 荒木 熊谷 黒田 川村 星野 松下 大橋 浅野 早川 吉村 広瀬 児玉 馬場 浜田 矢野 石原 松村 永田 小田 野田 川島 小池 荻野 栗原 尾崎 片山 岡崎 松原 上原 大石 内藤 八木 岩本 望月 堀内 小沢 大谷 平井 萩原 白石 奥村 桑原
関根 富永 成田 宮田 町田 大森 片岡 篠原 榎本 古賀 塚本 三宅 向井 桜田 石橋 辻本 岸本 三枝 根岸 田沼 宮原 倉持 樋渡 柏木 鷲尾 鷹野 沼田 沼尻 沖田 氏家 若林 若松 若山 榊原 猪瀬 猪股 蓮見 蓮沼 蒲生 蛭田 諏訪 越智 足立 足利 辻 辻井
郡司 里見 重松 金城 金田 鈴村 長尾 長島 長嶋 長田 長野 門脇 間宮 関 阪本 青山 青柳 須田 飯島 飯塚 飯野 香川 香山 駒井 高野 高山 高岡 高島 鮫島 鳥居 鳴海 鴨下 鶴田 鶴見 鹿島 麻生 黒木 黒川 黒沢 黒澤 板垣 板倉 植田 植木 植村 槙野
津田 津村 浅井 浅田 浅見 浦野 海野 深田 深澤 清野 温水 湯浅 滝川 滝沢 瀬戸 瀬川 熊田 熊谷 熊井 牛島 犬飼 狩野 玉井 玉城 甲斐 畑中 畠山 白井 白川 皆川 相川 相沢 相馬 真鍋 矢口 矢島 矢部 知念 磯部 磯野 神田 神谷 神崎 秋元 秋田 稲垣
稲葉 窪田 立花 竹下 竹田 竹中 笠原 笠井 笹川 笹原 箕輪 米田 米山 糸井 細川 細田 緒方 羽田 羽生 臼井 荒井 荒川 莊司 菅 菅野 菅谷 落合 葛西 藤岡 藤本 藤村 藤沢 藤野 西尾 西山 西岡 西野 角田 谷 谷川 豊田 赤坂 赤松 赤木 近江 進藤 遠山
`);

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
export const isListedKanaName = (word: string): boolean => LISTED_KANA.has(word);

const KANA_NAMES = anyOf([...HIRAGANA, ...HIRAGANA.map(katakana)]);
const RELATIONS =
  '息子|娘|長男|次男|三男|長女|次女|三女|孫|甥|姪|夫|妻|旦那|主人|嫁|彼氏|彼女|元カレ|元カノ|友達|友だち|友人|親友|同僚|先輩|後輩|上司|部下|兄|姉|弟|妹|従兄弟|従姉妹|いとこ|幼なじみ|幼馴染|ママ友|隣人|同級生|クラスメイト|愛犬|愛猫|犬|猫';
/** A kana name after a word for a relation. A particle, form of address or sign must follow: "そら" in "息子のそら豆アレルギー" is part of a word. */
const KANA_AFTER_RELATION = new RegExp(
  `(?<=(?:${RELATIONS})の)(?:${KANA_NAMES})(?=(?:が|は|も|を|に|と|へ|の|さん|くん|君|ちゃん|から|より|って|です|だ|、|。|,|\\s|（|\\(|$))`,
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
  ];
}
