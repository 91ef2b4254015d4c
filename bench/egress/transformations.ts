// How a page may write a value before it sends it: forms of the value, and what the form is wrapped in.
import { gzipSync } from 'node:zlib';
import type { Original, Person } from './originals.ts';
import { BASE64_URL, type Draws } from './seeded.ts';

const plain = (text: string) => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
const two = (number: number) => `${number}`.padStart(2, '0');

/** Forms of a person's name and date of birth. */
export const PERSON_FORMS: Readonly<Record<string, (person: Person) => string>> = {
  'full name': ({ given, family }) => `${given} ${family}`,
  'family name alone, no ordinary word': ({ family }) => family,
  'family name alone, an ordinary word': ({ family }) => family,
  'name reversed': ({ given, family }) => `${family}, ${given}`,
  'name in capitals without accents': ({ given, family }) => plain(`${given} ${family}`).toUpperCase(),
  handle: ({ given, family }) => plain(given + family).toLowerCase(),
  'mail local part': ({ given, family }) => `${plain(given)}_${plain(family)}@other.example`.toLowerCase(),
  slug: ({ given, family }) => `/people/${plain(given)}-${plain(family)}/edit`.toLowerCase(),
  'name in two fields': ({ given, family }) => JSON.stringify({ first_name: given, locale: 'en', last_name: family }),
  'date of birth, ISO': ({ born: [y, m, d] }) => `${y}-${two(m)}-${two(d)}`,
  'date of birth, dd.mm.yyyy': ({ born: [y, m, d] }) => `${two(d)}.${two(m)}.${y}`,
  'date of birth, mm/dd/yyyy': ({ born: [y, m, d] }) => `${two(m)}/${two(d)}/${y}`,
  'date of birth, milliseconds': ({ born: [y, m, d] }) => `${Date.UTC(y, m - 1, d)}`,
};

/** Ways in which a page may write an original that is neither a name nor a date, with the original's type. */
export const VALUE_FORMS: Readonly<Record<string, readonly [type: string, write: (text: string) => string]>> = {
  'phone, digits only': ['PHONE', (text) => text.replace(/\D/g, '')],
  'phone with a trunk zero': ['PHONE', (text) => `0${text.replace(/\D/g, '').slice(2)}`],
  'phone, regrouped': ['PHONE', (text) => text.replace(/\D/g, '').replace(/^(..)(...)(..)(.*)$/, '00$1 ($2) $3-$4')],
  'IBAN without spaces': ['FINANCIAL', (text) => text.replaceAll(' ', '').toLowerCase()],
  'street without town': ['ADDRESS', (text) => text.split(',')[0] ?? text],
  'identifier without dash': ['ID', (text) => text.replace('-', '')],
  'mail address': ['EMAIL', (text) => text],
  'mail local part alone': ['EMAIL', (text) => text.split('@')[0] ?? text],
};

const utf8 = (text: string) => Buffer.from(text, 'utf8');

/** The body around a form, with noise. */
export const WRAPPINGS: Readonly<Record<string, (text: string, draws: Draws) => string>> = {
  JSON: (text, draws) => JSON.stringify({ id: draws.below(1e9), v: text, ok: true }),
  'JSON, escaped': (text) =>
    JSON.stringify({ v: text }).replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'form field': (text, draws) => new URLSearchParams({ v: '1', q: text, z: draws.text(8) }).toString(),
  address: (text) => `https://t.example/collect?dl=${encodeURIComponent(`/x?q=${encodeURIComponent(text)}`)}`,
  'HTML entities': (text) => `<p>${text.replace(/[^a-z0-9 ]/gi, (c) => `&#${c.codePointAt(0)};`)}</p>`,
  base64: (text, draws) =>
    JSON.stringify({ d: utf8(`${draws.text(draws.below(3))} ${text} ${draws.text(4)}`).toString('base64') }),
  'base64url in a path': (text, draws) =>
    `/v1/${draws.text(6, BASE64_URL)}.${utf8(`{"q":"${text}"}`).toString('base64url')}`,
  hex: (text) => `{"h":"${utf8(`"${text}"`).toString('hex')}"}`,
  'base64 of gzip': (text) =>
    JSON.stringify({ d: gzipSync(utf8(JSON.stringify({ text, more: 'x'.repeat(80) }))).toString('base64') }),
  'long base64': (text, draws) => utf8(`${draws.text(900)} ${text} ${draws.text(900)}`).toString('base64'),
};

export const originalOf = ({ originals }: Person, type: string): Original => {
  const found = originals.find((one) => one.type === type);
  if (!found) throw new Error(`No original of type ${type}`);
  return found;
};
