// Clinics, schools, shops and small firms in scripts without capitals, by the word for what they are: "햇살숲어린이집", "仁心牙科诊所",
// "こもれび小児科", "รพ.ตะกั่วป่า". A word that says no more than the kind ("종합병원", "附近的诊所") is no name.
import type { Span } from '../../text/span.ts';
import { spacedVenues } from './named-venue-spaced.ts';
import { folded, type PatternRule } from './rule.ts';

const CONFIDENCE = 0.75;
export const NAMED_VENUE = 'named-venue';

const anyOf = (words: string) => words.trim().split(/\s+/u).join('|');

const KOREAN_KINDS =
  anyOf(`동물병원 요양병원 한방병원 병원 한의원 의원 치과 소아과 내과 정형외과 이비인후과 산부인과 피부과 안과 약국 유치원 어린이집 초등학교 중학교
  고등학교 학원 요양원 재가센터 공방 분식 꽃집 미용실 베이커리 정밀 물산 주물 기공 공인중개사 교회 농장`);
const KOREAN_GENERIC = new RegExp(
  `^(?:${anyOf(`종합 대학 대학교 국립 시립 도립 군립 구립 보건 동네 근처 인근 개인 사립 공립 일반 정신 요양 한방 동물 어린이 여성 전문 재활 상급 응급 야간 우리 저희 다른 어느
    대형 소형 온라인 입시 보습 영어 수학 국어 미술 음악 피아노 태권도 무용 운전 컴퓨터 코딩 재수 국공립 직장 가정 병설 단설 영재 특목 공업 상업 인문 외국어 과학 예술 국회 시 도
    구 군 지방 하원 상원 초대형 프랜차이즈 수제 유명 단골 주말 관광 체험 스마트 가족 대안 방송통신 한국 천주 가톨릭 개신 세계 감리 장로 순복음 도시 유기농 소규모 남자 여자 신경 심장 흉부
    성형 대장 항문 구강 소아 노인 기숙 종로 강남 취업 어학 토익 노량진 간이 이동 공동 법인 신도시 초정밀 고정밀 반 국제 사설 같은 아동 재택 새 헌 큰 작은 첫 이 그 저 두 세 사내 원내 협력 제휴`)})+$`,
  'u',
);
const KOREAN = new RegExp(
  `(?<![가-힣A-Za-z])(?<name>[가-힣]{2,8}?)(?:${KOREAN_KINDS})(?=(?:은|는|이|가|을|를|과|와|랑|도|만|의|에|에서|으로|로|에게|하고|부터|까지|이라|인데|입니다|이에요|예요)?(?![가-힣]))`,
  'gu',
);

const HAN_KINDS =
  anyOf(`牙科诊所 口腔诊所 中医诊所 诊所 診所 口腔门诊部 门诊部 門診部 宠物医院 動物醫院 动物医院 医院 醫院 幼儿园 幼兒園 小学 小學 中学 中學 养老院
  养老公寓 陶艺工作室 工作室 面馆 书屋 酒楼 奶茶铺 火锅 茶餐廳 水電行`);
/** In front of a name in a sentence; no name of a venue begins behind another character than these or a sign. */
const HAN_STOPS =
  '别別在去到从從是的了和与與跟给給向于於我你他她们們个個这這那所间間把被为為对對让讓叫有没沒不也就都还還说說问問请請帮幫想要读讀上念进進找由给给经過过住来來回及或等称稱名为之第往送议議某随隨种種很些可岁歲做意';
const HAN_GENERIC = new RegExp(
  `^(?:${anyOf(`当地 當地 附近 公立 私立 社区 社區 人民 中心 大型 小型 三甲 二甲 正规 正規 专科 專科 综合 綜合 儿童 兒童 妇幼 口腔 宠物 寵物 动物 動物 乡镇 市 县 縣 省 区 區 第 一 二 三 四 五 六
    七 八 九 十 某 家 希望 重点 重點 普通 民办 民辦 国际 國際 大学 大學 附属 附屬 中 西 医 醫 牙 科 眼 骨 外 内 皮肤 整形 美容 康复 精神 男 女 全 各 每 本 该 該 哪 几 幾 多 大 小 老 新 私人 个人 独立
    网红 热门 高级 初级 完全 实验 示范 农村 乡村 城市 中国 中國 日本 美国 智能 冷链 跨境 快递 国内 精密 汽车 建筑 五金 塑料 注塑 婴儿 休闲 速冻 健康 绿色 有机 预制 保健 转基因 礼品 纸箱 外 印染 3D
    合作 第三方 重庆 四川 麻辣 牛油 鸳鸯 自助 兰州 拉面 室内 家庭 服装 棉 毛`)})+$`,
  'u',
);
const HAN = new RegExp(
  `(?<name>(?:(?![${HAN_STOPS}])\\p{Script=Han}){2,10}?)(?:${HAN_KINDS})(?!\\p{Script=Han}?(?:生|老师|老師|作文|数学|數學|英语|课|課|教))`,
  'gu',
);

