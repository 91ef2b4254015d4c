import { expect, it } from 'vitest';
import { generatorFrom, numberIn } from '../generator.ts';
import { generatedReport, questionsAbout, solved } from './reports.ts';

const TEXT = `| Item | 2020 | 2021 | 2022 |
| --- | --- | --- | --- |
| Total revenue | $1,000 | $2,000 | $1,500 |
| Operating costs | [MONEY_1] | [MONEY_2] | [MONEY_3] |`;
const YEARS = [2020, 2021, 2022];
const asked = (
  kind: Parameters<typeof solved>[1]['kind'],
  row: 'Total revenue' | 'Operating costs' = 'Total revenue',
) => solved(TEXT, { kind, row, years: kind === 'look up' ? [2021] : YEARS });

it('answers each question from the table, the answer last', () => {
  expect(asked('look up')).toBe('Total revenue in 2021 was $2,000.');
  expect(asked('difference')).toMatch(/difference of \$500\.$/);
  expect(asked('change in %')).toMatch(/change of 50\.0%\.$/);
  expect(asked('sum')).toMatch(/= \$4,500\.$/);
  expect(asked('mean')).toMatch(/ \$1,500\.$/);
  expect(asked('highest year')).toMatch(/ 2021\.$/);
});

it('has no answer where the table holds placeholders', () => {
  expect(asked('sum', 'Operating costs')).toBeUndefined();
});

it('generates reports whose totals and incomes follow from their rows, the same for the same seed', () => {
  const { text } = generatedReport(generatorFrom('a'));
  expect(generatedReport(generatorFrom('a')).text).toBe(text);
  expect(generatedReport(generatorFrom('b')).text).not.toBe(text);
  const rows = text
    .split('\n')
    .slice(4)
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => numberIn(cell) ?? Number.NaN),
    );
  for (const year of [0, 1, 2]) {
    const [product = 0, service = 0, total, costs = 0, income] = rows.map((row) => row[year]);
    expect(total).toBe(product + service);
    expect(income).toBe((total ?? 0) - costs);
  }
});

it('asks about one row of the report', () => {
  const generator = generatorFrom('a');
  const report = generatedReport(generator);
  const questions = questionsAbout(report, generator);
  expect(new Set(questions.map(({ row }) => row)).size).toBe(1);
  for (const question of questions) expect(solved(report.text, question)).toBeDefined();
});
