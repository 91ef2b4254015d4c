import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENTITY_TYPES } from '../detect/annotation.ts';
import { extractionAttack, survivorsThatBlockSend } from './extraction.ts';
import { promptFrom } from './prompt.test-support.ts';
import { withoutSpellingVariants } from './token.ts';

const found = (marked: string) => {
  const { recoveries } = extractionAttack(promptFrom(marked));
  return recoveries.map(({ original, trace, found: seen }) => [original, trace, seen]);
};

it.each([
  ['the whole, elsewhere', '[Anna Weber|Eva Kohl|PERSON] and Anna Weber', [['Anna Weber', 'whole', 'Anna Weber']]],
  ['the whole in capitals', '[Anna Weber|Eva Kohl|PERSON], ANNA WEBER', [['Anna Weber', 'whole', 'ANNA WEBER']]],
  ['the whole without its accents', '[José Peña|Luis Vega|PERSON] Jose Pena', [['José Peña', 'whole', 'José Peña']]],
  ['the surname', '[Anna Weber|Eva Kohl|PERSON] of the Weber family', [['Anna Weber', 'part', 'Weber']]],
  ['initial and surname', '[Anna Weber|Eva Kohl|PERSON] logs in as aweber', [['Anna Weber', 'part', 'aweber']]],
  [
    'a phone number, regrouped',
    'call [503 555 0142|503 555 0199|PHONE], (503) 5550142',
    [['503 555 0142', 'whole', '(503) 5550142']],
  ],
  [
    'the end of a card number',
    'card [4111 1111 1111 9424|4000 1234 5678 9017|FINANCIAL] ends in 9424',
    [['4111 1111 1111 9424', 'part', '9424']],
  ],
  [
    'the local part of an address',
    '[anna.weber@acme.org|eva.kohl@example.org|EMAIL] is annaweber there',
    [['anna.weber@acme.org', 'part', 'annaweber']],
  ],
  [
    'the domain of an employer',
    '[anna@halvorsen.de|eva@luma.example.org|EMAIL] writes from Halvorsen',
    [['anna@halvorsen.de', 'part', 'Halvorsen']],
  ],
  ['an amount in other digits', 'I earn [$4,850|$5,120|MONEY|metric-dp], yes 4850', [['$4,850', 'part', '4850']]],
  [
    'a word that was drawn for itself',
    'has [diabetes|Diabetes|CONDITION|rap-li]',
    [['diabetes', 'unchanged', 'diabetes']],
  ],
  [
    'a surname that is also a kind',
    '[Talleres Juan Peña|Talleres Ian Kohl|ORGANIZATION], says Peña',
    [['Talleres Juan Peña', 'part', 'Peña']],
  ],
  [
    'the replaced word of a name that has only kinds',
    '[Clínica Dental|Clínica Kohl|ORGANIZATION] and the Dental',
    [['Clínica Dental', 'part', 'Dental']],
  ],
  [
    'a surname in a surrogate',
    '[Anna Weber|Eva Kohl|PERSON] [Weber AG|Weber AG|ORGANIZATION|reserve]',
    [
      ['Anna Weber', 'part', 'Weber'],
      ['Weber AG', 'whole', 'Weber AG'],
    ],
  ],
])('finds %s', (_, marked, expected) => {
  expect(found(marked)).toEqual(expected);
});

it.each([
  ['what is gone', '[Anna Weber|Eva Kohl|PERSON] lives in [Bonn|Kiel|LOCATION].'],
  ['a word in small letters that is also a name', '[Will Smith|Ian Kohl|PERSON] will write. Will you?'],
  [
    'the kinds that the surrogates keep',
    '[Clínica Dental|Clínica Kohl|ORGANIZATION], [Family Dental Care|Ian Kohl Care|ORGANIZATION], [Talleres Peña S.L.|Talleres Kohl S.L.|ORGANIZATION]',
  ],
  ['titles and legal forms', 'Dr [Dr Weber|Dr Kohl|PERSON], [Acme Bank AG|Luma Bank AG|ORGANIZATION]: which bank?'],
  ['stop words of a phrase', '[cancer of the lung|gout|CONDITION]: the doctor said'],
  ['a number that noise drew again', 'I earn [$4,850|$4,850|MONEY|metric-dp]'],
  ['the year that a moved date kept', 'born [14 March 1987|2 May 1987|DATE|date-shift]'],
  ['four digits in a surrogate', '[4111 1111 1111 9424|4000 9424 5678 9017|FINANCIAL]'],
  ['a word that was drawn for another', '[gout|asthma|CONDITION|rap-li] and [asthma|flu|CONDITION|rap-li]'],
  ['a mail provider', '[anna.weber@gmail.com|eva.kohl@gmail.com|EMAIL] on gmail'],
  ['letters of a token', 'token [sk-live-88Xy|sk-abcd-11Zz|SECRET|reserve], I live here'],
])('passes over %s', (_, marked) => {
  expect(found(marked)).toEqual([]);
});

