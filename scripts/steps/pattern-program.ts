// Compiles a regular expression to the instructions of a matcher that tries one way after the other, as the browser's engine does.
import { type PatternNode, type Repeat, readPattern } from '../../lib/text/prefilter/pattern-tree.ts';

export type Instruction =
  /** Reads one character. */
  | { readonly op: 'one'; readonly accepts: (character: number) => boolean; readonly behind: boolean }
  /** Continues at each of the ways in turn. `waysFor` leaves out those that cannot begin with the next character. */
  | { readonly op: 'ways'; readonly waysFor: (character: number) => readonly number[] }
  | { readonly op: 'jump'; to: number }
  /** Writes the place into a register, or a number. */
  | { readonly op: 'place'; readonly register: number }
  | { readonly op: 'set'; readonly register: number; readonly to: number }
  | { readonly op: 'increase'; readonly register: number }
  /** Decides whether a counted repeat goes on. */
  | { readonly op: 'round'; readonly count: number; readonly repeat: Repeat; exit: number }
  /** Fails if a round read nothing that is beyond the least number of them, or in a repeat without a count. */
  | { readonly op: 'progress'; readonly place: number; readonly count: number; readonly min: number }
  | { readonly op: 'assertion'; readonly source: string }
  | { readonly op: 'look'; readonly negated: boolean; after: number }
  | { readonly op: 'backreference'; readonly index: number; readonly behind: boolean }
  | { readonly op: 'done' };

export interface PatternProgram {
  readonly instructions: readonly Instruction[];
  /** Two for each group, of which the first is the whole match, then counters. */
  readonly registers: number;
  readonly groupRegisters: number;
  readonly unicode: boolean;
  readonly multiline: boolean;
  readonly canStartWith: (character: number) => boolean;
  readonly isWord: (character: number) => boolean;
  /** Whether a captured text and another are the same under the flags. */
  readonly isSame: (captured: string, text: string) => boolean;
}

/** The value of a register before anything is written to it. */
export const NO_PLACE = -1;
/** Repeats that want no more rounds than this are written out up to there. */
const MAX_COPIES = 3;
function remembered<Value>(decide: (character: number) => Value): (character: number) => Value {
  const answers = new Map<number, Value>();
  return (character) => {
    let answer = answers.get(character);
    if (answer === undefined) {
      answer = decide(character);
      answers.set(character, answer);
    }
    return answer;
  };
}

const knownTests = new Map<string, (character: number) => boolean>();

/** Asks the browser's engine once for each character whether `source` matches it, so that its tables of letters decide. */
export function characterTest(source: string, flags: string): (character: number) => boolean {
  const relevant = flags.replace(/[^isu]/g, '');
  const key = `${relevant}/${source}`;
  const known = knownTests.get(key);
  if (known) return known;
  const pattern = new RegExp(`^${source}$`, relevant);
  const textOf = relevant.includes('u') ? String.fromCodePoint : String.fromCharCode;
  const test = remembered((character) => pattern.test(textOf(character)));
  knownTests.set(key, test);
  return test;
}

/** Whether a match of the node can begin with the character. True if unsure: after what may be empty, or beside a look or a reference. */
function canBeginWith(node: PatternNode, character: number, flags: string): boolean {
  if (node.kind === 'one') return characterTest(node.source, flags)(character);
  if (node.kind === 'group') return canBeginWith(node.body, character, flags);
  if (node.kind === 'choice') return node.options.some((option) => canBeginWith(option, character, flags));
  if (node.kind === 'repeat') return node.min === 0 || canBeginWith(node.body, character, flags);
  if (node.kind !== 'sequence') return true;
  const first = node.parts.find(({ kind }) => kind !== 'look' && kind !== 'assertion');
  return !first || canBeginWith(first, character, flags);
}

/** True if unsure. */
function canBeEmpty(node: PatternNode): boolean {
  if (node.kind === 'one') return false;
  if (node.kind === 'group') return canBeEmpty(node.body);
  if (node.kind === 'choice') return node.options.some(canBeEmpty);
  if (node.kind === 'repeat') return node.min === 0 || canBeEmpty(node.body);
  return node.kind !== 'sequence' || node.parts.every(canBeEmpty);
}

class Compiler {
  readonly instructions: Instruction[] = [];

  constructor(
    private readonly flags: string,
    public registers: number,
  ) {}

  private emit<Made extends Instruction>(instruction: Made): Made {
    this.instructions.push(instruction);
    return instruction;
  }

  private get next(): number {
    return this.instructions.length;
  }

