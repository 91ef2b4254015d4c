// Domains and handles that are built from the name of a firm or a person are built from its surrogate.
import { expect, it } from 'vitest';
import { itRestores, send } from '../../restore/reply-template.test-support.ts';
import { firmLabelReader } from './firm-domains.ts';

const FIRM = { name: 'Northgate Fabrication Ltd', standIn: 'Osterman Fabrication Ltd' };

it.each([
  ['northgate-fabrication', 'osterman-fabrication'],
  ['northgatefabrication', 'ostermanfabrication'],
  ['northgate', 'osterman'],
  ['northgate_ltd', 'osterman_ltd'],
  ['fabrication', undefined],
  ['northgates', undefined],
  ['my-northgate', undefined],
  ['ltd', undefined],
])('writes %s as %s', (label, expected) => {
  expect(firmLabelReader([FIRM])(label)).toBe(expected);
});

const PROMPTS = [
  [
    '⟦Annika Lindqvist|PERSON⟧ of ⟦Northgate Fabrication Ltd⟧, ⟦annika.lindqvist@northgate-fabrication.com|EMAIL⟧',
    '{3}',
  ],
  ['⟦Annika Lindqvist|PERSON⟧, ⟦alindqvist|USERNAME⟧, ⟦@annika_l|USERNAME⟧', '{2} or {3}'],
  ['⟦Northgate Fabrication Ltd⟧, ⟦https://www.northgate-fabrication.com/jobs|URL⟧', '{2}'],
  ['⟦Hansen Maschinenbau GmbH⟧, ⟦@hansenmaschinenbau|USERNAME⟧', '{2}'],
  ['⟦Pilar Ordóñez|PERSON⟧ de ⟦Talleres Ortega S.L.⟧: ⟦pordonez@talleresortega.es|EMAIL⟧', '{3}'],
] as const;

itRestores(
  'restores what is built from a name',
  'ORGANIZATION',
  PROMPTS.map(([prompt, reply]) => ['en', prompt, `Write to ${reply}.`] as const),
);

const letters = (text = '') =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

it('builds them from the surrogates', () => {
  for (const key of ['a', 'b', 'c', 'd']) {
    const [person, firm, mail] = send(PROMPTS[0][0], 'ORGANIZATION', key).replacements.map(
      ({ surrogate }) => surrogate,
    );
    const [local = '', domain = ''] = mail?.split('@') ?? [];
    expect(letters(local)).toBe(letters(person));
    expect(letters(domain.split('.')[0])).toBe(letters(firm?.replace(/ Ltd$/, '')));
    const [name = '', handle, short] = send(PROMPTS[1][0], 'ORGANIZATION', key).replacements.map(
      ({ surrogate }) => surrogate,
    );
    const [given = '', family = ''] = name.split(' ').map(letters);
    expect(handle).toBe(given.charAt(0) + family);
    expect(short).toBe(`@${given}_${family.charAt(0)}`);
  }
});
