// Documents written by templates that no training script has seen, with names from several lists; the same ones on every run.
import { readFileSync } from 'node:fs';
import {
  DRUG_LISTS,
  FIRST_NAME_LISTS,
  LAST_NAME_LISTS,
  MEDICAL_CONDITION_LISTS,
  NATIONALITY_LISTS,
  OCCUPATION_LISTS,
  PLACE_LISTS,
} from '../lib/privacy/lists/index.ts';
import { seededRandom } from '../lib/privacy/random.seeded.test-support.ts';
import type { TypedSpan } from './borders.ts';
import { type AnnotatedSet, type Example, readNames, readUnpacked } from './sets.ts';

const TEMPLATES = readFileSync(new URL('generated-templates.txt', import.meta.url), 'utf8')
  .split('\n---\n')
  .map((template) => template.trim());

const GENERATED_SCOPE: ReadonlySet<string> = new Set(
  'PERSON LOCATION ADDRESS ORGANIZATION DATE AGE EMAIL PHONE ID FINANCIAL QUANTITY CONDITION DRUG DEMOGRAPHIC'.split(
    ' ',
  ),
);

type Choose = <T>(items: readonly T[]) => T;

function chooser(seed: string): { choose: Choose; number(from: number, to: number): number } {
  const random = seededRandom(seed);
  const below = (size: number) => new DataView(random.bytes(4).buffer).getUint32(0) % size;
  return {
    choose: (items) => items[below(items.length)] as (typeof items)[number],
    number: (from, to) => from + below(to - from + 1),
  };
}

const words = (lists: readonly { readonly entries: readonly string[] }[]) => lists.flatMap(({ entries }) => entries);

/** Where names come from: one group is drawn, then a name of it, so that a long list does not drown a short one. */
interface NameSources {
  readonly firsts: readonly (readonly string[])[];
  readonly lasts: readonly (readonly string[])[];
  readonly places: readonly (readonly string[])[];
  readonly companies: readonly (readonly string[])[];
}

/** Only names that the product itself knows, for measuring speed. */
export const OWN_NAMES: NameSources = {
  firsts: [words(FIRST_NAME_LISTS)],
  lasts: [words(LAST_NAME_LISTS)],
  places: [words(PLACE_LISTS)],
  companies: [],
};

/** The product's lists, popular names of about 100 countries, and rare names that no training script reads. */
export function mixedNames(): NameSources {
  const common = new Set(
    readUnpacked('gazetteers/word_frequency.tsv.xz')
      .split('\n')
      .map((line) => line.split('\t')[0] ?? ''),
  );
  const rare = (kind: string) =>
    readNames('person_names_big', [kind]).filter(
      (name) => /^\p{Lu}\p{Ll}{3,11}$/u.test(name) && !common.has(name.toLowerCase()),
    );
  const known = (...kinds: string[]) =>
    readNames('person_names_by_country', kinds).filter((name) => !common.has(name.toLowerCase()));
  return {
    firsts: [...OWN_NAMES.firsts, known('first_f', 'first_m'), rare('first')],
    lasts: [...OWN_NAMES.lasts, known('last'), rare('last')],
    places: [...OWN_NAMES.places, readNames('places', ['city', 'capital', 'country'])],
    companies: [
      readNames('organizations', ['hospital', 'university']),
      readNames('organizations', ['company', 'agency']),
    ],
  };
}