const isWord = (word: string) => ['stocks', 'weber', 'nurse', 'diabetes'].includes(word);
const foundWith = (marked: string) =>
  extractionAttack(promptFrom(marked), isWord).recoveries.map(({ found: seen }) => seen);

it('takes no ordinary word for a part of a name, but any for itself', () => {
  expect(foundWith('[Stocks Gain|Velora|ORGANIZATION]: stocks fell')).toEqual([]);
  expect(foundWith('[Stocks Gain|Velora|ORGANIZATION] and Stocks')).toEqual(['Stocks']);
  expect(foundWith('[Anna Weber|Eva Kohl|PERSON], said weber')).toEqual(['weber']);
  expect(foundWith('[type 2 diabetes|gout|CONDITION]: my diabetes')).toEqual(['diabetes']);
  expect(foundWith('a [baker|tailor|OCCUPATION] and another baker')).toEqual(['baker']);
});

it('blocks what stands there whole at level 4 or 5, until the person lets it go', () => {
  const prompt = promptFrom('[Anna Weber|Eva Kohl|PERSON] and Anna Weber of the Webers, [Bonn|Kiel|LOCATION]');
  expect(survivorsThatBlockSend(prompt, extractionAttack(prompt))).toEqual([{ text: 'Anna Weber', type: 'PERSON' }]);
  const accepted = { ...prompt, accepted: ['anna weber'] };
  expect(survivorsThatBlockSend(accepted, extractionAttack(accepted))).toEqual([]);
  expect(extractionAttack(accepted).recoveries).toHaveLength(1);
});

it('shows a single word in small letters, and does not stop a send for it', () => {
  const prompt = promptFrom('[Homeless|Velora|ORGANIZATION] helps the homeless');
  expect(extractionAttack(prompt).recoveries).toMatchObject([{ trace: 'whole', found: 'homeless' }]);
  expect(survivorsThatBlockSend(prompt, extractionAttack(prompt))).toEqual([]);
  const phrase = promptFrom('[Anna Weber|Eva Kohl|PERSON] and anna weber');
  expect(survivorsThatBlockSend(phrase, extractionAttack(phrase))).toHaveLength(1);
});

it('does not block on what chance gave', () => {
  const prompt = promptFrom('has [type two diabetes|type two diabetes|CONDITION|cape]');
  expect(extractionAttack(prompt).recoveries).toMatchObject([{ trace: 'unchanged' }]);
  expect(survivorsThatBlockSend(prompt, extractionAttack(prompt))).toEqual([]);
});

it('does not block on a part, nor on a word of level 3', () => {
  const part = promptFrom('[Anna Weber|Eva Kohl|PERSON], Weber');
  expect(survivorsThatBlockSend(part, extractionAttack(part))).toEqual([]);
  const { annotations, ...rest } = promptFrom('[diabetes|asthma|CONDITION] or diabetes');
  const low = { ...rest, annotations: annotations.map((annotation) => ({ ...annotation, risk: 3 as const })) };
  expect(extractionAttack(low).recoveries).toHaveLength(1);
  expect(survivorsThatBlockSend(low, extractionAttack(low))).toEqual([]);
});

const letters = (alphabet: string) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 12 }).map((all) => all.join(''));

it('finds nothing where all originals are gone', () => {
  const original = letters('abcdefgh 1234').filter((text) => text.trim() !== '');
  const kept = letters('mnopqrst 6789');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(original, letters('mnopqrst'), fc.constantFrom(...ENTITY_TYPES), kept), { maxLength: 8 }),
      (pieces) => {
        const marked = pieces.map(([own, surrogate, type, rest]) => `[${own}|${surrogate}|${type}] ${rest} `).join('');
        const { recoveries, tried } = extractionAttack(promptFrom(marked));
        expect(recoveries).toEqual([]);
        expect(tried).toBe(new Set(pieces.map(([own]) => withoutSpellingVariants(own.trim()))).size);
      },
    ),
  );
});

it('finds every original of letters that is put back anywhere', () => {
  const word = fc.array(fc.constantFrom(...'qxzvw'), { minLength: 3, maxLength: 8 }).map((all) => `Q${all.join('')}`);
  fc.assert(
    fc.property(word, fc.boolean(), (own, first) => {
      const rest = `[${own}|Kohl|PERSON]`;
      const { recoveries } = extractionAttack(promptFrom(first ? `${own} met ${rest}` : `${rest} met ${own}.`));
      expect(recoveries.map(({ trace }) => trace)).toEqual(['whole']);
    }),
  );
});
