// The schemes by which labels say where an entity begins and ends, and what may follow what in them.
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
  /** What a sequence gains by each step: `transitions[from][to]`. */
  readonly transitions?: readonly (readonly number[])[];
}

export interface SchemeRules {
  /** For each label, whether a text or entity may begin with it. `O` may. */
  readonly mayBegin: readonly boolean[];
  /** For each label, whether a text or entity may end with it. `O` may. */
  readonly mayEnd: readonly boolean[];
  /** For each label, the labels before it whose entity it goes on with. */
  readonly goesOnFrom: readonly (readonly number[])[];
}

/** What may follow what. A mark that the labels of a type lack is told by the others: without S-X, B-X may also stand alone. */
export function rulesOf({ labels, insideMayBegin = false }: TagSet): SchemeRules {
  const marked = labels.map(markedLabel);
  const marks = new Map<string, Set<Mark>>();
  for (const label of marked) {
    if (label) marks.set(label.type, (marks.get(label.type) ?? new Set()).add(label.mark));
  }
  const has = (type: string, mark: Mark) => marks.get(type)?.has(mark) === true;
  return {
    mayBegin: marked.map((label) => {
      if (!label || label.mark === 'B' || label.mark === 'S') return true;
      return !has(label.type, 'B') || (label.mark === 'I' && insideMayBegin);
    }),
    mayEnd: marked.map((label) => {
      if (!label || label.mark === 'E' || label.mark === 'S') return true;
      return !has(label.type, label.mark === 'B' ? 'S' : 'E');
    }),
    goesOnFrom: marked.map((label) =>
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
