// Recognises findings of the model that are no identifier, host or name: a medical reading ("BP 142/88", "54F"), opening hours ("open 10-22"),
// a port (":5432"), a decimal, the number of a list item ("1."), an ordinary word, a weekday (下周一) or a planet ("Mars in Leo").
import type { Finding } from './annotation.ts';

const BLOOD_PRESSURE = /^(?<systolic>\d{2,3})\/(?<diastolic>\d{2,3})$/u;
const PRESSURE_BEFORE =
  /(?<!\p{L})(?:b\.?p\.?|rr|ta|pa|blood pressure|blutdruck|tension(?: artérielle)?|tensión(?: arterial)?|pressione|pressão|bloeddruk|давление|ад|ciśnienie|tansiyon|혈압|血压|血圧)[^\n.;]{0,20}$/iu;
/** A range of two numbers below a hundred, such as "10-22". The number of a case or flat may look the same, but has a label before it. */
const RANGE = /^\d{1,2} ?[-–] ?\d{1,2}$/u;
const LABEL_BEFORE =
  /(?:#|№|n[º°]|(?<!\p{L})(?:no|nr|nos|number|numbers|id|ids|unit|room|rm|apt|flat|case|file|lot|ref|plot|bed|ward|ticket|badge|seat|locker|nummer|zimmer|wohnung|akte))\.?[: ]*$/iu;

/** Whether a finding is the number of a list item: "1. " or "1) " at the start of a line. */
const isItemNumber = (text: string, { start, end }: Finding) =>
  /^\d{1,2}[.)]?$/u.test(text.slice(start, end)) &&
  /(?:^|\n)[ \t>]*$/u.test(text.slice(Math.max(0, start - 12), start)) &&
  /^\d{1,2}[.)] /u.test(text.slice(start, start + 4));

/** Below this confidence, a supposed identifier that looks like a word counts as a word: Spanish "Gano" ("I earn"). */
const MIN_WORD_LIKE_CONFIDENCE = 0.6;
const isJustWord = (value: string, { confidence }: Finding) =>
  confidence < MIN_WORD_LIKE_CONFIDENCE && /^\p{Lu}?\p{Ll}+$/u.test(value);

const AGE_AND_SEX = /^\d{1,3} ?(?:[FMfm]|yo[fm]?|y\/o)$/u;
const MEDICAL_WORDS =
  /(?<!\p{L})(?:patient|pt|hx|pmh|bmi|bp|hba1c|presents?|presenting|diagnos\p{L}+|symptoms?|history|admitted|allerg\p{L}+|mg|referred)(?!\p{L})/iu;

/** Whether the model took the number of a list item or a word for an identifier. Not for the remainders of a merge, which stay. */
const isListItemNumberOrWord = (finding: Finding, text: string): boolean =>
  finding.type === 'ID' &&
  finding.source.detector === 'model' &&
  (isItemNumber(text, finding) || isJustWord(text.slice(finding.start, finding.end), finding));

const AGE_UNIT_AFTER =
  /^[-\s]*(?:years?|yrs?|y\/?o|jahre?|jähri|ans|años|anni|anos|jaar|år|vuot|lat|let|rok|év|ani|godin|godina|лет|год|рок|годин|ετών|χρονών|წლის|տարեկան|yaş|साल|वर्ष|বছর|ปี|tuổi|tahun|岁|歲|歳|살|세|שנ|سن|عام|سال|ساله)/iu;

/** A unit of length written out, after a number that is no house's: "100 मीटर (328 फीट)". */
const LENGTH_AFTER =
  /^ ?(?:फीट|फुट|मीटर|किलोमीटर|किमी|feet|ft|foot|kilomet\p{L}+|met(?:er|re)s?|mètres?|metros?|metri|метр\p{L}*|фут\p{L}*|متر|فوت|قدم|フィート|メートル|피트|미터|英尺|米)(?![\p{L}\p{M}])/iu;

/** "At 64 I want to retire." */
const AGE_WORD_BEFORE = /(?<!\p{L})(?:at|aged?) $/iu;
const SUBJECT_AFTER = /^,? (?:I|we|you|he|she|they)(?!\p{L})/u;

