// Finds tax numbers of many countries and the VAT numbers of the European Union.
import { identityNumbers } from './identity-numbers.ts';
import { type NationalIdentifier, nationalIdentifierShapes } from './national-identifier-shapes.ts';
import { shapeRule } from './rule.ts';

/** The prefix of a VAT number is the code of its country, which is EL for Greece. */
const vatNumbers: readonly NationalIdentifier[] = identityNumbers('vat').map((number) => {
  const prefix = number.country.toUpperCase();
  return {
    ...number,
    validate: (value) => number.validate(value.slice(2).trim()),
    form: `${prefix} ?${number.form}`,
    // The prefix must be in capitals and touch the number: "at 12345678" is a word and a number.
    standsAlone: new RegExp(`^${prefix}\\S`),
  };
});

export const taxId = shapeRule('tax-id', [
  ...nationalIdentifierShapes('tax-id', identityNumbers('tax-id')),
  // The flag `i` is removed from shapes without a name before the number, because the prefix must be in capitals.
  ...nationalIdentifierShapes('vat', vatNumbers).map((shape) =>
    shape.pattern.hasIndices ? shape : { ...shape, pattern: new RegExp(shape.pattern.source, 'g') },
  ),
]);
