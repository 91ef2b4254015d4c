// Finds Japanese names by the field, title or sentence around them: "施主　辻 道明", "権田部長", "磯貝も同行しておりました", "嫁はエレナです".
import type { Span } from '../../text/span.ts';
import { LONG_SURNAMES, SHORT_SURNAMES } from './japanese-surnames.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);
const anyOf = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');

const HAN = '[\\p{Script=Han}々ヶ]';
const LISTED_SURNAME = anyOf([...SHORT_SURNAMES, ...LONG_SURNAMES]);
/** Two or three characters that look like a surname by their last one: "権田", "丹生谷". */
const COMPOSED_SURNAME = `${HAN}{1,2}[田野井川山藤本村原島木口崎沢澤谷岡塚橋瀬沼浦貝賀]`;
/** Words and large places that look like such a surname. */
const NO_SURNAMES: ReadonlySet<string> = new Set(
  words(`原本 見本 日本 基本 絵本 台本 手本 標本 資本 根本 製本 謄本 抄本 窓口 入口 出口 人口 裏口 野原 高原 草原 平野 分野 視野 原野 植木 草木 土木 材木 農村 漁村 山村 天井 市井 油田 水田 火山 登山 下山 鉱山 氷山 富士山 本山 河川 半島 列島 離島 諸島 本島 福岡 静岡 盛岡 長崎 岡山 富山
  和歌山 徳島 広島 鹿児島 神奈川 旭川 松山 郡山 歩道橋 吊橋 鉄橋 貝塚 年賀 祝賀 佐賀 滋賀 魚貝 一本 二本 三本 何本 市町村 隣村`),
);

