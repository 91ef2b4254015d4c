import { expect, it } from 'vitest';
import type { Annotation } from '../detect/annotation.ts';
import { DEMOGRAPHIC_LISTS, MEDICAL_CONDITION_LISTS, type NameList } from '../privacy/lists/index.ts';
import { wordFromReserve } from '../privacy/lists/reserve.ts';
import { secretFrom } from '../privacy/random.seeded.test-support.ts';
import { findIssuedPairs } from '../restore/restore.ts';
import { annotated, type Mark, random, restored, run, SECRET } from './marked-text.test-support.ts';
import { planPrompt } from './plan.ts';
import { policyFor } from './policy/policy.ts';
import { SurvivorError, sanitize } from './sanitize.ts';

const LETTER = `Dear Mr Castellanos, I am Annika Lindqvist-Moreau, born 14 March 1987 (37 years old), a nurse at Halvorsen Logistics GmbH.
I live at 48 Marlborough Street, Flat 7, Bristol. IBAN DE89 3704 0044 0532 0130 00, card 4111-1111-1111-1111, SSN 536-22-8726,
phone +44 20 7946 0958, annika@web.de, 192.168.3.17, salary £38,400. Diagnosed with type 2 diabetes. Annika Lindqvist-Moreau`;
const MARKS: readonly Mark[] = [
  ['Mr Castellanos', 'PERSON'],
  ['Annika Lindqvist-Moreau', 'PERSON'],
  ['14 March 1987', 'DATE', 'date-of-birth'],
  ['37 years old', 'AGE'],
  ['nurse', 'OCCUPATION'],
  ['Halvorsen Logistics GmbH', 'ORGANIZATION'],
  ['48 Marlborough Street, Flat 7, Bristol', 'ADDRESS'],
  ['DE89 3704 0044 0532 0130 00', 'FINANCIAL', 'iban'],
  ['4111-1111-1111-1111', 'FINANCIAL', 'card'],
  ['536-22-8726', 'ID', 'ssn-us'],
  ['+44 20 7946 0958', 'PHONE'],
  ['annika@web.de', 'EMAIL'],
  ['192.168.3.17', 'IP'],
  ['£38,400', 'MONEY'],
  ['type 2 diabetes', 'CONDITION'],
];

it('replaces everything marked, its repeats too, and brings it back', () => {
  const result = run(LETTER, MARKS);
  for (const [value, type] of MARKS) {
    if (type !== 'AGE' && type !== 'MONEY') expect(result.text).not.toContain(value);
  }
  expect(result.text).not.toMatch(/Annika|Lindqvist|Moreau|Castellanos|Halvorsen|Marlborough|Bristol/);
  expect(result.replacements).toHaveLength(MARKS.length + 1);
  for (const r of result.replacements) {
    expect(LETTER.slice(r.start, r.end)).toBe(r.original);
    expect(result.text.slice(r.outStart, r.outEnd)).toBe(r.surrogate);
  }
  expect(restored(result.text, { secret: SECRET, entries: result.vault })).toBe(LETTER);
  expect(result.guarantee.epsilons.tenthOfRange).toBeCloseTo(2);
});

it('replaces an original inside of a longer find that is kept, unless the person keeps it', () => {
  const text = 'Lindqvist wrote. The Lindqvist 2 is late.';
  const found = annotated(text, [
    ['Lindqvist', 'PERSON'],
    ['Lindqvist 2', 'PRODUCT'],
  ]);
  const keptBy = (detector: 'model' | 'person', more: Partial<Annotation> = {}) => {
    const annotations = found.map((one) =>
      one.type === 'PRODUCT' ? { ...one, ...more, risk: 2 as const, source: { detector, rule: 'test' } } : one,
    );
    const planned = planPrompt(annotations, policyFor('preempt'), text);
    return () => sanitize(text, planned, { secret: SECRET, entries: [] }, random).text;
  };
  expect(keptBy('model')()).toMatch(/^(\S+) wrote\. The \1 2 is late\.$/u);
  expect(keptBy('person')).toThrow(SurvivorError);
  expect(keptBy('model', { isDecided: true })).toThrow(SurvivorError);
});

