import { expect, it } from 'vitest';
import { isFieldName, partsBetweenFieldNames } from './field-names.ts';

it.each(['Name', 'Date of birth', 'IBAN', 'Fecha de nacimiento', 'PAN', 'Phone / Fax'])(
  '%s is the name of a field',
  (text) => {
    expect(isFieldName(text)).toBe(true);
  },
);

it.each(['Anna', 'Anna Name', 'of the', '', 'Peterson Street', 'First National'])(
  '%j is not the name of a field',
  (text) => {
    expect(isFieldName(text)).toBe(false);
  },
);

it.each([
  ['PERSON', 'Jorge Ibarra-Medina DOB', ': 02/14/1967', ['Jorge Ibarra-Medina']],
  ['ADDRESS', '1600 Pine Ave NAME: ROBERTA FLANAGAN ACCT: 7733', '', ['1600 Pine Ave', 'ROBERTA FLANAGAN', '7733']],
  ['ADDRESS', '12 High Street, City: Leeds', '', ['12 High Street, City: Leeds']],
  ['ADDRESS', 'Lale Sokak No: 12 Daire 5', '', ['Lale Sokak No: 12 Daire 5']],
  ['PERSON', 'Ann Case', ' came', ['Ann Case']],
  ['PERSON', 'Ann Doctor', ': yes', ['Ann']],
] as const)('%s %j is split at the names of fields', (type, value, after, expected) => {
  const text = `is: ${value}${after}`;
  const parts = partsBetweenFieldNames(text, { start: 4, end: 4 + value.length }, type);
  expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
