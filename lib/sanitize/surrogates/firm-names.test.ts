// A firm's surrogate has the same forms as the firm, and each form comes back as itself.
import { expect, it } from 'vitest';
import { itRestores, send } from '../../restore/reply-template.test-support.ts';
import { initialsLike } from './firm-names.ts';

itRestores('restores a firm form by form', 'ORGANIZATION', [
  ['en', '⟦Northgate Fabrication Ltd⟧ pays late; ⟦Northgate⟧, or ⟦NFL⟧, is silent.', '{2} ({3}) is {1}.'],
  ['de', '⟦Hansen & Petry Maschinenbau GmbH⟧ (⟦HPM⟧) schuldet Lohn.', 'Die {2} heißt {1}.'],
  ['fr', '⟦Durand Menuiserie SARL⟧ (⟦DM⟧) me doit 3 mois.', 'Écrivez à {1}, dite {2}.'],
  ['es', '⟦Talleres Ortega Hermanos S.L.⟧ no paga; ⟦Ortega Hermanos⟧ calla.', '{2}, o sea {1}'],
  ['nl', '⟦Van Dalen Transport B.V.⟧, kortweg ⟦VDT⟧', '{2} is {1}'],
  ['ru', 'ООО «⟦Северный Ветер Логистик⟧» (⟦СВЛ⟧) молчит', '{2} значит {1}'],
  ['pt', '⟦Construções Almeida & Filhos Lda⟧, a ⟦Almeida & Filhos⟧', 'A {2} é a {1}'],
  ['sv', '⟦Lindqvist Bygg AB⟧ eller ⟦Lindqvist Bygg⟧', '{2} heter {1}'],
  ['it', '⟦Fratelli Bianchi Costruzioni S.r.l.⟧ o ⟦Bianchi Costruzioni⟧', '{2} è {1}'],
]);

it.each([
  ['⟦Northgate Fabrication Ltd⟧ is ⟦NFL⟧ and ⟦Northgate⟧', /^(\p{L})\S* Fabrication Ltd is \1FL and \1\p{L}+$/u],
  ['⟦Lindqvist Bygg AB⟧, ⟦Lindqvist Bygg⟧', /^(\p{L}+) Bygg AB, \1 Bygg$/u],
  ['⟦Construções Almeida & Filhos Lda⟧', /^Construções \p{L}+ & Filhos Lda$/u],
  ['⟦Talleres Ortega Hermanos S.L.⟧', /^Talleres \p{L}+ Hermanos S\.L\.$/u],
  ['⟦Kowalczyk Logistyka Sp. z o.o.⟧', /^\p{L}+ Logistyka Sp\. z o\.o\.$/u],
])('gives the surrogate the forms of the original: %s', (prompt, expected) => {
  for (const key of ['a', 'b', 'c', 'd']) expect(send(prompt, 'ORGANIZATION', key).text).toMatch(expected);
});

it('gives no initials that tell those of the original', () => {
  expect(initialsLike('NFL', 'Northgate Fabrication Ltd', 'Osterman Fabrication Ltd')).toBe('OFL');
  expect(initialsLike('NFL', 'Northgate Fabrication Ltd', 'Nilsson Fabrication Ltd')).toBeUndefined();
  expect(initialsLike('XYZ', 'Northgate Fabrication Ltd', 'Osterman Fabrication Ltd')).toBeUndefined();
});
