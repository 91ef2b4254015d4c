// Words for the kind of an organisation in scripts without spaces. The venue rules of `lib/detect` find organisations by such words, so
// their lists are used here too.
import { HAN_VENUE_WORDS, KANA_VENUE_WORDS, KOREAN_VENUE_WORDS } from '../detect/patterns/named-venue.ts';
import { alternativesOf } from '../lexicon/alternatives.ts';

/** Splits a pattern at each "|" outside brackets: "口腔(?!炎|癌)" is one alternative. */
function alternativesIn(pattern: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) found.push('');
    else found.push(`${found.pop()}${character}`);
  }
  return found;
}

/** Joins lists of alternatives, the longest alternatives first, so that "eye hospital" is not taken for "hospital". */
const longestFirst = (...alternatives: readonly string[]) =>
  [...new Set(alternativesIn(alternatives.join('|')))].sort((a, b) => b.length - a.length).join('|');

/** Words for the kind of an organisation that count only at the end of its name; elsewhere they may belong to the name proper. */
const AT_END = longestFirst(
  HAN_VENUE_WORDS,
  KANA_VENUE_WORDS,
  KOREAN_VENUE_WORDS,
  alternativesOf(`
  五金 包装 童装 茶铺 咖啡 体育 舞蹈 美术 英语 外语 外国语 留学 广告 设计 摄影 照相馆 窗帘 门窗 钣金 汽贸 家电 维修 搬家 货代 配送 影像 影业 影城 传感 轴承 泵业 塑业 塑胶 袜业 印染 打印 茶行 茶馆 粮油 海鲜城 海鲜 农商行 财险 小贷 房产 中介 家装
  装潢 装修队 眼镜 钟表 饰品 化妆品 美容 美发 敬老院 殡仪馆 中医馆 卫生院 卫生站 卫生服务站 司法所 民政办 校区 分院 支行 托育 托班 早教 外贸 渔具 鞋材 石化 陶瓷 精密 焊接 防水 制冷 测绘 饲料 人力 培训 二手车行 车行 电动车行 饰业 农场 茶饮 奶茶 麻辣烫
  烧烤园 牛杂 卤味 粉面 修理部 批发部 经营部 洗车行 布行 花房 合唱团 艺术团 艺术 剧团 棋牌 台球 公寓 驿站 云仓 自动化 煤业 木业 牧业 果业 鸭蛋业 水务 幼儿舞蹈 骨科 妇产 妇幼 支付 旅行社 客栈 花店 花艺 國小 國中 高商 補習班 室內設計 室內裝修 紡織 便當
  早餐 麵館 婦產科 復健科 兒科 家教班 家教網 不動產 影印行 文具行 錶行 模具行 材料行 營造 長照 光學 加油站 冰室 光電 貨運 超商 門市 人壽 紙器 洋服 寵物美容 醫館 小吃 物業 海產 鐘錶 生技 親子館 整形 整体 鍼灸院 クリーニング ベーカリー スタジオ 学童
  学童クラブ 自治会 信用金庫 信金 農協 生協 繊維 設計 リース ロジ 電装 ガス 保険 証券 税理士法人 司法書士法人 公民館 図書館 木工所 木工 鉄筋 資材 樹脂 製缶 製袋 製函 製餡所 リフォーム ソーラー エステート ホーム ホームズ リネン バルブ 溶接 配管 機器 計器
  器械 メッキ 内装 住宅 出版 信販 建機 珈琲 スイミング 自動車教習所 ゼミ 珠算教室 料理教室 ゲストハウス マリーナ 短大 女子 初等科 山岳会 研究会 探偵社 団地 ふれあい農園 冷熱 紙工 鉄構 印刷所 電熱 デザイン専門 美容専門 세탁 크리닝 이발관 소아청소년과 재활의학과
  비뇨의학과 정신건강의학과 가정의학과 신경과 장례문화원 정미소 인쇄 인쇄소 정비 렌탈 여행사 캠핑장 설렁탕 감자탕 순두부 부대찌개 돼지국밥 태권도 유도관 영어 수학 논술 피아노 섬유 관광 대부 번역사무소 스크린골프 골프연습장 노래연습장 에듀 케어 슈퍼 조합
  배드민턴클럽 배드민턴회 등산회 아파트 빌라 축산 제과 운수 크레인 창호 방수 금형 유리 새마을금고 공인 택배 다방 하숙 포차 김밥 로보틱스 종합설비 전력설비 파이프 밸브 바이오랩 디자인랩 작은도서관 대안학교 두부 떡방 유업 동물의료원 성당 여행 서점 책방 서적
  파스타 철학관 맨션 모터스 뷰티 메디텍 운송 무역 학교 기업 하우스 เซอร์วิส แมนชั่น ทัวร์ ขนส่ง พาณิชย์ วัสดุ วัสดุภัณฑ์ วัสดุก่อสร้าง โลจิสติกส์ รีสอร์ต ฟาร์ม การไฟฟ้า
  การเกษตร การช่าง การค้า สมุนไพร ซีฟู้ด แอร์ ยานยนต์ เอฟซี ออโต้พาร์ท บริการ ก่อสร้าง อลูมิเนียม เหล็กม้วน ห้องเย็น แพ็คเกจจิ้ง จิวเวลรี่ ศึกษา`),
);
/** Words for kinds at the beginning of a name: 居酒屋げん, ร้านอาหารครัวบ้านย่า. */
const AT_START = longestFirst(
  alternativesOf(`
  喫茶 純喫茶 居酒屋 民宿 鍼灸院 特別養護老人ホーム 特養 グループホーム ケアホーム デイサービス 訪問看護ステーション スナック 小料理 割烹 らーめん ラーメン 焼肉 焼鳥 焼き鳥 鮨 すし 串かつ おでん処 定食 洋食 洋菓子 美容室 理容 ネイルサロン エステ ヨガスタジオ
  書道教室 ピアノ教室 ベーカリー アトリエ スタジオ スーパー ペンション ドッグホテル ライブハウス 学童クラブ メゾン 合資会社 市立 県立 私立 区立 한정식 스튜디오 공방 레스토랑 극단 특허법인 ก๋วยเตี๋ยวเรือ ก๋วยเตี๋ยว ก๋วยจั๊บน้ำใส
  ก๋วยจั๊บ ข้าวแกง ข้าวหมกไก่ ข้าวซอย ลูกชิ้น กาแฟ น้ำพริก ขาหมู หมูกระทะ ครัว ซีฟู้ด หอพัก ฟิตเนส รีสอร์ต นวดแผนไทย นวด สตูดิโอ ศูนย์เด็กเล็ก ฟาร์ม
  ไร่ ตัดผม ซักรีด ซักอบรีด ล้างรถ ซ่อมแอร์ ซ่อมนาฬิกา อู่ช่าง อู่ วัด โรงงานน้ำแข็ง โรงงาน โรงสีข้าว โรงสี โรงน้ำแข็ง โรงเบียร์ ร้านกาแฟ ร้านยา
  ร้านซ่อม ร้านตัดผม โรงเรียนอนุบาล อนุบาล บ้านพักผู้สูงอายุ โฮมสเตย์ เทศบาลตำบล ชมรมวิ่ง ขนส่ง ห้างทอง แพปลา ภัตตาคาร ห้องเสื้อ เภสัช คอนโด
  กายภาพบำบัด ทัวร์ สถาบันภาษา สหกรณ์ แมนชั่น`),
);

