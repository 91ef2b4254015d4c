import { expect, it } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import { withWholeNames } from './whole-names.ts';

const whole = (text: string, marked: readonly string[], more: Partial<Annotation> = {}) => {
  const source = { detector: 'mention', rule: 'name-part' } as const;
  const found = marked.map((value): Annotation => {
    const start = text.indexOf(value);
    return { start, end: start + value.length, type: 'PERSON', risk: 4, confidence: 0.9, source, ...more };
  });
  return withWholeNames(text, found).map(({ start, end }) => text.slice(start, end));
};

it.each([
  ['שמי Elena Altmann, בן 57', ['Altmann'], ['Elena Altmann']],
  ["Ian O'Altmann-Saito came", ['Altmann'], ["Ian O'Altmann-Saito"]],
  ['Edwina Altmann-Sousa', ['Altmann'], ['Edwina Altmann-Sousa']],
  ["Ottilie O'Kariuki-Altmann", ['Altmann'], ["Ottilie O'Kariuki-Altmann"]],
  ['the Projekt-Altmann', ['Altmann'], ['Altmann']],
  // No extension by an ordinary word, in the name of a project, by a name that was found, or by a name that is in no list.
  ['Will Altmann come?', ['Altmann'], ['Altmann']],
  ['das Altmann-Projekt', ['Altmann'], ['Altmann']],
  ['Elena Altmann', ['Elena', 'Altmann'], ['Elena', 'Altmann']],
  ['Dear Altmann', ['Altmann'], ['Altmann']],
  ['Elena 7', ['7'], ['7']],
])('takes the whole name in %j', (text, marked, expected) => {
  expect(whole(text, marked)).toEqual(expected);
});

it('leaves what is kept', () => {
  expect(whole('Elena Altmann', ['Altmann'], { risk: 2 })).toEqual(['Altmann']);
});
