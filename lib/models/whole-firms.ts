// Joins a Chinese or Japanese firm's name that the network cut into pieces, as these languages have no spaces: 杭州|云栖|数据|科技有限公司 is one firm.
// Otherwise its legal form would be replaced separately, and pieces of its name would be sent.
import type { Finding } from '../detect/annotation.ts';

/** Legal forms, with which a firm's name ends. */
const LEGAL_FORM =
  '(?:股份有限公司|有限责任公司|有限公司|分公司|子公司|公司|集团|集團|事务所|事務所|株式会社|合同会社|有限会社)';
/** Words for a firm's trade, between its name and its legal form. */
const TRADE =
  '(?:数据|數據|科技|网络|網路|信息|资讯|技术|技術|电子|電子|贸易|貿易|商贸|实业|實業|投资|投資|咨询|諮詢|传媒|傳媒|文化|教育|物流|物业|置业|地产|房地产|建筑|建设|建設|装饰|装修|工程|食品|服装|医药|生物|健康|医疗|机械|智能|软件|能源|环保|国际|餐饮|酒店|管理|控股)';
const TRADE_AND_LEGAL_FORM = new RegExp(`^${TRADE}{0,4}${LEGAL_FORM}`, 'u');
const ENDS_AS_FIRM = new RegExp(`${LEGAL_FORM}$`, 'u');
const ONLY_TRADE = new RegExp(`^${TRADE}+$`, 'u');
/** Words such as 商事, which the network may cut after the first character. */
const CUT_IN_TRADE = /(?:商(?:事|会)|製作所|産業|工業|工務店)/gu;
const MAX_READ_AHEAD = 16;
/** The most characters between two pieces of one name. */
const LONGEST_GAP = 4;

const isFirm = ({ type }: Finding) => type === 'ORGANIZATION' || type === 'LOCATION';

/** The end of a firm's name, extended over its legal form, or over the rest of a trade word that was cut in two. */
function endOf(text: string, end: number): number {
  const rest = TRADE_AND_LEGAL_FORM.exec(text.slice(end, end + MAX_READ_AHEAD));
  if (rest) return end + rest[0].length;
  const from = Math.max(0, end - 2);
  const cut = [...text.slice(from, end + 2).matchAll(CUT_IN_TRADE)].find(
    ({ 0: word, index }) => from + index < end && from + index + word.length > end,
  );
  return cut ? from + cut.index + cut[0].length : end;
}

/** Joins the pieces of firms' names. @param findings of one text, in order. */
export function withWholeFirms(text: string, findings: readonly Finding[]): Finding[] {
  const whole: Finding[] = [];
  for (const finding of findings) {
    const last = whole.at(-1);
    if (!isFirm(finding) || !/\p{Script=Han}/u.test(text.slice(finding.start, finding.end))) {
      whole.push(finding);
      continue;
    }
    const end = finding.type === 'ORGANIZATION' ? endOf(text, finding.end) : finding.end;
    const completed = end === finding.end ? finding : { ...finding, end };
    if (!last || !isFirm(last) || finding.type !== 'ORGANIZATION') {
      whole.push(completed);
      continue;
    }
    const between = text.slice(last.end, finding.start);
    const isJoined = between === '' || (between.length <= LONGEST_GAP && ONLY_TRADE.test(between));
    const endsAsFirm = ENDS_AS_FIRM.test(text.slice(finding.start, end));
    if (isJoined && endsAsFirm) whole[whole.length - 1] = { ...last, ...completed, start: last.start };
    else whole.push(completed);
  }
  return whole;
}
