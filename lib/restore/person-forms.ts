// The other forms of a stand-in that a reply may use: its cases and short forms, each for the same form of the original.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { fullNamesOf, type PoolName, poolNamesOf } from '../people/name-tables.ts';
import { formIn } from '../people/paradigms/case-forms.ts';
import { paradigmOf } from '../people/paradigms/index.ts';
import type { CaseForms, Gender } from '../people/paradigms/paradigm.ts';
import { romanisedPairs } from '../people/romanised-names.ts';
import { latinForms } from '../people/transliteration.ts';

const GENDERS: readonly Gender[] = ['female', 'male'];

const casesOf = ({ culture, kind }: PoolName, name: string, gender: Gender): CaseForms =>
  paradigmOf(culture)?.formsOf({ name, kind, gender }) ?? { nom: name };

/** The forms of two names, each beside the other's. A form that the original lacks gives the original itself. */
function alikeForms(entry: PoolName, surrogate: string, original: string): readonly (readonly [string, string])[] {
  const genders = entry.gender ? [entry.gender] : GENDERS;
  return genders.flatMap((gender) => {
    const own = casesOf(entry, original, gender);
    return Object.entries(casesOf(entry, surrogate, gender)).map(
      ([key, form]) => [form, formIn(own, key) ?? original] as const,
    );
  });
}

/** The short form by which the conversation calls the bearer of a name; the name itself if it never does. */
const nicknameIn = (pairs: readonly RestorePair[], { original }: RestorePair): string =>
  pairs.find(
    (other) =>
      other.type === 'PERSON' &&
      fullNamesOf(other.original).some(({ name }) => name.toLowerCase() === original.toLowerCase()),
  )?.original ?? original;

/** A name of another script in Latin letters, each beside the original by the same standard. */
function latinPairs(surrogate: string, original: string): readonly (readonly [string, string])[] {
  const own = latinForms(original);
  return Object.entries(latinForms(surrogate)).flatMap(([standard, form]) => {
    const written = own[standard];
    return written === undefined ? [] : [[form, written] as const];
  });
}

/** @param pairs all of the conversation */
export function personFormPairs(pair: RestorePair, pairs: readonly RestorePair[]): readonly RestorePair[] {
  if (pair.type !== 'PERSON') return [];
  const romanised = romanisedPairs(pair.original, pair.surrogate).map(([original, surrogate]) => ({
    ...pair,
    surrogate,
    original,
  }));
  if (pair.shape !== 'word') return romanised;
  const found = new Map<string, string>();
  for (const entry of poolNamesOf(pair.surrogate)) {
    const short = entry.nicknames.flatMap((nickname) => alikeForms(entry, nickname, nicknameIn(pairs, pair)));
    for (const [surrogate, original] of [...alikeForms(entry, pair.surrogate, pair.original), ...short])
      if (surrogate !== pair.surrogate && !found.has(surrogate)) found.set(surrogate, original);
  }
  for (const [surrogate, original] of latinPairs(pair.surrogate, pair.original))
    if (!found.has(surrogate)) found.set(surrogate, original);
  return [...romanised, ...[...found].map(([surrogate, original]) => ({ ...pair, surrogate, original }))];
}
