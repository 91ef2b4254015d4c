// Finds the public codes that a table lists: of books, papers, studies, standards, substances, software, errors, parts and trade.
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { passesLuhn } from '../patterns/luhn.ts';
import { isIsbn13, isOfCas } from './check-digits.ts';
import { code, named, type PublicCode } from './public-code.ts';

const CHECKS: Readonly<Record<string, PublicCode['accept']>> = {
  'isbn-13': isIsbn13,
  cas: isOfCas,
  luhn: (value) => passesLuhn(value.replace(/\D/gu, '')),
};

export const WELL_KNOWN_CODES: readonly PublicCode[] = cellsOf(readData('values/public-codes.tsv')).map(
  ([name = '', traits = '', check = '', system = '', cue = '', form = '', example = '']) => {
    const flags = traits.includes('any case') ? 'giu' : 'gu';
    const accept = CHECKS[check];
    const more = {
      ...(traits.includes('unmistakable') ? { isUnmistakable: true as const } : {}),
      ...(cue === '' ? {} : { cue: new RegExp(cue, 'iu') }),
      ...(accept ? { accept } : {}),
    };
    if (traits.includes('own borders')) return { name, example, pattern: new RegExp(form, flags), ...more };
    return system === '' ? code(name, example, form, { ...more, flags }) : named(name, example, system, form, more);
  },
);
