// Bars as SVG: the medians of all browsers beneath each other, with a line to the 95th percentile. Readable on light and on dark ground.
import { chartStyle, escaped, rounded } from '../chart-style.ts';
import { type BrowserFigures, namesOf, SUBJECT_NAMES, SUBJECTS, type Subject, spreadIn } from './figures.ts';

const WIDTH = 760;
const NAMES = 290;
/** For the number at the end of the longest bar. */
const NUMBERS = 70;
const BAR = 11;
const GAP = 8;
const TITLE = 30;
const LEGEND = 26;

const label = (value: number) => value.toFixed(value < 10 ? 1 : 0);

const STYLE = chartStyle('rect,line{fill:currentColor;stroke:currentColor}');

interface Drawn {
  readonly svg: string;
  readonly height: number;
}

function subjectBars(subject: Subject, all: readonly BrowserFigures[]): Drawn {
  const { title, unit } = SUBJECTS[subject];
  const names = namesOf(subject, all);
  const most = Math.max(...names.flatMap((name) => all.map((one) => spreadIn(one, subject, name)?.p95 ?? 0)));
  const wide = (value: number) => (most > 0 ? (value / most) * (WIDTH - NAMES - NUMBERS) : 0);
  const rowHeight = all.length * BAR + GAP;
  const rows = names.map((name, row) => {
    const top = TITLE + row * rowHeight;
    const middle = top + (all.length * BAR) / 2 + 4;
    const bars = all.map((one, at) => {
      const spread = spreadIn(one, subject, name);
      if (!spread) return '';
      const y = top + at * BAR;
      const [end, reach] = [NAMES + wide(spread.p50), NAMES + wide(spread.p95)];
      const line =
        spread.runs > 1 ? `<line x1="${rounded(end)}" x2="${rounded(reach)}" y1="${y + 5}" y2="${y + 5}"/>` : '';
      const bar = `<rect x="${NAMES}" y="${y}" width="${rounded(wide(spread.p50))}" height="${BAR - 2}"/>`;
      return `<g class="s${at}">${bar}${line}</g><text x="${rounded(reach + 5)}" y="${y + 9}">${label(spread.p50)}</text>`;
    });
    return `<text x="${NAMES - 8}" y="${rounded(middle)}" text-anchor="end">${escaped(name)}</text>${bars.join('')}`;
  });
  const head = `<text class="title" x="12" y="18">${escaped(`${title}, ${unit}`)}</text>`;
  return { svg: head + rows.join(''), height: TITLE + names.length * rowHeight + GAP };
}

export function figureChart(all: readonly BrowserFigures[]): string {
  const legend = all.map(
    ({ browser }, at) =>
      `<rect class="s${at}" x="${12 + at * 110}" y="9" width="14" height="9"/><text x="${32 + at * 110}" y="18">${browser}</text>`,
  );
  let height = LEGEND;
  const parts: string[] = [];
  for (const subject of SUBJECT_NAMES) {
    if (namesOf(subject, all).length === 0) continue;
    const drawn = subjectBars(subject, all);
    parts.push(`<g transform="translate(0 ${height})">${drawn.svg}</g>`);
    height += drawn.height;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">${STYLE}${legend.join('')}${parts.join('')}</svg>\n`;
}
