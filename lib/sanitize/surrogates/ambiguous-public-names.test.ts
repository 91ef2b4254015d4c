// Names that mean something famous when they stand alone: no person's stand-in is one of them, and people with such names are hidden like
// others.
import { expect, it } from 'vitest';
import { listCodecs } from '../../codecs/list-codecs.ts';
import { isAmbiguousPublicName } from '../../judge/known-names/public-names.ts';
import { AMBIGUOUS_NAMES } from '../../lexicon/known-names.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { FIRST_NAME_LISTS } from '../../privacy/lists/index.ts';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

const names = wordsOf(AMBIGUOUS_NAMES);
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The name to which the permutation alone would give this stand-in. */
function originalOf(surrogate: string): string | undefined {
  const lists = new Set(FIRST_NAME_LISTS.map(({ name }) => `list:${name}`));
  return listCodecs
    .filter(({ name }) => lists.has(name))
    .map((codec) => codec.recover(surrogate, SECRET))
    .find((original) => original !== undefined);
}

const cases = names
  .map(capitalized)
  .flatMap((name): (readonly [string, string])[] => {
    const original = originalOf(name);
    return original === undefined || isAmbiguousPublicName(original) ? [] : [[name, original]];
  })
  .slice(0, 12);

it('has names that the lists of stand-ins hold too', () => {
  expect(cases.length).toBeGreaterThan(5);
});

it.each(cases)('never issues %s, here for %s', (name, original) => {
  const done = run(`${original} wrote.`, [[original, 'PERSON']]);
  expect(done.text).not.toContain(name);
  expect(done.text).not.toContain(original);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(`${original} wrote.`);
});

it.each(['Heidi', 'Elsa', 'Hennessy'])('replaces a person called %s', (name) => {
  expect(run(`${name} wrote.`, [[name, 'PERSON']]).text).not.toContain(name);
});

it('knows a name in any case and with its genitive', () => {
  expect(['HEIDI', 'Heidi’s', "Porsche's"].every(isAmbiguousPublicName)).toBe(true);
  expect(['Ottoline', 'Agnieszka', 'Heid'].some(isAmbiguousPublicName)).toBe(false);
});
