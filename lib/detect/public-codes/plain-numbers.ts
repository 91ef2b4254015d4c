// Numbers that the prompt computes with, counts or lists. They look like phone numbers and identifiers.
import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../../text/script.ts';
import type { PublicCode } from './public-code.ts';

const NUMBER = "-?(?!0\\d)\\d{1,40}(?:[.,']\\d{1,40}){0,6}";
const START = '(?<![\\p{L}\\p{N}_.,-]|\\p{N}[ ,;-])';
const END = `(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|_|[.,]\\d)`;

const OPERATOR =
  ' ?(?:\\*{1,2}|×|÷|\\^|%|<<|>>) ?| (?:·|\\+|==?|<=?|>=?|mod|modulo|plus|minus|times|divided by|multiplied by|to the power of|mal|geteilt durch|hoch|fois|divisé par|moins|multiplicado por|más|menos|dividido (?:por|entre)|vezes|moltiplicato per|più|diviso|razy|podzielone przez|dodać|умножить на|делить на|плюс|минус|çarpı|bölü|artı|eksi|गुणा|भाग) |乘以?|除以|加上?|减去?|かける|割る|足す|引く|곱하기|나누기|더하기|빼기';

const VERBS = [
  'convert|round|solve|factori[sz]e|factor|simplify|compute|calculate|evaluate|divide|multiply|subtract|square|halve|truncate|prime factors of|(?:square|cube) root of|logarithm of|digit sum of|divisors of|multiples of|sum of|gcd of|lcm of|remainder of',
  'runde|rechne|berechne|wandle|konvertiere|löse|zerlege|multipliziere|addiere|wurzel (?:aus|von)|primfaktoren von|quersumme von',
  'convertis|convertir|arrondis|arrondir|calcule|calculer|calculez|résous|factorise|divise|multiplie|racine (?:carrée )?de',
  'convierte|redondea|calcula|resuelve|factoriza|divide|multiplica|raíz (?:cuadrada )?de|converta|arredonde|calcule|resolva|fatore|converti|arrotonda|calcola|risolvi|dividi|moltiplica|radice (?:quadrata )?di',
  'przelicz|zaokrąglij|oblicz|zamień|rozłóż|podziel|pomnóż|преобразу[йи]\\p{L}*|округли\\p{L}*|вычисли\\p{L}*|посчитай\\p{L}*|раздели\\p{L}*|умножь\\p{L}*|разложи\\p{L}*|dönüştür|yuvarla|hesapla',
  'احسب|قرّ?ب|اقسم|اضرب|המר|חשב|עגל|बदलें|गणना करें|कन्वर्ट|tính|làm tròn|hitung|bulatkan|konversi(?:kan)?',
].join('|');

const PROPERTY = [
  '(?:is |are )?(?:an? )?(?:prime(?! +(?:member|customer|account|video))|divisible|perfect square|palindrom\\p{L}*)|(?:is |are )?(?:an? )?(?:even|odd|composite)(?= ?(?:\\?|number))',
  '(?:in|to|into|as|nach|ins?|en|a|em|para|na|в|do)(?: the)? (?:hex\\p{L}*|binary|binär\\p{L}*|octal|decimal|dezimal\\p{L}*|base ?\\d{1,2}|roman numerals?|scientific notation|words|ascii|bits|bytes|thousands?|millions?|tausend\\p{L}*|binaire|binario|binário|décimal|hexa\\p{L}*|dwójkow\\p{L}*|двоичн\\p{L}*|шестнадцатеричн\\p{L}*|miles|milliers|migliaia)',
  '(?:eine )?Primzahl|(?:(?:un )?nombre )?premier(?= ?\\?)|(?:número )?primo(?= ?\\?)|liczb\\p{L} pierwsz\\p{L}|простое(?= ?(?:\\?|число))|asal(?= (?:mı|sayı))|(?:to|zu) (?:the )?(?:nearest|\\d{1,2} (?:decimals?|digits))',
].join('|');
const NATIVE_PROPERTY =
  '是(?:不是)?(?:质数|素数|偶数|奇数)|(?:转换|換算|换算|转成|变成)(?:为|成)?(?:[二八十]|英文|罗马)|四舍五入|(?:は|を)?(?:素数|偶数|奇数|2進数|16進数|四捨五入)|(?:을|를|은|는)? ?(?:소수|짝수|홀수|이진수|16진수|반올림)';

const FUNCTION =
  'sum|avg|average|mean|median|sqrt|cbrt|log(?:2|10)?|ln|exp|abs|gcd|lcm|pow|mod|hex|bin|oct|int|float|long|round|floor|ceil|range|factorial|factorint|is_?[pP]rime|[bB]ig_?[iI]nt|parse_?[iI]nt|bit_?[cC]ount|popcount|divmod|rand(?:int|om)?|seed|decimal|fraction|nextprime|summe|somme|suma|soma|somma|mittelwert|moyenne|promedio|runden|arrondi|redondear';

