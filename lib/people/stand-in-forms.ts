// The form of a stand-in that a word of the original has: the dative for a dative, the short form for a short form.

import type { NameForm } from './linked-names.ts';
import { poolNamesOf, shortFormsOf } from './name-tables.ts';
import { formIn } from './paradigms/case-forms.ts';
import { paradigmOf } from './paradigms/index.ts';
import type { BaseName } from './paradigms/paradigm.ts';
import { latinForms } from './transliteration.ts';

/** The short forms of a stand-in, in its culture's or the prompt's language. */
export const nicknamesOfStandIn = (standIn: string, language: string): readonly string[] => [
  ...new Set([
    ...poolNamesOf(standIn).flatMap(({ culture, nicknames }) => (culture === language ? nicknames : [])),
    ...shortFormsOf(standIn, language),
    ...poolNamesOf(standIn).flatMap(({ nicknames }) => nicknames),
  ]),
];

/** The names by which a reply may call a stand-in: its own and its short forms, in lower case. */
export const formsInReplies = (standIn: string): readonly string[] =>
  [standIn, ...poolNamesOf(standIn).flatMap(({ nicknames }) => nicknames)].map((form) => form.toLowerCase());

/**
 * The stand-in in the form of the word; undefined if it has no such form.
 * @param nickname which of the short forms of the original the word is, from 0
 */
export function standInForm(
  standIn: BaseName,
  { nickname, cases, latin }: NameForm,
  language: string,
  nicknameAt = 0,
): string | undefined {
  const name = nickname === undefined ? standIn.name : nicknamesOfStandIn(standIn.name, language)[nicknameAt];
  if (name === undefined) return undefined;
  const forms = cases.length === 0 ? undefined : paradigmOf(language)?.formsOf({ ...standIn, name });
  const declined = forms ? cases.map((key) => formIn(forms, key)).find((form) => form !== undefined) : name;
  if (declined === undefined || latin === undefined) return declined;
  const written = latinForms(declined);
  return written[latin] ?? Object.values(written)[0];
}
