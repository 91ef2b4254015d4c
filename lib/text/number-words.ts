// Finds whole numbers from ten to ninety-nine in words, as people write ages: "sixty-four", "siebenundsechzig", "soixante-quatre", 六十四.

const words = (list: string) => list.split(' ');

const EN_ONES = words('one two three four five six seven eight nine');
const EN_TEENS = words('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen');
const EN_TENS = words('twenty thirty forty fifty sixty seventy eighty ninety');
const DE_ONES = words('ein zwei drei vier fünf sechs sieben acht neun');
const DE_TEENS = words('zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn');
const DE_TENS = words('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
const FR_SMALL = words(
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const FR_TENS = words('vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');
const ES_ONES = words('uno dos tres cuatro cinco seis siete ocho nueve');
const ES_TEENS = words('diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve');
const ES_TWENTIES = words(
  'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const ES_TENS = words('treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const IT_ONES = words('uno due tre quattro cinque sei sette otto nove');
const IT_TEENS = words('dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove');
const IT_TENS = words('venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const PT_ONES = words('um dois três quatro cinco seis sete oito nove');
const PT_TEENS = words('dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove');
const PT_TENS = words('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const ZH_ONES = Array.from('一二三四五六七八九');

type Spelling = (tens: number, ones: number) => readonly string[];

/**
 * The spellings in languages that write the tens before the ones: "twenty", and "twenty" + "one" with any of the `joiners` between them
 * ("-", " ").
 */
function regularSpellings(
  teens: readonly string[],
  tensWords: readonly string[],
  ones: readonly string[],
  joiners: readonly string[],
): Spelling {
  return (tens, one) => {
    if (tens === 1) return [teens[one] ?? ''];
    const ten = tensWords[tens - 2] ?? '';
    return one === 0 ? [ten] : joiners.map((joiner) => ten + joiner + (ones[one - 1] ?? ''));
  };
}

const german: Spelling = (tens, one) => {
  if (tens === 1) return [DE_TEENS[one] ?? ''];
  const spelled = [DE_TENS[tens - 2] ?? '', (DE_TENS[tens - 2] ?? '').replace('ß', 'ss')];
  return [...new Set(spelled)].map((ten) => (one === 0 ? ten : `${DE_ONES[one - 1] ?? ''}und${ten}`));
};

const french: Spelling = (tens, one) => {
  if (tens === 1) return [FR_SMALL[one + 9] ?? ''];
  const ten = FR_TENS[tens - 2] ?? '';
  const rest = tens === 7 || tens === 9 ? one + 10 : one;
  if (rest === 0) return [ten, `${ten}s`];
  const small = FR_SMALL[rest - 1] ?? '';
  return [`${ten}-${small}`, `${ten} ${small}`, `${ten} et ${small}`, `${ten}-et-${small}`];
};

const spanish: Spelling = (tens, one) => {
  if (tens === 1) return [ES_TEENS[one] ?? ''];
  if (tens === 2) return [ES_TWENTIES[one] ?? ''];
  const ten = ES_TENS[tens - 3] ?? '';
  return [one === 0 ? ten : `${ten} y ${ES_ONES[one - 1] ?? ''}`];
};

/** The spellings in Italian. The word for the tens loses its last vowel before a vowel: "ventuno", "ventotto". */
const italian: Spelling = (tens, one) => {
  if (tens === 1) return [IT_TEENS[one] ?? ''];
  const ten = IT_TENS[tens - 2] ?? '';
  if (one === 0) return [ten];
  const small = IT_ONES[one - 1] ?? '';
  return [(/^[ou]/u.test(small) ? ten.slice(0, -1) : ten) + (one === 3 ? 'tré' : small), ten + small];
};

const chinese: Spelling = (tens, one) => [
  `${tens === 1 ? '' : (ZH_ONES[tens - 1] ?? '')}十${one === 0 ? '' : (ZH_ONES[one - 1] ?? '')}`,
];

const SPELLINGS: readonly Spelling[] = [
  regularSpellings(EN_TEENS, EN_TENS, EN_ONES, ['-', ' ', '\u2011']),
  german,
  french,
  spanish,
  italian,
  regularSpellings(PT_TEENS, PT_TENS, PT_ONES, [' e ']),
  chinese,
];

function allNumberWords(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let value = 10; value < 100; value += 1)
    for (const spelling of SPELLINGS)
      for (const word of spelling(Math.floor(value / 10), value % 10))
        if (word !== '' && !found.has(word)) found.set(word, value);
  return found;
}

interface NumberInWords {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

let cached: { readonly values: ReadonlyMap<string, number>; readonly pattern: RegExp } | undefined;

function valuesAndPattern() {
  if (cached) return cached;
  const values = allNumberWords();
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length);
  // "sixty-fourth" and 六十四万 are other numbers and must not match; "sixty-four-year-old" must.
  const spaced = longestFirst.filter((word) => !/\p{Script=Han}/u.test(word)).join('|');
  const unspaced = longestFirst.filter((word) => /\p{Script=Han}/u.test(word)).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\p{L}[-\u2011])(?:${spaced})(?![\\p{L}\\p{N}]|[-\u2011](?!year)\\p{L})|(?<![百千一二三四五六七八九])(?:${unspaced})(?![一二三四五六七八九万萬亿億百千])`,
    'giu',
  );
  cached = { values, pattern };
  return cached;
}

/** Finds numbers from ten to ninety-nine that are written in words. */
export function numbersInWords(text: string): readonly NumberInWords[] {
  const { values, pattern } = valuesAndPattern();
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    value: values.get(word.toLowerCase()) ?? Number.NaN,
  })).filter(({ value }) => Number.isFinite(value));
}
