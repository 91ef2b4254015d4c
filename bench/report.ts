// Scores as tables.
import type { TypeScore } from './score.ts';
import { anyLabelRecall, f1, leak, NO_SCORE, precision, recall, totalScore } from './score.ts';
import { isSensitive, type Scores, sensitiveLeak } from './slices.ts';
import { percent, table } from './table.ts';

export interface Result {
  readonly detector: string;
  readonly scores: Scores;
}

const NAMES: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);

export const LEGEND = `F1, precision, recall: entities with exact borders and type, titles such as "Dr" left off on both sides.
any label: exact borders, whatever the type. leak: share of the marked strings of which a telling word would leave, because it is
under no highlight of risk 4 or 5. The first table of a set has people, places and organisations together, and as leak every type
that is always sensitive; a star marks types that the policy keeps or replaces in part only, so that their leak is no failure.`;

const namesOf = (scores: Scores): TypeScore =>
  totalScore([...scores].filter(([type]) => NAMES.has(type)).map(([, score]) => score));

const figures = (score: TypeScore) => [f1(score), precision(score), recall(score), anyLabelRecall(score)].map(percent);

const HEAD = ['', 'F1', 'precision', 'recall', 'any label', 'PERSON F1', 'PERSON recall', 'leak'];

/** One row per result: names together, people, and what leaks. */
export function summary(results: readonly Result[]): string {
  const rows = results.map(({ detector, scores }) => {
    const people = scores.get('PERSON') ?? NO_SCORE;
    return [
      detector,
      ...figures(namesOf(scores)),
      percent(f1(people)),
      percent(recall(people)),
      percent(sensitiveLeak(scores)),
    ];
  });
  return table(HEAD, rows);
}

const saysSomething = ({ found, anyLabel, safe }: TypeScore) => found + anyLabel + safe > 0;

/** One row per type and detector; without the detectors that know nothing of the type. */
export function byType(results: readonly Result[]): string {
  const types = [...new Set(results.flatMap(({ scores }) => [...scores.keys()]))].sort();
  const rows = types.flatMap((type) => {
    const scored = results.map(({ detector, scores }) => ({ detector, score: scores.get(type) ?? NO_SCORE }));
    const gold = Math.max(...scored.map(({ score }) => score.gold));
    return scored
      .filter(({ score }, at) => gold > 0 && (at === 0 || saysSomething(score)))
      .map(({ detector, score }, at) => [
        at === 0 ? `${type}${isSensitive(type) ? '' : '*'}` : '',
        at === 0 ? String(gold) : '',
        detector,
        ...figures(score),
        percent(leak(score)),
      ]);
  });
  return table(['type', 'marked', '', 'F1', 'precision', 'recall', 'any label', 'leak'], rows, [0, 2]);
}
