// Reads a form of one name as the forms of another: "Kowalskiego" for Sikora is "Sikory" in the genitive and "Sikorę" in the accusative.
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import { caseOf, formIn } from './paradigms/case-forms.ts';
import type { CaseForms } from './paradigms/paradigm.ts';

/** A form of the other name, with the cases in which it is meant. */
export interface FormReading {
  readonly cases: readonly string[];
  readonly form: string;
}

/** How far a form is from the ones that texts mostly use, so that "Marii" is read as a genitive, not as the plural of a family. */
function distanceOf(key: string): number {
  if (key.startsWith('poss')) return 3;
  if (key.startsWith('pl')) return 2;
  return /\d$/u.test(key) ? 1 : 0;
}

/** For each form of a name, the forms of another name that it may mean; more than one only where nothing but the sentence decides. */
export function readingsOf(
  forms: CaseForms,
  other: CaseForms,
  otherName: string,
): ReadonlyMap<string, readonly FormReading[]> {
  const keysOf = new Map<string, string[]>();
  for (const [key, form] of Object.entries(forms)) keysOf.set(form, [...(keysOf.get(form) ?? []), key]);
  const readings = new Map<string, readonly FormReading[]>();
  for (const [form, keys] of keysOf) {
    const nearest = Math.min(...keys.map(distanceOf));
    const casesOf = new Map<string, string[]>();
    for (const key of keys.filter((one) => distanceOf(one) === nearest)) {
      const meant = formIn(other, key) ?? otherName;
      casesOf.set(meant, [...(casesOf.get(meant) ?? []), caseOf(key)]);
    }
    readings.set(
      form,
      [...casesOf].map(([meant, cases]) => ({ cases, form: meant })),
    );
  }
  return readings;
}

const ROWS = readData('people/words-before-cases.tsv');
let casesByWord: ReadonlyMap<string, readonly string[]> | undefined;
/** Stands in the table for a word that says nothing of the case. */
const ANY_WORD = '-';

function casesAfter(word: string, language: string): readonly string[] | undefined {
  casesByWord ??= new Map(
    cellsOf(ROWS).map(([of = '', one = '', cases = '']) => [`${of} ${one}`, cases.split(' ')] as const),
  );
  return casesByWord.get(`${language} ${word.toLowerCase()}`);
}

/**
 * The reading that the words before a name leave; undefined if more than one is left.
 * @param before the words of the sentence before the name, the nearest first
 */
export function readingAfter(
  readings: readonly FormReading[],
  before: readonly string[],
  language: string,
): FormReading | undefined {
  const cases = [...before, ANY_WORD].map((word) => casesAfter(word, language)).find((found) => found !== undefined);
  const isOf = ({ cases: own }: FormReading, all: readonly string[]) =>
    own.some((one) => all.includes(one.replace(/^pl/u, '')));
  const left = readings.filter((reading) => !cases || isOf(reading, cases));
  // An address is rarer than any other case.
  const likely = left.length > 1 ? left.filter((reading) => !isOf(reading, ['voc'])) : left;
  return likely.length === 1 ? likely[0] : undefined;
}
