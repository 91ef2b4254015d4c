import { expect, it } from 'vitest';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { withBirthsBesideNames } from './birth-beside-name.ts';

const POLICY = policyFor('balanced');

/** The text without its marks, and what they mark: ⟦P private name⟧, ⟦K kept name⟧, ⟦I number⟧, ⟦D date⟧. */
function marked(sample: string): readonly [text: string, annotations: readonly Annotation[]] {
  const annotations: Annotation[] = [];
  const types: Readonly<Record<string, EntityType>> = { P: 'PERSON', K: 'PERSON', I: 'ID', D: 'DATE' };
  let text = '';
  for (const part of sample.split(/(?=⟦)|(?<=⟧)/u)) {
    const [, sign = '', value = part] = /^⟦(.) (.*)⟧$/u.exec(part) ?? [];
    const type = types[sign];
    const span = { start: text.length, end: text.length + value.length };
    const source = { detector: 'pattern', rule: 'test' } as const;
    const risk = sign === 'P' || sign === 'I' ? 4 : 1;
    if (type) annotations.push({ ...span, type, risk, confidence: 0.9, source, ...(sign === 'D' && { kind: 'date' }) });
    text += value;
  }
  return [text, annotations];
}

const birthsIn = (sample: string): readonly string[] => {
  const [text, annotations] = marked(sample);
  return withBirthsBesideNames(text, annotations, POLICY.riskFor)
    .filter(({ kind, risk }) => kind === 'date-of-birth' && risk >= 4)
    .map(({ start, end }) => text.slice(start, end));
};

it.each([
  ['Dad = ⟦P Tom Geraghty⟧ ⟦D 12/4/47⟧, on the ward', '12/4/47'],
  ['Re: Ms ⟦P Keziah Olorunfemi⟧, hosp no ⟦I R1188402⟧, ⟦D 11.04.1991⟧. Dx: MS', '11.04.1991'],
  ['CV: ⟦P Stevan Radojković⟧, ⟦D 19.7.1992⟧, Mladenovac', '19.7.1992'],
  ['⟦P 山田花子⟧（⟦D 1978年3月4日⟧）', '1978年3月4日'],
  ['⟦P Marta Nowak⟧ (⟦D 1978-03-04⟧)', '1978-03-04'],
])('a day long ago behind a private name is a date of birth: %s', (sample, birth) => {
  expect(birthsIn(sample)).toEqual([birth]);
});

it.each([
  ['of a name that is kept', '⟦K Albert Einstein⟧, ⟦D 14.3.1879⟧'],
  ['of a recent day', '⟦P Marta Nowak⟧, ⟦D 4.3.2024⟧: reminder'],
  ['of a recent short year', '⟦P Marta Nowak⟧, ⟦D 4.3.24⟧: reminder'],
  ['behind other words', '⟦P Marta Nowak⟧ signed on ⟦D 4.3.1998⟧'],
  ['behind a number of nobody', 'Invoice ⟦I 4471-88⟧, ⟦D 4.3.1998⟧'],
  ['in the next sentence', '⟦P Marta Nowak⟧ paid. ⟦D 4.3.1998⟧ was a Wednesday.'],
])('a date is no date of birth %s', (_, sample) => {
  expect(birthsIn(sample)).toEqual([]);
});
