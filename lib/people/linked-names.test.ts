import { expect, it } from 'vitest';
import { keyInMention, linkNames } from './linked-names.ts';
import { poolOf } from './name-tables.ts';
import { paradigmOf } from './paradigms/index.ts';
import type { Gender } from './paradigms/paradigm.ts';

const words = (...all: readonly string[]) => all.map((word) => ({ word, mention: word }));

it.each<readonly [language: string, words: readonly string[], word: string, base: string]>([
  ['pl', ['Marek', 'Markiem'], 'Markiem', 'Marek'],
  ['pl', ['Anna', 'Ania'], 'Ania', 'Anna'],
  ['pl', ['Anna', 'Ani'], 'Ani', 'Anna'],
  ['ru', ['Юлия', 'Юле'], 'Юле', 'Юлия'],
  ['ru', ['Юлия', 'Yuliya'], 'Yuliya', 'Юлия'],
  ['en', ['Elizabeth', 'Liz'], 'Liz', 'Elizabeth'],
  ['en', ['Margaret', 'PEGGY'], 'PEGGY', 'Margaret'],
  ['hu', ['Anna', 'Annának'], 'Annának', 'Anna'],
  ['tr', ['Ayşe', "Ayşe'ye"], "Ayşe'ye", 'Ayşe'],
])('links in %s of %j the word %s to %s', (language, all, word, base) => {
  expect(linkNames(words(...all), language).get(word.toLowerCase())?.base.name).toBe(base);
});

it.each([
  ['en', ['Elizabeth', 'Robert']],
  ['en', ['Liz', 'Bob']],
  ['en', ['Alexander', 'Alexandra', 'Alex']],
  ['de', ['Katharina', 'Hans']],
])('links nothing in %s of %j', (language, all) => {
  const linked = linkNames(words(...all), language);
  expect(
    all.filter((word) => all.some((other) => other !== word && linked.get(word.toLowerCase())?.base.name === other)),
  ).toEqual([]);
});

it('takes the gender of a surname from the given name beside it', () => {
  const mention = (text: string) => {
    const [given = '', family = ''] = text.split(' ');
    return [
      { word: given, mention: text, kind: 'given' as const },
      { word: family, mention: text, kind: 'family' as const },
    ];
  };
  const linked = linkNames([...mention('Marek Zawadzki'), ...mention('Katarzyna Zawadzka')], 'pl');
  expect(linked.get('zawadzka')?.base).toMatchObject({ name: 'Zawadzki' });
  expect(linked.get(keyInMention('Katarzyna Zawadzka', 'Zawadzka'))?.base.gender).toBe('female');
});

it('takes a surname in -a from the full name, whatever else its forms may be', () => {
  const full = (given: string, family: string) => [
    { word: given, mention: `${given} ${family}`, kind: 'given' as const },
    { word: family, mention: `${given} ${family}`, kind: 'family' as const },
  ];
  const linked = linkNames(
    [...full('Ryszard', 'Kempa'), ...full('Ryszard', 'Dolata'), ...words('Dolaty', 'Kempę', 'Dolata')],
    'pl',
  );
  const nameOf = (word: string) => [linked.get(word)?.base.name, linked.get(word)?.base.gender];
  expect(['dolaty', 'dolata', 'kempę', 'kempa'].map(nameOf)).toEqual([
    ['Dolata', 'male'],
    ['Dolata', 'male'],
    ['Kempa', 'male'],
    ['Kempa', 'male'],
  ]);
});

const GENDERS: readonly Gender[] = ['female', 'male'];
const CULTURES = ['pl', 'ru', 'uk', 'el', 'hu', 'fi', 'tr', 'lt', 'lv', 'cs', 'sk', 'hr', 'ro'];

it.each(CULTURES)('links each form of each stand-in of %s to its name', (culture) => {
  const paradigm = paradigmOf(culture);
  const lost = poolOf(culture).flatMap(({ name, kind, gender }) =>
    (gender ? [gender] : GENDERS).flatMap((one) =>
      Object.values(paradigm?.formsOf({ name, kind, gender: one }) ?? {}).filter((form) => {
        const all = [name, form].map((word) => ({ word, mention: word, kind, gender: one }));
        return linkNames(all, culture).get(form.toLowerCase())?.base.name.toLowerCase() !== name.toLowerCase();
      }),
    ),
  );
  expect(lost).toEqual([]);
});
