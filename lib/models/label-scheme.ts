// The schemes by which labels mark the borders of entities, and the sequences of labels that are valid in each scheme.
import type { TransitionBiases } from './learned-transitions.ts';

/** Begin, inside, end, single. */
export type Mark = 'B' | 'I' | 'E' | 'S';

export interface MarkedLabel {
  readonly mark: Mark;
  readonly type: string;
}

/** BILOU writes last and unit, BMES writes middle. */
const MARK_BY_LETTER: Readonly<Record<string, Mark>> = { B: 'B', I: 'I', M: 'I', E: 'E', L: 'E', S: 'S', U: 'S' };

/** A label with its mark, in any of the schemes; undefined for a label without one. */
export function markedLabel(label: string): MarkedLabel | undefined {
  const [, letter = '', type] = /^([BIMELSU])-(.+)$/.exec(label) ?? [];
  const mark = MARK_BY_LETTER[letter];
  return mark && type !== undefined ? { mark, type } : undefined;
}

/** Whether labels say where an entity ends. `E-MAIL` among labels without marks says nothing of the kind. */
export function marksEnds(labels: readonly string[]): boolean {
  const marks = new Set(labels.map((label) => markedLabel(label)?.mark));
  return (marks.has('B') || marks.has('I')) && (marks.has('E') || marks.has('S'));
}

export interface TagSet {
  /** The label of each score: `O`, `B-PERSON`, `I-PERSON`, `E-PERSON`, `S-PERSON`. */
  readonly labels: readonly string[];
  /** Whether an entity may start with an I- label, as in schemes that use B- only between adjacent entities, or never. */
  readonly insideMayBegin?: boolean;
  /** Added to the score of a sequence at each step: `transitions[from][to]`. */
  readonly transitions?: readonly (readonly number[])[];
}

interface SchemeRules {
  /** For each label, whether a text or entity can start with it. `O` can. */
  readonly canStart: readonly boolean[];
  /** For each label, whether a text or entity can end with it. `O` can. */
  readonly canEnd: readonly boolean[];
  /** For each label, the labels whose entity it continues. */
  readonly predecessors: readonly (readonly number[])[];
}

/** The valid sequences of labels. If a type lacks a mark, its other marks take over: without S-X, B-X may also stand alone. */
export function rulesOf({ labels, insideMayBegin = false }: TagSet): SchemeRules {
  const marked = labels.map(markedLabel);
  const marks = new Map<string, Set<Mark>>();
  for (const label of marked) {
    if (label) marks.set(label.type, (marks.get(label.type) ?? new Set()).add(label.mark));
  }
  const has = (type: string, mark: Mark) => marks.get(type)?.has(mark) === true;
  return {
    canStart: marked.map((label) => {
      if (!label || label.mark === 'B' || label.mark === 'S') return true;
      return !has(label.type, 'B') || (label.mark === 'I' && insideMayBegin);
    }),
    canEnd: marked.map((label) => {
      if (!label || label.mark === 'E' || label.mark === 'S') return true;
      return !has(label.type, label.mark === 'B' ? 'S' : 'E');
    }),
    predecessors: marked.map((label) =>
      label && (label.mark === 'I' || label.mark === 'E')
        ? marked.flatMap((other, at) =>
            other?.type === label.type && (other.mark === 'B' || other.mark === 'I') ? [at] : [],
          )
        : [],
    ),
  };
}

/** The table of transitions that six biases stand for. */
export function transitionsFrom(labels: readonly string[], biases: TransitionBiases): readonly (readonly number[])[] {
  const marks = labels.map((label) => markedLabel(label)?.mark);
  const begins = (mark: Mark | undefined) => mark === 'B' || mark === 'S';
  return marks.map((from) =>
    marks.map((to) => {
      if (!from) return to ? (begins(to) ? biases.backgroundToStart : 0) : biases.backgroundStay;
      if (from === 'B' || from === 'I') {
        return to === 'I' ? biases.insideToContinue : to === 'E' ? biases.insideToEnd : 0;
      }
      return to ? (begins(to) ? biases.endToStart : 0) : biases.endToBackground;
    }),
  );
}
