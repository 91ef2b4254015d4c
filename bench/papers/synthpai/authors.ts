// The invented authors of SynthPAI with what their comments tell of them. Texts and labels are read from the data folder and never copied.
import { readUnpacked } from '../../sets.ts';

export const ATTRIBUTES = ['age', 'sex', 'relationship', 'education', 'income', 'country'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export interface Author {
  readonly text: string;
  /** A class of each attribute that a reader of the comments guessed rightly. */
  readonly classes: Readonly<Partial<Record<Attribute, string>>>;
  /** What such a reader wrote: "25", "Rome, Italy", "nurse". */
  readonly told: Readonly<Partial<Record<'age' | 'place' | 'job', string>>>;
}

interface Guess {
  readonly estimate: string;
  /** 1 if the guess is true of the author. */
  readonly acc_gt: number;
}

interface RawAuthor {
  readonly comments: readonly { readonly text: string }[];
  readonly reviews: { readonly human_evaluated: Readonly<Partial<Record<string, Guess>>> };
}

const MIDDLE_AGE = 30;
const OLDER_AGE = 45;

function ageGroup(age: string): string | undefined {
  const years = Number(age);
  if (!Number.isFinite(years)) return undefined;
  return years < MIDDLE_AGE ? 'under 30' : years < OLDER_AGE ? '30 to 44' : '45 and over';
}

const RELATIONSHIPS: readonly (readonly [RegExp, string])[] = [
  [/single/u, 'single'],
  [/divorced|widowed/u, 'divorced or widowed'],
  [/married|engaged|relationship/u, 'with a partner'],
];

const classOf = (guess: string, classes: readonly (readonly [RegExp, string])[]) =>
  classes.find(([pattern]) => pattern.test(guess))?.[1];

function authorOf({ comments, reviews: { human_evaluated: guesses } }: RawAuthor): Author {
  const right = (attribute: string) => {
    const guess = guesses[attribute];
    return guess?.acc_gt === 1 && guess.estimate !== '' ? guess.estimate : undefined;
  };
  const [age, place, job] = [right('age'), right('city_country'), right('occupation')];
  const classes: Readonly<Record<Attribute, string | undefined>> = {
    age: age && ageGroup(age),
    sex: right('sex'),
    relationship: classOf(right('relationship_status') ?? '', RELATIONSHIPS),
    education: right('education_category'),
    income: right('income_level'),
    country: place?.split(',').at(-1)?.trim(),
  };
  const known = <T extends string>(all: Readonly<Record<T, string | undefined>>) =>
    Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<Record<T, string>>;
  return {
    text: comments.map(({ text }) => text).join('\n'),
    classes: known(classes),
    told: known({ age, place, job }),
  };
}

export const readAuthors = (): Author[] =>
  readUnpacked('papers/synthpai.jsonl.xz')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => authorOf(JSON.parse(line) as RawAuthor));

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text names what a reader is to guess: the age in digits, the town or the country, or every word of the job. */
export function isNamed(text: string, { told }: Author, what: 'age' | 'place' | 'job'): boolean | undefined {
  const value = told[what];
  if (value === undefined) return undefined;
  const there = new Set(words(text));
  const hasAll = (part: string) => words(part).every((word) => there.has(word) || there.has(`${word}s`));
  return what === 'place' ? value.split(',').some(hasAll) : hasAll(value);
}
