// Values that a person would want to hide, generated in the scripts and formats that the detectors know.
import { germanIban, withLuhnDigit } from '../../e2e/faults/checked-numbers.ts';
import type { Chance } from '../../e2e/faults/random.ts';
import {
  CITY_LISTS,
  DRUG_LISTS,
  FIRST_NAME_LISTS,
  LAST_NAME_LISTS,
  MEDICAL_CONDITION_LISTS,
  type NameList,
} from '../../lib/privacy/lists/index.ts';

/** Names in scripts that the Latin lists lack, first and last name as they are written in a sentence. */
const NAMES_OF_SCRIPTS: readonly [string, ...string[]] = [
  'Анна Ковалёва',
  'Сергій Шевченко',
  'Ελένη Παπαδοπούλου',
  '王秀英',
  '陳志明',
  '山田 太郎',
  '김민준',
  'محمد العبدالله',
  'زهرا حسینی',
  'שרה לוי',
  'प्रिया शर्मा',
  'রহিম উদ্দিন',
  'สมชาย ใจดี',
  'გიორგი ბერიძე',
  'Նարե Սարգսյան',
  'Nguyễn Thị Hương',
  'Çağrı Yıldız',
  'Łucja Żółkiewska',
];

/** For sentences without spaces, in which a name of another script than Latin stands in no real text. */
const NAMES_WITHOUT_SPACES: readonly [string, ...string[]] = [
  '王秀英',
  '陳志明',
  '山田 太郎',
  '佐藤花子',
  '김민준',
  'สมชาย ใจดี',
];

const MAIL_HOSTS: readonly [string, ...string[]] = ['posteo.de', 'gmail.com', 'mail.example.org', 'web.de'];
const MONTHS: readonly [string, ...string[]] = ['January', 'March', 'Mai', 'août', 'octubre'];
const two = (value: number) => String(value).padStart(2, '0');
const grouped = (text: string, separator: string) => (text.match(/.{1,4}/g) ?? []).join(separator);

function entryOf(chance: Chance, lists: readonly NameList[]): string {
  const list = lists[chance.whole(0, lists.length - 1)];
  return list?.entries[chance.whole(0, list.entries.length - 1)] ?? '';
}

const iban = (chance: Chance) => grouped(germanIban(chance.digits(18)), chance.pick(['', ' ', '-']));

const latinName = (chance: Chance) => `${entryOf(chance, FIRST_NAME_LISTS)} ${entryOf(chance, LAST_NAME_LISTS)}`;

function mail(chance: Chance): string {
  const user = latinName(chance)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '.');
  const host = chance.pick(MAIL_HOSTS);
  const [site = '', top = ''] = host.split(/\.(?=[^.]+$)/);
  return chance.pick([
    `${user}@${host}`,
    `${user}${chance.digits(2)}@${host}`,
    `${user} (at) ${site} dot ${top}`,
    `<mailto:${user}@${host}>`,
  ]);
}

function date(chance: Chance): string {
  const [day, month, year] = [chance.whole(1, 28), chance.whole(1, 12), chance.whole(1930, 2030)];
  return chance.pick([
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}.${two(month)}.${year}`,
    `${month}/${day}/${year}`,
    `${day} ${chance.pick(MONTHS)} ${year}`,
    `${chance.pick(MONTHS)} ${year}`,
    `${year}年${month}月${day}日`,
    `${day}. ${month}.`,
  ]);
}

function money(chance: Chance): string {
  const amount = chance.whole(1, 3_000_000);
  return chance.pick([
    `$${amount.toLocaleString('en-US')}`,
    `${amount.toLocaleString('de-DE')},${chance.digits(2)} €`,
    `CHF ${String(amount)}.-`,
    `₹${amount.toLocaleString('en-IN')}`,
    `${chance.whole(1, 90)}k`,
    `-£${amount}.${chance.digits(2)}`,
    `${amount}円`,
  ]);
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!%+-_=';
const password = (chance: Chance) =>
  Array.from({ length: chance.whole(6, 40) }, () => ALPHABET[chance.whole(0, ALPHABET.length - 1)]).join('');

/** A sampler of values for each `{slot}` of a piece. */
export const VALUE_SAMPLERS = {
  name: (chance) => (chance.isTrue(0.5) ? latinName(chance) : chance.pick(NAMES_OF_SCRIPTS)),
  eastern: (chance) => (chance.isTrue(0.3) ? latinName(chance) : chance.pick(NAMES_WITHOUT_SPACES)),
  first: (chance) => entryOf(chance, FIRST_NAME_LISTS),
  last: (chance) => entryOf(chance, LAST_NAME_LISTS),
  city: (chance) => entryOf(chance, CITY_LISTS),
  illness: (chance) => entryOf(chance, MEDICAL_CONDITION_LISTS),
  drug: (chance) => entryOf(chance, DRUG_LISTS),
  mail,
  date,
  money,
  iban,
  password,
  card: (chance) => grouped(withLuhnDigit(`4${chance.digits(14)}`), chance.pick(['', ' ', '-'])),
  phone: (chance) =>
    chance.pick([
      `+49 171 ${chance.digits(7)}`,
      `(212) 456-${chance.digits(4)}`,
      `06 12 34 ${chance.digits(2)} ${chance.digits(2)}`,
      `+91-98765${chance.digits(5)}`,
      `090-${chance.digits(4)}-${chance.digits(4)}`,
    ]),
  age: (chance) => String(chance.whole(1, 99)),
  number: (chance) => chance.pick([chance.digits(3), `${chance.digits(2)}.${chance.digits(1)}`, chance.digits(9)]),
  id: (chance) => `${chance.pick(['AB', 'KV', 'ref-', '#'])}${chance.digits(chance.whole(4, 10))}`,
  ip: (chance) => `10.${chance.whole(0, 255)}.${chance.whole(0, 255)}.${chance.whole(1, 254)}`,
  token: (chance) => chance.pick(['sk_live_', 'ghp_', 'AKIA', 'xoxb-']) + password(chance).replace(/\W/g, '0'),
  street: (chance) => `${chance.whole(1, 300)} ${entryOf(chance, LAST_NAME_LISTS)} Street`,
} satisfies Record<string, (chance: Chance) => string>;

type Slot = keyof typeof VALUE_SAMPLERS;
export const isSlot = (name: string): name is Slot => Object.hasOwn(VALUE_SAMPLERS, name);
