// Shapes of the vehicle plates of China, Russia, Japan, Korea, India, Romania and Turkey; plate.ts has those of other countries.
import { rememberedForLastText } from '../../text/for-last-text.ts';
import { languageOfPrompt } from '../prompt-language.ts';
import type { PatternShape } from './rule.ts';

const base = { type: 'VEHICLE', kind: 'plate' } as const;
const HAN = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const RUSSIAN = 'АВЕКМНОРСТУХ';
const STATES =
  'AN|AP|AR|AS|BR|CG|CH|DD|DL|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TN|TR|TS|TG|UK|UP|WB';
/** A table of parts may hold thousands of codes that look like plates. */
const languageOf = rememberedForLastText(languageOfPrompt);
/** The codes of Romania's counties. */
const COUNTIES =
  'AB|AG|AR|B|BC|BH|BN|BR|BT|BV|BZ|CJ|CL|CS|CT|CV|DB|DJ|GJ|GL|GR|HD|HR|IF|IL|IS|MH|MM|MS|NT|OT|PH|SB|SJ|SM|SV|TL|TM|TR|VL|VN|VS';
const HANGUL = '가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주바사아자하허호배';
const REGION = '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)';

export const platesOfOtherCountries: readonly PatternShape[] = [
  // China: the sign of the province, a letter for the office, then five characters, or six for electric cars.
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(`[${HAN}][A-Z][·•・. ]?(?=[A-Z0-9]*\\d)[A-HJ-NP-Z0-9]{5,6}(?![A-Za-z0-9])`, 'gu'),
  },
  // Russia: plates use only the Cyrillic letters that look like Latin ones.
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])[${RUSSIAN}] ?\\d{3} ?[${RUSSIAN}]{2} ?\\d{2,3}(?![\\p{L}\\p{N}])`, 'giu'),
  },
  // Japan: office, class, kana, number.
  {
    ...base,
    confidence: 0.9,
    pattern:
      /(?<!\p{Script=Han})\p{Script=Han}{1,4} ?\d{2,3}[ ]?[\p{Script=Hiragana}] ?(?:\d{2}-\d{2}|[・.]{1,3}\d{1,3})(?!\d)/gu,
  },
  // Korea: two or three digits, a syllable of a fixed set, four digits.
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${REGION} ?)?\\d{2,3}[${HANGUL}]\\d{4}(?!\\d)`, 'gu'),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?:번호판|차량\\s?번호|차번호)(?:은|는|이|가)? ?:? ?(?<value>(?:${REGION} ?)?\\d{2,3} ?[가-힣] ?\\d{4})(?!\\d)`,
      'dgu',
    ),
  },
  // India: state, district, series, number.
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(`(?<![A-Za-z0-9-])(?:${STATES})[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{4}(?![A-Za-z0-9-])`, 'g'),
  },
  // Romania: county, number, three letters. Elsewhere, codes of other things look the same.
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${COUNTIES})[ -]?\\d{2,3}[ -]?[A-Z]{3}(?![\\p{L}\\p{N}-])`, 'gu'),
    accept: ({ text }) => languageOf(text) === 'ro',
  },
  // Turkey and further countries, only after a word for a plate.
  {
    ...base,
    confidence: 0.85,
    pattern:
      /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?:[Pp]laka(?:sı|m|nız)?|[Нн]омер (?:машины|авто(?:мобиля)?)|[Гг]осномер|[Гг]ос\. ?номер|πινακίδα|rejestracyjny|nr rej\.?|[Rr]endszám|[Bb]iển số|نمرة|رقم اللوحة|لوحة|ทะเบียน(?:รถ)?|车牌号码?|車牌號碼?|车牌|車牌|[Nn]opol|[Pp]lat nomor) ?:? ?(?<value>\d?[ก-ฮ]{2} ?\d{1,4}(?!\d)|[\p{Lu}\p{Lo}\p{N}](?:[ .·-]?[\p{Lu}\p{Lo}\p{N}]){3,9})(?![\p{L}\p{N}])/dgu,
    accept: ({ value }) => /\d.*\d/.test(value),
  },
];
