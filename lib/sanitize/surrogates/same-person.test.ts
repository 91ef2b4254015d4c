// The person joins and splits names: that decides whose stand-in a name gets, and what was sent before still restores.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Conversation } from '../../conversation/conversation.ts';
import { type NameLink, withNameLinks } from '../../people/name-links.ts';
import { formsInReplies } from '../../people/stand-in-forms.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

const same = (name: string, other: string): NameLink => ({ name, other, isSame: true });
const apart = (name: string, other: string): NameLink => ({ name, other, isSame: false });

const chat = (links: readonly NameLink[] = [], before: Partial<Conversation> = {}): Conversation => ({
  secret: SECRET,
  entries: [],
  ...before,
  links,
});
const sanitized = (text: string, names: readonly string[], conversation: Conversation) =>
  run(
    text,
    names.map((name) => [name, 'PERSON']),
    conversation,
  );
/** The stand-in of each name of the prompt. */
const standIns = ({ replacements }: ReturnType<typeof run>): Readonly<Record<string, string>> =>
  Object.fromEntries(replacements.map(({ original, surrogate }) => [original, surrogate]));
const people = ({ entities = [] }: ReturnType<typeof run>) =>
  entities.map(({ forms }) => forms.map(({ form }) => form));

const LEASE =
  'Elizabeth Marsh signed the lease in May. Beth wants to move in June, and Liz will send the deposit by Friday.';
const LEASE_NAMES = ['Elizabeth Marsh', 'Beth', 'Liz'];

it('splits a short form off, and leaves the stand-ins of the others as they are', () => {
  const before = sanitized(LEASE, LEASE_NAMES, chat());
  const after = sanitized(LEASE, LEASE_NAMES, chat([apart('Liz', 'Elizabeth Marsh')]));
  expect(people(before)).toEqual([['Elizabeth Marsh', 'Beth', 'Liz']]);
  expect(people(after)).toEqual([['Elizabeth Marsh', 'Beth'], ['Liz']]);
  const [was, is] = [standIns(before), standIns(after)];
  expect([is['Elizabeth Marsh'], is.Beth]).toEqual([was['Elizabeth Marsh'], was.Beth]);
  expect(is.Liz).not.toBe(was.Liz);
  expect(restored(after.text, chat([], { entries: after.vault }))).toBe(LEASE);
});

it('draws no stand-in whose short form is a name of the prompt', () => {
  const others = [
    'Beth',
    'Sam',
    'Kate',
    'Tom',
    'Ben',
    'Maggie',
    'Nick',
    'Dan',
    'Liz',
    'Sue',
    'Chris',
    'Tony',
    'Jo',
    'Abby',
  ];
  const text = `Elizabeth Marsh invited ${others.join(' and ')} to the party. What should I write to them about the house?`;
  const done = sanitized(text, ['Elizabeth Marsh', ...others], chat([apart('Liz', 'Elizabeth Marsh')]));
  const words = new Set(others.map((name) => name.toLowerCase()));
  const forms = done.replacements.flatMap(({ surrogate }) => surrogate.split(' ').flatMap(formsInReplies));
  expect(forms.filter((form) => words.has(form))).toEqual([]);
});

it('tells two bearers of the very same name apart', () => {
  const text = 'Sarah Lee moved out in March and took the keys along. Sarah wrote to me about them again on Monday.';
  const done = sanitized(text, ['Sarah Lee', 'Sarah'], chat([apart('Sarah', 'Sarah Lee')]));
  const { 'Sarah Lee': full = '', Sarah: alone = '' } = standIns(done);
  expect(full.split(' ')).not.toContain(alone);
  expect(restored(`${alone} is not ${full}.`, chat([], { entries: done.vault }))).toBe('Sarah is not Sarah Lee.');
});

