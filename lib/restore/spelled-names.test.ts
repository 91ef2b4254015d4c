import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { FEMALE_FIRST_NAME_LIST, LAST_NAME_LISTS } from '../privacy/lists/index.ts';
import { restored as restoredFromVault } from '../sanitize/marked-text.test-support.ts';
import { send } from './reply-template.test-support.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const pair = (surrogate: string, original: string, type: RestorePair['type'] = 'PERSON'): RestorePair => ({
  surrogate,
  original,
  shape: 'word',
  type,
});
const PAIRS = [
  pair('Ida', 'Rolf'),
  pair('Holm', 'Größe'),
  pair('Соколова', 'Хауген'),
  pair('Bergen', 'Wunstorf', 'LOCATION'),
];
const restored = (reply: string, pairs: readonly RestorePair[] = PAIRS) =>
  restoreWithPairs(reply, pairs)
    .map(({ text }) => text)
    .join('');

it.each([
  ['en', 'It is spelled I-d-a H-O-L-M.', 'It is spelled R-o-l-f G-R-Ö-S-S-E.'],
  ['en', 'Say h, o, l, m', 'Say g, r, ö, ß, e'],
  ['en', '**H – O – L – M**', '**G – R – Ö – S – S – E**'],
  ['de', 'Buchstabieren Sie: B E R G E N.', 'Buchstabieren Sie: W U N S T O R F.'],
  ['fr', 'On épelle I.D.A ; c’est tout.', 'On épelle R.O.L.F ; c’est tout.'],
  ['ru', 'По буквам: С-О-К-О-Л-О-В-А', 'По буквам: Х-А-У-Г-Е-Н'],
  ['tr', 'Şöyle: I/D/A', 'Şöyle: R/O/L/F'],
])('restores a spelled name (%s): %s', (_, reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each(['A-B-C', 'I-D-A-H-O', 'T-H-O-L-M', 'H-O L-M', 'I d A-a', 'x = h, o, l, m2'])('leaves %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});

it('restores any listed name with any separator', () => {
  const name = fc.constantFrom(...FEMALE_FIRST_NAME_LIST.entries.filter((one) => /^[A-Z][a-z]{2,}$/.test(one)));
  const other = fc.constantFrom(...(LAST_NAME_LISTS[0]?.entries.filter((one) => /^[A-Z][a-z]{2,}$/.test(one)) ?? []));
  fc.assert(
    fc.property(name, other, fc.constantFrom('-', ' - ', ' ', ', ', '·'), (surrogate, original, gap) => {
      const spell = (word: string) => [...word].join(gap);
      expect(restored(`Name: ${spell(surrogate)}.`, [pair(surrogate, original)])).toBe(`Name: ${spell(original)}.`);
    }),
  );
});

it('restores a spelled name from the vault alone', () => {
  const { conversation, text } = send('Ask ⟦Marta Kowalczyk⟧ about it.', 'PERSON', 'spelled');
  const [, first = '', last = ''] = text.split(/[ .]/u);
  const spell = (word: string) => [...word.toUpperCase()].join('-');
  expect(restoredFromVault(`${spell(first)}, ${spell(last)}`, conversation)).toBe('M-A-R-T-A, K-O-W-A-L-C-Z-Y-K');
});
