// Counts what a regular expression does with a text: the starts that it tries and the characters that it reads, again after each step back.
// Between two of these a matcher does no more than the pattern's own size allows, so the count grows as its time does.
import { type Instruction, NO_PLACE, type PatternProgram } from './pattern-program.ts';

interface Scan {
  readonly steps: number;
  /** The limit was reached; the matches after it are missing. */
  readonly stopped: boolean;
  /** Start and end of each match and its groups, -1 for a group that took no part. */
  readonly matches: readonly (readonly number[])[];
}

const isHigh = (unit: number) => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number) => (unit & 0xfc00) === 0xdc00;
const isLineEnd = (unit: number) => unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029;

type Of<Op> = Extract<Instruction, { op: Op }>;

class StepLimit extends Error {}

class Matcher {
  steps = 0;
  readonly registers: Int32Array;
  private at = 0;
  private place = 0;
  /** Ways still to try, an instruction and a place; and registers to put back, -1 - register and its value. */
  private readonly pending: number[] = [];

  constructor(
    private readonly program: PatternProgram,
    private readonly text: string,
    private readonly limit: number,
  ) {
    this.registers = new Int32Array(program.registers);
  }

  /** The end of the match that starts at the place, or undefined. */
  matchAt(place: number): number | undefined {
    this.count(1);
    if (!this.program.canStartWith(this.after(place))) return undefined;
    this.registers.fill(NO_PLACE);
    this.pending.length = 0;
    return this.run(0, place) ? this.place : undefined;
  }

  private count(steps: number): void {
    this.steps += steps;
    if (this.steps > this.limit) throw new StepLimit();
  }

  /** The character after the place, NO_PLACE at the end. */
  private after(place: number): number {
    if (place >= this.text.length) return NO_PLACE;
    return this.program.unicode ? (this.text.codePointAt(place) ?? NO_PLACE) : this.text.charCodeAt(place);
  }

  private before(place: number): number {
    if (place <= 0) return NO_PLACE;
    const unit = this.text.charCodeAt(place - 1);
    const isPair = this.program.unicode && isLow(unit) && place > 1 && isHigh(this.text.charCodeAt(place - 2));
    return isPair ? (this.text.codePointAt(place - 2) ?? NO_PLACE) : unit;
  }

  private write(register: number, value: number): void {
    this.pending.push(-1 - register, this.registers[register] ?? NO_PLACE);
    this.registers[register] = value;
  }

  private run(start: number, from: number): boolean {
    const base = this.pending.length;
    this.at = start;
    this.place = from;
    for (;;) {
      const instruction = this.program.instructions[this.at] as Instruction;
      if (instruction.op === 'done') return true;
      this.at += 1;
      if (!this.execute(instruction) && !this.stepBack(base)) return false;
    }
  }

  private stepBack(base: number): boolean {
    while (this.pending.length > base) {
      const value = this.pending.pop() ?? 0;
      const key = this.pending.pop() ?? 0;
      if (key >= 0) {
        this.at = key;
        this.place = value;
        return true;
      }
      this.registers[-1 - key] = value;
    }
    return false;
  }

  /** Returns false if the way ends here. */
  private execute(instruction: Exclude<Instruction, { op: 'done' }>): boolean {
    switch (instruction.op) {
      case 'one':
        return this.one(instruction);
      case 'ways': {
        const ways = instruction.waysFor(this.after(this.place));
        for (let way = ways.length - 1; way > 0; way -= 1) this.pending.push(ways[way] ?? 0, this.place);
        this.at = ways[0] ?? 0;
        return ways.length > 0;
      }
      case 'jump':
        this.at = instruction.to;
        return true;
      case 'place':
        this.write(instruction.register, this.place);
        return true;
      case 'set':
        this.write(instruction.register, instruction.to);
        return true;
      case 'increase':
        this.write(instruction.register, (this.registers[instruction.register] ?? 0) + 1);
        return true;
      case 'round':
        this.round(instruction);
        return true;
      case 'progress': {
        const isWanted = instruction.count >= 0 && (this.registers[instruction.count] ?? 0) <= instruction.min;
        return isWanted || this.registers[instruction.place] !== this.place;
      }
      case 'assertion':
        return this.holds(instruction.source);
      case 'look':
        return this.look(instruction);
      case 'backreference':
        return this.backreference(instruction);
    }
  }