it('gives a joined name the form of the stand-in that the tables know', () => {
  const text =
    'Alexander Stone and Alexandra Petrov share the office. Please write a note to Alex about the broken printer.';
  const names = ['Alexander Stone', 'Alexandra Petrov', 'Alex'];
  const done = sanitized(text, names, chat([same('Alex', 'Alexandra Petrov')]));
  expect(people(sanitized(text, names, chat()))).toEqual([['Alexander Stone'], ['Alexandra Petrov'], ['Alex']]);
  expect(people(done)).toEqual([['Alexander Stone'], ['Alexandra Petrov', 'Alex']]);
  const { 'Alexandra Petrov': full = '', Alex: short = '' } = standIns(done);
  expect(formsInReplies(full.split(' ')[0] ?? '')).toContain(short.toLowerCase());
  expect(restored(done.text, chat([], { entries: done.vault }))).toBe(text);
});

it('counts a name without a form as the same person, with a stand-in that restores to itself', () => {
  const text = 'Robert Lindgren leads our team. Everybody calls him Bear, and Bear hates the new time sheets.';
  const names = ['Robert Lindgren', 'Bear', 'Bear'];
  const done = sanitized(text, names, chat([same('Bear', 'Robert Lindgren')]));
  expect(people(done)).toEqual([['Robert Lindgren', 'Bear']]);
  const { Bear: standIn = '' } = standIns(done);
  expect(restored(`${standIn} should talk to them.`, chat([], { entries: done.vault }))).toBe(
    'Bear should talk to them.',
  );
});

it('declines the stand-ins of a Polish name that was split off', () => {
  const text =
    'Marek Kowalczyk nie zapłacił czynszu. Rozmawiałem wczoraj z Markiem i powiedziałem Markowi, że czekam na przelew do piątku.';
  const names = ['Marek Kowalczyk', 'Markiem', 'Markowi'];
  const done = sanitized(text, names, chat([apart('Markiem', 'Marek Kowalczyk')]));
  expect(people(done)).toEqual([['Marek Kowalczyk'], ['Markiem', 'Markowi']]);
  const stem = (word = '') => word.slice(0, 3);
  const { Markiem: ins, Markowi: dat, 'Marek Kowalczyk': full = '' } = standIns(done);
  expect(stem(ins)).toBe(stem(dat));
  expect(stem(full)).not.toBe(stem(ins));
  expect(restored(done.text, chat([], { entries: done.vault }))).toBe(text);
});

it('splits a romanised name from the same name in characters', () => {
  const text = '王伟昨天没有来上班，请给王伟写一封信。The letter for Wang Wei has to be in English, and polite.';
  const names = ['王伟', '王伟', 'Wang Wei'];
  const done = sanitized(text, names, chat([apart('Wang Wei', '王伟')]));
  expect(people(sanitized(text, names, chat()))).toHaveLength(1);
  expect(people(done)).toEqual([['王伟'], ['Wang Wei']]);
  expect(restored(done.text, chat([], { entries: done.vault }))).toBe(text);
});

it('holds in a later prompt that is too short to show its language', () => {
  const links = [apart('Liz', 'Elizabeth Marsh')];
  const first = sanitized(LEASE, LEASE_NAMES, chat(links));
  const known = LEASE_NAMES.map((text) => ({ text, type: 'PERSON' as const }));
  const later = sanitized('And Liz?', ['Liz'], chat(links, { entries: first.vault, known }));
  expect(standIns(later).Liz).toBe(standIns(first).Liz);
});

it('still restores what was sent before a split and before a join', () => {
  const known = LEASE_NAMES.map((text) => ({ text, type: 'PERSON' as const }));
  const first = sanitized(LEASE, LEASE_NAMES, chat());
  const second = sanitized(
    LEASE,
    LEASE_NAMES,
    chat([apart('Liz', 'Elizabeth Marsh')], { entries: first.vault, known }),
  );
  const entries = [...first.vault, ...second.vault];
  const third = sanitized(LEASE, LEASE_NAMES, chat([same('Liz', 'Elizabeth Marsh')], { entries, known }));
  expect(standIns(second).Liz).not.toBe(standIns(first).Liz);
  expect(standIns(third)).toEqual(standIns(first));
  const all = chat([], { entries: [...entries, ...third.vault] });
  for (const done of [first, second, third]) expect(restored(done.text, all)).toBe(LEASE);
});

