import { expect, it } from 'vitest';
import { isFieldName } from './field-names.ts';

it.each(['Name', 'Date of birth', 'IBAN', 'Fecha de nacimiento', 'PAN', 'Phone / Fax'])(
  '%s is the name of a field',
  (text) => {
    expect(isFieldName(text)).toBe(true);
  },
);

it.each(['Anna', 'Anna Name', 'of the', '', 'Peterson Street', 'First National'])('%j is not', (text) => {
  expect(isFieldName(text)).toBe(false);
});
