import { expect, it } from 'vitest';
import { tableColumn } from './table-column.ts';

const found = (text: string) => tableColumn.find(text).map(({ start, end, type }) => [type, text.slice(start, end)]);

it('takes what stands under a head for what the head says', () => {
  expect(found('surname,phone\n"Lindqvist",+1 503 555 0142\nTobias Castellanos,+1 503 555 0175\n')).toEqual([
    ['PERSON', 'Lindqvist'],
    ['PERSON', 'Tobias Castellanos'],
  ]);
  expect(found('id;Vorname;Nachname;Wohnort\n1;Zoë;von der Heide;Ulm\n2;ali;öz;Köln')).toEqual([
    ['PERSON', 'Zoë'],
    ['PERSON', 'von der Heide'],
    ['LOCATION', 'Ulm'],
    ['PERSON', 'ali'],
    ['PERSON', 'öz'],
    ['LOCATION', 'Köln'],
  ]);
});

it('reads tables of Markdown, and of spreadsheets', () => {
  expect(found('| Employee | Salary |\n|---|---|\n| **Mara Holt** | 4,200 |\n\nThat | is all.')).toEqual([
    ['PERSON', 'Mara Holt'],
    ['MONEY', '4,200'],
  ]);
  expect(found('Name;Alter;Gehalt (EUR)\nHolt;41;58.200,50\nLind;39;n/a')).toEqual([
    ['PERSON', 'Holt'],
    ['MONEY', '58.200,50'],
    ['PERSON', 'Lind'],
  ]);
  expect(found('company\temail\nHolt & Sons\ta@b.example')).toEqual([['ORGANIZATION', 'Holt & Sons']]);
});

it('takes "name" for a person’s only beside something of a person', () => {
  expect(found('name,age\nquill,41')).toEqual([['PERSON', 'quill']]);
  expect(found('name,price\nChair,49.50')).toEqual([]);
});

it('ends with the table, and passes over numbers, empty cells and heads of the next', () => {
  expect(found('surname,age\nHolt,41\n,\n17,18\nsurname,age\n\nMara, her sister, left.')).toEqual([['PERSON', 'Holt']]);
  expect(found('The patient, however, was late.\nNobody, in fact, came.')).toEqual([]);
});
