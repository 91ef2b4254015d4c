// Towns that stand in for towns of the same country: small ones, which a reply is unlikely to name of its own accord.
import { once } from '../../lexicon/once.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';

export interface StandInTown {
  readonly country: string;
  /** The state of the United States in an address: "WI". */
  readonly state: string | undefined;
  readonly name: string;
  /** How the postal codes of the town begin. */
  readonly area: string;
}

const townTables = once(() => {
  const towns = cellsOf(readData('surrogates/towns.tsv')).map(
    ([country = '', state, name = '', area = '']): StandInTown => ({
      country,
      state: state === '-' ? undefined : state,
      name,
      area,
    }),
  );
  const byCountry = new Map<string, StandInTown[]>();
  for (const town of towns) byCountry.set(town.country, [...(byCountry.get(town.country) ?? []), town]);
  return { byCountry, byName: new Map(towns.map((town) => [town.name.toLowerCase(), town])) };
});

/** The towns of a country; of the state, if any of them is in it. */
export function standInTowns(country: string, state?: string): readonly StandInTown[] {
  const all = townTables().byCountry.get(country) ?? [];
  const inState = state === undefined ? [] : all.filter((town) => town.state === state);
  return inState.length > 0 ? inState : all;
}

export const countriesOfStandInTowns = (): readonly string[] => [...townTables().byCountry.keys()];

export const standInTownCalled = (name: string): StandInTown | undefined => townTables().byName.get(name.toLowerCase());
