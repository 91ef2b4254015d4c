import { expect, it } from 'vitest';
import { readingAfter, readingsOf } from './form-readings.ts';
import { type PoolName, poolOf } from './name-tables.ts';
import { paradigmOf } from './paradigms/index.ts';
import { named } from './paradigms/paradigm.test-support.ts';
import type { Gender } from './paradigms/paradigm.ts';

const readings = (language: string, bearer: string, name: string, other: string, form: string) => {
  const forms = (one: string) => paradigmOf(language)?.formsOf(named(one, bearer)) ?? { nom: one };
  return readingsOf(forms(name), forms(other), other).get(form) ?? [];
};

it.each([
  ['pl', "man's surname", 'Kowalski', 'Sikora', 'Kowalskiego', ['do'], 'Sikory'],
  ['pl', "man's surname", 'Kowalski', 'Sikora', 'Kowalskiego', ['pana', 'do'], 'Sikory'],
  ['pl', "man's surname", 'Kowalski', 'Sikora', 'Kowalskiego', ['przez'], 'Sikorę'],
  ['pl', "man's surname", 'Kowalski', 'Sikora', 'Kowalskiego', ['szuka'], undefined],
  ['pl', "man's surname", 'Kowalski', 'Nowak', 'Kowalskim', ['z'], 'Nowakiem'],
  ['pl', "man's surname", 'Kowalski', 'Nowak', 'Kowalskim', ['o'], 'Nowaku'],
  ['pl', "man's surname", 'Kowalski', 'Nowak', 'Kowalskim', ['rozmawiam'], 'Nowakiem'],
  ['pl', "man's surname", 'Kowalski', 'Nowak', 'Kowalskich', ['rodzina'], 'Nowaków'],
  ['pl', 'man', 'Tomasz', 'Kuba', 'Tomaszu', ['o'], 'Kubie'],
  ['pl', 'man', 'Tomasz', 'Kuba', 'Tomaszu', ['drogi'], 'Kubo'],
  ['el', 'man', 'Βαγγέλης', 'Στέλιος', 'Βαγγέλη', ['τον'], 'Στέλιο'],
  ['el', 'man', 'Βαγγέλης', 'Στέλιος', 'Βαγγέλη', ['του'], 'Στέλιου'],
  ['el', 'man', 'Βαγγέλης', 'Νίκος', 'Βαγγέλη', ['Αγαπητέ'], 'Νίκο'],
] as const)('reads in %s for a %s %s, who is %s, the form %s after %j: %s', (...row) => {
  const [language, bearer, name, other, form, before, expected] = row;
  const found = readings(language, bearer, name, other, form);
  const reading = found.length === 1 ? found[0] : readingAfter(found, before, language);
  expect(reading?.form).toBe(expected);
});

const GENDERS: readonly Gender[] = ['female', 'male'];
/** Which singular cases of a name are one form: "gen=acc" for a man. */
function sameCases(culture: string, { name, kind }: PoolName, gender: Gender): string {
  const forms = Object.entries(paradigmOf(culture)?.formsOf({ name, kind, gender }) ?? {});
  const main = forms.filter(([key]) => !/\d$|^(?:pl|poss|voc)/u.test(key));
  return main.map(([, form]) => main.findIndex(([, other]) => other === form)).join(' ');
}

it.each(['pl', 'cs', 'sk', 'ru', 'uk', 'lt', 'lv'])(
  'has in %s only women among the stand-ins whose forms tell as many cases as those of the others',
  (culture) => {
    const women = poolOf(culture).filter(({ gender }) => gender === 'female');
    const distinct = women.map((one) => new Set(sameCases(culture, one, 'female').split(' ')).size);
    const most = Math.max(...distinct);
    expect(women.filter((_, at) => (distinct[at] ?? 0) < most).map(({ name }) => name)).toEqual([]);
  },
);

const CULTURES = ['pl', 'cs', 'sk', 'hr', 'ru', 'uk', 'el', 'ro', 'hu', 'fi', 'tr', 'lt', 'lv'];

it.each(CULTURES)(
  'gives each form of each stand-in of %s as the same form of each other person, or says it is open',
  (culture) => {
    const paradigm = paradigmOf(culture);
    const wrong: string[] = [];
    for (const gender of GENDERS)
      for (const kind of ['given', 'family'] as const) {
        const people = poolOf(culture).filter((one) => one.kind === kind && (one.gender ?? gender) === gender);
        for (const [at, { name }] of people.entries()) {
          const other = people[(at + 7) % people.length]?.name ?? name;
          const [forms, own] = [name, other].map(
            (one) => paradigm?.formsOf({ name: one, kind, gender }) ?? { nom: one },
          );
          if (!forms || !own) continue;
          const found = readingsOf(forms, own, other);
          for (const key of ['nom', 'gen', 'dat', 'acc', 'ins', 'loc']) {
            const [form, meant] = [forms[key], own[key]];
            if (form === undefined || meant === undefined) continue;
            if (!found.get(form)?.some((reading) => reading.form === meant)) wrong.push(`${form}: ${meant} (${key})`);
          }
        }
      }
    expect(wrong).toEqual([]);
  },
);
