// Finds clinics, schools, shops and small firms in scripts without capitals by their venue word ("clinic", "school"): "햇살숲어린이집", "仁心牙科诊所",
// "こもれび小児科", "รพ.ตะกั่วป่า". A venue word without a name ("종합병원", "附近的诊所") is not found.
import { alternativesOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { venuesNamedAfterVenueWord } from './named-venue-before.ts';
import { japaneseVenues } from './named-venue-japanese.ts';
import { venuesNamedBeforeVenueWord } from './named-venue-spaced.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

const CONFIDENCE = 0.75;
export const NAMED_VENUE_RULE = 'named-venue';

export const KOREAN_VENUE_WORDS =
  alternativesOf(`공인중개사사무소 중개사무소 기타교실 피아노교실 미술교실 음악교실 국어논술 문구 컨벤션 기계공고 전자공고 외고 과학고 테크놀러지 테크놀로지 하우징 농약사 주유소 카센터 공업사 안경원 청년회 부녀회 동물병원 요양병원 한방병원 병원 한의원 의원 치과 소아과 내과 정형외과 이비인후과 산부인과 피부과 안과 약국 유치원 어린이집 초등학교 중학교
  고등학교 학원 요양원 재가센터 공방 분식 꽃집 미용실 베이커리 정밀 물산 주물 기공 공인중개사 교회 농장
  의료센터 동물메디컬 스튜디오 세무법인 세무회계 회계법인 노무법인 익스프레스 물류 유통 산업 금속 엔지니어링 솔루션 푸드 상사 기획 인테리어 설비 웨딩홀 뷔페 장례식장 산후조리원 고시원 독서실 정육점 철물점 세탁소 언어치료센터 발달센터
  복지관 도서관 떡집 빵집 횟집 갈비 국밥 곱창 분식 찜닭 칼국수 순대국 필라테스 통운 로지스 케미칼 바이오 메디칼 주민센터 경로당 펜션 게스트하우스 민박 여고 여중 부동산`);
const KOREAN_GENERIC = new RegExp(
  `^(?:${alternativesOf(`문방 사무 학용 셀프 무인 국제 민족 사립 공립 자동 도시 종합 대학 대학교 국립 시립 도립 군립 구립 보건 동네 근처 인근 개인 사립 공립 일반 정신 요양 한방 동물 어린이 여성 전문 재활 상급 응급 야간 우리 저희 다른 어느
    대형 소형 온라인 입시 보습 영어 수학 국어 미술 음악 피아노 태권도 무용 운전 컴퓨터 코딩 재수 국공립 직장 가정 병설 단설 영재 특목 공업 상업 인문 외국어 과학 예술 국회 시 도
    구 군 지방 하원 상원 초대형 프랜차이즈 수제 유명 단골 주말 관광 체험 스마트 가족 대안 방송통신 한국 천주 가톨릭 개신 세계 감리 장로 순복음 도시 유기농 소규모 남자 여자 신경 심장 흉부
    성형 대장 항문 구강 소아 노인 기숙 종로 강남 취업 어학 토익 노량진 간이 이동 공동 법인 신도시 초정밀 고정밀 반 국제 사설 같은 아동 재택 새 헌 큰 작은 첫 이 그 저 두 세 사내 원내 협력 제휴 닭 돼지 소 양념 숯불 콩나물 순대 해장 LA 등 황태 굴 멸치 바지락 얼큰 국내 해외 지역 중앙 공공 작은 전자 디지털 관광 서비스 제조 건설 자동차 반도체 화학 식품 농업 수산 문화 콘텐츠 게임 방위 기간 주력 미래 신 첨단 관련 각 주요 핵심 창업 벤처 환경 에너지 바이오 정보 통신 상업용 주거용 다세대 아파트 전세 밑 즐겨찾는 안동 춘천 떡 양 돼지갈비 노인 장애인 사회 종합사회 가족 육아 가정식 맛있는 오늘의 명절 밑 소방 전기 배관 냉난방 국내외 대량 식자재 의류 온라인 도매 화물 국제 특송 스마트 소셜 소프트웨어 기업 네트워크 보안 최적 클라우드 리버스 프롬프트 데이터 시스템 행사 전시 공연 상품 마케팅 사업 광고 여행 비`)})+$`,
  'u',
);
const KOREAN = new RegExp(
  `(?<![가-힣A-Za-z])(?:24시 ?)?(?<name>[가-힣]{2,8}?)(?:${KOREAN_VENUE_WORDS})(?: [가-힣]{2,5}점)?(?=(?:은|는|이|가|을|를|과|와|랑|도|만|의|에|에서|으로|로|에게|하고|부터|까지|이라|인데|입니다|이에요|예요)?(?![가-힣]))`,
  'gu',
);

export const HAN_VENUE_WORDS =
  alternativesOf(`粉面馆 面线糊 果蔬合作社 种植合作社 养殖合作社 琴行 画室 月子中心 发廊 宠物店 蛋糕店 土菜馆 包子铺 粥铺 汽配 早教中心 瑜伽馆 电脑培训 舞蹈室 舞蹈学校 轮胎店 牙科诊所 口腔诊所 中医诊所 诊所 診所 口腔门诊部 门诊部 門診部 宠物医院 動物醫院 动物医院 医院 醫院 幼儿园 幼兒園 小学 小學 中学 中學 养老院
  养老公寓 陶艺工作室 工作室 面馆 书屋 酒楼 奶茶铺 火锅 茶餐廳 水電行
  臭豆腐 牛肉面 羊肉馆 冷面馆 酸汤鱼 老火锅 烟酒行 烟酒店 五金店 大药房 药房 眼镜店 (?<!出)租车 汽修 驾校 家政 物业 律师事务所 律所 印务 托管班 托育园 托管 烘焙 便利店 体检中心 养殖场 屠宰点 农家乐 民宿 宠物诊所 修车铺
  裁缝铺 烧烤 生鲜超市 超市 羽毛球俱乐部 口腔(?!(?:崩解|溃疡|黏膜|粘膜|卫生(?![院所服])|炎|癌|异味|喷雾|颌|内(?!科)|治疗|护理|疼|感染|检查)(?!\\p{L}?(?:专科|中心|医院|诊所|门诊))) 齿科 模具 机械厂 制品厂 包装厂 纸箱厂 家具厂 服装厂 建材 装饰 家纺 日化 冷链 货运 物流`);
/** Characters that cannot be part of a venue's name, such as "my", "in" and "go". A name begins after the last of them or after punctuation. */
const HAN_STOPS =
  '别別在去到从從是的了和与與跟给給向于於我你他她们們个個这這那所间間把被为為对對让讓叫有没沒不也就都还還说說问問请請帮幫想要读讀上念进進找由给给经過过住来來回及或等称稱名为之第往送议議某随隨种種很些可岁歲做意诉告吃尝哪入赁';
const HAN_GENERIC = new RegExp(
  `^(?:${alternativesOf(`孩子 小孩 儿子 女儿 当地 當地 附近 公立 私立 社区 社區 人民 中心 大型 小型 三甲 二甲 正规 正規 专科 專科 综合 綜合 儿童 兒童 妇幼 口腔 宠物 寵物 动物 動物 乡镇 市 县 縣 省 区 區 第 一 二 三 四 五 六
    七 八 九 十 某 家 希望 重点 重點 普通 民办 民辦 国际 國際 大学 大學 附属 附屬 中 西 医 醫 牙 科 眼 骨 外 内 皮肤 整形 美容 康复 精神 男 女 全 各 每 本 该 該 哪 几 幾 多 大 小 老 新 私人 个人 独立
    网红 热门 高级 初级 完全 实验 示范 农村 乡村 城市 中国 中國 日本 美国 智能 冷链 跨境 快递 国内 精密 汽车 建筑 五金 塑料 注塑 婴儿 休闲 速冻 健康 绿色 有机 预制 保健 转基因 礼品 纸箱 外 印染 3D
    合作 第三方 重庆 四川 麻辣 牛油 鸳鸯 自助 兰州 拉面 室内 家庭 服装 棉 毛 香辣 红烧 清汤 酸辣 番茄 葱油
  好 连锁 生活 水产 会员制 仓储 无人 网上 线上 生鲜 进口 便民 沃尔玛 家乐福 永辉 山姆 现代 冷 绿色 智慧 电商 区域 同城 供应链 逆向 应急 航空 公路 铁路 海上 散 日用 护肤 基础 新型 环保 建筑 软 硬 圣诞 节日 车 房间 家居 墙面 豪华 高端 精美 花 小区 前期
    商业 老旧 办公 课后 校外 暑期 全日 集体 普惠 资产 代客 服务器 主机 韩国 特色 路边 户外 韩式 日式 东北 淄博 蛋糕 低温 手工 中式 西点 冲压 压铸 长途 短途 自驾 异地 涉外 知名 专业 保洁 学 学校 海洋 现场 临时 快 中药 零售 平价 医保 实体 精品 古镇 特色 接收 吃
    餐馆 食品 货物 包括 引起 导致 保持 治疗 检查 影响 清洁 改善 整个 接 去 海鲜 露天 烤 进 化妆品 玩具 新鲜 血管 神经 心血管 心脏 胸 脑 泌尿 消化 呼吸 血液 肝胆 肛肠 肿瘤`)})+$|患者|出现|症状|治疗方案|导致|一位|[男女]性因`,
  'u',
);
const HAN = new RegExp(
  `(?<name>(?:(?![${HAN_STOPS}])\\p{Script=Han}){2,10}?)(?:${HAN_VENUE_WORDS})(?!\\p{Script=Han}?(?:生|老师|老師|作文|数学|數學|英语|课|課|教))`,
  'gu',
);

export const KANA_VENUE_WORDS =
  alternativesOf(`商店会 町内会 記帳代行 句会館 りんご園 ぶどう園 果樹園 眼鏡店 時計店 洋菓子店 百貨店 生花店 電気店 キャンプ場 音楽教室 英会話教室 ピアノ教室 書道教室 会計事務所 税理士事務所 デザイン専門学校 美容専門学校 ようちえん ほいくえん 小児科 産婦人科 内科 皮フ科 皮膚科 眼科 耳鼻科 耳鼻咽喉科 歯科 歯科医院 クリニック 犬猫クリニック 訪問クリニック 眼科クリニック 医院 動物病院 病院 薬局 幼稚園 保育園
  こども園 小学校 中学校 高校 高等学校 日本語学院 工務店 製作所 書房 食堂 商店 造園 水産 運輸 美容室 接骨院 整骨院 産業 電算 工房
  牧場 農園 動物クリニック 診療所 整形外科 循環器内科 矯正歯科 調剤薬局 保育室 児童館 学習塾 印刷 精工 精機 鋼材 鉄工 運送 梱包 商会 住建 不動産 酒店 米店 鮮魚 旅館 民宿 自動車学院 法律事務所 電設 板金 塗装 測量 商事 製菓
  製紙 酒造 醸造`);
const KANA_GENERIC = new RegExp(
  `^(?:${alternativesOf(`今日 明日 昨日 今朝 午前 午後 今週 来週 先週 税理士 会計 大型 老舗 おすすめ きれい 最寄り 最寄 うちの この 観光 高級 東北 信州 青森 長野 総合 来年 今年 去年 昨年 再来年 市立 市民 大学 公立 私立 国立 県立 都立 区立 町立 村立 府立 道立 地元 近隣 近所 個人 付属 附属 一般 全国 日本 夜間 救急 専門 認可 無認可 認定 企業 中央 動物 訪問 美容 心療 精神 小児
    循環器 消化器 呼吸器 神経 脳 矯正 審美 予防 老舗 有名 人気 大手 中小 農林 第 一次 二次 三次 商業 工業 農業 進学 通信制 定時制 男子 女子 共学 公設 東京 大阪 京都 名古屋 福岡 観光 地場 自動車 海外
    主要 基幹 周辺 関連 各種 成長 国内 先端 半導体 伝統 産科 婦人 整形外科 形成外科 レディース メンタル ペット 漢方 調剤 門前 学生 社員 公共 大衆 従業員 学 オンライン スマート コンテンツ サービス IT 家具 大和 木工 手作り
  活版 カラー オフセット デジタル 冷凍 加工 有機 業務用 石油 化学 機械 鉱 製造 賃貸 売買 収益 投資 外壁 屋根 粉体 静電 焼付 自費 土地 国土 引越 引っ越し 旅客 貨物 陸上 海上 国際 高級 温泉 ショート 緩衝 簡易 駅前 土木 マンション 住宅 自社 他社 再 新
    同 本 弊 御 別 無料 大 小 中 外国 和 洋 個人 休日 泌尿器 体験 家庭 貸 農業 果樹 放牧 本格 両面 片面 白黒 名刺 シルク 写真 自動 電子 三 無線 総合 緊急 軽`)})+$`,
  'u',
);
const KANA = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー・]{2,8}?|(?<=^|[^\\p{L}])\\p{Script=Hiragana}{3,6}ー?(?<![はのがにでをもとへや]|れば|けば|せば|らば|なら|たら|けど|から|まで|より|とても|もっと|いつも|どこか)|(?<=^|[^\\p{L}])\\p{Script=Hiragana}{2,4}(?<![はのがにでをもとへや])[ヶケ]?[丘野台原浜島山川町村里森])(?:${KANA_VENUE_WORDS})(?!\\p{Script=Han})`,
  'gu',
);

/** Thai venues after a venue word that stands only before a name, such as the short forms for schools, state hospitals and health posts. */
const THAI =
  /(?:(?<![\p{Script=Thai}])|(?<=ที่|จาก|ไป|ใน|กับ|และ|มา|เข้า|อยู่))(?<kind>รพ\.สต\. ?|รพ\. ?|รร\. ?|หจก\. ?|หอพัก|โรงเรียนบ้าน|โรงเรียนวัด|โรงเรียนอนุบาล|วัดบาง|วัดป่า)(?<name>[\p{Script=Thai}\p{M}]{3,24})/gu;
const THAI_GENERIC =
  /^(?:หญิง|ชาย|ใน|นอก|รวม|นักศึกษา|มหาวิทยาลัย|รัฐ|เอกชน|แถวบ้าน|ใกล้|ประจำ|จังหวัด|อำเภอ|ชุมชน|ไหน|อะไร|ต่างๆ|ของ|เดิม|ดัง|นี้|ที่)/u;
/** Words that show where a Thai name ends, because the sentence goes on without a space. */
const THAI_ENDS =
  /(?:ครับ|ค่ะ|คะ|นะ|อยู่|แล้ว|เมื่อ|ตั้งแต่|ไม่|ที่|และ|กับ|ได้|จะ|มี|ให้|เป็น|ห้อง|ชั้น|แผนก|วันที่)(?![\u0E30-\u0E3A\u0E45\u0E47-\u0E4E])/u;

/** Chinese and, below, Korean shops that are named after their owner: "马记轮胎" ("Ma's tyres"), "은별이네 반찬". */
const CHINESE_OWNER =
  /(?<!\p{Script=Han})(?<name>[老小阿]?(?![笔日登标传书游切牢死铭忘印战速手])\p{Script=Han}记(?![者录得住忆账性号载下起在过不错了事名分仇牌恨挂述叙])\p{Script=Han}{2,4})(?!\p{Script=Han})/gu;
const KOREAN_OWNER =
  /(?<![가-힣])(?<name>(?!아줌마|할머니|친구|우리|그|얘)[가-힣]{1,4}네) ?(?:식당|분식|반찬|꽈배기|떡볶이|김밥|치킨|이유식|국수|포차|밥집|슈퍼|족발|과일|방앗간|순대|해장국|만두)(?=(?:은|는|이|가|을|를|과|와|랑|도|만|의|에|에서|으로|로|하고|라고)?(?![가-힣]))/gu;
/** Japanese primary and middle schools whose names end in the short forms "小" and "中": "市立ひばり中", "ひばり小5年". */
const JAPANESE_SCHOOL =
  /(?:[市区町村]立(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶー]{2,8}?)(?<!病院.{0,8}|図書館.{0,8}|の)[小中](?=$|[^\p{L}]|[のにでをはがへと](?!心)|卒|出身)|(?<![\p{L}])(?!来年|今年|昨年|去年|現在|うち|この|全)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶー]{1,6}(?<![のはがもを歳])[小中](?=[1-6一二三四五六]年|[1-6]の[1-9]|[1-6]-[1-9]))/gu;
/** Matches nothing, for forms whose patterns already exclude words that are not names. */
const NOTHING_GENERIC = /(?!)/u;

interface Form {
  readonly needs: RegExp;
  readonly pattern: RegExp;
  readonly generic: RegExp;
}

/** Korean schools in their short forms. A word for a class or for attending must follow: "신목중 2학년" ("second year at Sinmok middle school"). */
const KOREAN_SCHOOL =
  /(?<![가-힣A-Za-z])(?<name>[가-힣]{2,4})(?:초|중|고|여중|여고)(?= (?:[1-6]학년|[1-6]-\d|졸업|입학|재학|내신|다니|교사|근처로)|에 다니|를 졸업|를 나왔|에서 전학|으?로 전학|(?<=초) \d{1,2}반)/gu;
const KOREAN_SCHOOL_GENERIC =
  /^(?:최|당|애|연|월|학기|학년|과학|외국어|전국|서울|부산|일반|특성화|자사|인문계|공업|상업|예술|집|도|재학|근무|진행)$/u;

const FORMS: readonly Form[] = [
  { needs: /[가-힣]/u, pattern: KOREAN_SCHOOL, generic: KOREAN_SCHOOL_GENERIC },
  { needs: /[가-힣]/u, pattern: KOREAN, generic: KOREAN_GENERIC },
  { needs: /[가-힣]/u, pattern: KOREAN_OWNER, generic: NOTHING_GENERIC },
  { needs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, pattern: JAPANESE_SCHOOL, generic: NOTHING_GENERIC },
  { needs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, pattern: KANA, generic: KANA_GENERIC },
];
const CHINESE: readonly Form[] = [
  { needs: /\p{Script=Han}/u, pattern: HAN, generic: HAN_GENERIC },
  { needs: /记/u, pattern: CHINESE_OWNER, generic: NOTHING_GENERIC },
];

function venuesInForm(text: string, { pattern, generic }: Form): Span[] {
  return Array.from(text.matchAll(pattern))
    .filter(({ groups }) => !generic.test(groups?.name ?? ''))
    .map(({ index, 0: venue }) => ({ start: index, end: index + venue.length }));
}

function thaiVenues(text: string): Span[] {
  return Array.from(text.matchAll(THAI)).flatMap(({ index, groups }) => {
    const { kind = '', name = '' } = groups ?? {};
    if (THAI_GENERIC.test(name)) return [];
    const cut = name.search(THAI_ENDS);
    const length = cut >= 3 ? cut : name.length;
    return [{ start: index, end: index + kind.length + length }];
  });
}

/** Applies the patterns for the scripts of the text. Chinese characters are read as Japanese if the text has kana, as Korean if it has Hangul. */
function venuesIn(text: string): Span[] {
  const forms = FORMS.filter(({ needs }) => needs.test(text));
  const isChinese = forms.length === 0 && /\p{Script=Han}/u.test(text);
  return [
    ...(isChinese ? CHINESE : forms).flatMap((form) => venuesInForm(text, form)),
    ...(/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? japaneseVenues(text) : []),
    ...thaiVenues(text),
    ...venuesNamedBeforeVenueWord(text),
    ...venuesNamedAfterVenueWord(text),
  ];
}

export const namedVenue: PatternRule = {
  name: NAMED_VENUE_RULE,
  find: (text) =>
    venuesIn(normalisedForRules(text)).map(({ start, end }) => ({
      start,
      end,
      type: 'ORGANIZATION',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: NAMED_VENUE_RULE },
    })),
};
