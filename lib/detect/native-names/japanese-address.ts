// Finds Japanese names that no list has, by the form of address after them ("翼くん", "かんなさん") and by words that only a name follows
// ("氏名　伴 瞳", "祖母（フミ）").
import type { Span } from '../../text/span.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

const FORM_OF_ADDRESS = '(?:さん(?!すう|せい|ご|び)|くん|ちゃん)';

/** Words for relatives, roles, trades and animals that also have a form of address after them but are not names. */
const HAN_NO_NAMES: ReadonlySet<string> = new Set(
  words(`是非 絶対 一応 一度 全部 最後 普段 毎日 毎回 毎朝 毎晩 今回 今度 次回 今日 明日 昨日 結構 本当 実際 最近 今後 多分 皆 奥 娘 息子 嫁 婿 母 父 兄 姉 弟 妹 祖父 祖母 叔父 叔母 伯父 伯母 父親 母親 両親 親御 親 子 孫 曾孫 旦那 主人 彼女 彼氏 大家 隣 客 業者 女将 板前 大工 花嫁 花婿 赤 坊 婆 爺 姫 王子 若 猫 犬 熊 象 兎 猿 鬼 神 仏 双子 男子 女子 孫 新人
  後輩 先輩 同僚 友達 友人 仲間 幹事 警察 消防 役所 会社 銀行 病院 学校 工場 農家 作家 画家 住職 和尚 弊社 御社 各社 他社 本人 常連 近所 得意先 取引先 仲居 芸人 社長 部長 課長 係長 店長 院長 園長 校長 会長 組長 班長 隊長 船長 市長 町長 村長 議長 先生
  担当 受付 司会 主婦 妊婦 夫婦 運転手 選手 助手 歌手 騎手 相手 看護師 医師 教師 美容師 理容師 調理師 薬剤師 講師 牧師 漁師 弁護士 税理士 介護士 保育士 栄養士 力士 騎士 武士 店員 職員 社員 駅員 会員 部員 教員 配達員 警備員 相談員 支援員 指導員 議員 全員 委員 役員
  患者 医者 記者 学者 若者 参加者 利用者 保護者 担当者 責任者 業者 役者 芸者 読者 信者 勇者 学生 生徒 高校生 中学生 小学生 大学生 受験生 留学生 実習生 研修生 同級生 卒業生 新入生 住民 市民 町民 村民 国民 農民 管理人 保証人 仲人 商人 職人 詩人 芸能人 外国人 日本人 友人 本人
  老人 大人 美人 恋人 犯人 病人 素人 達人 名人 巨人 支店 本店 本社 支社 上司 部下 長男 長女 次男 次女 三男 三女 末っ子 親子 迷子 弟子 調子 様子 帽子 餃子 双子 何 誰 殿 太郎 花子 一休 年少 年中 年長 親父 姐 入居者 来場者 当選者 被害者 加害者 行 書 働 泣 聞 歩 続 動 置 着 引 開 咲 焼 効 届 驚 輝 貫 描 招 築 叩 吹 抱 磨 乾 世帯主 船主 地主 飼主 株主 店主 家主 坊主 園児 男児 女児 幼児 乳児 一同 各位 宛名 苗字 名字 関係者 有志`),
);
/** The last character of words for shops, offices and groups, which also have a form of address after them: "魚屋さん" ("fishmonger"). */
const HAN_TRADE = /(?:屋|局|署|庁|省|課|係|組|団|社|店|館|院|所|園|校|室)$/u;
const HAN_ADDRESSED = new RegExp(
  `(?<![\\p{Script=Han}\\p{N}おご])(?<name>[\\p{Script=Han}々]{1,3})(?=${FORM_OF_ADDRESS})`,
  'gdu',
);

const KANA_NO_NAMES: ReadonlySet<string> = new Set(
  words(`ぜひ もう まだ いつも もっと かなり やはり やっぱり みんな みな おく おかあ おとう おばあ おじい おば おじ おにい おねえ おに おね にい ねえ あか たく じゅうぶん ごくろう おつかれ おきゃく ごしゅじん ばあ じい とう かあ おまわり せんせい ぼっ おじょう むすめ むすこ まご よめ いもうと おとうと うさぎ くま ぞう ねこ
  いぬ わん にゃん おさる さる こぶた ぶた かめ ひよこ りす きつね たぬき ひつじ やぎ うま おばけ おほし おつき おひ おひさま おいしゃ おとなり となり おとな こども おこ おや だんな しゅじん おくさま たくさん ちい ひい ばば じじ まい はなや ぱんや ほんや さかなや やおや くすりや とこや おみせや おもちゃや いしゃ
  ユーザー スタッフ メーカー ドライバー オーナー リーダー マネージャー コーチ ママ パパ ネコ イヌ ワン ニャン クマ ウサギ ゾウ ライター デザイナー エンジニア プログラマー ナース ヘルパー ケアマネ ケアマネージャー サンタ ゴリラ ライオン ペンギン パンダ アイドル ファン メンバー ボス シェフ アルバイト バイト パート
  インターン ゲスト ホスト クライアント サポーター アナウンサー タレント モデル カメラマン キャプテン ディレクター プロデューサー ベビー ベビ オジ オバ オネエ オヤジ ヤマト ソニー トヨタ ホンダ パナソニック メルカリ アマゾン グーグル ドコモ ソフトバンク ローソン セブン ファミマ ユニクロ ニトリ イオン ヤフー ライン マイクロソフト アップル
  しゃちょう ぶちょう てんちょう いんちょう ぼく サザエ しん のび まる ドラえもん ガス エッセンシャルワーカー トレーナー インストラクター ハンター マスター プレイヤー プレーヤー ヒーロー ロボ ロボット`),
);
/** The text before a name in kana: the start of a phrase, or a word with a particle, such as "妹の" in "妹のももちゃん". */
const BEFORE_KANA =
  '(?<=^|[^\\p{L}\\p{M}ー]|(?:[\\p{Script=Han}\\p{Script=Katakana}ー]|さん|くん|ちゃん)[とのはがをもにへや])';
