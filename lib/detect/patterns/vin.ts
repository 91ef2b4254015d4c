import { isPrecededBy, shapeRule } from './rule.ts';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const LETTER_VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from('ABCDEFGH', (letter, i) => [letter, i + 1] as const),
  ...Array.from('JKLMN', (letter, i) => [letter, i + 1] as const),
  ['P', 7],
  ['R', 9],
  ...Array.from('STUVWXYZ', (letter, i) => [letter, i + 2] as const),
]);

/** Whether the ninth character is the right check digit (49 CFR 565.15). Only North America requires one. */
export function passesVinCheck(vin: string): boolean {
  const sum = Array.from(vin).reduce(
    (total, character, i) => total + (LETTER_VALUES.get(character) ?? Number(character)) * (WEIGHTS[i] ?? 0),
    0,
  );
  const check = sum % 11;
  return vin[8] === (check === 10 ? 'X' : String(check));
}

const isMixed = (vin: string) => /\d/.test(vin) && /[A-Z]/.test(vin);

export const vin = shapeRule('vin', [
  {
    type: 'VEHICLE',
    kind: 'vin',
    confidence: 0.97,
    pattern: /(?<![A-Za-z0-9])[A-HJ-NPR-Z0-9]{17}(?![A-Za-z0-9])/gi,
    accept: (candidate) => {
      const value = candidate.value.toUpperCase();
      return (
        isMixed(value) &&
        (passesVinCheck(value) ||
          isPrecededBy(candidate, /\b(?:vin|vehicle identification|chassis|fahrgestell\w*|fin)\b[^\n]{0,24}$/i))
      );
    },
  },
]);