function valueMaker(seed: string, names: NameSources): (slot: string) => { value: string; type?: string } {
  const { choose, number } = chooser(seed);
  const first = () => choose(choose(names.firsts));
  const last = () => choose(choose(names.lasts));
  const place = () => choose(choose(names.places));
  const capital = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
  const street = () => `${number(1, 240)} ${last()} ${choose(['Street', 'Road', 'Avenue', 'Lane', 'Drive'])}`;
  const digits = (count: number) => Array.from({ length: count }, () => number(0, 9)).join('');
  const months = 'January February March April May June July August September October November December'.split(' ');
  const coined = () =>
    `${last()} ${choose(['Ltd', 'GmbH', 'Inc.', 'Partners', 'Logistics', 'Dental Clinic', 'Insurance', '& Sons', 'Academy', 'Foods'])}`;
  const company = () => choose([coined, ...names.companies.map((group) => () => choose(group))])();
  const makers: Readonly<Record<string, () => { value: string; type?: string }>> = {
    first: () => ({ value: first(), type: 'PERSON' }),
    last: () => ({ value: last(), type: 'PERSON' }),
    person: () => ({ value: `${first()} ${last()}`, type: 'PERSON' }),
    lower: () => ({ value: first().toLowerCase(), type: 'PERSON' }),
    upper: () => ({ value: `${first()} ${last()}`.toUpperCase(), type: 'PERSON' }),
    place: () => ({ value: place(), type: 'LOCATION' }),
    company: () => ({ value: company(), type: 'ORGANIZATION' }),
    street: () => ({ value: street(), type: 'ADDRESS' }),
    // A whole postal address is one thing, as in the sets.
    address: () => ({ value: `${street()}, ${place()}`, type: 'ADDRESS' }),
    date: () => ({
      value: choose([
        `${number(1, 28)} ${choose(months)} ${number(1950, 2025)}`,
        `${choose(months)} ${number(1, 28)}, ${number(1950, 2025)}`,
        `${number(1950, 2025)}-0${number(1, 9)}-${number(10, 28)}`,
      ]),
      type: 'DATE',
    }),
    age: () => ({ value: String(number(18, 92)), type: 'AGE' }),
    email: () => ({
      value: `${first()}.${last()}@mailbox.org`.toLowerCase().replace(/[^a-z.@]/g, ''),
      type: 'EMAIL',
    }),
    phone: () => ({
      value: choose([
        `(${number(201, 989)}) ${number(200, 999)}-${digits(4)}`,
        `+44 7700 9${digits(5)}`,
        `+49 30 ${digits(7)}`,
        `0151 ${digits(8)}`,
      ]),
      type: 'PHONE',
    }),
    id: () => ({ value: choose([digits(9), `${choose(['AB', 'KX', 'RT'])}-${digits(6)}`]), type: 'ID' }),
    card: () => ({
      value: choose(['4111 1111 1111 1111', '5500 0000 0000 0004', 'DE89 3704 0044 0532 0130 00']),
      type: 'FINANCIAL',
    }),
    money: () => ({ value: choose(['$', '€', '£']) + number(2, 90) * 50, type: 'QUANTITY' }),
    condition: () => ({ value: choose(words(MEDICAL_CONDITION_LISTS)), type: 'CONDITION' }),
    drug: () => ({ value: choose(words(DRUG_LISTS)), type: 'DRUG' }),
    nationality: () => ({ value: choose(words(NATIONALITY_LISTS)), type: 'DEMOGRAPHIC' }),
    lowerplace: () => ({ value: place().toLowerCase(), type: 'LOCATION' }),
    upperplace: () => ({ value: place().toUpperCase(), type: 'LOCATION' }),
    demonym: () => ({ value: capital(choose(words(NATIONALITY_LISTS))), type: 'DEMOGRAPHIC' }),
    iban: () => ({ value: choose(['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819']), type: 'FINANCIAL' }),
    job: () => ({ value: choose(words(OCCUPATION_LISTS)) }),
  };
  return (slot) => {
    const make = makers[slot];
    if (!make) throw new Error(`The template names an unknown slot: ${slot}`);
    return make();
  };
}

/**
 * `{person=a}` writes a person of one's own for this document; `{first=a}` and `{last=a}` are that person again. A repeated
 * mention is what a detector that sees one line at a time misses.
 */
function fill(template: string, draw: (slot: string) => { value: string; type?: string }): Example {
  let text = '';
  let at = 0;
  const gold: TypedSpan[] = [];
  const people = new Map<string, string>();
  const valueFor = (slot: string, key: string | undefined): { value: string; type?: string } => {
    const full = key && (people.get(key) ?? draw('person').value);
    if (!key || !full) return draw(slot);
    people.set(key, full);
    const space = full.lastIndexOf(' ');
    const parts: Readonly<Record<string, string>> = { first: full.slice(0, space), last: full.slice(space + 1) };
    return { value: parts[slot] ?? full, type: 'PERSON' };
  };
  for (const match of template.matchAll(/\{(\w+)(?:=(\w))?\}/g)) {
    text += template.slice(at, match.index);
    const { value, type } = valueFor(match[1] ?? '', match[2]);
    if (type) gold.push({ start: text.length, end: text.length + value.length, type });
    text += value;
    at = match.index + match[0].length;
  }
  return { text: text + template.slice(at), gold };
}

export function generatedSet(count: number, names: NameSources): AnnotatedSet {
  const draw = valueMaker('bench documents 3', names);
  const examples = Array.from({ length: count }, (_, i) => fill(TEMPLATES[i % TEMPLATES.length] ?? '', draw));
  return { name: 'generated', group: 'generated documents', scope: GENERATED_SCOPE, examples };
}