const KANA_ADDRESSED = new RegExp(
  `${BEFORE_KANA}(?<name>\\p{Script=Hiragana}{2,5}?)(?=${FORM_OF_ADDRESS})|(?<![\\p{Script=Katakana}ー])(?<other>\\p{Script=Katakana}[\\p{Script=Katakana}ー]{1,7})(?=${FORM_OF_ADDRESS})`,
  'gdmu',
);

const SIGNS = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々ｦ-ﾟ]';
const FIELD =
  '性別|生年月日|年齢|住所|電話|電話番号|連絡先|部署|役職|所属|学籍番号|フリガナ|ふりがな|氏名|印|欄|男|女|なし|未記入|不明|必須|任意|以下|同上';
/** A name in a field of a form, such as "name" or "reading of the name": "氏名　真下 なぎさ", "（ふりがな ましも なぎさ）". */
const IN_FORM = new RegExp(
  `(?<=(?:氏名|お名前|ふりがな|フリガナ|ﾌﾘｶﾞﾅ|よみがな|保護者名|名義人|患者名|契約者名)[ 　\\t:：]{1,3})(?!(?:${FIELD})(?!${SIGNS}))(?<name>${SIGNS}{1,8}(?:[ 　](?!(?:${FIELD})(?!${SIGNS}))${SIGNS}{1,8})?)(?=[\\s　（(）)、。,|]|$)`,
  'gdmu',
);

/** Characters in which given names end ("貴史", "光江"), unlike most words, such as "仕事" ("work") and "病院" ("hospital"). */
const GIVEN_END =
  '子美江代恵枝香奈菜花華里莉沙紗織穂乃希絵衣佳歌郎朗太介助夫雄彦樹輝哉平志斗翔悟司浩弘博裕之幸行隆孝崇政雅昭彰晃賢謙剛徹哲治次滋繁潤淳仁伸';
const RELATIVE =
  '母|父|妻|夫|兄|姉|弟|妹|祖母|祖父|叔母|叔父|伯母|伯父|息子|娘|長男|次男|長女|次女|孫|甥|姪|私|僕|俺|ばあば|じいじ|うちの子|彼氏|彼女|旦那|嫁';
const NO_GIVEN =
  /^(?:帽子|調子|様子|弟子|息子|双子|女子|男子|養子|迷子|素行|旅行|銀行|飛行|非行|平行|急行|病弱|健在|退治|完治|政治|目次|年次|取次|水平|不平|公平|上司|寿司|進行|幸福|身内|無駄|介助|補助|援助|自助|農夫|大丈夫|丈夫|工夫|世代|時代|交代|初代)$/u;
const IN_BRACKETS = new RegExp(
  `(?<=(?:${RELATIVE})[（(])(?:(?<name>\\p{Script=Han}{1,2}[${GIVEN_END}]|\\p{Script=Katakana}{2})|(?<other>\\p{Script=Hiragana}{2,4}))(?=[）)])`,
  'gdu',
);
/** The name of the writer after the opening formula of a business letter: "お世話になっております。角谷木工所の角です。" */
const IN_LETTER =
  /(?<=お世話になって(?:おります|います)[。、]?\s{0,2}[^。\n]{0,24}の)(?!件|方|通り|事|者|際|時|為|上|所|旨|状況|予定|担当|部|様|為)(?<name>[\p{Script=Han}々]{1,4})(?=です[。、\n]|でございます)/dgu;
/** A name after a word such as "real name", "nickname" or "maiden name". */
const CALLED =
  /(?<=(?:本名|あだ名|愛称|ニックネーム|旧姓|源氏名)(?:は|が|：|:)?[「『]?)(?<name>[\p{Script=Han}々]{2,4}|\p{Script=Katakana}[\p{Script=Katakana}ー]{1,5}|\p{Script=Hiragana}{2,4})(?=[」』]|です|だった|だよ|でしょ|なの|と(?:言|い)|、|。|$)/dgmu;

const KNOWN_WORDS =
  /^(?:です|つき|まま|なに|なん|どう|ない|ある|その|この|それ|これ|だれ|ひみつ|秘密|不明|内緒|何|誰|使用|記載|非公開|表記)/u;

const spans = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ indices }) => {
    const at = indices?.groups?.name ?? indices?.groups?.other;
    return at ? [{ start: at[0], end: at[1] }] : [];
  });

export function unlistedJapaneseNames(text: string): readonly Span[] {
  const word = ({ start, end }: Span) => text.slice(start, end);
  return [
    ...spans(text, HAN_ADDRESSED).filter((span) => !HAN_NO_NAMES.has(word(span)) && !HAN_TRADE.test(word(span))),
    ...spans(text, KANA_ADDRESSED).filter(
      (span) => !KANA_NO_NAMES.has(word(span)) && !/[はをがっッ]$/u.test(word(span)),
    ),
    ...spans(text, IN_FORM),
    ...spans(text, IN_BRACKETS).filter((span) => !NO_GIVEN.test(word(span))),
    ...spans(text, IN_LETTER).filter((span) => !HAN_NO_NAMES.has(word(span))),
    ...spans(text, CALLED).filter((span) => !KNOWN_WORDS.test(word(span))),
  ];
}
