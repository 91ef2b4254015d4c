// The people of a conversation and the forms of their names: by rule (`linked-names.ts`), then as the person decided.
import { isReadingOf } from './japanese-readings.ts';
import { asName, keyInMention, type LinkedNames, linkNames, type NameForm, type NameWord } from './linked-names.ts';
import { type NameLink, nameKey } from './name-links.ts';
import { gendersOf } from './name-tables.ts';
import { type Person, personsOf, type WrittenName } from './persons.ts';
import { withoutPossessive } from './possessive.ts';
import { isRomanisationOf } from './romanised-names.ts';

/** A name of a conversation. */
export interface SpokenName {
  readonly text: string;
  /** All its words but titles. */
  readonly parts: readonly string[];
  /** Those of its words that can have other forms: no initials, particles or patronymics. */
  readonly words: readonly NameWord[];
}

export interface LinkedPeople {
  readonly forms: LinkedNames;
  /** For names in Latin letters or kana, the same name as the conversation writes it in Chinese or Korean script. */
  readonly natives: ReadonlyMap<string, string>;
  readonly persons: readonly Person[];
}

const lower = (word: string): string => word.toLowerCase();
const WORD = /[\p{L}][\p{L}\p{M}'’-]*/gu;
const NATIVE = /^[\p{Script=Han}\p{Script=Hangul}]+(?:[ \u3000]\p{Script=Han}+)?$/u;

/** The name with each word in its base form: equal for all cases, but not for a short form or another script. */
function idOf({ text }: SpokenName, formOf: (word: string) => NameForm | undefined): string {
  const inBaseForm = text.replace(WORD, (written) => {
    const word = withoutPossessive(written);
    const form = formOf(word);
    return form && form.latin === undefined ? (form.nickname ?? form.base.name) : word;
  });
  return nameKey(inBaseForm);
}

function writtenName(name: SpokenName, forms: LinkedNames, native: string | undefined): WrittenName {
  const formOf = (word: string) => forms.get(keyInMention(name.text, word)) ?? forms.get(lower(word));
  const id = idOf(name, formOf);
  const bases = native === undefined ? name.parts.map((word) => lower(formOf(word)?.base.name ?? word)) : [native];
  return {
    text: name.text,
    id: id === '' ? lower(name.text) : id,
    bases: bases.length > 0 ? bases : [lower(name.text)],
  };
}

/**
 * The forms of a person's names among themselves; with a bearer where the rules would take them for somebody else's.
 * @param ofOthers whether others than this person have a word as a base
 */
function formsOfPerson(
  { names, splitIds }: Person,
  wordsOf: (text: string) => readonly NameWord[],
  language: string,
  ofOthers: (base: string) => boolean,
): readonly (readonly [key: string, form: NameForm])[] {
  const words = names.flatMap(({ text }) => wordsOf(text));
  const own = linkNames(words, language);
  const written = new Set(names.flatMap(({ bases }) => bases));
  const isSplit = new Set(names.flatMap(({ text, id }) => (splitIds.includes(id) ? [text] : [])));
  function formOf({ mention, word }: NameWord): NameForm | undefined {
    const form = own.get(keyInMention(mention, word)) ?? own.get(lower(word));
    // "Alex", joined with Elizabeth, is no form of the Alexander who is somebody else.
    const isOfAnother = form && !written.has(lower(form.base.name)) && ofOthers(lower(form.base.name));
    return isOfAnother && !isSplit.has(mention) ? undefined : form;
  }
  const itself = ({ word, kind, gender }: NameWord): NameForm => ({
    base: { name: asName(word), kind: kind ?? 'given', gender: gender ?? gendersOf(word)[0] ?? 'male' },
    cases: [],
  });
  /** By the base names of those who were split off. */
  const bearers = new Map<string, string>();
  for (const id of splitIds)
    for (const { text } of names.filter((name) => name.id === id))
      for (const word of wordsOf(text)) {
        const base = lower((formOf(word) ?? itself(word)).base.name);
        if (!bearers.has(base)) bearers.set(base, id);
      }
  return words.flatMap((word) => {
    const form = formOf(word);
    const bearer = bearers.get(lower((form ?? itself(word)).base.name));
    if (bearer === undefined) return form ? [[keyInMention(word.mention, word.word), form] as const] : [];
    // The halves of "Anne-Sophie" are replaced one by one.
    const halves = word.word.includes('-') ? word.word.split('-').map((half) => ({ ...word, word: half })) : [];
    return [word, ...halves].map(
      (one) => [keyInMention(one.mention, one.word), { ...(formOf(one) ?? itself(one)), bearer }] as const,
    );
  });
}

/** @param names of the conversation in its order, each text once */
export function linkPeople(
  names: readonly SpokenName[],
  language: string,
  links: readonly NameLink[] = [],
): LinkedPeople {
  const byRule = linkNames(
    names.flatMap(({ words }) => words),
    language,
  );
  const nativeNames = names.flatMap(({ text }) => (NATIVE.test(text) ? [text] : []));
  const natives = new Map(
    names.flatMap(({ text }) => {
      const native = nativeNames.find((other) => isRomanisationOf(text, other) || isReadingOf(text, other));
      return native === undefined ? [] : [[text, native] as const];
    }),
  );
  const persons = personsOf(
    names.map((name) => writtenName(name, byRule, natives.get(name.text))),
    links,
  );
  if (links.length === 0) return { forms: byRule, natives, persons };
  const wordsOf = new Map(names.map(({ text, words }) => [text, words] as const));
  const forms = new Map(byRule);
  const bearersOf = new Map<string, Set<Person>>();
  for (const person of persons)
    for (const base of person.names.flatMap(({ bases }) => bases))
      bearersOf.set(base, (bearersOf.get(base) ?? new Set()).add(person));
  for (const person of persons) {
    const ofOthers = (base: string) => [...(bearersOf.get(base) ?? [])].some((other) => other !== person);
    if (!person.isJoined && person.splitIds.length === 0) continue;
    const own = formsOfPerson(person, (text) => wordsOf.get(text) ?? [], language, ofOthers);
    for (const [key, form] of own) forms.set(key, form);
  }
  const personOf = new Map(persons.flatMap((person) => person.names.map(({ text }) => [text, person] as const)));
  return {
    forms,
    natives: new Map([...natives].filter(([text, native]) => personOf.get(text) === personOf.get(native))),
    persons,
  };
}
