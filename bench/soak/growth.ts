// The prompts of the soak test, and how much memory and how many listeners were added between its readings.
import type { MemoryReading } from '../../e2e/chromium-memory.ts';

const FIRST = [
  'Annika',
  'Tobias',
  'Sigrid',
  'Matteo',
  'Ingrid',
  'Rafael',
  'Helena',
  'Lukas',
  'Marta',
  'Stefan',
  'Nadia',
];
const LAST = [
  'Lindqvist',
  'Castellanos',
  'Haraldsen',
  'Moretti',
  'Weidmann',
  'Kowalczyk',
  'Petrov',
  'Almeida',
  'Brandt',
];

/** Each combination of names comes back, so that a conversation meets people that it knows and people that it does not. */
export function promptAt(number: number): { readonly text: string; readonly name: string } {
  const name = `${FIRST[number % FIRST.length]} ${LAST[number % LAST.length]}`;
  const phone = `+1 503 555 ${String(1000 + ((number * 37) % 9000))}`;
  return { text: `Question ${number}: my name is ${name}, my phone is ${phone}. Write two lines to me.`, name };
}

interface Growth {
  readonly name: string;
  readonly percent: number;
  readonly isTooMuch: boolean;
}

/** Chromium's undo list keeps nodes of texts that were typed, with or without the extension: two of each prompt, and so many at most. */
const UNDO_NODES = 1000;

const growsBy = (name: string): number => (name === 'tab nodes' ? UNDO_NODES : 0);

/** From the third reading to the last: before the first prompt nothing is loaded, and the second is still warming up. */
export function growthOf(readings: readonly MemoryReading[], mostPercent: number): readonly Growth[] {
  const [, , early] = readings;
  const late = readings.at(-1);
  if (!early || !late || early === late) return [];
  return Object.entries(early).map(([name, before]) => {
    const after = late[name] ?? Number.NaN;
    const isTooMuch = !(after <= before * (1 + mostPercent / 100) + growsBy(name));
    return { name, percent: 100 * (after / before - 1), isTooMuch };
  });
}