it('does the same with placeholders', () => {
  const result = run(LETTER, MARKS, undefined, 'placeholder');
  expect(result.text).toContain('[PERSON_2], born');
  expect(restored(result.text, { secret: SECRET, entries: result.vault })).toBe(LETTER);
});

it('says of each replacement and each pair what kind of stand-in it is, and keeps that in the vault', () => {
  const text = 'Ann, 67, takes metformin since 3 May 2024 in Smallbridge for $412. Due 4 June 2024.';
  const marks: readonly Mark[] = [
    ['Ann', 'PERSON'],
    ['67', 'AGE'],
    ['metformin', 'DRUG'],
    ['3 May 2024', 'DATE', 'date'],
    ['Smallbridge', 'LOCATION'],
    ['$412', 'MONEY'],
    ['4 June 2024', 'DATE', 'date'],
  ];
  const found = annotated(text, marks).map((one) => (one.start > 70 ? { ...one, hideAs: 'shift' as const } : one));
  const planned = planPrompt(found, policyFor('balanced'), text);
  const { replacements, pairs, vault } = sanitize(text, planned, { secret: SECRET, entries: [] }, random);
  const expected = [
    ['Ann', 'swap'],
    ['67', 'generalised'],
    ['metformin', 'generalised'],
    ['3 May 2024', 'generalised'],
    ['Smallbridge', 'placeholder'],
    ['$412', 'scale'],
    ['4 June 2024', 'shift'],
  ];
  expect(replacements.map(({ original, standIn }) => [original, standIn])).toEqual(expected);
  const reply = replacements.map(({ surrogate }) => surrogate).join(', ');
  for (const some of [pairs, findIssuedPairs(reply, { secret: SECRET, entries: vault })]) {
    const kindOf = (wanted: string) => some.find(({ original }) => original.includes(wanted))?.standIn ?? 'swap';
    for (const [original = '', standIn] of expected) {
      if (original !== '4 June 2024') expect(kindOf(original.replace('$', ''))).toBe(standIn);
    }
    expect(some.some(({ type, standIn }) => type === 'DATE' && standIn === 'shift')).toBe(true);
  }
});

it('reads what was stored before stand-ins had kinds as swaps', () => {
  const entry = { kind: 'value', surrogate: 'Kohl', original: 'Weber', type: 'PERSON', codec: 'vault:word' } as const;
  const [pair] = findIssuedPairs('Kohl', { secret: SECRET, entries: [entry] });
  expect(pair).toMatchObject({ surrogate: 'Kohl', original: 'Weber', shape: 'word', type: 'PERSON' });
});

it('restores a user name that a log writes behind "user_"', () => {
  const text = 'The login of user_AdaSzymanski failed.';
  const marks: readonly Mark[] = [['AdaSzymanski', 'USERNAME']];
  const result = run(text, marks);
  expect(result.text).not.toContain('Szymanski');
  expect(restored(result.text, { secret: SECRET, entries: result.vault })).toBe(text);
});

it('restores first or last names alone, possessives, capitals and regrouped digits', () => {
  const text = 'Natalie Thackeray, +44 20 7946 0958, IBAN DE89370400440532013000';
  const result = run(text, [
    ['Natalie Thackeray', 'PERSON'],
    ['+44 20 7946 0958', 'PHONE'],
    ['DE89370400440532013000', 'FINANCIAL', 'iban'],
  ]);
  const [name, phone, iban] = result.replacements.map((r) => r.surrogate);
  const [first, last] = (name ?? '').split(' ');
  const reply = `${first}'s letter to Ms ${last}’s bank: ${last?.toUpperCase()}, **${first}** ${phone?.replaceAll(' ', '-')}; ${iban?.replace(/(.{4})/g, '$1 ').trim()}. ${first}ette stays.`;
  expect(restored(reply, { secret: SECRET, entries: result.vault })).toBe(
    `Natalie's letter to Ms Thackeray’s bank: THACKERAY, **Natalie** +44-20-7946-0958; DE89 3704 0044 0532 0130 00. ${first}ette stays.`,
  );
});