/** How many words for other kinds of organisation may be between such a word and the end or beginning of the run of letters. */
const MAX_KINDS_BESIDE = 4;

/** Ordinal numbers before the kind of a school: 二小, 第三中. */
const NUMBERED_SCHOOL = '(?<=[一二三四五六七八九十])[小中高幼院]';
/** Schools in their short forms: くすのき小, 늘푸른초. */
const SHORT_SCHOOL =
  '(?<=[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]{2}台?)[小中高](?=$)|(?<=[가-힣]{2})(?:여중|여고|초|중|고)(?=$)';
/** Thai abbreviations for kinds, written with a full stop after them: รพ.สต. */
export const THAI_KIND_ABBREVIATION = /^(?:รพ|รร|หจก|บจก|บมจ|อบต|สต|สภ)$/u;

/**
 * The source of a regular expression that finds the words for kinds in a run of letters. @param anywhere the words that count at any
 * position
 */
export function kindsInRunPattern(anywhere: string): string {
  // Without the limit, a run with many overlapping words for kinds (医院 and 院) would take exponential time.
  const behind = `(?:${longestFirst(AT_END, anywhere)}){0,${MAX_KINDS_BESIDE}}`;
  const before = `(?:${anywhere}){0,${MAX_KINDS_BESIDE}}`;
  return `${anywhere}|(?:${AT_END})(?=${behind}$)|(?<=^${before})(?:${AT_START})(?=.{2}|$)|${NUMBERED_SCHOOL}|${SHORT_SCHOOL}`;
}