/** Whether the model took an age ("65 წლის", "At 64 I …") or the number of a list item for the number of a house. */
const isNotHouseNumber = (finding: Finding, text: string): boolean =>
  finding.type === 'ADDRESS' &&
  finding.source.detector === 'model' &&
  /^\d{1,3}$/u.test(text.slice(finding.start, finding.end)) &&
  (AGE_UNIT_AFTER.test(text.slice(finding.end, finding.end + 12)) ||
    LENGTH_AFTER.test(text.slice(finding.end, finding.end + 16)) ||
    (AGE_WORD_BEFORE.test(text.slice(Math.max(0, finding.start - 6), finding.start)) &&
      SUBJECT_AFTER.test(text.slice(finding.end, finding.end + 8))) ||
    isItemNumber(text, finding));

const CUT_TYPES: ReadonlySet<Finding['type']> = new Set(['ADDRESS', 'AGE', 'IP']);
/** Whether the model found only the digits before the decimal point of a number: "74" in "74.9 days". */
const isCutFromDecimal = ({ type, source, start, end }: Finding, text: string): boolean =>
  source.detector === 'model' &&
  CUT_TYPES.has(type) &&
  /^\d{1,3}$/u.test(text.slice(start, end)) &&
  /^[.,]\d{1,2}(?![\p{L}\d]|[.,]\d)/u.test(text.slice(end, end + 5));

const NUMBER_TYPES: ReadonlySet<Finding['type']> = new Set(['PHONE', 'FINANCIAL', 'ID', 'CRYPTO', 'PASSWORD']);
/** Whether the model found only the currency of an amount: "円" in "500円". */
const isCurrencyAlone = ({ type, source, start, end }: Finding, text: string): boolean =>
  source.detector === 'model' && NUMBER_TYPES.has(type) && /^[円圓元원₩$€£¥₹]$/u.test(text.slice(start, end));

/** Whether the model found the digits after or before the point of a decimal ("0.833251178"), or took a decimal for an address. */
const isPartOfDecimal = ({ type, source, start, end }: Finding, text: string): boolean => {
  const value = text.slice(start, end);
  if (source.detector !== 'model') return false;
  if (type === 'IP') return /^\d\.\d+$/u.test(value);
  const isAfterPoint = /(?<![\p{L}\d.])0\.$/u.test(text.slice(Math.max(0, start - 3), start));
  const isBeforePoint = value === '0' && /^\.\d+(?![\p{L}\d.])/u.test(text.slice(end, end + 20));
  return type === 'ID' && /^\d+$/u.test(value) && (isAfterPoint || isBeforePoint);
};

export const isMisreadNumberOrWord = (finding: Finding, text: string): boolean =>
  isListItemNumberOrWord(finding, text) ||
  isNotHouseNumber(finding, text) ||
  isCutFromDecimal(finding, text) ||
  isCurrencyAlone(finding, text) ||
  isPartOfDecimal(finding, text);

/** Whether a model's finding is a blood pressure, a patient's age and sex, a range without a label or a bare port. */
export function isMeasurementOrRange(finding: Finding, text: string): boolean {
  const value = text.slice(finding.start, finding.end);
  if (finding.type === 'IP')
    return /^\d{1,5}$/u.test(value) && /[\w\])]:$/u.test(text.slice(0, finding.start).slice(-2));
  if (finding.type !== 'ID') return false;
  const before = text.slice(Math.max(0, finding.start - 40), finding.start);
  // A date in data, with the "n" of an escape before it: "\\n2022-02-02,161.80".
  if (/^[nrt](?:19|20)\d{2}-\d{2}-\d{2}$/u.test(value) && text[finding.start - 1] === '\\') return true;
  // "54F" means a woman aged 54.
  if (AGE_AND_SEX.test(value)) return !LABEL_BEFORE.test(before) && MEDICAL_WORDS.test(text);
  const pressure = BLOOD_PRESSURE.exec(value)?.groups;
  if (pressure) return Number(pressure.systolic) > Number(pressure.diastolic) && PRESSURE_BEFORE.test(before);
  return RANGE.test(value) && !LABEL_BEFORE.test(before);
}

/** Whether 周, which is also a surname, means "week" as in 下周一 ("next Monday") and 周末 ("weekend"). */
const isWeekTakenForPerson = ({ type, start, end }: Finding, text: string): boolean =>
  type === 'PERSON' && text.slice(start, end) === '周' && /^[一二三四五六日天末内]/u.test(text.slice(end, end + 1));

