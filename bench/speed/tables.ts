// The figures of all browsers side by side, as tables for people and as JSON for programs.
import { spreadOf } from '../spread.ts';
import { table } from '../table.ts';
import { type BrowserFigures, namesOf, SUBJECT_NAMES, SUBJECTS, type Subject, spreadIn } from './figures.ts';

const NOT_TOLD = '-';

/** Two digits that mean something, and thousands whole. */
const shown = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function subjectTable(subject: Subject, all: readonly BrowserFigures[]): string {
  const { title, unit } = SUBJECTS[subject];
  const names = namesOf(subject, all);
  const hasRuns = all.some(({ figures }) => figures.some((one) => one.subject === subject && one.values.length > 1));
  const head = all.flatMap(({ browser }) => (hasRuns ? [`${browser} p50`, 'p95', 'runs'] : [browser]));
  const rows = names.map((name) => [
    name,
    ...all.flatMap((one) => {
      const spread = spreadIn(one, subject, name);
      const cells = spread
        ? [shown(spread.p50), shown(spread.p95), String(spread.runs)]
        : [NOT_TOLD, NOT_TOLD, NOT_TOLD];
      return hasRuns ? cells : cells.slice(0, 1);
    }),
  ]);
  return table([`${title} (${unit})`, ...head], rows);
}

export function figureTables(all: readonly BrowserFigures[]): string {
  const tables = SUBJECT_NAMES.filter((subject) => namesOf(subject, all).length > 0).map((one) =>
    subjectTable(one, all),
  );
  const untold = all.flatMap(({ browser, untold }) => untold.map(({ what, why }) => `${browser}: ${what}: ${why}`));
  return [...tables, ...(untold.length > 0 ? [`Not told by a browser\n${untold.join('\n')}`] : [])].join('\n\n');
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export const figuresJson = (machine: string, all: readonly BrowserFigures[]): string =>
  JSON.stringify(
    {
      machine,
      browsers: all.map(({ browser, version, figures, untold }) => ({
        browser,
        version,
        untold,
        figures: figures.map(({ subject, name, values }) => {
          const { runs, least, p50, p95 } = spreadOf(values);
          const { unit } = SUBJECTS[subject];
          return { subject, name, unit, runs, least: rounded(least), p50: rounded(p50), p95: rounded(p95) };
        }),
      })),
    },
    undefined,
    2,
  );
