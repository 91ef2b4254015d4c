// Organisations and addresses in scripts without spaces: words for kinds are kept, and the rest gets a surrogate in the same script.

import { japaneseLastNameCodecs } from '../../codecs/list-codecs.ts';
import type { EntityType } from '../../detect/annotation.ts';
import { kindsInRunPattern, THAI_KIND_ABBREVIATION } from '../../kinds/unspaced-kinds.ts';
import { scriptOf } from '../../text/script.ts';
import type { Issuer } from './issuer.ts';
import { scriptReserve } from './script-reserves.ts';

const longestFirst = (list: string) =>
  list
    .trim()
    .split(/\s+/u)
    .sort((a, b) => b.length - a.length)
    .join('|');

const ORGANIZATION_KINDS = longestFirst(`
机械 機械 智能 数据 數據 数码 軟體 软件 能源 环保 環保 国际 國際 餐饮 餐飲 管理 制造 製造 汽车 汽車 汽配 纺织 服饰 服飾 家具 电气 電氣 电器 光电 半导体 设备 設備 材料 化工 农业 農業 供应链
股份有限公司 有限责任公司 有限公司 分公司 子公司 公司 集团 集團 控股 科技 网络 網路 信息 资讯 技术 技術 电子 電子 贸易 貿易 商贸 实业 實業 投资 投資 咨询 諮詢 传媒 傳媒 文化 教育 物流 物业
置业 地产 房地产 建筑 建设 建設 装饰 装修 工程 食品 服装 医药 生物 健康 医疗 人民医院 中医院 妇幼保健院 医院 醫院 诊所 診所 门诊 口腔 牙科 药房 药店 大药房 学校 學校 小学 小學 中学 中學 高中 初中
大学 大學 学院 學院 职业技术学院 幼儿园 幼稚園 培训中心 银行 銀行 保险 保險 证券 酒店 宾馆 餐厅 餐廳 饭店 超市 商店 商场 书店 律师事务所 會計師事務所 会计师事务所 事务所 工作室 研究所 研究院
中心 协会 協會 基金会 基金會 委员会 居委会 街道办事处 派出所 法院 工厂 厂 店
精機 機工 電機 電気 電子 製薬 商店 印刷 食品 水産 建材 設備 システム サービス テクノロジー ソリューションズ ホールディングス エンジニアリング
株式会社 合同会社 有限会社 一般社団法人 社会福祉法人 医療法人 学校法人 製作所 工業 工務店 商事 商会 産業 運輸 建築 不動産 病院 医院 クリニック 歯科 歯科医院 小学校 中学校 高等学校 高校 学園
保育園 幼稚園 薬局 食堂 旅館 ホテル カフェ 塾 法律事務所 会計事務所 税理士事務所 事務所 支店 本店 協会 財団 組合
정밀 기계 화학 제약 철강 중공업 테크놀로지 시스템 소프트 솔루션 인더스트리 미디어 엔터테인먼트 푸드 패션 물류센터
주식회사 (주) ㈜ 유한회사 대학병원 병원 의원 치과 한의원 약국 초등학교 중학교 고등학교 대학교 대학 학원 유치원 어린이집 은행 전자 산업 건설 물산 상사 호텔 식당 카페 법률사무소 회계법인 법무법인
센터 재단 협회 교회 부동산 그룹 컨설팅 물류 테크 마트
บริษัท จำกัด มหาชน ห้างหุ้นส่วนจำกัด โรงพยาบาล คลินิก โรงเรียน มหาวิทยาลัย วิทยาลัย ธนาคาร ร้าน โรงแรม ร้านอาหาร สำนักงาน
`);
const PLACE_KINDS = longestFirst(`
特别行政区 自治区 自治州 省 市 区 區 县 縣 镇 鎮 乡 鄉 村 街道 大街 大道 街 路 巷 弄 胡同 号楼 号 號 楼 樓 栋 棟 单元 單元 室 层 樓層 座 小区 社区 花园 大厦 广场 公寓
都 道 府 県 郡 町 丁目 番地 番 号室 マンション ビル アパート
특별시 광역시 특별자치시 특별자치도 시 도 구 군 읍 면 동 로 길 번길 호 아파트 층 번지 빌라
ถนน ซอย แขวง เขต ตำบล อำเภอ จังหวัด หมู่ หมู่บ้าน
`);
const RUN_OF_UNSPACED_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{M}ー々]+/gu;

const PATTERNS: Partial<Record<EntityType, RegExp>> = {
  ORGANIZATION: new RegExp(`(${kindsInRunPattern(ORGANIZATION_KINDS.replace(/[()]/gu, '\\$&'))})`, 'u'),
  LOCATION: new RegExp(`(?<=.)(${PLACE_KINDS})`, 'u'),
  ADDRESS: new RegExp(`(?<=.)(${PLACE_KINDS})`, 'u'),
};

/** Replaces the runs of letters of scripts without spaces. The caller replaces digits and letters of other scripts. */
export function unspacedWordsSurrogate(text: string, type: EntityType, issuer: Issuer): string {
  const pattern = PATTERNS[type];
  const kind = type === 'LOCATION' || type === 'ADDRESS' ? 'place' : 'organization';
  const standIn = (run: string) => {
    const script = scriptOf(run) === 'kana' ? 'han' : scriptOf(run);
    // Firms and places in Japan are named after families; the other pools of this script hold Chinese names.
    const reserve = scriptReserve(issuer.isJapanese && script === 'han' ? 'japanese-last' : kind, run, script);
    const codecs = type === 'ORGANIZATION' ? japaneseLastNameCodecs : [];
    return reserve ? issuer.issue(run, type, codecs, reserve).surrogate : run;
  };
  // After a house number, the word for a kind stands alone in its run: 88号.
  const isPlaceKind = (piece: string) => pattern?.test(`x${piece}`) === true;
  // A split by a pattern with a group puts the separators at the odd indices.
  const piecesOf = (run: string) =>
    (pattern ? run.split(pattern) : [run])
      .map((piece, at) => ({ piece, isKind: at % 2 === 1 || (type !== 'ORGANIZATION' && isPlaceKind(piece)) }))
      .filter(({ piece }) => piece !== '');
  const isOnlyKinds =
    (text.match(RUN_OF_UNSPACED_LETTERS) ?? []).every((run) => piecesOf(run).every(({ isKind }) => isKind)) &&
    !/[\p{Script=Latin}]/u.test(text);
  return text.replace(RUN_OF_UNSPACED_LETTERS, (run, at: number) => {
    // The Thai abbreviations "ต." (sub-district) and "อ." (district) stay.
    const isShort = type === 'ORGANIZATION' && THAI_KIND_ABBREVIATION.test(run);
    if ((isShort || /^\p{Script=Thai}$/u.test(run)) && text.charAt(at + run.length) === '.') return run;
    const pieces = piecesOf(run);
    // If every run is a word for a kind (学校, 健康科技), these words are the name. After a house number, 室 is never a name.
    return isOnlyKinds && !/\d$/u.test(text.slice(0, at))
      ? standIn(run)
      : pieces.map(({ piece, isKind }) => (isKind ? piece : standIn(piece))).join('');
  });
}
