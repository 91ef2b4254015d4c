import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { withoutNextSentence } from './firm-borders.ts';
import { firmForms, firmsByForm } from './firm-forms.ts';

const isFormOfFirm = (form: string, name: string) => firmsByForm([name], (firm) => firm).has(form);

it.each([
  ['Northgate Fabrication', 'Northgate Fabrication Ltd'],
  ['Northgate', 'Northgate Fabrication Ltd'],
  ['NFL', 'Northgate Fabrication Ltd'],
  ['KBS', 'Kestrel Biotech Solutions Inc.'],
  ['HPM', 'Hansen & Petry Maschinenbau GmbH'],
  ['Hansen & Petry', 'Hansen & Petry Maschinenbau GmbH'],
  ['VDT', 'Van Dalen Transport B.V.'],
  ['СВЛ', 'ООО «Северный Ветер Логистик»'],
  ['Ortega Hermanos', 'Talleres Ortega Hermanos S.L.'],
  ['Lindqvist Bygg', 'Lindqvist Bygg AB'],
])('%s is a form of %s', (form, name) => {
  expect(isFormOfFirm(form, name)).toBe(true);
});

it.each([
  ['Fabrication', 'Northgate Fabrication Ltd'],
  ['Talleres', 'Talleres Ortega Hermanos S.L.'],
  ['Ltd', 'Northgate Fabrication Ltd'],
  ['FN', 'Northgate Fabrication Ltd'],
  ['Northgate Fabrication Ltd', 'Northgate Fabrication Ltd'],
  ['and', 'Marlowe and Finch Ltd'],
])('%s is no form of %s', (form, name) => {
  expect(isFormOfFirm(form, name)).toBe(false);
});

const firm = (text: string, name: string): Finding => {
  const start = text.indexOf(name);
  const source = { detector: 'pattern', rule: 'employer' } as const;
  return { start, end: start + name.length, type: 'ORGANIZATION', confidence: 0.9, source };
};
const formsIn = (text: string, name: string) =>
  firmForms(text, [firm(text, name)]).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Northgate Fabrication Ltd pays late. Ask Northgate or NFL.', 'Northgate Fabrication Ltd', ['Northgate', 'NFL']],
  ['Durand Menuiserie SARL (DM) : DM se tait.', 'Durand Menuiserie SARL', ['DM', 'DM']],
  ['Durand Menuiserie SARL pays in DM.', 'Durand Menuiserie SARL', []],
  ['Kestrel Labs Ltd owns Kestrels and kestrel@x.org, not KLL2.', 'Kestrel Labs Ltd', []],
])('finds the forms in "%s"', (text, name, expected) => {
  expect(formsIn(text, name).sort()).toEqual([...expected].sort());
});

it.each([
  ['Northgate Properties Ltd. Rent', 'Northgate Properties Ltd.'],
  ['Talleres Ortega S.L. Talleres Ortega', 'Talleres Ortega S.L.'],
  ['Van Dalen B.V. De', 'Van Dalen B.V.'],
  ['Kestrel Inc. The', 'Kestrel Inc.'],
  ['Kestrel Co. Ltd', 'Kestrel Co. Ltd'],
  ['J.K. Holm Foundation', 'J.K. Holm Foundation'],
])('ends the name of "%s" before the next sentence', (text, expected) => {
  const { start, end } = withoutNextSentence(firm(text, text), text);
  expect(text.slice(start, end)).toBe(expected);
});
