import { expect, it } from 'vitest';
import { charts } from './charts.ts';
import type { Measures } from './evaluate.ts';
import { lineCharts } from './plot.ts';
import { PRINTED_FIGURES } from './printed.ts';
import { mainTable, markdown, printedTable } from './tables.ts';
import { type Row, targets } from './targets.ts';

const EMPTY: Measures = {
  accuracy: Number.NaN,
  verbatim: Number.NaN,
  extracted: Number.NaN,
  matched: Number.NaN,
  inverted1: Number.NaN,
  inverted10: Number.NaN,
  changedInverted1: Number.NaN,
  changedInverted10: Number.NaN,
  inferred1: Number.NaN,
  inferred10: Number.NaN,
  rougeL: Number.NaN,
  bleu: Number.NaN,
  perplexity: Number.NaN,
  similarity: Number.NaN,
};

function row(set: string, family: string, measures: Partial<Measures>, epsilon?: number): Row {
  const method = epsilon === undefined ? family : `${family}, eps ${epsilon}`;
  return { set, method, family, measures: { ...EMPTY, ...measures }, ...(epsilon === undefined ? {} : { epsilon }) };
}

it('says what is reached and what is not', () => {
  const rows = [
    row('PIIDocs', 'no protection', { accuracy: 0.95 }),
    row('PIIDocs', 'As in Preempt', { accuracy: 0.93, verbatim: 0.011, matched: 0.01 }),
    row('AGNews', 'masking + noise (x)', { accuracy: 0.8, verbatim: 0.1 }, 1),
    row('AGNews', 'masking + noise (x)', { accuracy: 0.8, verbatim: 0.1 }, 8),
    row('AGNews', 'Strict', { accuracy: 0.81, verbatim: 0.09 }, 1),
    row('AGNews', 'Strict', { accuracy: 0.81, verbatim: 0.1 }, 8),
  ];
  expect(targets(rows).map(({ isReached }) => isReached)).toEqual([false, true, true, true, false]);
  expect(targets([])).toEqual([]);
});

it('lets nobody leave less than nothing: more topics right is enough where both leave nothing', () => {
  const noise = row('AGNews', 'masking + noise (x)', { accuracy: 0.8, verbatim: 0 }, 1);
  const reached = (own: Partial<Measures>) => targets([noise, row('AGNews', 'Strict', own, 1)])[0]?.isReached;
  expect(reached({ accuracy: 0.81, verbatim: 0 })).toBe(true);
  expect(reached({ accuracy: 0.8, verbatim: 0 })).toBe(false);
  expect(reached({ accuracy: 0.81, verbatim: 0.001 })).toBe(false);
});

it("puts the papers' figures beside those of the same texts, budget and mechanism", () => {
  const rows = [row('AGNews', 'CusText-like', { rougeL: 0.5 }, 8), row('AGNews', 'CusText-like', { rougeL: 0.25 }, 10)];
  const lines = printedTable(PRINTED_FIGURES, rows, ['AGNews']).rows.map((cells) => cells.slice(0, 7).join(' | '));
  expect(lines).toEqual([
    'Rap-LI, table VII | CusText+ | AGNews | ROUGE-L | 8 | 78.5 | AGNews 50.0',
    'Cape, table 3 | CusText | SST-2 | ROUGE-L | 10 | 81.4 | AGNews 25.0',
  ]);
  for (const { value, measure } of PRINTED_FIGURES)
    expect(value > 0 && (measure === 'perplexity' || value < 1)).toBe(true);
});

it('leaves out columns that nothing was measured for', () => {
  const table = mainTable('x', [row('AGNews', 'a|b', { accuracy: 0.5 })]);
  expect(table.head).toEqual(['', 'topic right']);
  expect(markdown(table)).toBe('### x\n\n|  | topic right |\n| --- | ---: |\n| a\\|b | 50.0 |\n');
});

it('draws one line a family, and a dotted one where there is no budget', () => {
  const [chart] = charts([
    row('AGNews', 'masking', { accuracy: 0.9 }),
    row('AGNews', 'Strict', { accuracy: 0.2 }, 0.1),
    row('AGNews', 'Strict', { accuracy: 0.8 }, 8),
  ]);
  expect(chart?.file).toBe('agnews.svg');
  expect(chart?.svg).not.toMatch(/NaN|undefined/);
  expect(chart?.svg.match(/<path /g)).toHaveLength(1);
});

it('puts budgets at their place on a scale of ratios', () => {
  const points = [1, 10, 100].map((x) => ({ x, y: 0.5 }));
  const svg = lineCharts([{ title: 'x', across: 'budgets', series: [{ name: 'R & "D" <', points }] }]);
  expect(svg).toContain('R &amp; &quot;D&quot; &lt;');
  const [, way = ''] = /<path d="([^"]+)"/.exec(svg) ?? [];
  const places = [...way.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x]) => Number(x));
  expect((places[1] ?? 0) - (places[0] ?? 0)).toBeCloseTo((places[2] ?? 0) - (places[1] ?? 0), 0);
});