/** Words for amounts. No phone number, account or code follows them. */
const AMOUNTS = [
  'population|inhabitants|views|downloads|subscribers|followers|distances?|circumference|speed|parameters|bytes|steps|ticks|calories|prices?|weights?|lengths?|heights?|sizes?|scores?|readings?|measurements?|dimensions|resolutions?|frequenc(?:y|ies)|totals?|revenues?|costs?|data ?sets?|ports?|chmod|umask|verses?|fibonacci|primes|squares|sensor|grams|laps?|budgets?|quantit(?:y|ies)',
  'einwohner(?:zahl)?|bevölkerung|entfernung\\p{L}*|preise?|gewichte?|längen?|größen?|messwerte|schritte|kalorien|umsätze?|zahlenfolge',
  'habitants|prix|poids|tailles?|mesures|calories|población|habitantes|precios?|pesos?|tamaños?|medidas|calorías|população|preços?|tamanhos|popolazione|abitanti|prezz[io]|pes[io]|misure|calorie',
  'ludność|mieszkańcy|ceny|wagi|kroki|kalorie|население|жител\\p{L}+|цен[аы]|размер\\p{L}*|калори\\p{L}*|nüfus|fiyatlar?|ağırlıklar?|boyutlar?|adımlar|kaloriler?',
  'السكان|عدد السكان|الأسعار|الأوزان|אוכלוסייה|מחירים|משקלים|जनसंख्या|कीमतें|वजन',
].join('|');
const NATIVE_AMOUNTS =
  '人口|价格|價格|重量|尺寸|步数|卡路里|端口|値段|価格|重さ|サイズ|歩数|カロリー|ポート|인구|가격|무게|크기|걸음|칼로리|포트';
/** Words that also stand before phone numbers and personal data: "sales 415-555-0132", "números 612345678". A list must follow. */
const DATA = [
  'votes|tokens|rows|words|characters|times|points|values|counts?|sales|columns?|sequence|numbers',
  'stimmen|zeiten|werte|kosten|datenreihe|folge|zahlen|spalten|voix|temps|valeurs|données|suite|nombres|votos|tiempos|valores|datos|números|dados|voti|tempi|valori|dati|numeri|serie',
  'głosy|czasy|wartości|dane|liczby|голос\\p{L}+|вес[аы]?|значени[яе]|данные|числа|ряд|değerler|veriler|sayılar|القيم|البيانات|الأرقام التالية|ערכים|נתונים|मान|आंकड़े|संख्याएँ',
].join('|');
const NATIVE_DATA = '数值|数据|数列|数字|データ|数値|데이터|수열';
const LINK = '[ :=(]{0,3}(?:(?:of|is|was|were|are|read|reads|von|sind|de|es|di|:|是|は) )?';
/** Three numbers or more with commas. Groups of a phone number have spaces or hyphens between them. */
const LIST_WITH_COMMAS = '[1-9]\\d{0,5}(?:\\.\\d{1,9})?(?:[,;、] ?\\d{1,6}(?:\\.\\d{1,9})?){2,200}';

/** Symbols keep their case, because "M" after a number may be a sex and "Ms", "Yen" and "Miles" names. */
const UNITS = [
  '[kcmµn]?m|[kmµ]?g|[mµn]s|[kKMGT]i?B|[kgt]b|[kMG]?Hz|[kMG]W|kWh|[km]V|ml|km/h|m/s|mph|kmh|px|dpi|rpm|fps|bpm|lbs?|oz|kcal|[Ss]ec(?:ond)?s?|Sekunden',
  'years|Jahre|feet|inch(?:es)?|miles|yards|acres|gallons|grams?|Gramm|kilos?|met(?:re|er)s?|Meter|light-?years?|Lichtjahre|ticks?|bytes|bits|tokens|parameters|people|inhabitants|users|votes|steps|items|pieces|pcs|Stück|Einwohner',
  'euros?|Euro|eur|EUR|dollars?|Dollar|usd|USD|pounds?|gbp|GBP|chf|CHF|yen|yuan|rubles?|zł|[Kk]č|lira|rupees?|inr|INR|habitant(?:s|es)|abitanti|mieszkańców',
  'человек|жителей|рублей|руб|км|кг|метров|kişi|नागरिक|लोग|रुपये|نسمة|متر|كم|تومان|ريال|درهم',
].join('|');
/** A sign of a unit begins other words too: 名字 "name", 人事 "personnel". */
const NATIVE_UNIT =
  '[元円圓原人名个個米克秒步歩票](?!\\p{Script=Han})|公里|千米|公斤|毫米|キロ|メートル|グラム|킬로|미터|그램|명(?![함의단])|걸음';

/**
 * One number or a list of them, divided by the given signs. Phone numbers may begin with zero, these numbers do not. Each character has one
 * way to match, so a failed match costs no more than its length.
 */
