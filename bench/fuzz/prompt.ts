// A prompt from a seed and a number: pieces of grammar filled with values, put together and then damaged as pasted text is.
import { readFileSync } from 'node:fs';
import type { Chance } from '../../e2e/faults/random.ts';
import { isSlot, VALUE_SAMPLERS } from './values.ts';

const PIECES = readFileSync(new URL('pieces.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n').replaceAll('\\t', '\t'));

const JOINTS: readonly [string, ...string[]] = [' ', '\n', '\n\n', '\r\n', ' – ', '\t', '; '];
/** Zero-width signs, marks of direction, soft hyphen, combining accent, half of a pair, odd spaces, a sign outside the first plane. */
const SIGNS: readonly [string, ...string[]] = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u200f',
  '\u0301',
  '\ud83d',
  '\udc00',
  '\u0000',
  '\u00a0',
  '\u3000',
  '\u2028',
  '𝒜',
  '⟦',
  '[PERSON_1]',
  '0',
  '.',
  '@',
];
const LOOK_ALIKE: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'ο', A: 'Α', i: '1', s: '5', E: '3' };
const MAX_PIECES = 6;
const MAX_DAMAGES = 4;

/** Each value that was drawn may come again later in the same prompt. */
function filled(piece: string, chance: Chance, before: Map<string, string[]>): string {
  return piece.replace(/\{([a-z]+)\}/g, (whole, slot: string) => {
    if (!isSlot(slot)) return whole;
    const known = before.get(slot) ?? [];
    const again = chance.isTrue(0.25) ? known[chance.whole(0, known.length - 1)] : undefined;
    const value = again ?? VALUE_SAMPLERS[slot](chance);
    before.set(slot, [...known, value]);
    return value;
  });
}

type Damage = (text: string, at: number, chance: Chance) => string;

const DAMAGES: readonly [Damage, ...Damage[]] = [
  (text, at, chance) => text.slice(0, at) + chance.pick(SIGNS) + text.slice(at),
  (text, at, chance) => text.slice(0, at) + text.slice(at + chance.whole(1, 8)),
  (text, at, chance) => text + text.slice(at, at + chance.whole(1, 60)),
  (text, at, chance) =>
    text.slice(0, at) + text.slice(at, at + chance.whole(5, 40)).toUpperCase() + text.slice(at + 40),
  (text, at, chance) =>
    text.slice(0, at) + text.slice(at, at + chance.whole(5, 80)).toLowerCase() + text.slice(at + 80),
  (text, at) =>
    text.slice(0, at) + [...text.slice(at, at + 20)].map((s) => LOOK_ALIKE[s] ?? s).join('') + text.slice(at + 20),
  (text) => text.normalize('NFD'),
  (text, at) => text.slice(0, at) + text.slice(at).replaceAll(' ', ''),
];

interface FuzzPrompt {
  readonly text: string;
  /** True if words may be cut or joined to others: their surrogates cannot be recognised everywhere then. */
  readonly isDamaged: boolean;
}

export function fuzzPromptFrom(chance: Chance): FuzzPrompt {
  const before = new Map<string, string[]>();
  let text = '';
  for (let left = chance.whole(1, MAX_PIECES); left > 0; left -= 1) {
    const piece = PIECES[chance.whole(0, PIECES.length - 1)] ?? '';
    text += (text === '' ? '' : chance.pick(JOINTS)) + filled(piece, chance, before);
  }
  const isDamaged = chance.isTrue(0.5);
  for (let left = isDamaged ? chance.whole(1, MAX_DAMAGES) : 0; left > 0; left -= 1)
    text = chance.pick(DAMAGES)(text, chance.whole(0, text.length), chance);
  return { text, isDamaged };
}
