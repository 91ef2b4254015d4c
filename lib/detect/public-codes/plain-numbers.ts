// Numbers that the prompt computes with, counts or lists. They look like phone numbers and identifiers.
import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../../text/script.ts';
import type { PublicCode } from './public-code.ts';

const NUMBER = "-?\\d{1,40}(?:[.,']\\d{1,40}){0,6}";
const START = '(?<![\\p{L}\\p{N}_.,-]|\\p{N}[ ,;-])';
const END = `(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|_|[.,]\\d)`;

const OPERATOR =
  ' ?(?:\\*{1,2}|×|·|÷|\\^|%|<<|>>) ?| (?:\\+|==?|<=?|>=?|mod|modulo|plus|minus|times|divided by|multiplied by|to the power of|mal|geteilt durch|hoch|fois|divisé par|moins|por|más|menos|dividido (?:por|entre)|vezes|mais|per|più|meno|diviso|razy|podzielone przez|dodać|умножить на|делить на|плюс|минус|çarpı|bölü|artı|eksi|गुणा|भाग) |乘以?|除以|加上?|减去?|かける|割る|足す|引く|곱하기|나누기|더하기|빼기';

const VERBS = [
  'convert|round|solve|factori[sz]e|factor|simplify|compute|calculate|evaluate|divide|multiply|subtract|square|halve|truncate|prime factors of|(?:square|cube) root of|logarithm of|digits? of|divisors of|multiples of|sum of|gcd of|lcm of|remainder of',
  'runde|rechne|berechne|wandle|konvertiere|löse|zerlege|multipliziere|addiere|wurzel (?:aus|von)|primfaktoren von|quersumme von',
  'convertis|convertir|arrondis|arrondir|calcule|calculer|calculez|résous|factorise|divise|multiplie|racine (?:carrée )?de',
  'convierte|redondea|calcula|resuelve|factoriza|divide|multiplica|raíz (?:cuadrada )?de|converta|arredonde|calcule|resolva|fatore|converti|arrotonda|calcola|risolvi|dividi|moltiplica|radice (?:quadrata )?di',
  'przelicz|zaokrąglij|oblicz|zamień|rozłóż|podziel|pomnóż|преобразу[йи]\\p{L}*|округли\\p{L}*|вычисли\\p{L}*|посчитай\\p{L}*|раздели\\p{L}*|умножь\\p{L}*|разложи\\p{L}*|dönüştür|yuvarla|hesapla|çevir',
  'حوّ?ل|احسب|قرّ?ب|اقسم|اضرب|המר|חשב|עגל|बदलें|गणना करें|कन्वर्ट|tính|làm tròn|hitung|bulatkan|konversi(?:kan)?',
].join('|');

const PROPERTY = [
  '(?:is |are )?(?:an? )?(?:prime|even|odd|divisible|perfect square|composite|palindrom\\p{L}*)',
  '(?:in|to|into|as|nach|ins?|en|a|em|para|na|в|do)(?: the)? (?:hex\\p{L}*|binary|binär\\p{L}*|octal|decimal|dezimal\\p{L}*|base ?\\d{1,2}|roman numerals?|scientific notation|words|ascii|bits|bytes|thousands?|millions?|tausend\\p{L}*|binaire|binario|binário|décimal|hexa\\p{L}*|dwójkow\\p{L}*|двоичн\\p{L}*|шестнадцатеричн\\p{L}*|miles|milliers|migliaia)',
  '(?:eine )?Primzahl|premier|primo|liczb\\p{L} pierwsz\\p{L}|простое|asal|(?:to|zu) (?:the )?(?:nearest|\\d{1,2} (?:decimals?|digits))',
].join('|');
const NATIVE_PROPERTY =
  '是(?:不是)?(?:质数|素数|偶数|奇数)|(?:转换|換算|换算|转成|变成|四舍五入)|(?:は|を)?(?:素数|偶数|奇数|2進数|16進数|四捨五入)|(?:을|를|은|는)? ?(?:소수|짝수|홀수|이진수|16진수|반올림)';

const FUNCTION =
  'sum|min|max|avg|average|mean|median|sqrt|cbrt|log(?:2|10)?|ln|exp|abs|gcd|lcm|pow|mod|hex|bin|oct|int|float|long|round|floor|ceil|range|factorial|factorint|is_?prime|bigint|number|parse_?int|bit_?count|popcount|divmod|rand(?:int|om)?|seed|decimal|fraction|nextprime|summe|somme|suma|soma|somma|mittelwert|moyenne|promedio|media|runden|arrondi|redondear';