it('restores only what was issued', () => {
  const result = run('Natalie asks', [['Natalie', 'PERSON']]);
  const reply = 'Emily Thackeray met Charlotte in Paris.';
  const surrogate = result.replacements[0]?.surrogate ?? '';
  if (!reply.includes(surrogate)) expect(restored(reply, { secret: SECRET, entries: result.vault })).toBe(reply);
  expect(restored(result.text, { secret: SECRET, entries: [] })).toBe(result.text);
  expect(restored(result.text, { secret: SECRET, entries: result.vault })).toBe('Natalie asks');
});

it('gives one original one surrogate, in this prompt and the next', () => {
  const first = run('Kowalczykowa and Natalie and Kowalczykowa earn 52,300', [
    ['Kowalczykowa', 'PERSON'],
    ['Natalie', 'PERSON'],
    ['52,300', 'MONEY'],
  ]);
  const second = run(
    'Does Kowalczykowa earn 52,300?',
    [
      ['Kowalczykowa', 'PERSON'],
      ['52,300', 'MONEY'],
    ],
    { secret: SECRET, entries: first.vault },
  );
  expect(second.replacements[0]?.surrogate).toBe(first.replacements[0]?.surrogate);
  expect(second.replacements[1]?.surrogate).toBe(first.replacements.find((r) => r.type === 'MONEY')?.surrogate);
  expect(second.guarantee.epsilons).toEqual({});
  expect(second.vault).toEqual([]);
});

it('leaves quoted surrogates of the conversation alone', () => {
  const first = run('I am Natalie Thackeray.', [['Natalie Thackeray', 'PERSON']]);
  const name = first.replacements[0]?.surrogate ?? '';
  const text = `You wrote to ${name}.`;
  const second = run(text, [[name, 'PERSON']], { secret: SECRET, entries: first.vault });
  expect(second.text).toBe(text);
});

it('never gives a surrogate that stays visible or is another original', () => {
  // The first surrogate of Natalie is made a visible word, and the name is sanitized again.
  const first = run('Natalie', [['Natalie', 'PERSON']]).text;
  const visible = run(`Natalie and ${first}`, [['Natalie', 'PERSON']]);
  expect(visible.text.split(' ')[0]).not.toBe(first);
  expect(restored(visible.text, { secret: SECRET, entries: visible.vault })).toBe(`Natalie and ${first}`);
  const both = run(`Natalie and ${first}`, [
    ['Natalie', 'PERSON'],
    [first, 'PERSON'],
  ]);
  expect(both.text).not.toContain(first);
});

it('does not link two conversations', () => {
  const names = ['Natalie', 'Thackeray', 'Bristol', 'Charlotte', 'Montgomery'];
  const text = names.join(' met ');
  const marks: Mark[] = names.map((n) => [n, 'PERSON']);
  const a = run(text, marks).text.split(' met ');
  const b = run(text, marks, { secret: secretFrom('two'), entries: [] }).text.split(' met ');
  expect(a.filter((word, i) => word === b[i]).length).toBeLessThan(2);
});

it('refuses spans that do not fit', () => {
  const annotation = { ...annotated('Natalie', [['Natalie', 'PERSON']])[0], end: 99 } as Annotation;
  expect(() =>
    sanitize(
      'Natalie',
      planPrompt([annotation], policyFor('balanced'), 'Natalie'),
      { secret: SECRET, entries: [] },
      random,
    ),
  ).toThrow('spansOutdated');
});

