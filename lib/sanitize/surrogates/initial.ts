// The letter that stands for an initial. It is drawn by the key: a fixed letter for each would tell them all.

import { keyedNumber } from '../../privacy/keys.ts';
import { reserveWord } from '../../privacy/lists/reserve.ts';
import type { Issuer } from './issuer.ts';
import { scriptReserve } from './script-reserves.ts';

export function otherInitial(letter: string, issuer: Issuer): string {
  const names = scriptReserve('given-male', letter);
  const start = keyedNumber(issuer.secret, 'initial', letter.toLowerCase());
  const size = names?.choices ?? LATIN_NAMES;
  for (let step = 0; step < size; step += 1) {
    const at = (start + step) % size;
    const drawn = (names ? names.at(at, issuer.secret) : reserveWord('first', at)).charAt(0);
    if (drawn.toLowerCase() !== letter.toLowerCase())
      return letter === letter.toLowerCase() ? drawn.toLowerCase() : drawn;
  }
  return letter;
}

/**
 * The initial of a person whom the text also names in full ("A. Weber", a.weber@…) begins the stand-in of that given name, and any other
 * initial is drawn. @param standIn of a given name in small letters
 */
export function initialFor(
  letter: string,
  givens: readonly string[] | undefined,
  standIn: (given: string) => string,
  issuer: Issuer,
): string {
  const given = givens?.find((name) => name.startsWith(letter.toLowerCase()));
  const initial = given === undefined ? undefined : standIn(given).charAt(0);
  if (!initial) return otherInitial(letter, issuer);
  return letter === letter.toLowerCase() ? initial.toLowerCase() : initial.toUpperCase();
}

/** So many names of both genders stand in the reserve. */
const LATIN_NAMES = 250;
