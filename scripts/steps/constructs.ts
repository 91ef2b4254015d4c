// Makes texts that a pattern may read again and again, from the pattern itself: what its unbounded repeats accept, many times over, after what
// the pattern wants before them, and with an end that it refuses.
import { type PatternNode, type Repeat, readPattern } from '../../lib/text/prefilter/pattern-tree.ts';
import { characterTest } from './pattern-program.ts';

/** A text of one unit, repeated. */
export interface Construct {
  readonly before: string;
  readonly unit: string;
  readonly after: string;
}

export const constructText = ({ before, unit, after }: Construct, length: number): string =>
  before + unit.repeat(Math.ceil(length / unit.length)) + after;

/** Characters of the kinds that patterns tell apart. */
const CHARACTERS = [...'aA1 \n.,-\'"()[]{}<>/:;@_#=+&%$*!?\\|~^`\t\r\u0001\u00a0éßя中あ가اกअ’“«–。、\u200b'];
/** So many kinds of characters are taken from a pattern, and paired with each other. */
const MAX_KINDS = 6;
const MAX_CANDIDATES = 120;
/** Counted repeats up to this multiply the time by a constant. */
const MAX_COUNTED = 500;

function* nodesOf(node: PatternNode): Generator<PatternNode> {
  yield node;
  if (node.kind === 'sequence') for (const part of node.parts) yield* nodesOf(part);
  if (node.kind === 'choice') for (const option of node.options) yield* nodesOf(option);
  if (node.kind === 'group' || node.kind === 'look' || node.kind === 'repeat') yield* nodesOf(node.body);
}

const isLong = (node: PatternNode): node is Repeat => node.kind === 'repeat' && node.max > MAX_COUNTED;

type Accepts = (character: string) => boolean;

const testOf = (source: string, flags: string): Accepts => {
  const test = characterTest(source, flags);
  return (character) => (character.length === 1 || flags.includes('u')) && test(character.codePointAt(0) ?? 0);
};

class Sampler {
  readonly repeats: { readonly repeat: Repeat; readonly before: string }[] = [];
  readonly root: PatternNode;
  private readonly candidates: readonly string[];
  /** One for each class and literal of the pattern. */
  private readonly tests: readonly Accepts[];
  /** Those of them that a long repeat holds. */
  private readonly repeated: readonly Accepts[];

  constructor(
    source: string,
    private readonly flags: string,
  ) {
    this.root = readPattern(source, flags).root;
    const nodes = [...nodesOf(this.root)];
    const testsIn = (some: readonly PatternNode[]) => {
      const sources = new Set(some.flatMap((node) => (node.kind === 'one' ? [node.source] : [])));
      return [...sources].map((one) => testOf(one, flags));
    };
    this.tests = testsIn(nodes);
    this.repeated = testsIn(nodes.filter(isLong).flatMap((repeat) => [...nodesOf(repeat)]));
    const candidates = [...new Set([...CHARACTERS, ...source])].slice(0, MAX_CANDIDATES);
    const score = (character: string) => this.tests.filter((accepts) => accepts(character)).length;
    this.candidates = candidates
      .map((character) => ({ character, score: score(character) }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ character }) => character);
    this.place(this.root, '');
  }

  /** Texts that the node matches, the shortest first. Looks and references to groups are not regarded. */
  samples(node: PatternNode): readonly string[] {
    if (node.kind === 'one') {
      const accepts = testOf(node.source, this.flags);
      return [this.candidates.find(accepts) ?? node.source.replace(/^\\/, '')];
    }
    if (node.kind === 'choice') return node.options.slice(0, 6).map((option) => this.samples(option)[0] ?? '');
    if (node.kind === 'group') return this.samples(node.body);
    if (node.kind === 'repeat') {
      const body = this.samples(node.body);
      const least = Math.min(node.min, 40);
      return [(body[0] ?? '').repeat(least), ...body.map((one) => one.repeat(least + 1))];
    }
    if (node.kind !== 'sequence') return [''];
    const parts = node.parts.map((part) => this.samples(part));
    const variants = Math.min(4, Math.max(1, ...parts.map(({ length }) => length)));
    return Array.from({ length: variants }, (_, at) => parts.map((part) => part[at] ?? part[0] ?? '').join(''));
  }

  /** Notes each long repeat with a text that leads to it. */
  private place(node: PatternNode, before: string): void {
    if (isLong(node)) this.repeats.push({ repeat: node, before });
    if (node.kind === 'group' || node.kind === 'look' || node.kind === 'repeat') this.place(node.body, before);
    if (node.kind === 'choice') for (const option of node.options) this.place(option, before);
    if (node.kind !== 'sequence') return;
    let led = before;
    for (const part of node.parts) {
      this.place(part, led);
      led += this.samples(part)[0] ?? '';
    }
  }

  /** One character of each kind that the long repeats tell apart, those first that most of them accept. */
  kinds(): string[] {
    const kinds = new Map<string, string>();
    for (const character of this.candidates) {
      if (!this.repeated.some((accepts) => accepts(character))) continue;
      const kind = this.tests.map((accepts) => (accepts(character) ? 1 : 0)).join('');
      if (!kinds.has(kind)) kinds.set(kind, character);
    }
    return [...kinds.values()].slice(0, MAX_KINDS);
  }

  /** A character that the fewest classes of those accept that accept the unit's characters. */
  refused(unit: string): string {
    const wide = this.repeated.filter((accepts) => [...unit].some(accepts));
    const accepted = (character: string) => wide.filter((accepts) => accepts(character)).length;
    const [best = '\u0001'] = ['\u0001', ...CHARACTERS].toSorted((one, other) => accepted(one) - accepted(other));
    return best;
  }
}

/** The texts that a pattern is tried on. None for a pattern whose work at each place is bounded. */
export function constructsFor({ source, flags }: RegExp): Construct[] {
  const sampler = new Sampler(source, flags);
  if (sampler.repeats.length === 0) return [];
  const found = new Map<string, Construct>();
  const add = (before: string, unit: string) => {
    if (unit) found.set(`${before}\0${unit}`, { before, unit, after: sampler.refused(unit) });
  };
  const kinds = sampler.kinds();
  kinds.forEach((kind, at) => {
    add('', kind);
    // With one character before the run, `^` cannot take it: `^0+|0+$`.
    add(sampler.refused(kind), kind);
    for (const other of kinds.slice(at + 1)) add('', kind + other);
  });
  for (const { repeat, before } of sampler.repeats) {
    for (const sample of sampler.samples(repeat.body).slice(0, 4)) {
      add('', sample);
      add(before, sample);
      add('', before + sample);
    }
  }
  for (const whole of sampler.samples(sampler.root).slice(0, 2)) {
    add('', whole);
    add('', whole.slice(0, -1));
  }
  return [...found.values()];
}
