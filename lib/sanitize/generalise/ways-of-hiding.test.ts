// How a fact is hidden: by its group's phrase, by a placeholder if the phrase would reveal something, or as the person chose.
import { expect, it } from 'vitest';
import type { Mark } from '../marked-text.test-support.ts';
import { sanitizeHiding } from './hidden.test-support.ts';

it('takes a placeholder where the phrase would tell what is hidden beside it, or was hidden before', () => {
  const beside = sanitizeHiding('I have diabetes and take metformin.', [
    ['diabetes', 'CONDITION'],
    ['metformin', 'DRUG'],
  ]);
  expect(beside.text).toBe('I have a metabolic condition and take [DRUG_1].');
  expect(
    sanitizeHiding('I take metformin.', [['metformin', 'DRUG']], { known: [{ text: 'Diabetes', type: 'CONDITION' }] })
      .text,
  ).toBe('I take [DRUG_1].');
  const country = sanitizeHiding('From Germany to Leipzig.', [
    ['Germany', 'LOCATION'],
    ['Leipzig', 'LOCATION'],
  ]);
  expect(country.text).toBe('From [LOCATION_1] to [LOCATION_2].');
  expect(sanitizeHiding('I live in Luxembourg.', [['Luxembourg', 'LOCATION']]).text).not.toContain('Luxembourg');
});

it.each<readonly [string, Mark, Mark]>([
  ['Ich habe Diabetes und nehme Metformin.', ['Diabetes', 'CONDITION'], ['Metformin', 'DRUG']],
  ['I have depression and take sertraline.', ['depression', 'CONDITION'], ['sertraline', 'DRUG']],
  ['I have hypertension and take lisinopril.', ['hypertension', 'CONDITION'], ['lisinopril', 'DRUG']],
  ['I left the USA, that is Austin.', ['USA', 'LOCATION'], ['Austin', 'LOCATION']],
  ['In Holland I live in Utrecht.', ['Holland', 'LOCATION'], ['Utrecht', 'LOCATION']],
  ['I am Dutch and live in Utrecht.', ['Dutch', 'DEMOGRAPHIC'], ['Utrecht', 'LOCATION']],
])('tells nothing of the fact beside it: "%s"', (text, told, telling) => {
  const placeholder = `[${telling[1]}_`;
  expect(sanitizeHiding(text, [told, telling]).replacements[1]?.surrogate).toContain(placeholder);
  const known = [{ text: told[0], type: told[1] }];
  expect(sanitizeHiding(text, [telling], { known }).replacements[0]?.surrogate).toContain(placeholder);
});

it('goes on with the phrase for a place that was hidden before', () => {
  const known = [{ text: 'leeds', type: 'LOCATION' as const }];
  expect(sanitizeHiding('I live in Leeds.', [['Leeds', 'LOCATION']], { known }).text).toContain('a city in');
});

it('hides each value in the way that the person chose', () => {
  const marks: readonly Mark[] = [['metformin', 'DRUG']];
  expect(sanitizeHiding('I take metformin.', marks, { hideAs: 'placeholder' }).text).toBe('I take [DRUG_1].');
  expect(sanitizeHiding('I take metformin.', marks, { hideAs: 'swap' }).replacements[0]?.standIn).toBe('swap');
  expect(sanitizeHiding('I am 67.', [['67', 'AGE']], { hideAs: 'noise' }).replacements[0]?.standIn).toBe('noise');
  expect(
    sanitizeHiding('Until 3 May 2027.', [['3 May 2027', 'DATE', 'date']], { hideAs: 'shift' }).replacements[0]?.standIn,
  ).toBe('shift');
  expect(sanitizeHiding('I take qwertamab.', [['qwertamab', 'DRUG']], { hideAs: 'generalise' }).text).toBe(
    'I take [DRUG_1].',
  );
});

it('never sends an earlier surrogate that hid the value in another way', () => {
  const metformin: readonly Mark[] = [['metformin', 'DRUG']];
  const { vault } = sanitizeHiding('I take metformin.', metformin);
  const placeholder = sanitizeHiding('I take metformin.', metformin, { hideAs: 'placeholder', entries: vault });
  expect(placeholder.text).toBe('I take [DRUG_1].');
  expect(placeholder.guarantee.values[0]?.kind).toBe('removed');
  const beside = sanitizeHiding(
    'I have diabetes and take metformin.',
    [
      ['diabetes', 'CONDITION'],
      ['metformin', 'DRUG'],
    ],
    { entries: vault },
  );
  expect(beside.text).toBe('I have a metabolic condition and take [DRUG_1].');

  const age = sanitizeHiding('I am 67.', [['67', 'AGE']]).vault;
  const bags = sanitizeHiding('I bought 67 bags.', [['67', 'QUANTITY']], { hideAs: 'noise', entries: age });
  expect(bags.text).toMatch(/^I bought \d+ bags\.$/);
  expect(bags.guarantee.values[0]).toMatchObject({ mechanism: 'metric-dp', epsilon: expect.any(Number) });
  expect(bags.guarantee.values[0]?.epsilon).toBeGreaterThan(0);
  expect(sanitizeHiding('I am 67.', [['67', 'AGE']], { hideAs: 'noise', entries: age }).text).toMatch(/^I am \d+\.$/);
});

it('reuses a placeholder of a vault that marked none, and swaps none for a name', () => {
  const drug: readonly Mark[] = [['qwertamab', 'DRUG']];
  const old = sanitizeHiding('I take qwertamab.', drug).vault.map((entry) => {
    if (entry.kind !== 'value') return entry;
    const { standIn: _, ...rest } = entry;
    return rest;
  });
  expect(sanitizeHiding('I take qwertamab.', drug, { entries: old }).vault).toEqual([]);
  const swapped = sanitizeHiding('I take qwertamab.', drug, { hideAs: 'swap', entries: old });
  expect(swapped.text).not.toContain('[');
});

it('calls a surrogate from the vault removed in every prompt that sends it', () => {
  const drug: readonly Mark[] = [['qwertamab', 'DRUG']];
  const first = sanitizeHiding('I take qwertamab.', drug, { hideAs: 'swap' });
  const second = sanitizeHiding('I take qwertamab.', drug, { hideAs: 'swap', entries: first.vault });
  expect(second.text).toBe(first.text);
  expect(second.guarantee.values).toEqual(first.guarantee.values);
  expect(second.guarantee.values[0]?.kind).toBe('removed');
});