const COUNTED = [
  'population|inhabitants|residents|citizens|votes|views|downloads|subscribers|followers|distances?|circumference|speed|tokens|parameters|rows|words|characters|bytes|steps|ticks|calories|prices?|weights?|lengths?|heights?|sizes?|times|scores?|points|values|readings?|measurements?|dimensions|resolutions?|frequenc(?:y|ies)|counts?|totals?|sales|revenues?|costs?|data ?sets?|columns?|ports?|chmod|umask|permissions|verses?|midi|sequence|fibonacci|primes|squares|sensor|grams|laps?|budgets?|quantit(?:y|ies)',
  'einwohner(?:zahl)?|bevölkerung|stimmen|entfernung\\p{L}*|preise?|gewichte?|längen?|größen?|zeiten|werte|messwerte|schritte|kalorien|umsätze?|kosten|daten(?:satz|reihe)|zahlenfolge|folge|folgende zahlen|zahlen|spalten?',
  'population|habitants|voix|prix|poids|tailles?|temps|valeurs|mesures|pas|calories|données|suite|nombres|población|habitantes|votos|precios?|pesos?|tamaños?|tiempos|valores|medidas|pasos|calorías|datos|números|população|preços?|tamanhos|dados|passos|popolazione|abitanti|voti|prezz[io]|pes[io]|tempi|valori|misure|passi|calorie|dati|numeri|serie',
  'ludność|mieszkańcy|głosy|ceny|wagi|czasy|wartości|kroki|kalorie|dane|liczby|население|жител\\p{L}+|голос\\p{L}+|цен[аы]|вес[аы]?|размер\\p{L}*|значени[яе]|шаг\\p{L}*|калори\\p{L}*|данные|числа|ряд|nüfus|oylar?|fiyatlar?|ağırlıklar?|boyutlar?|değerler|adımlar|kaloriler?|veriler|sayılar',
  'السكان|عدد السكان|الأسعار|الأوزان|القيم|الخطوات|البيانات|الأرقام التالية|אוכלוסייה|מחירים|משקלים|ערכים|צעדים|נתונים|जनसंख्या|कीमतें|वजन|मान|कदम|आंकड़े|संख्याएँ',
].join('|');
const COUNTED_NATIVE =
  '人口|居民|票数|价格|價格|重量|尺寸|数值|步数|卡路里|数据|数列|数字|端口|値段|価格|重さ|サイズ|歩数|カロリー|データ|数列|ポート|인구|가격|무게|크기|걸음|칼로리|데이터|수열|포트';

const UNITS = [
  '(?:[kcmµn]?m|[kmµ]?g|[mµn]s|[kmgt]i?b|[kmg]?hz|[km]w|kwh|[km]v|ml|km/h|m/s|mph|kmh|px|dpi|rpm|fps|bpm|ms|secs?|seconds?|sekunden|minutes?|minuten|hours?|stunden|days?|tage|years?|jahre|weeks?|months?|lbs?|oz|feet|inch(?:es)?|miles?|yards?|acres?|gallons?|cups?|grams?|gramm|kilos?|kcal|cal|metres?|meters?|light-?years?|ticks?|bytes|bits|tokens?|parameters?|people|inhabitants|users|votes|times|steps|points|items|pieces|pcs|stück|einwohner|euros?|eur|dollars?|usd|pounds?|gbp|chf|yen|yuan|rubles?|zł|kč|lira|rupees?|inr|habitants?|habitantes|abitanti|mieszkańców|человек|жителей|рублей|руб|км|кг|метров|kişi|lira|नागरिक|लोग|रुपये|نسمة|متر|كم|تومان|ريال|درهم)',
].join('|');
const NATIVE_UNIT = '[元円圓원人名个個米克秒步歩票]|公里|千米|公斤|毫米|キロ|メートル|グラム|킬로|미터|그램|명|걸음';

/** One number or a list of them. Each character has one way to match, so a failed match costs no more than its length. */
const LIST = "-?\\d(?:\\d|[.,'](?=\\d)|(?:, | [;/x×-] |; |[ ;/x×-])(?=\\d)){0,400}";

/** 2^n, 2^n - 1 and 2^n + 1, which programs use as limits and masks, and powers of ten with one digit added. */
function isConstant(value: string): boolean {
  const number = BigInt(value.replace(/\D/gu, '') || '0');
  if (
    /^[1-9]\d{0,3}0{4,}$|^10{3,}[1379]$|^(?:86400|604800|31536)000?$|^(?:3735928559|3405691582|998244353|2147467259|2147221164|299792458|149597870700|6371000)$/u.test(
      value.replace('-', ''),
    )
  )
    return true;
  return [-1n, 0n, 1n].some((step) => {
    const power = number + step;
    return power >= 32768n && (power & (power - 1n)) === 0n;
  });
}

/** Whether numbers are round or double from one to the next, as no phone number does: "250 300 1000", "256 512 1024". */
function isRoundOrDoubling(value: string): boolean {
  const groups = value.match(/\d+/gu) ?? [];
  if (groups.some((group) => /^0/u.test(group))) return false;
  return (
    groups.every((group) => /\d0$/u.test(group)) ||
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
      `(?<![\\p{L}\\p{N}_])(?:math\\.|np\\.|numpy\\.)?(?:${FUNCTION})\\(${NUMBER}(?:, ?${NUMBER}){0,60}\\)`,
    ),
  },
  {
    name: 'counted things',
    example: '⟦Population 83240525 in Germany, 1428627663⟧ in India',
    pattern: regExp(
      `(?:(?<!\\p{L})(?:${COUNTED})(?!\\p{L})|${COUNTED_NATIVE})[ :=(]{0,3}(?:(?:of|is|was|were|are|read|reads|von|sind|de|es|di|:|是|は) )?${LIST}(?: (?:\\p{L}{1,16},? ){1,4}${LIST}){0,12}${END}`,
    ),
  },
  {
    name: 'number with a unit',
    example: 'for ⟦149597870700 m⟧',
    pattern: regExp(`${START}${LIST} ?(?:(?:${UNITS})(?![\\p{L}\\p{N}-])|${NATIVE_UNIT})`),
  },
  {
    name: 'row of numbers',
    example: 'The sensor shows ⟦250 300 1000⟧ today.',
    pattern: regExp(`${START}\\d{2,6}(?:[ ,-]\\d{2,6}){2,20}${END}`, 'gu'),
    accept: isRoundOrDoubling,
  },
  {
    name: 'constant',
    example: 'Is ⟦2147483647⟧ a limit?',
    pattern: regExp(`(?<![\\p{L}\\p{N}_.,:/-])-?\\d{5,24}${END}`, 'gu'),
    accept: isConstant,
  },
];
