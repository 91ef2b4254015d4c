// Finds Japanese shops by a word for their trade beside the name: "鮨いそべ", "喫茶オリーブ", "中村クリーニング".
import type { Span } from '../../text/span.ts';
import { LONG_SURNAMES, SHORT_SURNAMES } from '../native-names/japanese-surnames.ts';

const anyOf = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');

/** Trades that hardly ever stand in a sentence without a name, so that even a word in hiragana after them is one. */
const SURE_TRADE =
  '鮨|寿司処|鮨処|炉端|割烹|小料理|料亭|食事処|焼鳥|焼き鳥|串焼(?!き)|串焼き|焼肉|喫茶|茶房|そば処|手打ちそば|うどん処|お好み焼(?!き)|お好み焼き|鉄板焼(?!き)|鉄板焼き|甘味処|パン工房|菓子工房';
const TRADE = '居酒屋|珈琲|洋食|理容|美容室|ヘアサロン|ヘアーサロン|ペンション|民宿|旅館|写真館';
/** Words in hiragana that continue the sentence after a trade: "居酒屋みたいな", "焼肉だけで". */
const NO_HIRAGANA_NAME =
  /^(?:[でにのはがをとなもへやかっ]|だ[けっか]|みたい|ばかり|[くぐ]らい|など|まで|から|より|しか|ほど|きらい|すき|たべ|いった|いっ|いき|さん|づく|つく|する|した|さが|よう|らし|じゃ|って|ごと|ついで|おごり|おすすめ|どこ|いい|おいし|うま|やさん|また|ここ|あと|その|この|どう|とか|どちら|だと|ほしい|こと|もの)/u;
const NO_KATAKANA_NAME =
  /^(?:ランチ|ディナー|メニュー|セット|コース|タレ|ソース|デート|パーティ|チェーン|バイト|アルバイト|バイキング|ブーム|フェア|スタイル|レシピ|スペース|コーナー|グッズ|ギフト|ケーキ|プリン|サンド|パン|ゼリー|カップ|メーカー|ミル|マシン|フィルター|ブランド|ショップ|スタンド|ロボット|プレート|カレー|オーナー|スタッフ|マナー|ドラマ|アニメ|サービス|プラン|ランキング|ガイド|サイト|アプリ|シャンプー|チェア|グルメ|ツアー|ロール|ネタ)/u;
const TRADE_FIRST = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?:(?:${SURE_TRADE})[ 　]?(?<hiragana>\\p{Script=Hiragana}{3,6}(?<![でにへを]))|(?:${SURE_TRADE}|${TRADE})[ 　]?(?<katakana>\\p{Script=Katakana}[\\p{Script=Katakana}ー]{1,8}))(?=さん|[でにのへをはが、。（(」』\\s]|$)`,
  'gmu',
);

/** Trades that follow the owner's surname. Elsewhere they are ordinary words. */
const TRADE_AFTER =
  'クリーニング店?|タイヤ|モータース|自動車|電器|電機|電気|無線|畳店|瓦店|ふとん店|布団店|石材店?|写真館|葬祭|建具店|青果店?|精肉店|鮮魚店|茶舗|薬店|薬局|書店|文具店|理容室?|理髪店|美容院|鍼灸院|治療院|製麺所?|鉄工所|工業所|倉庫|木材|建設|土建|工務店|塗装|設備|水道|ハウジング|ホーム|こどもクリニック|クリニック|内科|医院|歯科|接骨院|整骨院|保育園|幼稚園|学習塾|塾|ピアノ教室|バレエ教室|そろばん教室';
const OWNER_FIRST = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー々])(?:${anyOf([...SHORT_SURNAMES, ...LONG_SURNAMES].filter((name) => name.length > 1))})(?:${TRADE_AFTER})(?![\\p{Script=Han}\\p{Script=Katakana}ー])`,
  'gu',
);
/** Cities and prefectures that are also surnames, before words that make no shop: "福島電気". */
const PLACE =
  /^(?:福島|千葉|宮崎|石川|山口|長野|香川|秋田|大阪|川崎|長崎|松山|高松|福井|富山|岡山|山形|上田|松本|千歳|大島|小樽|豊田|成田|三浦|古賀|近江|神田|秋葉|新井|中野|上野|大野|赤坂|青山|目黒|品川|渋谷)/u;

export function japaneseVenues(text: string): Span[] {
  const tradeFirst = Array.from(text.matchAll(TRADE_FIRST)).filter(
    ({ groups }) => !NO_HIRAGANA_NAME.test(groups?.hiragana ?? '') && !NO_KATAKANA_NAME.test(groups?.katakana ?? ''),
  );
  const ownerFirst = Array.from(text.matchAll(OWNER_FIRST)).filter(([venue]) => !PLACE.test(venue));
  return [...tradeFirst, ...ownerFirst].map(({ index, 0: venue }) => ({ start: index, end: index + venue.length }));
}
