// Line charts as SVG, readable on light and on dark ground, without a library.
import { chartStyle, escaped, rounded, SERIES_ON_LIGHT } from '../chart-style.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Series {
  readonly name: string;
  /** In the order of their budgets. One point over budgets stands for a method without one: a dotted line over the whole width. */
  readonly points: readonly Point[];
}

interface Panel {
  readonly title: string;
  /** The unit of the horizontal axis: budgets, or shares from 0 to 1. */
  readonly across: 'budgets' | 'shares';
  readonly series: readonly Series[];
}

const WIDTH = 320;
const HEIGHT = 220;
const LEFT = 44;
const TOP = 34;
const RIGHT = 14;
const BOTTOM = 34;
const COLUMNS = 2;
const LEGEND_ROW = 20;
const MIN_APART = 17;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
/** Each series has a mark of its own beside its colour. */
const MARKS = ['circle', 'square', 'diamond', 'triangle'] as const;

const STYLE = chartStyle(
  '.grid{stroke:#ddd}.axis{stroke:#888}path,line.flat{stroke:currentColor;fill:none;stroke-width:1.8}line.flat{stroke-dasharray:2 4}.mark{fill:currentColor}',
  '.grid{stroke:#444}.axis{stroke:#999}',
);

function mark(at: number, x: number, y: number): string {
  const [a, b] = [rounded(x), rounded(y)];
  const shape = MARKS[at % MARKS.length];
  if (shape === 'circle') return `<circle class="mark" cx="${a}" cy="${b}" r="3.2"/>`;
  const corners = {
    square: '-3 -3 3 -3 3 3 -3 3',
    diamond: '0 -4.2 4.2 0 0 4.2 -4.2 0',
    triangle: '0 -4 4 3.4 -4 3.4',
  };
  return `<polygon class="mark" transform="translate(${a} ${b})" points="${shape ? corners[shape] : ''}"/>`;
}

/** The horizontal position of a budget between the least and the greatest one, on a logarithmic scale. */
function across(x: number, budgets: readonly number[]): number {
  const [least, most] = [Math.log(budgets[0] ?? 1), Math.log(budgets.at(-1) ?? 1)];
  return most > least ? (Math.log(x) - least) / (most - least) : 0.5;
}

interface Tick {
  readonly x: number;
  readonly label: string;
}

/** Numbers that would be written into each other are left out. */
function apart(ticks: readonly Tick[]): readonly Tick[] {
  const kept: Tick[] = [];
  for (const tick of ticks) if (tick.x - (kept.at(-1)?.x ?? Number.NEGATIVE_INFINITY) >= MIN_APART) kept.push(tick);
  return kept;
}

function panelBody({ title, series, across: scale }: Panel, budgets: readonly number[]): string {
  const isBudget = scale === 'budgets';
  const placeX = (x: number) => LEFT + (isBudget ? across(x, budgets) : x) * (WIDTH - LEFT - RIGHT);
  const placeY = (y: number) => HEIGHT - BOTTOM - y * (HEIGHT - TOP - BOTTOM);
  const grid = QUARTERS.map(
    (y) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${rounded(placeY(y))}" y2="${rounded(placeY(y))}"/>` +
      `<text x="${LEFT - 6}" y="${rounded(placeY(y) + 4)}" text-anchor="end">${100 * y}</text>`,
  );
  const numbers = isBudget
    ? budgets.map((x) => ({ x: placeX(x), label: String(x) }))
    : QUARTERS.map((x) => ({ x: placeX(x), label: String(100 * x) }));
  const ticks = apart(numbers).map(
    ({ x, label }) => `<text x="${rounded(x)}" y="${HEIGHT - BOTTOM + 15}" text-anchor="middle">${label}</text>`,
  );
  const lines = series.map(({ name, points }, at) => {
    const [first] = points;
    if (!first) return '';
    const label = `<title>${escaped(name)}</title>`;
    if (points.length === 1 && isBudget)
      return `<g class="s${at % SERIES_ON_LIGHT.length}">${label}<line class="flat" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${rounded(placeY(first.y))}" y2="${rounded(placeY(first.y))}"/></g>`;
    const way = points.map(({ x, y }, step) => `${step === 0 ? 'M' : 'L'}${rounded(placeX(x))} ${rounded(placeY(y))}`);
    const marks = points.map(({ x, y }) => mark(at, placeX(x), placeY(y)));
    return `<g class="s${at % SERIES_ON_LIGHT.length}">${label}<path d="${way.join('')}"/>${marks.join('')}</g>`;
  });
  const axis = `<line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${HEIGHT - BOTTOM}" y2="${HEIGHT - BOTTOM}"/>`;
  const name = `<text x="${WIDTH - RIGHT}" y="${HEIGHT - 4}" text-anchor="end">${isBudget ? 'eps' : '%'}</text>`;
  return `<text class="title" x="${LEFT}" y="18">${escaped(title)}</text>${grid.join('')}${axis}${ticks.join('')}${name}${lines.join('')}`;
}

function legend(series: readonly Series[], top: number): string {
  const width = (COLUMNS * WIDTH) / 3;
  return series
    .map(({ name, points }, at) => {
      const [x, y] = [12 + (at % 3) * width, top + Math.floor(at / 3) * LEGEND_ROW];
      const line = `<line class="flat" x1="${x}" x2="${x + 20}" y1="${y}" y2="${y}" ${points.length === 1 ? '' : 'style="stroke-dasharray:none"'}/>`;
      return `<g class="s${at % SERIES_ON_LIGHT.length}">${line}${mark(at, x + 10, y)}</g><text x="${x + 26}" y="${y + 4}">${escaped(name)}</text>`;
    })
    .join('');
}

/** Shares from 0 to 1 over budgets. The series of all panels are the same ones, in the same order. */
export function lineCharts(panels: readonly Panel[]): string {
  const series = panels[0]?.series ?? [];
  const budgets = [
    ...new Set(
      panels.flatMap((panel) =>
        panel.across === 'budgets'
          ? panel.series.flatMap(({ points }) => (points.length > 1 ? points.map(({ x }) => x) : []))
          : [],
      ),
    ),
  ].sort((a, b) => a - b);
  const rows = Math.ceil(panels.length / COLUMNS);
  const height = rows * HEIGHT + 14 + Math.ceil(series.length / 3) * LEGEND_ROW;
  const bodies = panels.map(
    (panel, at) =>
      `<g transform="translate(${(at % COLUMNS) * WIDTH} ${Math.floor(at / COLUMNS) * HEIGHT})">${panelBody(panel, budgets)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * WIDTH} ${height}" role="img">${STYLE}${bodies.join('')}${legend(series, rows * HEIGHT + 14)}</svg>\n`;
}