  private one({ accepts, behind }: Of<'one'>): boolean {
    const character = behind ? this.before(this.place) : this.after(this.place);
    if (character === NO_PLACE || !accepts(character)) return false;
    this.count(1);
    const length = character > 0xffff ? 2 : 1;
    this.place += behind ? -length : length;
    return true;
  }

  private round({ count, repeat, exit }: Of<'round'>): void {
    const rounds = this.registers[count] ?? 0;
    if (rounds >= repeat.max) this.at = exit;
    else if (rounds >= repeat.min) {
      this.pending.push(repeat.greedy ? exit : this.at, this.place);
      if (!repeat.greedy) this.at = exit;
    }
  }

  private holds(assertion: string): boolean {
    const { text, place, program } = this;
    if (assertion === '^') return place === 0 || (program.multiline && isLineEnd(text.charCodeAt(place - 1)));
    if (assertion === '$') return place === text.length || (program.multiline && isLineEnd(text.charCodeAt(place)));
    const isBorder = program.isWord(this.before(place)) !== program.isWord(this.after(place));
    return isBorder === (assertion === '\\b');
  }

  private look({ negated, after }: Of<'look'>): boolean {
    const { place } = this;
    const base = this.pending.length;
    const found = this.run(this.at, place);
    // Nothing may be tried again inside a look, but what it captured is forgotten when the match steps back over it.
    const kept: number[] = [];
    for (let entry = base; entry < this.pending.length && !negated; entry += 2)
      if ((this.pending[entry] ?? 0) < 0) kept.push(this.pending[entry] ?? 0, this.pending[entry + 1] ?? 0);
    if (!negated) this.pending.length = base;
    for (const value of kept) this.pending.push(value);
    while (negated && this.stepBack(base));
    this.at = after;
    this.place = place;
    return found !== negated;
  }

  private backreference({ index, behind }: Of<'backreference'>): boolean {
    const [start, end] = [this.registers[2 * index] ?? NO_PLACE, this.registers[2 * index + 1] ?? NO_PLACE];
    if (start === NO_PLACE || end === NO_PLACE) return true;
    const from = behind ? this.place - (end - start) : this.place;
    const to = from + end - start;
    if (from < 0 || to > this.text.length) return false;
    const [captured, here] = [this.text.slice(start, end), this.text.slice(from, to)];
    // With `u`, a reference does not match half a character.
    const border = behind ? from : to;
    const splits =
      this.program.unicode && isHigh(this.text.charCodeAt(border - 1)) && isLow(this.text.charCodeAt(border));
    if (splits || !this.program.isSame(captured, here)) return false;
    this.count(end - start);
    this.place = behind ? from : to;
    return true;
  }
}

/**
 * Searches the whole text as a global search does, whatever the flags say: each search begins after the match before it.
 * @param limit the steps after which to give up
 */
export function scan(program: PatternProgram, text: string, limit = Number.POSITIVE_INFINITY): Scan {
  const matcher = new Matcher(program, text, limit);
  const matches: number[][] = [];
  let place = 0;
  try {
    while (place <= text.length) {
      const end = matcher.matchAt(place);
      const groups = [...matcher.registers.subarray(2, program.groupRegisters)];
      if (end !== undefined) matches.push([place, end, ...groups]);
      // As V8: half a character is skipped after an empty match, but not while searching.
      const isPair = end !== undefined && program.unicode && (text.codePointAt(place) ?? 0) > 0xffff;
      place = end !== undefined && end > place ? end : place + (isPair ? 2 : 1);
    }
  } catch (error) {
    if (!(error instanceof StepLimit)) throw error;
    return { steps: matcher.steps, stopped: true, matches };
  }
  return { steps: matcher.steps, stopped: false, matches };
}
