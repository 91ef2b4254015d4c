// Which town stands beside which postal code of a prompt.
import { wordSet } from '../../lexicon/once.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { textOf } from '../../text/span.ts';
import { listedPlace } from '../generalise/places.ts';
import type { PlannedSpan } from '../sanitized.ts';
import { placeOfCode, postalCodeIn } from './postcode-surrogate.ts';
import type { TownPlace } from './town-reserve.ts';

/** Between a postal code and its town: "50667 Köln", "Madison, WI 53703", a new line. */
const BETWEEN = /^,?[ \u00a0\n](?:(?<state>[A-Z]{2}) )?$/u;

export interface TownInPrompt {
  readonly name: string;
  readonly isReplaced: boolean;
}

export interface TownsBeside {
  /** The town beside a postal code, at its first mention. */
  readonly townOf: (code: string) => TownInPrompt | undefined;
  /** The area of a town, as the postal code beside it shows it. */
  readonly placeOf: (town: string) => TownPlace;
}

export const NO_TOWNS_BESIDE: TownsBeside = { townOf: () => undefined, placeOf: () => ({}) };

const REGIONS = wordSet(() => wordsOf(readData('known-names/regions.tsv')));

/** A country or region beside a postal code ("50667 Germany") does not show how the code begins. */
const isTownName = (name: string): boolean => listedPlace(name)?.isTown ?? !REGIONS.has(name.toLowerCase());

const BY_NAME: ReadonlySet<PlannedSpan['mechanism']> = new Set(['keep', 'fpe', 'permutation', 'reserve']);
/** Whether the sanitized text has a name of a town here, and not a placeholder. */
const isNamedTown = (text: string, { annotation, mechanism }: PlannedSpan) =>
  annotation.type === 'LOCATION' && BY_NAME.has(mechanism) && isTownName(textOf(text, annotation));

/** @param spans of the whole prompt, those that are kept too */
export function townsBeside(text: string, spans: readonly PlannedSpan[]): TownsBeside {
  const sorted = [...spans].sort((a, b) => a.annotation.start - b.annotation.start);
  const towns = new Map<string, TownInPrompt>();
  const places = new Map<string, TownPlace>();
  const between = (one: PlannedSpan, other: PlannedSpan) =>
    other.annotation.start < one.annotation.end
      ? null
      : BETWEEN.exec(text.slice(one.annotation.end, other.annotation.start));
  for (const [at, span] of sorted.entries()) {
    const written = textOf(text, span.annotation);
    const code = span.annotation.type === 'ADDRESS' ? postalCodeIn(written) : undefined;
    if (!code || towns.has(written)) continue;
    const [before, after] = [sorted[at - 1], sorted[at + 1]];
    const beside = [
      after && { town: after, gap: between(span, after) },
      before && { town: before, gap: between(before, span) },
    ];
    const found = beside.find((one) => one?.gap && isNamedTown(text, one.town));
    if (!found) continue;
    const name = textOf(text, found.town.annotation);
    towns.set(written, { name, isReplaced: found.town.mechanism !== 'keep' });
    places.set(name, placeOfCode({ ...code, state: code.state ?? found.gap?.groups?.state }));
  }
  return { townOf: (code) => towns.get(code), placeOf: (town) => places.get(town) ?? {} };
}