/** Whether the model took the first half of the Japanese word for a script for a name: ひらがな, カタカナ. */
const isHalfOfScriptName = ({ type, start, end }: Finding, text: string): boolean =>
  type === 'PERSON' && /^(?:ひら\|がな|カタ\|カナ)/u.test(`${text.slice(start, end)}|${text.slice(end, end + 2)}`);

/** Whether the model took the first half of a Korean city with its kind for a person: 서울특 in 서울특별시 ("Seoul Special City"). */
const isHalfOfKoreanCity = ({ type, start, end }: Finding, text: string): boolean =>
  type === 'PERSON' &&
  /^\p{Script=Hangul}{2}(?:특\|별|광\|역)[시자]/u.test(`${text.slice(start, end)}|${text.slice(end, end + 2)}`);

/** Whether the model took a school year for a person: 高二 in 高二(3)班 ("class 3 of the second year"). */
const isSchoolYear = ({ type, start, end }: Finding, text: string): boolean =>
  type === 'PERSON' &&
  /^[高初][一二三]$/u.test(text.slice(start, end)) &&
  !/^[先女小同]/u.test(text.slice(end, end + 1));

const NAMES_OF_PLANETS: ReadonlySet<Finding['type']> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION', 'USERNAME']);
const SIGN_AFTER =
  /^(?: (?:is |was )?(?:in|im|en|em|w|en el signo de) (?:my |the |his |her )?(?:Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Widder|Stier|Zwillinge|Krebs|Löwe|Jungfrau|Waage|Skorpion|Schütze|Steinbock|Wassermann|Fische|Tauro|Géminis|Cáncer|Escorpio|Sagitario|Capricornio|Acuario|Piscis|\d{1,2}(?:st|nd|rd|th) house)(?!\p{L})| (?:retrograde|conjunct|square|trine|opposite|sextile|return)(?!\p{L}))/u;
/** Whether the model took a planet for a person: "Mars in Leo", "Venus retrograde". */
const isPlanet = ({ type, start, end }: Finding, text: string): boolean =>
  NAMES_OF_PLANETS.has(type) &&
  /^(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Lilith|Juno)$/u.test(text.slice(start, end)) &&
  SIGN_AFTER.test(text.slice(end, end + 24));

/** Words before a name that show that it is a month: "In Jan he moved out", "since Mai". */
const MONTH_BEFORE =
  /(?<!\p{L})(?:in|since|by|until|till|from|last|next|this|early|mid|late|through|im|seit|ab|bis|anfang|mitte|ende|en|desde|depuis|in|da|em) $/iu;
const MONTH =
  /^(?:jan|feb|mar|apr|april|may|mai|june|jun|juni|jul|july|juli|aug|august|sept?|oct|okt|nov|dec|dez)\.?$/iu;
/** Whether the model took a month for a person. */
export const isMonthTakenForPerson = ({ type, start, end }: Finding, text: string): boolean =>
  type === 'PERSON' &&
  MONTH.test(text.slice(start, end)) &&
  MONTH_BEFORE.test(text.slice(Math.max(0, start - 12), start));

/** Whether a finding is a table alias in SQL, such as "p" in "p.dob". */
const isTableAlias = ({ type, start, end }: Finding, text: string): boolean =>
  type === 'PERSON' && /^[A-Za-z]\.[a-z_]{2}/u.test(text.slice(start, start + 4)) && end - start <= 2;

/** A title after a letter in Japanese or Chinese: "Aさん", "B先生". */
const TITLE_AFTER_LETTER = /^ ?(?:さん|くん|君|氏|ちゃん|先生|女士|小姐|同学|同學)/u;
/** Whether the model took a letter that stands for any person for a name: "AさんとBさん" ("A and B"). */
const isPlaceholderLetter = ({ type, start, end }: Finding, text: string): boolean =>
  type === 'PERSON' &&
  /^[A-ZＡ-Ｚ]$/u.test(text.slice(start, end)) &&
  TITLE_AFTER_LETTER.test(text.slice(end, end + 4));

/** Whether the model took a part of a word, a school year, a planet, a placeholder or an alias for a person. */
export const isNoWholeName = (finding: Finding, text: string): boolean =>
  isWeekTakenForPerson(finding, text) ||
  isHalfOfScriptName(finding, text) ||
  isHalfOfKoreanCity(finding, text) ||
  isSchoolYear(finding, text) ||
  isPlanet(finding, text) ||
  isPlaceholderLetter(finding, text) ||
  isTableAlias(finding, text);
