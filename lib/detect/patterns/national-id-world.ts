// National identity and tax numbers that are not in the tables of national-id.ts and tax-id.ts; most have no check in the library stdnum.
import { validate as inEpic } from 'stdnum/lib/cjs/in/epic.js';
import { validate as inVid } from 'stdnum/lib/cjs/in/vid.js';
import { validate as jpCn } from 'stdnum/lib/cjs/jp/cn.js';
import { validate as krBrn } from 'stdnum/lib/cjs/kr/brn.js';
import {
  validateAustralianMedicare,
  validateEgyptianNumber,
  validateIndonesianNik,
  validateIranianNationalCode,
  validateJapaneseMyNumber,
  validateKazakhNumber,
  validateLuhn,
  validateRussianSnils,
  validateVietnameseCccd,
} from './check-digits.ts';
import type { NationalIdentifier } from './national-identifier-shapes.ts';

export const MORE_NATIONAL_IDS: readonly NationalIdentifier[] = [
  {
    country: 'jp',
    validate: validateJapaneseMyNumber,
    form: '\\d{4}[ -]?\\d{4}[ -]?\\d{4}',
    words: '(?:マイナンバー|個人番号)(?:カード)?(?:の番号)?[はがの]?|my ?number',
  },
  {
    country: 'ru',
    validate: validateRussianSnils,
    form: '\\d{3}[- ]?\\d{3}[- ]?\\d{3}[- ]?\\d{2}',
    words: 'снилс|страхов\\p{L}+ номер|snils',
    standsAlone: /^\d{3}-\d{3}-\d{3} \d{2}$/,
  },
  {
    country: 'au',
    validate: validateAustralianMedicare,
    form: '[2-6]\\d{3} ?\\d{5} ?\\d(?:[ /-]?\\d)?',
    words: 'medicare',
  },
  {
    country: 'ir',
    validate: validateIranianNationalCode,
    form: '\\d{3}-?\\d{6}-?\\d',
    words: 'کد ملی|شماره ملی|کدملی',
  },
  { country: 'kz', validate: validateKazakhNumber, form: '\\d{12}', words: 'иин|жсн|iin' },
  {
    country: 'sa',
    validate: validateLuhn,
    form: '[12]\\d{9}',
    words: 'رقم الهوية(?: الوطنية)?|الهوية الوطنية|رقم الإقامة|الإقامة|iqama(?: number| no)?|saudi id',
  },
  {
    country: 'eg',
    validate: validateEgyptianNumber,
    form: '[23]\\d{13}',
    words: 'الرقم القومي|رقم قومي|بطاقة الرقم القومي|egyptian id|national id',
  },
  { country: 'id', validate: validateIndonesianNik, form: '\\d{16}', words: 'nik|no(?:mor|\\.)? ?ktp|ktp' },
  {
    country: 'vn',
    validate: validateVietnameseCccd,
    form: '\\d{12}',
    words: 'cccd|căn cước(?: công dân)?|số định danh',
  },
  { country: 'in', validate: inEpic, form: '[A-Z]{3}\\d{7}', words: "epic|voter(?:’s|'s)? id|मतदाता" },
  { country: 'in', validate: inVid, form: '[2-9]\\d{3} ?\\d{4} ?\\d{4} ?\\d{4}', words: 'vid|virtual id' },
  {
    country: 'mx',
    validate: validateLuhn,
    form: '\\d{2}-?\\d{2}-?\\d{2}-?\\d{4}-?\\d',
    words: 'nss|imss|seguro social',
  },
];

export const MORE_TAX_NUMBERS: readonly NationalIdentifier[] = [
  { country: 'jp', validate: jpCn, form: '\\d{13}', words: '法人番号[はが]?|corporate number' },
  {
    country: 'kr',
    validate: krBrn,
    form: '\\d{3}-\\d{2}-\\d{5}|\\d{10}',
    words: '사업자(?:등록)?\\s?번호(?:는|:)?|business registration',
  },
];
