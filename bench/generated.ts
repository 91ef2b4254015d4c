// Documents written by templates that no training script has seen, with names from lists; the same ones on every run.
import { readFileSync } from 'node:fs';
import {
  CONDITION_LISTS,
  DRUG_LISTS,
  FIRST_LISTS,
  LAST_LISTS,
  NATIONALITY_LISTS,
  OCCUPATION_LISTS,
  PLACE_LISTS,
} from '../lib/privacy/lists/index.ts';
import { seededRandom } from '../lib/privacy/random.seeded.test-support.ts';
import type { AnnotatedSet, Example, Marked } from './sets.ts';

const TEMPLATES = readFileSync(new URL('generated-templates.txt', import.meta.url), 'utf8')
  .split('\n---\n')
  .map((template) => template.trim());

export const GENERATED_SCOPE: ReadonlySet<string> = new Set(
  'PERSON LOCATION ADDRESS ORGANIZATION DATE AGE EMAIL PHONE ID FINANCIAL MONEY CONDITION DRUG DEMOGRAPHIC'.split(' '),
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

function valueMaker(seed: string): (slot: string) => { value: string; type?: string } {
  const { choose, number } = chooser(seed);
  const [firsts, lasts, places] = [words(FIRST_LISTS), words(LAST_LISTS), words(PLACE_LISTS)];
  const digits = (count: number) => Array.from({ length: count }, () => number(0, 9)).join('');
  const months = 'January February March April May June July August September October November December'.split(' ');
  const company = () =>
    `${choose(lasts)} ${choose(['Ltd', 'GmbH', 'Inc.', 'Partners', 'Logistics', 'Dental Clinic', 'Insurance', '& Sons', 'Academy', 'Foods'])}`;
  const makers: Readonly<Record<string, () => { value: string; type?: string }>> = {
    first: () => ({ value: choose(firsts), type: 'PERSON' }),
    last: () => ({ value: choose(lasts), type: 'PERSON' }),
    person: () => ({ value: `${choose(firsts)} ${choose(lasts)}`, type: 'PERSON' }),
    lower: () => ({ value: choose(firsts).toLowerCase(), type: 'PERSON' }),
    upper: () => ({ value: `${choose(firsts)} ${choose(lasts)}`.toUpperCase(), type: 'PERSON' }),
    place: () => ({ value: choose(places), type: 'LOCATION' }),
    company: () => ({ value: company(), type: 'ORGANIZATION' }),
    street: () => ({
      value: `${number(1, 240)} ${choose(lasts)} ${choose(['Street', 'Road', 'Avenue', 'Lane', 'Drive'])}`,
      type: 'ADDRESS',
    }),
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
      value: `${choose(firsts)}.${choose(lasts)}@mailbox.org`.toLowerCase().replace(/[^a-z.@]/g, ''),
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
    money: () => ({ value: choose(['$', '€', '£']) + number(2, 90) * 50, type: 'MONEY' }),
    condition: () => ({ value: choose(words(CONDITION_LISTS)), type: 'CONDITION' }),
    drug: () => ({ value: choose(words(DRUG_LISTS)), type: 'DRUG' }),
    nationality: () => ({ value: choose(words(NATIONALITY_LISTS)), type: 'DEMOGRAPHIC' }),
    job: () => ({ value: choose(words(OCCUPATION_LISTS)) }),
  };
  return (slot) => {
    const make = makers[slot];
    if (!make) throw new Error(`The template names an unknown slot: ${slot}`);
    return make();
  };
}

function fill(template: string, draw: (slot: string) => { value: string; type?: string }): Example {
  let text = '';
  let at = 0;
  const gold: Marked[] = [];
  for (const match of template.matchAll(/\{(\w+)\}/g)) {
    text += template.slice(at, match.index);
    const { value, type } = draw(match[1] ?? '');
    if (type) gold.push({ start: text.length, end: text.length + value.length, type });
    text += value;
    at = match.index + match[0].length;
  }
  return { text: text + template.slice(at), gold };
}

export function generatedSet(count: number): AnnotatedSet {
  const draw = valueMaker('bench documents 1');
  const examples = Array.from({ length: count }, (_, i) => fill(TEMPLATES[i % TEMPLATES.length] ?? '', draw));
  return { name: 'generated', group: 'generated documents', scope: GENERATED_SCOPE, examples };
}
