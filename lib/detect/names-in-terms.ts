// Recognises words that the model takes for people or firms, although they belong to a term, a product, a place or a team in the news: "Apgar评分",
// "won an Oscar", "the 2010 Genesis", "Eastwood, NJ", "Burndale United were relegated".
import type { Finding } from './annotation.ts';

/** Terms whose first word is a surname. */
const EPONYM =
  /^(?:Raney nickel|Apgar(?: score| test|评分)|Foley catheter|Petri dish|Bunsen burner|Erlenmeyer flask|Heimlich man|Gantt chart|Venn diagram|Likert scale|Holter monitor|Geiger counter)/u;
/** Nouns of Chinese and Japanese after a name in Latin letters, which make it a term: "Cushing综合征". */
const NATIVE_TERM_AFTER = /^ ?(?:綜合徵|综合征|综合症|定律|定理|效应|症候群|の定理|の法則)/u;
const AWARD_BEFORE = /(?<!\p{L})(?:an|won|win|wins|winning|first|second) $/u;
const BLOODY_BEFORE = /(?<!\p{L})bloody $/iu;
/** The year of a model of car before its name: "the 2010 Genesis". */
const MODEL_YEAR_BEFORE = /(?<!\p{L})(?:the|new|used|my|our|a) (?:19[5-9]\d|20[0-3]\d) $/u;
/** "Young Master", with which a story addresses somebody; an adjective of a country. */
const NO_PERSON = /^(?:Young (?:Master|Lady|Miss|Mistress)|Philippine|foie gras)$/u;

function isPersonInTerm(text: string, { start, end, confidence }: Finding): boolean {
  const value = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 12);
  return (
    NO_PERSON.test(value) ||
    EPONYM.test(value + after) ||
    (/^[\p{Script=Latin}-]+$/u.test(value) && NATIVE_TERM_AFTER.test(after)) ||
    (/^Oscars?$/u.test(value) && AWARD_BEFORE.test(before) && !/^ (?:\p{Lu}|and \p{Lu})/u.test(after)) ||
    (/^mary$/iu.test(value) && BLOODY_BEFORE.test(before)) ||
    (confidence < 0.6 && /^\p{Lu}\p{Ll}+$/u.test(value) && MODEL_YEAR_BEFORE.test(before)) ||
    // The rest of 堂吉诃德 ("Don Quixote").
    (value === '诃德' && before.endsWith('堂吉')) ||
    (/^[XYZ]\.?$/u.test(value) && /(?<!\p{L})(?:Drs?|Mrs?|Ms|Prof)\.? $/u.test(before)) ||
    // A letter that stands for any patient: "患者A，29岁".
    (/^[A-Z]$/u.test(value) && /(?:患者|病人|病例|被告|原告|甲方|乙方)$/u.test(before))
  );
}

const STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?![\p{L}\p{N}])/u;
/** Whether a name is a town's elsewhere in the text ("Eastwood, NJ") or a capital's whose government is meant ("the Kabul government"). */
const isTown = (text: string, { start, end }: Finding): boolean =>
  /^ (?:government|authorities|regime)(?!\p{L})/u.test(text.slice(end, end + 14)) ||
  text.split(`${text.slice(start, end)}, `).some((rest, at) => at > 0 && STATE.test(rest));

/** Words of reports about matches, in English and Chinese. */
const SPORT =
  /(?<!\p{L})(?:relegated|promoted to|league|season|play-?offs?|quarter-?finals?|semi-?finals?|midfielder|striker|goalkeeper|quarterback|defeated|championship)(?!\p{L})|赛季|后卫|前锋|中场|联赛|主场|客场|球员/iu;
/** Words for the writer or a child. A prompt with one of them may be about the club of somebody near. */
const OWN_CLUB =
  /(?<![\p{L}.])(?:I|I'm|my|our|we|us|me|son|daughter|kids?|under-?\d+s?|U\d{1,2})(?!\p{L})|我|孩子|儿子|女儿/iu;
const isTeamInReport = (text: string, { start, end }: Finding): boolean =>
  SPORT.test(text.slice(Math.max(0, start - 160), end + 160)) && !OWN_CLUB.test(text);

/** Schools and firms without a name: "Law School", "公司W", the poker hand "AK", the label "CP ID". */
const KIND_ALONE =
  /^(?:law|medical|med|business|graduate|grad|high|middle|elementary|primary|secondary|nursing|film|night|boarding) (?:school|college)s?$/iu;
const PLANT_ALONE =
  /^(?:铸造|化工|钢铁|纺织|服装|电子|机械|制药|食品|印染|家具|造纸|水泥|玩具|塑料|五金|汽车|煤气)厂$/u;
const REGION_ALONE =
  /^(?:\p{Script=Han}{2,6}(?<![超夜股上门菜])[市省]|中国|美国|英国|法国|德国|日本|韩国|印度|泰国|越南|俄罗斯|加拿大|澳大利亚|新西兰|新加坡|马来西亚|意大利|西班牙|葡萄牙|荷兰|瑞士|瑞典|挪威|芬兰|丹麦|波兰|希腊|土耳其|埃及|南非|阿根廷|巴西|墨西哥|智利)$/u;
const POKER_HAND = /^[AKQJT2-9]{2}[so]?$/u;

function isFirmInTerm(text: string, finding: Finding): boolean {
  const value = text.slice(finding.start, finding.end);
  if (/^[A-Z]$/u.test(value) || KIND_ALONE.test(value) || PLANT_ALONE.test(value) || REGION_ALONE.test(value))
    return true;
  if (
    /^[A-Z]{2,4}$/u.test(value) &&
    /^ IDs?(?!\p{L}|[ :#]{1,3}[\p{L}-]*\d)/u.test(text.slice(finding.end, finding.end + 24))
  )
    return true;
  if (POKER_HAND.test(value) && /(?<!\p{L})poker(?!\p{L})/iu.test(text)) return true;
  if (finding.role === undefined || finding.role === 'identifier') return false;
  return isTown(text, finding) || isTeamInReport(text, finding);
}

/** A word of the sentence after the escape of a line break, whose letter the model took with it: "discussing\\nwhat makes". */
const isWordAfterEscape = (text: string, { start, end }: Finding): boolean =>
  text.charAt(start - 1) === '\\' &&
  /^n(?:what|when|how|why|who|the|this|that|and|but|so|it|we)$/u.test(text.slice(start, end));

/** Whether the model took a part of a term, a brand with its sign ("Premier®"), a town or a team in the news for a person or a firm. */
export function isNameInTerm(finding: Finding, text: string): boolean {
  if (finding.type !== 'PERSON' && finding.type !== 'ORGANIZATION') return false;
  // Chinese words have no spaces around them; a part of a Latin word is judged as a whole word elsewhere.
  const isInWord = (at: number) => /[\p{Script=Latin}\p{N}]/u.test(text.charAt(at));
  if (isInWord(finding.start - 1) || isInWord(finding.end)) return false;
  if (/^[®™]/u.test(text.slice(finding.end, finding.end + 1)) || isWordAfterEscape(text, finding)) return true;
  return finding.type === 'PERSON' ? isPersonInTerm(text, finding) : isFirmInTerm(text, finding);
}
