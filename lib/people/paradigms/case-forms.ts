// The keys of the forms of a name: a case, with a digit for a second way to form it ("gen2").

import type { CaseForms } from './paradigm.ts';

/** "gen" for "gen2". */
export const caseOf = (key: string): string => key.replace(/\d$/u, '');

/** The form of a case; the first way to form it where a name has no second way. */
export const formIn = (forms: CaseForms, key: string): string | undefined => forms[key] ?? forms[caseOf(key)];

/** The forms of a second way to decline a name, where they differ: "gen2" for another "gen". */
export function withSecond(forms: CaseForms, second: CaseForms): CaseForms {
  const all: Record<string, string> = { ...forms };
  for (const [key, form] of Object.entries(second)) {
    const caseName = caseOf(key);
    const keys = [caseName, `${caseName}2`, `${caseName}3`, `${caseName}4`];
    const free = keys.find((one) => all[one] === undefined);
    if (free !== undefined && keys.every((one) => all[one] !== form)) all[free] = form;
  }
  return all;
}
