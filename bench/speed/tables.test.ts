import { describe, expect, it } from 'vitest';
import { spreadOf } from '../spread.ts';
import { figureChart } from './chart.ts';
import type { BrowserFigures } from './figures.ts';
import { figuresJson, figureTables } from './tables.ts';

const CHROMIUM: BrowserFigures = {
  browser: 'Chromium',
  version: '140',
  figures: [
    { subject: 'check', name: '20 words, a new text', values: [12, 10, 30, 11] },
    { subject: 'memory', name: 'process of the extension', values: [187.2] },
    { subject: 'keystroke', name: 'of that, Coatcheck’s own code', values: [1.25] },
  ],
  untold: [],
};
const FIREFOX: BrowserFigures = {
  browser: 'Firefox',
  version: '145',
  figures: [
    { subject: 'check', name: '20 words, a new text', values: [1234] },
    { subject: 'check', name: '92 words & <more>', values: [40] },
    { subject: 'memory', name: 'process of the extension', values: [9.5] },
  ],
  untold: [{ subject: 'keystroke', what: 'of that, Coatcheck’s own code', why: 'no trace' }],
};
const BOTH = [CHROMIUM, FIREFOX];

describe('a spread', () => {
  it('takes the value at or after each share', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => 20 - i);
    expect(spreadOf(twenty)).toEqual({ runs: 20, least: 1, p50: 11, p95: 20 });
    expect(spreadOf([7])).toEqual({ runs: 1, least: 7, p50: 7, p95: 7 });
  });
});

describe('the tables', () => {
  const lines = figureTables(BOTH).split('\n');
  const row = (start: string) => lines.find((line) => line.startsWith(start))?.split(/\s{2,}/);

  it('set the browsers side by side, with spread and runs where there are several', () => {
    expect(row('Check by length (ms)')?.slice(1)).toEqual([
      'Chromium p50',
      'p95',
      'runs',
      'Firefox p50',
      'p95',
      'runs',
    ]);
    expect(row('20 words, a new text')?.slice(1)).toEqual(['12.0', '30.0', '4', '1234', '1234', '1']);
  });

  it('show one number where one was measured', () => {
    expect(row('Memory after')?.slice(1)).toEqual(['Chromium', 'Firefox']);
    expect(row('process of the extension')?.slice(1)).toEqual(['187', '9.50']);
  });

  it('leave open what one browser does not have, and name what it does not tell', () => {
    expect(row('92 words')?.slice(1)).toEqual(['-', '-', '-', '40.0', '40.0', '1']);
    expect(lines.slice(-2)).toEqual(['Not told by a browser', 'Firefox: of that, Coatcheck’s own code: no trace']);
  });

  it('keep the order of the subjects, and leave out those that were not measured', () => {
    const titles = lines.filter((line) => /\((ms|MB|kB)/.test(line)).map((line) => line.split(' (')[0]);
    expect(titles).toEqual([
      'Page work per keystroke, 200 messages',
      'Check by length',
      'Memory after the first check',
    ]);
  });
});

it('writes every figure with its unit as JSON', () => {
  const { machine, browsers } = JSON.parse(figuresJson('a machine', BOTH));
  expect(machine).toBe('a machine');
  expect(browsers[0].figures[0]).toEqual({
    subject: 'check',
    name: '20 words, a new text',
    unit: 'ms',
    runs: 4,
    least: 10,
    p50: 12,
    p95: 30,
  });
  expect(browsers[1].untold).toEqual(FIREFOX.untold);
});

describe('the chart', () => {
  const svg = figureChart(BOTH);

  it('draws a bar for each figure, and a line to the 95th percentile of several runs', () => {
    // Two more squares are the legend's.
    expect(svg.match(/<rect /g)).toHaveLength(6 + 2);
    expect(svg.match(/<line /g)).toHaveLength(1);
  });

  it('gives the longest bar of each subject the whole width', () => {
    const widths = [...svg.matchAll(/width="([\d.]+)" height="9"\/>/g)].map(([, width]) => Number(width));
    expect(widths.filter((width) => width === 400)).toHaveLength(3);
  });

  it('writes names as text, whatever they hold', () => {
    expect(svg).toContain('92 words &amp; &lt;more>');
  });
});
