// Replaces an age by its decade, in words that fit the sentence: "I am in my sixties", "a sixty-something woman", "sesenta y tantos años".
import { readData } from '../../lexicon/read-data.ts';
import { wordsUnder } from '../../lexicon/words.ts';
import type { PhraseLanguage, Surroundings } from './phrase.ts';

interface AgePhrase {
  readonly phrase: string;
  /** Other ways in which a reply may say the phrase: "in your sixties". */
  readonly alsoSaid: readonly string[];
}

const AGE = /^\D*?(\d{1,3})\D*$/u;
/** By language, form and decade. */
const decadeWords = wordsUnder(readData('facts/decades.tsv'));
const LAST_DECADE = 90;
const inDecade = (form: string, age: number): string | undefined =>
  decadeWords(`${form} ${Math.min(LAST_DECADE, 10 * Math.floor(age / 10))}`)[0];

const POSSESSIVE_BEFORE: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})I(?:['’]m| am| was| turned| turn)(?: \p{L}+)? $/u, 'my'],
  [/(?<!\p{L})you(?:['’]re| are| were)(?: \p{L}+)? $/iu, 'your'],
  [
    /(?<!\p{L})(?:he|father|dad|husband|brother|son|grandfather|uncle|boyfriend)(?:['’]s| is| was)(?: \p{L}+)? $/iu,
    'his',
  ],
  [
    /(?<!\p{L})(?:she|mother|mum|mom|wife|sister|daughter|grandmother|aunt|girlfriend)(?:['’]s| is| was)(?: \p{L}+)? $/iu,
    'her',
  ],
  [/(?<!\p{L})we(?:['’]re| are| were)(?: both)? $/iu, 'our'],
  [/(?<!\p{L})(?:is|are|was|were|['’]s|['’]re) $/iu, 'their'],
];
const POSSESSIVE_WORDS = ['my', 'your', 'his', 'her', 'their', 'our'];
/** An age in the form "67-year-old", before a noun or alone. */
const YEAR_OLD = /\d\s*(?:-\s*)?(?:year|yr)s?[\s-]+old$/iu;
const JAEHRIG = /^(\d+)[\s-]*jährig(\p{L}*)$/iu;

function english(age: number, original: string, { before, after }: Surroundings): AgePhrase {
  const isAttribute = YEAR_OLD.test(original) && /-/.test(original);
  const whose =
    isAttribute || /^[\s-]*\p{L}*year/iu.test(after)
      ? undefined
      : POSSESSIVE_BEFORE.find(([pattern]) => pattern.test(before))?.[1];
  const isNoun = isAttribute && !/^ \p{Ll}/u.test(after);
  if (age < 13)
    return {
      phrase: whose ? 'a child' : isAttribute && !isNoun ? 'young' : 'young child',
      alsoSaid: ['a child', 'a young child'],
    };
  if (age < 20) {
    const alsoSaid = POSSESSIVE_WORDS.map((other) => `in ${other} teens`);
    return { phrase: whose ? `in ${whose} teens` : isAttribute && !isNoun ? 'teenage' : 'teenager', alsoSaid };
  }
  const [number, plural] = [inDecade('en number', age), inDecade('en plural', age)];
  const alsoSaid = [...POSSESSIVE_WORDS.map((other) => `in ${other} ${plural}`), `${number}-something`];
  return { phrase: whose ? `in ${whose} ${plural}` : `${number}-something`, alsoSaid };
}

function german(age: number, original: string, { before, after }: Surroundings): AgePhrase {
  const [, , ending] = JAEHRIG.exec(original) ?? [];
  if (age < 20) {
    const word = age < 13 ? 'unter dreizehn' : 'zwischen dreizehn und zwanzig';
    return {
      phrase: ending === undefined ? withUnit(word, original, /Jahre?n?(?: alt)?$/iu) : `jung${ending || 'e'}`,
      alsoSaid: [],
    };
  }
  const [number, plural] = [inDecade('de number', age), inDecade('de plural', age)];
  if (ending !== undefined) return { phrase: `über ${number}jährig${ending}`, alsoSaid: [] };
  const isState = /(?<!\p{L})(?:bin|bist|ist|sind|war|seid)(?: \p{L}+)? $/iu.test(before) && !/^ Jahre?/iu.test(after);
  const state = `in den ${plural}`;
  const alsoSaid = [state, `in Ihren ${plural}`, `in deinen ${plural}`, `über ${number}`];
  return { phrase: isState ? state : withUnit(`über ${number}`, original, /Jahre?n?(?: alt)?$/iu), alsoSaid };
}

/** Appends the unit of the original ("Jahre alt", "ans") to the phrase, if the original has one. */
function withUnit(phrase: string, original: string, unit: RegExp): string {
  const own = unit.exec(original)?.[0];
  return own === undefined ? phrase : `${phrase} ${own}`;
}

function french(age: number, original: string, { before }: Surroundings): AgePhrase {
  const ans = /ans?$/iu;
  if (age < 20)
    return { phrase: withUnit(age < 13 ? 'moins de treize' : 'entre treize et vingt', original, ans), alsoSaid: [] };
  const aine = inDecade('fr about', age);
  const more = withUnit(`plus de ${inDecade('fr number', age)}`, original, ans);
  const hasIt = /(?<!\p{L})(?:ai|as|a|ont|avez|avons|avais|avait) $/iu.test(before) && ans.test(original);
  return { phrase: aine !== undefined && hasIt ? aine : more, alsoSaid: aine === undefined ? [] : [aine] };
}

function spanish(age: number, original: string): AgePhrase {
  const años = /años?$/iu;
  if (age < 20)
    return { phrase: withUnit(age < 13 ? 'menos de trece' : 'entre trece y diecinueve', original, años), alsoSaid: [] };
  return { phrase: withUnit(inDecade('es about', age) ?? '', original, años), alsoSaid: [] };
}

function chinese(age: number, original: string): AgePhrase {
  const unit = /(?:周岁|岁)$/u.exec(original)?.[0] ?? '';
  return { phrase: `${inDecade('zh about', age) ?? ''}${unit}`, alsoSaid: [] };
}

/** Undefined if the span is not the age of one person in years. */
export function ageDecade(original: string, language: PhraseLanguage, around: Surroundings): AgePhrase | undefined {
  const age = Number(AGE.exec(original)?.[1]);
  // The phrases end with the nineties.
  if (!Number.isInteger(age) || age >= 100) return undefined;
  // Ages in months, weeks or days have no decade.
  if (
    /month|week|day|monat|woche|mois|semaine|mes|semana|个月|周(?!岁)|天|\d\s*-?(?:mos?|mths?|wks?)(?!\p{L})/iu.test(
      original,
    ) ||
    /^\s*-?(?:month|week|day|Monat|Woche|mois|semaine|mes|semana|个月|周(?!岁)|天|(?:mos?|mths?|wks?)(?!\p{L}))/iu.test(
      around.after,
    )
  )
    return undefined;
  switch (language) {
    case 'en':
      return english(age, original, around);
    case 'de':
      return german(age, original, around);
    case 'fr':
      return french(age, original, around);
    case 'es':
      return spanish(age, original);
    case 'zh':
      return chinese(age, original);
  }
}
