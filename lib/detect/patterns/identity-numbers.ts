// Finds the identity, tax and VAT numbers that a table lists by country.
import { readData } from '../../lexicon/read-data.ts';
import { rowsBy } from '../../lexicon/words.ts';
import type { NationalIdentifier } from './national-identifier-shapes.ts';
import { NUMBER_CHECKS } from './number-checks.ts';

const ROWS = rowsBy(readData('values/identity-numbers.tsv'), [0]);

export const identityNumbers = (kind: 'national-id' | 'tax-id' | 'vat'): readonly NationalIdentifier[] =>
  (ROWS.get(kind) ?? []).map(([, country = '', check = '', replacement, form = '', layout = '', words = '']) => {
    const validate = NUMBER_CHECKS[check];
    if (!validate) throw new Error(`data: unknown check: ${check}`);
    const standsAlone = layout === '' ? {} : { standsAlone: layout === 'any' ? /^/ : new RegExp(layout) };
    return { country, validate, hasValidSurrogates: replacement === 'valid', form, words, ...standsAlone };
  });