it('puts another of its kind in the place of a faith, an illness or a pain, and keeps how bad it is', () => {
  const text = 'A Muslim with acute appendicitis, chest pain and a rare dyskeratosis takes rituximab.';
  const done = run(text, [
    ['Muslim', 'DEMOGRAPHIC'],
    ['acute appendicitis', 'CONDITION'],
    ['chest pain', 'CONDITION'],
    ['dyskeratosis', 'CONDITION'],
    ['rituximab', 'DRUG'],
  ]);
  const [faith = '', illness = '', pain = '', rare = '', drug = ''] = done.replacements.map((r) => r.surrogate);
  const inList = (lists: readonly NameList[], word: string) =>
    lists.some(({ indexOf }) => indexOf.has(word.toLowerCase()));
  expect(inList(DEMOGRAPHIC_LISTS, faith)).toBe(true);
  expect(illness).toMatch(/^acute /);
  expect(inList(MEDICAL_CONDITION_LISTS, illness.slice(6))).toBe(true);
  expect(inList(MEDICAL_CONDITION_LISTS, pain)).toBe(true);
  // Words in no list get composed surrogates, in lower case like the original.
  for (const word of [rare, drug]) expect(word).toMatch(/^\p{Ll}{5,}$/u);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
});

it('finds a house number for each of a hundred small ones', () => {
  const streets = Array.from({ length: 100 }, (_, i) => `${1 + (i % 9)} ${wordFromReserve('last', 31 * i)} Drive`);
  const text = `${streets.join('\n')}\nOf 3 or 4 people, 1 or 2 said 5, 6 and 7; 8 of 9 did not.`;
  const done = run(
    text,
    streets.map((street) => [street, 'ADDRESS'] as const),
  );
  expect(done.replacements).toHaveLength(100);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
});

it('replaces a term of signs alone by a word', () => {
  for (const type of ['SECRET', 'ID', 'PERSON', 'LOCATION', 'ADDRESS', 'CONDITION', 'DATE'] as const) {
    const text = 'The word is *** and no other.';
    const done = run(text, [['***', type]]);
    expect(done.text, type).toMatch(/^The word is [A-Za-z0-9]+ and no other\.$/);
    expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
  }
});

it('replaces everything and brings it back in 100,000 characters', () => {
  const text = `${LETTER}\n`.repeat(Math.ceil(100_000 / LETTER.length));
  const result = run(text, MARKS);
  expect(result.text).not.toMatch(/Lindqvist|Halvorsen|Marlborough/);
  expect(restored(result.text, { secret: SECRET, entries: result.vault })).toBe(text);
});

it.each([
  ['The College said no, and so did the council of it.', 'College', 'ORGANIZATION'],
  ['The College said no, and so did the council of it.', 'council of', 'ORGANIZATION'],
  ['Up in the North she waits.', 'North', 'LOCATION'],
  ['Yes, Madam, at once.', 'Madam', 'PERSON'],
  ['See Street for more.', 'Street', 'ADDRESS'],
] as const)('replaces what is nothing but general words: %s', (text, value, type) => {
  const conversation = { secret: SECRET, entries: [] };
  const sanitized = run(text, [[value, type]], conversation);
  expect(sanitized.text).not.toContain(value);
  expect(restored(sanitized.text, { ...conversation, entries: sanitized.vault })).toBe(text);
});

it('replaces an original again whose first name by chance stands for another', () => {
  const first = run('Annika Lindqvist wrote.', [['Annika Lindqvist', 'PERSON']]);
  const given = first.text.split(' ')[0] ?? '';
  const name = `${given} Haraldsen`;
  const text = `My name is ${name}.`;
  const planned = planPrompt(annotated(text, [[name, 'PERSON']]), policyFor('balanced'), text);
  const conversation = {
    secret: SECRET,
    entries: first.vault,
    // The engine lets no surrogate equal a word of an earlier original.
    visible: ['wrote', 'My', 'name', 'is', given, 'Haraldsen'],
    known: [{ text: name, type: 'PERSON' as const, risk: 4 as const }],
  };
  expect(sanitize(text, planned, conversation, random).text).not.toContain('Haraldsen');
});
