// The cases of known names: once "тарас" is known, "у тараса" is a mention of him.
import { asName } from '../people/linked-names.ts';
import { gendersOf } from '../people/name-tables.ts';
import { paradigmOf } from '../people/paradigms/index.ts';
import { isCommonWord } from './common-words.ts';
import { isLowerCase, isOrdinaryWordHere } from './mention-context.ts';
import type { Form, Word } from './mention-forms.ts';
import { isOrdinaryUse } from './ordinary-use.ts';

const SHORTEST_CASE_FORM = 4;
/** More names make a text long, and declining each of them would take too much time. */
export const MOST_DECLINED_NAMES = 60;

/**
 * All case forms of the name that a word is a form of, in lower case. Several listed given names may have that form; then the forms of each are
 * returned. If no listed name has it, the likeliest nominative is declined. Empty if the language is unknown or does not decline names.
 */
export function caseFormsOf(word: string, language: string | undefined): readonly string[] {
  const paradigm = language === undefined ? undefined : paradigmOf(language);
  const bases = paradigm?.basesOf(asName(word)) ?? [];
  const listed = bases.filter(({ name, kind, gender }) => kind === 'given' && gendersOf(name).includes(gender));
  return (listed.length > 0 ? listed : bases.slice(0, 1)).flatMap((base) =>
    Object.values(paradigm?.formsOf(base) ?? {}).map((form) => form.toLowerCase()),
  );
}

/** The names of single words by each of their case forms, in lower case. */
export function caseFormTable(names: readonly Form[], language: string | undefined): ReadonlyMap<string, Form> {
  const table = new Map<string, Form>();
  const single = names.filter(({ type, words, isSure }) => type === 'PERSON' && isSure && words.length === 1);
  for (const form of single.slice(0, MOST_DECLINED_NAMES))
    for (const written of caseFormsOf(form.words[0] ?? '', language))
      if (written.length >= SHORTEST_CASE_FORM && !table.has(written))
        table.set(written, { ...form, rule: 'case-form' });
  return table;
}

/** Whether the word at this place is the case form of the name, and no other word: "marka" is a brand too, and no Marek in lower case. */
export function isCaseFormHere(text: string, word: Word, form: Form): boolean {
  if (isCommonWord(word.lower) || isOrdinaryUse(text, word)) return false;
  if (!isLowerCase(word.text)) return true;
  return form.words.every(isLowerCase) && !isOrdinaryWordHere(text, word);
}
