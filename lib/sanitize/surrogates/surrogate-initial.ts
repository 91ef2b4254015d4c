// Replaces initials. The letter is drawn by the key: a fixed replacement for each letter would reveal every initial.

import { keyedNumber } from '../../privacy/keys.ts';
import { wordFromReserve } from '../../privacy/lists/reserve.ts';
import type { Issuer } from './issuer.ts';
import { scriptReserve } from './script-reserves.ts';

export function differentInitial(letter: string, issuer: Issuer): string {
  const names = scriptReserve('given-male', letter);
  const start = keyedNumber(issuer.secret, 'initial', letter.toLowerCase());
  const size = names?.choices ?? LATIN_NAME_COUNT;
  for (let step = 0; step < size; step += 1) {
    const at = (start + step) % size;
    const drawn = (names ? names.at(at, issuer.secret) : wordFromReserve('first', at)).charAt(0);
    if (drawn.toLowerCase() !== letter.toLowerCase())
      return letter === letter.toLowerCase() ? drawn.toLowerCase() : drawn;
  }
  return letter;
}

/**
 * The surrogate of an initial. If the text also names the person in full ("A. Weber", a.weber@…), it is the first letter of that given
 * name's stand-in; any other initial is drawn. @param standIn gives the stand-in of a given name in lower case
 */
export function surrogateInitial(
  letter: string,
  givens: readonly string[] | undefined,
  standIn: (given: string) => string,
  issuer: Issuer,
): string {
  const given = givens?.find((name) => name.startsWith(letter.toLowerCase()));
  const initial = given === undefined ? undefined : standIn(given).charAt(0);
  if (!initial) return differentInitial(letter, issuer);
  return letter === letter.toLowerCase() ? initial.toLowerCase() : initial.toUpperCase();
}

/** How many given names of both genders the Latin reserve has. */
const LATIN_NAME_COUNT = 250;