  node(node: PatternNode, behind: boolean): void {
    if (node.kind === 'one') {
      this.emit({ op: 'one', accepts: characterTest(node.source, this.flags), behind });
    } else if (node.kind === 'sequence') {
      for (const part of behind ? node.parts.toReversed() : node.parts) this.node(part, behind);
    } else if (node.kind === 'group') {
      const [before, after] = behind ? [2 * node.index + 1, 2 * node.index] : [2 * node.index, 2 * node.index + 1];
      this.emit({ op: 'place', register: before });
      this.node(node.body, behind);
      this.emit({ op: 'place', register: after });
    } else if (node.kind === 'look') {
      const look = this.emit({ op: 'look', negated: node.negated, after: 0 });
      this.node(node.body, node.behind);
      this.emit({ op: 'done' });
      look.after = this.next;
    } else if (node.kind === 'choice') this.choice(node.options, behind);
    else if (node.kind === 'repeat') this.repeat(node, behind);
    else if (node.kind === 'assertion') this.emit({ op: 'assertion', source: node.source });
    else this.emit({ op: 'backreference', index: node.index, behind });
  }

  private choice(options: readonly PatternNode[], behind: boolean): void {
    const starts: number[] = [];
    const waysFor = (character: number): readonly number[] =>
      starts.filter((_, at) => {
        const option = options[at];
        return behind || character === NO_PLACE || !option || canBeginWith(option, character, this.flags);
      });
    this.emit({ op: 'ways', waysFor: remembered(waysFor) });
    const jumps: Extract<Instruction, { op: 'jump' }>[] = [];
    for (const option of options) {
      starts.push(this.next);
      this.node(option, behind);
      jumps.push(this.emit({ op: 'jump', to: 0 }));
    }
    for (const jump of jumps) jump.to = this.next;
  }

  private repeat(repeat: Repeat, behind: boolean): void {
    const { body, min, max, greedy } = repeat;
    if (max !== Number.POSITIVE_INFINITY || min > MAX_COPIES) {
      this.countedRepeat(repeat, behind);
      return;
    }
    for (let copy = 0; copy < min; copy += 1) {
      this.forget(repeat);
      this.node(body, behind);
    }
    const start = this.next;
    const ways: number[] = [];
    this.emit({ op: 'ways', waysFor: () => ways });
    ways.push(this.next);
    this.round(repeat, behind);
    this.emit({ op: 'jump', to: start });
    ways.push(this.next);
    if (!greedy) ways.reverse();
  }

  private countedRepeat(repeat: Repeat, behind: boolean): void {
    const count = this.newRegister();
    this.emit({ op: 'set', register: count, to: 0 });
    const start = this.next;
    const round = this.emit({ op: 'round', count, repeat, exit: 0 });
    this.emit({ op: 'increase', register: count });
    this.round(repeat, behind, count);
    this.emit({ op: 'jump', to: start });
    round.exit = this.next;
  }

  private forget({ groups }: Repeat): void {
    for (let register = 2 * groups[0]; register < 2 * groups[1]; register += 1)
      this.emit({ op: 'set', register, to: NO_PLACE });
  }

  private newRegister(): number {
    this.registers += 1;
    return this.registers - 1;
  }

  /** One round of a repeat. */
  private round(repeat: Repeat, behind: boolean, count = NO_PLACE): void {
    const { body, min } = repeat;
    this.forget(repeat);
    if (!canBeEmpty(body)) {
      this.node(body, behind);
      return;
    }
    const place = this.newRegister();
    this.emit({ op: 'place', register: place });
    this.node(body, behind);
    this.emit({ op: 'progress', place, count, min });
  }
}

/** Compares as the flags say. Without `i`, texts are the same or not. */
function sameText(flags: string): (captured: string, text: string) => boolean {
  if (!flags.includes('i')) return (captured, text) => captured === text;
  const unicode = flags.includes('u');
  return (captured, text) => {
    const others = unicode ? [...text] : text.split('');
    return (unicode ? [...captured] : captured.split('')).every((character, at) => {
      const source = `\\u{${character.codePointAt(0)?.toString(16)}}`;
      const unit = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      const other = others[at]?.codePointAt(0) ?? NO_PLACE;
      return other !== NO_PLACE && characterTest(unicode ? source : unit, flags)(other);
    });
  };
}

export function compilePattern({ source, flags }: RegExp): PatternProgram {
  const { root, groups } = readPattern(source, flags);
  const isWord = characterTest('\\w', flags);
  const compiler = new Compiler(flags, 2 * groups + 2);
  compiler.node(root, false);
  compiler.instructions.push({ op: 'done' });
  return {
    instructions: compiler.instructions,
    registers: compiler.registers,
    groupRegisters: 2 * groups + 2,
    unicode: flags.includes('u'),
    multiline: flags.includes('m'),
    canStartWith: remembered((character) => character === NO_PLACE || canBeginWith(root, character, flags)),
    isWord: (character) => character !== NO_PLACE && isWord(character),
    isSame: sameText(flags),
  };
}