const TITLE = '部長|課長|係長|次長|主任|専務|常務|先輩|准教授|教授|先生|監督|コーチ|店長|院長';
const TITLED = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?<name>${COMPOSED_SURNAME})(?=${TITLE})`,
  'dgu',
);

/** The subject of a humble verb, which in a letter is the writer or a colleague: "磯貝も同行しておりました". */
const HUMBLE = new RegExp(
  `(?<=^|[\\n。、])(?<name>${COMPOSED_SURNAME}|(?:${LISTED_SURNAME}))(?=(?:本人)?[はがも][^。\\n]{1,20}(?:しております|しておりま[すし]|いたしま[すし]|致しま[すし]|申して|伺いま[すし]|参りま[すし]))`,
  'dgmu',
);

const FIELD =
  '施主|喪主|新郎|新婦|幹事|司会|主賓|友人代表|被保険者|被相続人|相続人|代襲者|賃貸人|賃借人|貸主|借主|連帯保証人|保証人|身元引受人|受取人|お届け先|届け先|ご依頼主|依頼主|差出人|送り主|口座名義|名義|担当医|主治医|担任|緊急連絡先|記入者|報告者|作成者|起案者|申請者|申込者|申込人|届出人|届出者|世帯主|保護者|入居者|契約者|被害者|加害者|目撃者|通報者|担当者|担当|訪問者|講師|受講者|会計|班長|副班長|組長|会長|副会長|書記|代表者|長男|長女|二男|次男|二女|次女|三男|三女|配偶者|故人';
/** A field and what stands between it and its value: "貸主（甲）：", "保護者氏名　". */
const IN_FIELD = `(?<=(?:^|[\\s　、。（(・:：|/,])(?:${FIELD})(?:氏名|名)?(?:[（(][^（）()\\n]{1,4}[)）])?(?:[ 　\\t]{0,2}[:：]|(?=[ 　\\t]))[ 　\\t]{0,3})`;
const FIELD_END = '(?=$|[\\n、。,（(|/・\\t]|[ 　]|さん|様|殿|くん|ちゃん|先生)';
/** Characters in which given names end ("道明", "ひろみ" aside), unlike most words. */
const GIVEN_END =
  '子美江代恵枝香奈菜花華里莉沙紗織穂乃希絵衣佳歌郎朗太介助夫雄彦樹輝哉平斗翔悟司浩弘博裕之幸行隆孝崇政雅昭彰晃賢謙剛徹哲治次滋繁潤淳仁伸明馬真人也弥弘吾一二三吉蔵作';
const SINGLE_GIVEN = '奏匠凪蓮颯湊朔遥葵凛凜楓茜駿翔律杏澪雫紬隼慧旭諒怜薫渚梓栞悠陸亘渉誠豊茂勉実進清勝弘稔昇';
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
const NO_VALUE =
  /(?:未定|不明|不要|必要|同伴|募集|負担|本人|同上|同意|署名|押印|捺印|別紙|参照|変更|法人|個人|審査|確認|一覧|名簿|説明|情報|責任|保険|学生|小学|中学|高校|大学|会社|主婦|無職|社会人|年生|独身|既婚|健在|他界|一人|二人|三人|何人|全員|複数|代理|専用|参加|自由|制度|入社|退職|在住|同居|別居)/u;

const FOREIGN_GIVEN = anyOf(
  words(`エレナ リンダ オリビア ハンナ アレックス マルコ ソフィア エミリー エマ ルーカス マテオ ディエゴ カルロス ホセ ミゲル カミラ ガブリエル ダニエル マイケル クリスティーナ ナターシャ オルガ イリーナ セルゲイ モハメド アハメド ハッサン ファティマ
  ファム グエン チャン ホアン ズン リエン トゥアン ミン タオ フエ アミナ ブレンダ ジェシー ジェシカ ケビン ジェームズ アンナ クロエ アントニオ アナンド プリヤ スマン グルン タマン アウン ハサン`),
);
const RELATION =
  '息子|娘|長男|次男|三男|長女|次女|三女|孫|甥|姪|夫|妻|旦那|主人|嫁|婿|彼氏|彼女|友達|友人|親友|同僚|先輩|後輩|上司|部下|兄|姉|弟|妹|いとこ|従兄|従姉|幼なじみ|隣人|同級生|相方|同期|新人|後任|前任|ルームメイト|ホストマザー|実習生|留学生';
/** A foreign given name after a word for a relation: "嫁はエレナです", "後任はファム". */
const FOREIGN_AFTER_RELATION = new RegExp(
  `(?<=(?:${RELATION})(?:の名前)?[はがの、])(?<name>${FOREIGN_GIVEN})(?=さん|くん|ちゃん|[がはもをにと、。（(」\\s]|です|だ(?!け)|って|から|$)`,
  'dgmu',
);
/** A given name of one character after a word for a relation: "孫の奏が". */
const SINGLE_AFTER_RELATION = new RegExp(
  `(?<=(?:${RELATION})の)(?<name>[奏匠凪蓮颯湊朔遥葵凛凜楓茜駿翔律杏澪雫紬隼慧旭諒怜薫渚梓栞悠])(?=[がはもをにと、。（(]|って|から|です)`,
  'dgu',
);

/** Whether 本 before 部長 belongs to 本部長 ("head of the division"): "上杉本部長". */
const isDepartment = (text: string, { start, end }: Span): boolean =>
  text[end - 1] === '本' && text.startsWith('部長', end) && !SHORT_SURNAMES.includes(text.slice(start, end));

/** A couple's given name of one character, written directly after the word for bride or groom: "新郎匠（大工、31）". */
const BRIDAL = new RegExp(`(?<=新郎|新婦)(?<name>[${SINGLE_GIVEN}愛舞瞳翼樹])(?=[（(、。と])`, 'dgu');
/** A nickname before a colleague or friend: "タカって呼ばれてる鷹野さん". Terms are called so too: "クラウドと呼ばれる技術". */
const CALLED =
  /(?<=^|[^\p{Script=Katakana}\p{Script=Hiragana}ー]|[にはをとで])(?<name>\p{Script=Katakana}[\p{Script=Katakana}ー]{1,5}|\p{Script=Hiragana}{2,4})(?=って(?:呼ばれて|よばれて|呼んで)い?る[\p{Script=Han}\p{Script=Katakana}]{1,4}(?:さん|くん|ちゃん|先輩|先生|課長|部長))/dgmu;
/** A pet directly after "our cat" or "our dog". Most names of pets are food: "うちの猫きなこが". */
const PET =
  /(?<=うちの(?:猫|犬|ネコ|イヌ|わんこ|にゃんこ|うさぎ|ハムスター|インコ)|愛犬|愛猫|飼い[犬猫])(?<name>きなこ|おはぎ|あずき|みそ|もち|だいず|大福|ちくわ|こむぎ|むぎ|くるみ|もなか|わらび|ごま|しじみ|たら|おこめ|おもち|ゆず|すもも|ひじき|しらたま|つくね|モカ|ココ|チョコ|マロン|ラテ|ミルク|クッキー|レオ|ルナ|ハナ|モモ|ソラ|コタロウ|タマ|ミケ|クロ|シロ|トラ|ポチ|ジジ|ララ|マル|もか|ここ|そら|はな|くろ|しろ|とら|まる|たま)(?=[がはもをにとの、。（(]|ちゃん|くん|って)/dgu;
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
