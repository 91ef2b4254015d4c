// Finds national identity numbers of many countries. The library stdnum validates the check digits; the forms and local names are here.
import { validate as arDni } from 'stdnum/lib/cjs/ar/dni.js';
import { validate as atVnr } from 'stdnum/lib/cjs/at/vnr.js';
import { validate as beNn } from 'stdnum/lib/cjs/be/nn.js';
import { validate as bgEgn } from 'stdnum/lib/cjs/bg/egn.js';
import { validate as brCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as caSin } from 'stdnum/lib/cjs/ca/sin.js';
import { validate as chSsn } from 'stdnum/lib/cjs/ch/ssn.js';
import { validate as clRut } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as cnRic } from 'stdnum/lib/cjs/cn/ric.js';
import { validate as czRc } from 'stdnum/lib/cjs/cz/rc.js';
import { validate as dePwnr } from 'stdnum/lib/cjs/de/pwnr.js';
import { validate as deSvnr } from 'stdnum/lib/cjs/de/svnr.js';
import { validate as dkCpr } from 'stdnum/lib/cjs/dk/cpr.js';
import { validate as doCedula } from 'stdnum/lib/cjs/do/cedula.js';
import { validate as ecCi } from 'stdnum/lib/cjs/ec/ci.js';
import { validate as eeIk } from 'stdnum/lib/cjs/ee/ik.js';
import { validate as esDni } from 'stdnum/lib/cjs/es/dni.js';
import { validate as esNie } from 'stdnum/lib/cjs/es/nie.js';
import { validate as esNss } from 'stdnum/lib/cjs/es/nss.js';
import { validate as fiHetu } from 'stdnum/lib/cjs/fi/hetu.js';
import { validate as frNir } from 'stdnum/lib/cjs/fr/nir.js';
import { validate as gbNino } from 'stdnum/lib/cjs/gb/nino.js';
import { validate as grAmka } from 'stdnum/lib/cjs/gr/amka.js';
import { validate as hkHkid } from 'stdnum/lib/cjs/hk/hkid.js';
import { validate as hrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as iePps } from 'stdnum/lib/cjs/ie/pps.js';
import { validate as ilIdnr } from 'stdnum/lib/cjs/il/idnr.js';
import { validate as inAadhaar } from 'stdnum/lib/cjs/in/aadhaar.js';
import { validate as isKennitala } from 'stdnum/lib/cjs/is/kennitala.js';
import { validate as itCodicefiscale } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { validate as krRrn } from 'stdnum/lib/cjs/kr/rrn.js';
import { validate as ltAsmens } from 'stdnum/lib/cjs/lt/asmens.js';
import { validate as mxCurp } from 'stdnum/lib/cjs/mx/curp.js';
import { validate as myNric } from 'stdnum/lib/cjs/my/nric.js';
import { validate as nlBsn } from 'stdnum/lib/cjs/nl/bsn.js';
import { validate as noFodselsnummer } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as peCui } from 'stdnum/lib/cjs/pe/cui.js';
import { validate as pkCnic } from 'stdnum/lib/cjs/pk/cnic.js';
import { validate as plPesel } from 'stdnum/lib/cjs/pl/pesel.js';
import { validate as ptCc } from 'stdnum/lib/cjs/pt/cc.js';
import { validate as roCnp } from 'stdnum/lib/cjs/ro/cnp.js';
import { validate as rsJmbg } from 'stdnum/lib/cjs/rs/jmbg.js';
import { validate as sePersonnummer } from 'stdnum/lib/cjs/se/personnummer.js';
import { validate as siEmso } from 'stdnum/lib/cjs/si/emso.js';
import { validate as skRc } from 'stdnum/lib/cjs/sk/rc.js';
import { validate as thIdnr } from 'stdnum/lib/cjs/th/idnr.js';
import { validate as trTckimlik } from 'stdnum/lib/cjs/tr/tckimlik.js';
import { validate as twNatid } from 'stdnum/lib/cjs/tw/natid.js';
import { validate as uaRntrc } from 'stdnum/lib/cjs/ua/rntrc.js';
import { validate as uyCedula } from 'stdnum/lib/cjs/uy/cedula.js';
import { validate as zaIdnr } from 'stdnum/lib/cjs/za/idnr.js';
import { MORE_NATIONAL_IDS } from './national-id-world.ts';
import { type NationalIdentifier, nationalIdentifierShapes } from './national-identifier-shapes.ts';
import { digitsIn, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';
import { SOCIAL_SECURITY_SHAPES } from './social-security.ts';

export const NATIONAL_IDS: readonly NationalIdentifier[] = [
  { country: 'ar', validate: arDni, form: '\\d{2}\\.?\\d{3}\\.?\\d{3}', words: 'dni|documento' },
  {
    country: 'at',
    validate: atVnr,
    form: '\\d{4}[ -]?\\d{6}',
    words: 'svnr|sozialversicherung\\w*|sv-?nummer|versicherungsnummer|e-?card',
  },
  {
    country: 'be',
    validate: beNn,
    form: '\\d{2}\\.?\\d{2}\\.?\\d{2}-?\\d{3}\\.?\\d{2}',
    words: 'rijksregister\\w*|insz|niss|registre national|numéro national|national number',
    standsAlone: /^\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}$/,
  },
  { country: 'bg', validate: bgEgn, form: '\\d{10}', words: 'egn|егн' },
  {
    country: 'br',
    validate: brCpf,
    form: '\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}',
    words: 'cpf',
    standsAlone: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  },
  {
    country: 'ca',
    validate: caSin,
    form: '\\d{3}[ -]?\\d{3}[ -]?\\d{3}',
    words: 'sin|social insurance|nas|assurance sociale',
  },
  { country: 'ch', validate: chSsn, form: '756[. ]?\\d{4}[. ]?\\d{4}[. ]?\\d{2}', words: 'ahv|avs', standsAlone: /^/ },
  { country: 'cl', validate: clRut, form: '\\d{1,2}\\.?\\d{3}\\.?\\d{3}-[\\dK]', words: 'rut|run', standsAlone: /\./ },
  { country: 'cn', validate: cnRic, form: '\\d{17}[\\dX]', words: '身份证|id|resident', standsAlone: /^/ },
  {
    country: 'cz',
    validate: czRc,
    form: '\\d{6}/?\\d{3,4}',
    words: 'rodné číslo|r\\.?č\\.?|rč|birth number',
    standsAlone: /\//,
  },
  {
    country: 'de',
    validate: deSvnr,
    form: '\\d{2} ?\\d{6} ?[A-Z] ?\\d{3}',
    words: 'sozialversicherung\\w*|rentenversicherung\\w*|svnr',
    standsAlone: /^/,
  },
  {
    country: 'de',
    validate: dePwnr,
    form: '[CFGHJKLMNPRTVWXYZ0-9]{9}\\d?D?',
    words: 'personalausweis\\w*|ausweisnummer|ausweisnr\\.?|ausweis-?nr\\.?',
  },
  { country: 'dk', validate: dkCpr, form: '\\d{6}-?\\d{4}', words: 'cpr|personnummer', standsAlone: /-/ },
  { country: 'ee', validate: eeIk, form: '[1-6]\\d{10}', words: 'isikukood|personal code' },
  { country: 'es', validate: esDni, form: '\\d{8}[ -]?[A-Z]', words: 'dni|nif', standsAlone: /^/ },
  { country: 'es', validate: esNie, form: '[XYZ][ -]?\\d{7}[ -]?[A-Z]', words: 'nie', standsAlone: /^/ },
  { country: 'es', validate: esNss, form: '\\d{2}[ /-]?\\d{7,8}[ /-]?\\d{2}', words: 'seguridad social|nss|naf' },
  {
    country: 'fi',
    validate: fiHetu,
    form: '\\d{6}[-+A-FU-Y]\\d{3}[\\dA-Y]',
    words: 'hetu|henkilötunnus',
    standsAlone: /^/,
  },
  {
    country: 'fr',
    validate: frNir,
    form: '[12] ?\\d{2} ?\\d{2} ?\\d[\\dAB] ?\\d{3} ?\\d{3} ?\\d{2}',
    words: 'nir|sécurité sociale|sécu',
    standsAlone: /^/,
  },
  {
    country: 'gb',
    validate: gbNino,
    form: '[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]',
    words: 'nino?|national insurance',
    standsAlone: /^/,
  },
  { country: 'gr', validate: grAmka, form: '\\d{11}', words: 'amka|αμκα' },
  {
    country: 'hk',
    validate: hkHkid,
    form: '[A-Z]{1,2}\\d{6} ?\\(?[\\dA]\\)?',
    words: 'hkid|identity card|id card',
    standsAlone: /\(/,
  },
  { country: 'hr', validate: hrOib, form: '\\d{11}', words: 'oib' },
  { country: 'ie', validate: iePps, form: '\\d{7}[A-W][A-IW]?', words: 'pps', standsAlone: /^/ },
  { country: 'il', validate: ilIdnr, form: '\\d{8}-?\\d', words: 'teudat zehut|israeli id|tz|ת\\.?ז|זהות' },
  {
    country: 'in',
    validate: inAadhaar,
    form: '[2-9]\\d{3}[ -]?\\d{4}[ -]?\\d{4}',
    words: 'aadhaa?r|uid(?:ai)?|आधार',
    standsAlone: /^\d{4}[ -]\d{4}[ -]\d{4}$/,
  },
  { country: 'is', validate: isKennitala, form: '\\d{6}-?\\d{4}', words: 'kennitala', standsAlone: /-/ },
  {
    country: 'it',
    validate: itCodicefiscale,
    // At least one digit, because a word of sixteen letters may have a valid check letter.
    form: '(?=[A-Z ]{6,16}\\d)[A-Z]{6} ?[\\dLMNPQRSTUV]{2} ?[A-EHLMPRST] ?[\\dLMNPQRSTUV]{2} ?[A-Z][\\dLMNPQRSTUV]{3} ?[A-Z]',
    words: 'codice fiscale|c\\.?f\\.?',
    standsAlone: /^/,
  },
  {
    country: 'kr',
    validate: krRrn,
    form: '\\d{6}-[1-8]\\d{6}',
    words: '주민등록번호|rrn|resident registration',
    standsAlone: /^/,
  },
  { country: 'lt', validate: ltAsmens, form: '[1-6]\\d{10}', words: 'asmens kodas|personal code' },
  { country: 'mx', validate: mxCurp, form: '[A-Z]{4}\\d{6}[HM][A-Z]{5}[\\dA-Z]\\d', words: 'curp', standsAlone: /^/ },
  {
    country: 'my',
    validate: myNric,
    form: '\\d{6}-?\\d{2}-?\\d{4}',
    words: 'nric|mykad|ic',
    standsAlone: /^\d{6}-\d{2}-\d{4}$/,
  },
  { country: 'nl', validate: nlBsn, form: '\\d{4}[. ]?\\d{2}[. ]?\\d{3}', words: 'bsn|burgerservicenummer|sofi\\w*' },
  {
    country: 'no',
    validate: noFodselsnummer,
    form: '\\d{6} ?\\d{5}',
    words: 'fødselsnummer|fodselsnummer|personnummer|national id',
  },
  { country: 'pe', validate: peCui, form: '\\d{8}-?[\\dA-K]', words: 'dni|cui' },
  { country: 'pk', validate: pkCnic, form: '\\d{5}-\\d{7}-\\d', words: 'cnic|nic', standsAlone: /^/ },
  { country: 'pl', validate: plPesel, form: '\\d{11}', words: 'pesel' },
  {
    country: 'pt',
    validate: ptCc,
    form: '\\d{8}[ -]?\\d ?[A-Z\\d]{2}\\d',
    words: 'cartão de cidadão|citizen card|cc|bi',
    standsAlone: /[A-Z]/,
  },
  { country: 'ro', validate: roCnp, form: '[1-9]\\d{12}', words: 'cnp|cod numeric' },
  { country: 'rs', validate: rsJmbg, form: '\\d{13}', words: 'jmbg|јмбг' },
  {
    country: 'se',
    validate: sePersonnummer,
    form: '(?:19|20)?\\d{6}[-+]\\d{4}',
    words: 'personnummer|pnr',
    standsAlone: /^/,
  },
  { country: 'se', validate: sePersonnummer, form: '(?:19|20)?\\d{10}', words: 'personnummer|pnr' },
  { country: 'si', validate: siEmso, form: '\\d{13}', words: 'emšo|emso' },
  { country: 'sk', validate: skRc, form: '\\d{6}/?\\d{3,4}', words: 'rodné číslo|rč', standsAlone: /\// },
  {
    country: 'th',
    validate: thIdnr,
    form: '\\d-?\\d{4}-?\\d{5}-?\\d{2}-?\\d',
    words: 'thai id|บัตรประชาชน|บัตรประจำตัว|citizen id',
    standsAlone: /-.*-/,
  },
  { country: 'tr', validate: trTckimlik, form: '[1-9]\\d{10}', words: 't\\.?c\\.?(?: kimlik)?|kimlik|tckn' },
  { country: 'tw', validate: twNatid, form: '[A-Z][12]\\d{8}', words: '身分證|national id', standsAlone: /^/ },
  { country: 'ua', validate: uaRntrc, form: '\\d{10}', words: 'рнокпп|іпн|rntrc|rnokpp' },
  {
    country: 'uy',
    validate: uyCedula,
    form: '\\d\\.?\\d{3}\\.?\\d{3}-?\\d',
    words: 'cédula|cedula|c\\.?i\\.?',
    standsAlone: /^\d\.\d{3}\.\d{3}-\d$/,
  },
  { country: 'ec', validate: ecCi, form: '\\d{9}-?\\d', words: 'cédula|cedula|c\\.?i\\.?' },
  {
    country: 'do',
    validate: doCedula,
    form: '\\d{3}-?\\d{7}-?\\d',
    words: 'cédula|cedula',
    standsAlone: /^\d{3}-\d{7}-\d$/,
  },
  {
    country: 'za',
    validate: zaIdnr,
    form: '\\d{6} ?\\d{4} ?\\d{3}',
    words: 'id number|identity number|south african id|sa id|id no',
  },
];

/** Checks a number of the British NHS: weights 10 to 2, modulo 11 (NHS Data Dictionary, "NHS NUMBER"). */
function isNhsNumber(value: string): boolean {
  const digits = digitsIn(value);
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return digits.length === 10 && check !== 10 && String(check) === digits[9];
}

const EXTRA: readonly PatternShape[] = [
  ...SOCIAL_SECURITY_SHAPES,
  {
    type: 'ID',
    kind: 'national-id:gb',
    confidence: 0.95,
    pattern: /(?<![A-Za-z0-9.-])\d{3}[ -]?\d{3}[ -]?\d{4}(?![A-Za-z0-9-]|\.\d)/g,
    accept: (candidate) => isNhsNumber(candidate.value) && isPrecededBy(candidate, /\bnhs\b[^\n]{0,24}$/i),
  },
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.85,
    pattern:
      /(?<![\p{L}\p{N}])паспорт\p{L}*(?: рф)?(?: ?(?:серии?|№|номер|:|,)){0,3} ?(?<value>\d{2} ?\d{2}(?: ?(?:№|номер))? ?\d{6})(?!\d)/dgiu,
  },
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.75,
    // A number after words such as "national ID", even if its check digit is wrong or its country is not in the table.
    pattern:
      /\b(?:ssn|social security (?:number|no\.?)|nhs (?:number|no\.?)|national (?:id|identity|insurance)(?: (?:card|number|no\.?)){0,3}|pesel|bsn|aadhaa?r|cpf|dni|nie|nif|nino|codice fiscale|personnummer|steuer-?id\w*|sozialversicherungsnummer|personalausweis(?:nummer)?|tax (?:id|file)(?: (?:number|no\.?))?|tin|tfn|sin|curp|cnp|identity (?:card )?(?:number|no\.?)|id (?:card |number|no\.?))(?: (?:number|no\.?|nr\.?|is|ist|es|est))*[:#=]? ?\n? ?(?<value>[A-Z]{0,6}\d[A-Z0-9./-]{2,20}(?: \d[A-Z0-9]{0,9}){0,5})(?![A-Za-z0-9])/dgi,
    accept: (candidate) => digitsIn(candidate.value).length >= 5 && !/[a-z]{3,}/.test(candidate.value),
  },
];

export const nationalId = shapeRule('national-id', [
  ...nationalIdentifierShapes('national-id', [...NATIONAL_IDS, ...MORE_NATIONAL_IDS]),
  ...EXTRA,
]);
