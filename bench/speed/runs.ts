import { type Figure, SUBJECTS, type Subject } from './figures.ts';

/** How often each thing is measured, and which things. */
export interface Runs {
  /** Measurements that take less than a second. */
  readonly short: number;
  readonly starts: number;
  /** The engine takes one WebAssembly thread, as it does on a machine with one core. Firefox has no more in any case. */
  readonly isOneThread: boolean;
  readonly subjects: ReadonlySet<Subject>;
}

/** Rules find the address, only the network the name. */
export const FIRST_CHECK = 'My name is Annika Lindqvist (annika.lindqvist@example.org). I live in Berlin.';

type Step = readonly [Subject, measure: () => Promise<readonly Figure[]>];

/** Runs the steps in order. Tells on the error output what is being measured. */
export async function measureEach(
  browser: string,
  { subjects }: Runs,
  steps: readonly Step[],
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [subject, measure] of steps) {
    if (!subjects.has(subject)) continue;
    process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${browser}: ${SUBJECTS[subject].title}\n`);
    figures.push(...(await measure()));
  }
  return figures;
}