const KANA_KINDS =
  anyOf(`小児科 産婦人科 内科 皮フ科 皮膚科 眼科 耳鼻科 耳鼻咽喉科 歯科 歯科医院 クリニック 犬猫クリニック 訪問クリニック 眼科クリニック 医院 動物病院 病院 薬局 幼稚園 保育園
  こども園 小学校 中学校 高校 高等学校 日本語学院 工務店 製作所 書房 食堂 商店 造園 水産 運輸 美容室 接骨院 整骨院 産業 電算 工房`);
const KANA_GENERIC = new RegExp(
  `^(?:${anyOf(`総合 来年 今年 去年 昨年 再来年 市立 市民 大学 公立 私立 国立 県立 都立 区立 町立 村立 府立 道立 地元 近隣 近所 個人 付属 附属 一般 全国 日本 夜間 救急 専門 認可 無認可 認定 企業 中央 動物 訪問 美容 心療 精神 小児
    循環器 消化器 呼吸器 神経 脳 矯正 審美 予防 老舗 有名 人気 大手 中小 農林 第 一次 二次 三次 商業 工業 農業 進学 通信制 定時制 男子 女子 共学 公設 東京 大阪 京都 名古屋 福岡 観光 地場 自動車 海外
    主要 基幹 周辺 関連 各種 成長 国内 先端 半導体 伝統 産科 婦人 整形外科 形成外科 レディース メンタル ペット 漢方 調剤 門前 学生 社員 公共 大衆 従業員 学 オンライン スマート コンテンツ サービス IT 家具 大和 木工 手作り`)})+$`,
  'u',
);
const KANA = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー・]{2,8}?|(?<=^|[^\\p{L}])\\p{Script=Hiragana}{3,6}(?<![はのがにでをもとへや]))(?:${KANA_KINDS})(?!\\p{Script=Han})`,
  'gu',
);

/** Schools of a village or temple, state hospitals and health posts: their short forms stand before a name only. */
const THAI =
  /(?:(?<![\p{Script=Thai}])|(?<=ที่|จาก|ไป|ใน|กับ|และ|มา|เข้า|อยู่))(?<kind>รพ\.สต\. ?|รพ\. ?|รร\. ?|หจก\. ?|หอพัก|โรงเรียนบ้าน|โรงเรียนวัด|โรงเรียนอนุบาล|วัดบาง|วัดป่า)(?<name>[\p{Script=Thai}\p{M}]{3,24})/gu;
const THAI_GENERIC =
  /^(?:หญิง|ชาย|ใน|นอก|รวม|นักศึกษา|มหาวิทยาลัย|รัฐ|เอกชน|แถวบ้าน|ใกล้|ประจำ|จังหวัด|อำเภอ|ชุมชน|ไหน|อะไร|ต่างๆ|ของ|เดิม|ดัง|นี้|ที่)/u;
/** Behind the name, Thai writes on without a space. */
const THAI_ENDS = /(?:ครับ|ค่ะ|คะ|นะ|อยู่|แล้ว|เมื่อ|ตั้งแต่|ไม่|ที่|และ|กับ|ได้|จะ|มี|ให้|เป็น|ห้อง|ชั้น|แผนก|วันที่)/u;

interface Form {
  readonly needs: RegExp;
  readonly pattern: RegExp;
  readonly generic: RegExp;
}

const FORMS: readonly Form[] = [
  { needs: /[가-힣]/u, pattern: KOREAN, generic: KOREAN_GENERIC },
  { needs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, pattern: KANA, generic: KANA_GENERIC },
];
const CHINESE: Form = { needs: /\p{Script=Han}/u, pattern: HAN, generic: HAN_GENERIC };

function inForm(text: string, { pattern, generic }: Form): Span[] {
  return Array.from(text.matchAll(pattern))
    .filter(({ groups }) => !generic.test(groups?.name ?? ''))
    .map(({ index, 0: venue }) => ({ start: index, end: index + venue.length }));
}

function thai(text: string): Span[] {
  return Array.from(text.matchAll(THAI)).flatMap(({ index, groups }) => {
    const { kind = '', name = '' } = groups ?? {};
    if (THAI_GENERIC.test(name)) return [];
    const cut = name.search(THAI_ENDS);
    const length = cut >= 3 ? cut : name.length;
    return [{ start: index, end: index + kind.length + length }];
  });
}

/** Japanese text holds Chinese characters too: it is read as Japanese where it has kana. */
function venuesIn(text: string): Span[] {
  const forms = FORMS.filter(({ needs }) => needs.test(text));
  const isChinese = forms.length === 0 && CHINESE.needs.test(text);
  return [
    ...(isChinese ? [CHINESE] : forms).flatMap((form) => inForm(text, form)),
    ...thai(text),
    ...spacedVenues(text),
  ];
}

export const namedVenue: PatternRule = {
  name: NAMED_VENUE,
  find: (text) =>
    venuesIn(folded(text)).map(({ start, end }) => ({
      start,
      end,
      type: 'ORGANIZATION',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: NAMED_VENUE },
    })),
};