it('takes back a join that was sent: the name has no form of the other stand-in any more', () => {
  const text =
    'Alexander Stone and Alexandra Petrov share the office. Please write a note to Alex about the broken printer.';
  const names = ['Alexander Stone', 'Alexandra Petrov', 'Alex'];
  const first = sanitized(text, names, chat([same('Alex', 'Alexandra Petrov')]));
  const known = names.map((name) => ({ text: name, type: 'PERSON' as const }));
  const second = sanitized(text, names, chat([apart('Alex', 'Alexandra Petrov')], { entries: first.vault, known }));
  expect(standIns(second)['Alexandra Petrov']).toBe(standIns(first)['Alexandra Petrov']);
  const [given = ''] = (standIns(second)['Alexandra Petrov'] ?? '').split(' ');
  expect(formsInReplies(given)).not.toContain(standIns(second).Alex?.toLowerCase());
});

const NAMES = [
  'Elizabeth Marsh',
  'Beth',
  'Liz',
  'Alexander Stone',
  'Alexandra Petrov',
  'Alex',
  'Robert Lindgren',
  'Bear',
  'Sarah Lee',
  'Sarah',
];
const PROMPT = `I had a meeting about the house with ${NAMES.join(' and ')}. What should I write to them about the rent?`;
const link = fc
  .record({ name: fc.constantFrom(...NAMES), other: fc.constantFrom(...NAMES), isSame: fc.boolean() })
  .filter(({ name, other }) => name !== other);
const decided = (links: readonly NameLink[]) => sanitized(PROMPT, NAMES, chat(withNameLinks([], links)));

it('is as before after a join and a split of the same names, or a split and a join', () => {
  const first = decided([]);
  const areOne = (name: string, other: string) =>
    people(first).some((names) => names.includes(name) && names.includes(other));
  fc.assert(
    fc.property(link, ({ name, other }) => {
      const there = areOne(name, other) ? apart(name, other) : same(name, other);
      const back = { ...there, isSame: !there.isSame };
      expect(people(decided([there]))).not.toEqual(people(first));
      const done = decided([there, back]);
      expect(done.text).toBe(first.text);
      expect(people(done)).toEqual(people(first));
    }),
    { numRuns: 25 },
  );
});

const POLISH_NAMES = [
  'Marek Kowalczyk',
  'Markiem',
  'Anna Nowak',
  'Ania',
  'Annie',
  'Jan Wilk',
  'Jana',
  'Kasia',
  'Katarzyna Lis',
];
const POLISH_PROMPT = `Rozmawiałem wczoraj o domu z kilkoma osobami: ${POLISH_NAMES.join(', ')}. Co mam teraz napisać do nich w liście?`;

it.each([
  ['English', PROMPT, NAMES],
  ['Polish', POLISH_PROMPT, POLISH_NAMES],
])('never gives two people a form of one stand-in, and restores every name of a prompt in %s', (_, text, names) => {
  const name = fc.constantFrom(...names);
  const anyLink = fc.record({ name, other: name, isSame: fc.boolean() }).filter((one) => one.name !== one.other);
  fc.assert(
    fc.property(fc.array(anyLink, { maxLength: 8 }), fc.nat(), (links, key) => {
      const secret = secretFrom(`key ${key}`);
      const done = sanitized(text, names, { ...chat(withNameLinks([], links)), secret });
      expect(restored(done.text, { secret, entries: done.vault })).toBe(text);
      const of = standIns(done);
      const forms = people(done).map(
        (own) => new Set(own.flatMap((one) => (of[one] ?? '').split(' ').flatMap(formsInReplies))),
      );
      for (const [i, one] of forms.entries())
        for (const other of forms.slice(i + 1)) expect([...one].filter((form) => other.has(form))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
