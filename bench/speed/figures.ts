// The figures of a browser, in a form that both browsers share.
import { type Spread, spreadOf } from '../spread.ts';

/** In the order of the tables. */
export const SUBJECTS = {
  keystroke: { title: 'Page work per keystroke, 200 messages', unit: 'ms of processor time' },
  highlight: { title: 'Key to highlight, after a prompt of 100 words', unit: 'ms' },
  check: { title: 'Check by length', unit: 'ms' },
  memory: { title: 'Memory after the first check', unit: 'MB' },
  start: { title: 'Cold start', unit: 'ms' },
  package: { title: 'Package', unit: 'kB packed' },
} as const;

export type Subject = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly Subject[];

export interface Figure {
  readonly subject: Subject;
  /** Both browsers use one name for one measurement, so that the tables show them side by side. */
  readonly name: string;
  /** One for each run, in the unit of the subject; at least one. */
  readonly values: readonly number[];
}

export interface Untold {
  readonly subject: Subject;
  readonly what: string;
  readonly why: string;
}

export interface BrowserFigures {
  readonly browser: 'Chromium' | 'Firefox';
  readonly version: string;
  readonly figures: readonly Figure[];
  /** Figures that this browser does not give. */
  readonly untold: readonly Untold[];
}

/** The names of a subject's figures, in the order in which they were measured. */
export const namesOf = (subject: Subject, all: readonly BrowserFigures[]): readonly string[] => [
  ...new Set(all.flatMap(({ figures }) => figures.filter((one) => one.subject === subject).map(({ name }) => name))),
];

export function spreadIn({ figures }: BrowserFigures, subject: Subject, name: string): Spread | undefined {
  const found = figures.find((one) => one.subject === subject && one.name === name);
  return found && spreadOf(found.values);
}
