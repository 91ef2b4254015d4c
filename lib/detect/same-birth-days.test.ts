import { expect, it } from 'vitest';
import { annotate } from './annotate.ts';
import { patternDetectors } from './patterns/index.ts';

it.each([
  'DOB 07/30/1978, in the other system it is 1978-07-30.',
  'Geboren am 30.07.1978. Im Ausweis: 30 July 1978.',
  'né le 30/07/1978 (1978-07-30)',
  'дата рождения 30.07.1978, в базе 1978-07-30',
  '生年月日 1978年7月30日。別の表では 1978-07-30。',
])('finds the day of birth in both spellings of %j', async (text) => {
  const found = await annotate(text, patternDetectors, () => 4);
  expect(found.map(({ kind }) => kind)).toEqual(['date-of-birth', 'date-of-birth']);
});

it('leaves other days alone', async () => {
  const found = await annotate('DOB 07/30/1978, visit on 2019-07-30', patternDetectors, () => 4);
  expect(found.map(({ kind }) => kind)).toEqual(['date-of-birth', 'date']);
});