const listWith = (signs: string): string =>
  `-?(?!0\\d)\\d(?:\\d|[.,'](?=\\d)|(?:, | [;/x×-] |; |[${signs}])(?=\\d)){0,400}`;
const LIST = listWith(' ;/x×-');

/** 2^n, 2^n - 1 and 2^n + 1, which programs use as limits and masks, and powers of ten with one digit added. */
function isConstant(value: string): boolean {
  const number = BigInt(value.replace(/\D/gu, '') || '0');
  if (
    /^[1-9]\d{0,2}0{5,}$|^10{3,}[1379]$|^(?:86400|604800|31536)000?$|^(?:3735928559|3405691582|998244353|2147467259|2147221164|299792458|149597870700|6371000)$/u.test(
      value.replace('-', ''),
    )
  )
    return true;
  return [-1n, 0n, 1n].some((step) => {
    const power = number + step;
    return power >= 32768n && (power & (power - 1n)) === 0n;
  });
}

/**
 * Whether numbers double from one to the next ("256 512 1024"), or are at least four round ones: "250 300 1000 1200". Groups of a phone
 * number may be round too ("310 250 4000", "20 30 40 50"), but are fewer or shorter.
 */
function isRoundOrDoubling(value: string): boolean {
  const groups = value.match(/\d+/gu) ?? [];
  return (
    (groups.length > 3 && groups.every((group) => /\d{2}0$/u.test(group))) ||
    groups.slice(1).every((group, at) => Number(group) === 2 * Number(groups[at]))
  );
}

const regExp = (source: string, flags = 'giu') => new RegExp(source, flags);

export const PLAIN_NUMBERS: readonly PublicCode[] = [
  {
    name: 'calculation',
    example: 'Solve ⟦12345678 * 87654321⟧',
    pattern: regExp(`${START}${NUMBER}(?:(?:${OPERATOR})[(]?${NUMBER}[)]?){1,20}${END}`),
  },
  {
    name: 'number to compute with',
    example: '⟦Convert 3735928559⟧ to hex',
    pattern: regExp(
      `(?<!\\p{L})(?:${VERBS})(?:,? (?:the|die|der|le|la|el|il|o|a|number|integer|decimal|zahl|nombre|número|numero|liczbę|число)){0,2}:? ${LIST}${END}`,
    ),
  },
  {
    name: 'property of a number',
    example: 'Is ⟦1000000009 prime⟧?',
    pattern: regExp(`${START}${NUMBER} (?:${PROPERTY})(?!\\p{L})|${START}${NUMBER} ?(?:${NATIVE_PROPERTY})`),
  },
  {
    name: 'argument of a function',
    example: 'x = ⟦sum(18446744073709551615, 1)⟧',
    pattern: regExp(
      `(?<![\\p{L}\\p{N}_])(?:math\\.|np\\.|numpy\\.)?(?:(?:${FUNCTION})\\(${NUMBER}|(?:min|max)\\(${NUMBER}, ?${NUMBER})(?:, ?${NUMBER}){0,60}\\)`,
      'gu',
    ),
  },
  {
    name: 'counted things',
    example: '⟦Population 83240525 in Germany, 1428627663⟧ in India',
    pattern: regExp(
      `(?:(?<!\\p{L})(?:${AMOUNTS})(?!\\p{L})|${NATIVE_AMOUNTS})${LINK}${LIST}(?: (?:in|en|em|w|в) \\p{L}{1,16},? (?:and )?${LIST}(?= (?:in|en|em|w|в) )){0,12}${END}|(?:(?<!\\p{L})(?:${DATA})(?!\\p{L})|${NATIVE_DATA})${LINK}${LIST_WITH_COMMAS}${END}`,
    ),
  },
  {
    name: 'digits counted up',
    example: 'The digits are ⟦0123456789⟧.',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_]|\\p{N}[ .,:/-])\\+?0?1234567(?:8(?:90?)?)?${END}(?![ -]\\d)`, 'gu'),
    isUnmistakable: true,
    onlyType: 'PHONE',
  },
  {
    name: 'number with a unit',
    example: 'for ⟦149597870700 m⟧',
    pattern: regExp(
      `${START}${listWith(' ;/x×')} ?(?:(?:${UNITS})(?![\\p{L}\\p{N}-]|[/,]? ?\\d|/)|${NATIVE_UNIT})`,
      'gu',
    ),
  },
  {
    name: 'row of numbers',
    example: 'It shows ⟦250 300 1000 1200⟧ and ⟦256 512 1024⟧.',
    pattern: regExp(`${START}[1-9]\\d{1,5}(?:[ ,][1-9]\\d{1,5}){2,20}${END}`, 'gu'),
    accept: isRoundOrDoubling,
  },
  {
    name: 'constant',
    example: 'Is ⟦2147483647⟧ a limit?',
    pattern: regExp(`(?<![\\p{L}\\p{N}_.,:/-])-?\\d{5,24}${END}`, 'gu'),
    accept: isConstant,
  },
];
