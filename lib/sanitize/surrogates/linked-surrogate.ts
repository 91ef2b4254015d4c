// The stand-in of a word that is a form of a name: the same form of the name's stand-in. "Marek … Markiem" becomes "Tomasz … Tomaszem", not
// two people.
import type { Codec } from '../../codecs/codec.ts';
import { firstNameCodecs, lastNameCodecs, nameCodecsByScript, withCaseOf } from '../../codecs/list-codecs.ts';
import { asName, type NameForm } from '../../people/linked-names.ts';
import { type PoolName, poolNamesOf, poolOf } from '../../people/name-tables.ts';
import { paradigmOf } from '../../people/paradigms/index.ts';
import type { BaseName } from '../../people/paradigms/paradigm.ts';
import { standInForm } from '../../people/stand-in-forms.ts';
import { permutation } from '../../privacy/permutation.ts';
import { scriptOf } from '../../text/script.ts';
import { firstLetterOf, takenFirstLetters } from './distinct-initials.ts';
import type { Issuer, Reserve } from './issuer.ts';
import type { NameClues } from './name-clues.ts';
import { cultureOfLanguage } from './name-culture.ts';
import { wordReserve } from './reserves.ts';

/**
 * The pool that a name's stand-in comes from: that of the prompt's language, or of a language of the name if that fits the person better.
 * Languages that decline names always use their own pool, which alone has the forms.
 */
function poolLanguageOf({ name, kind }: BaseName, language: string, culture: string | undefined): string | undefined {
  const own = poolNamesOf(name).filter((entry) => entry.kind === kind);
  if (poolOf(language).length === 0 || scriptOf(poolOf(language)[0]?.name ?? '') !== scriptOf(name))
    return (own.find((entry) => cultureOfLanguage(entry.culture) === culture) ?? own[0])?.culture;
  if (paradigmOf(language) || culture === undefined || cultureOfLanguage(language) === culture) return language;
  return own.find((entry) => cultureOfLanguage(entry.culture) === culture)?.culture ?? language;
}

const codecsOf = ({ name, kind }: BaseName): readonly Codec[] => {
  const script = scriptOf(name);
  if (script !== 'latin') return nameCodecsByScript[script] ?? [];
  return kind === 'given' ? [...firstNameCodecs, ...lastNameCodecs] : [...lastNameCodecs, ...firstNameCodecs];
};

interface NeededForm {
  readonly word: string;
  readonly form: NameForm;
  /** Which of the short forms of the name the word is, from 0. */
  readonly nicknameAt: number;
}

/** The words that are forms of a name, by the name and its bearer. */
type FormsByName = ReadonlyMap<string, readonly NeededForm[]>;
const nameOf = ({ base, bearer = '' }: NameForm): string => `${base.name}\u0000${bearer}`;
const formsOfClues = new WeakMap<NameClues, FormsByName>();

function formsByName(clues: NameClues): FormsByName {
  const known = formsOfClues.get(clues);
  if (known) return known;
  const byName = new Map<string, NeededForm[]>();
  for (const [key, { form }] of clues) {
    if (!form) continue;
    const forms = byName.get(nameOf(form)) ?? [];
    byName.set(nameOf(form), forms);
    const nicknames = [...new Set(forms.flatMap((other) => other.form.nickname ?? []))];
    const at = nicknames.indexOf(form.nickname ?? '');
    const nicknameAt = form.nickname === undefined ? 0 : at < 0 ? nicknames.length : at;
    forms.push({ word: key.slice(key.indexOf('\u0000') + 1), form, nicknameAt });
  }
  formsOfClues.set(clues, byName);
  return byName;
}

/** All words of the conversation that are forms of a name. */
const neededForms = (form: NameForm, clues: NameClues): readonly NeededForm[] =>
  formsByName(clues).get(nameOf(form)) ?? [];

const formOf = (standIn: string, { form, nicknameAt }: NeededForm, language: string): string | undefined =>
  standInForm({ ...form.base, name: standIn }, form, language, nicknameAt);

/** Whether a person of the pool has all forms that the text needs, each of them another one, and none of them a word of the text. */
function fits(standIn: string, needed: readonly NeededForm[], language: string, issuer: Issuer): boolean {
  const forms = new Map(needed.map((one) => [one.word, formOf(standIn, one, language)?.toLowerCase()] as const));
  const words = [...forms.values()].flatMap((form) => form ?? []);
  return words.length === forms.size && new Set(words).size === words.length && !words.some(issuer.isTaken);
}

/** The people of a culture who fit, in an order that the key decides. */
function peopleReserve(form: NameForm, culture: string, clues: NameClues, issuer: Issuer): Reserve | undefined {
  const { base } = form;
  const needed = neededForms(form, clues);
  const isAlike = ({ kind, gender }: PoolName) =>
    kind === base.kind && (gender === undefined || gender === base.gender);
  const all = poolOf(culture).filter(isAlike);
  const language = issuer.language ?? culture;
  const fitting = all.filter(({ name }) => fits(name, needed, language, issuer));
  const taken = takenFirstLetters(base.name, clues, issuer);
  const distinct = fitting.filter(({ name }) => !taken.has(firstLetterOf(name)));
  const pool = distinct.length > 0 ? distinct : fitting.length > 0 ? fitting : all;
  if (pool.length === 0) return undefined;
  return {
    name: `people ${culture} ${base.kind} ${base.gender}`,
    shape: 'word',
    isPool: true,
    size: pool.length,
    choices: pool.length,
    // More people than the culture has: their names are then of any culture.
    longer: () => wordReserve(base.kind === 'family' ? 'last' : `first-${base.gender}`, base.name),
    at: (index, secret) =>
      pool[permutation(secret, `people ${culture} ${base.kind}`, pool.length).forward(index % pool.length)]?.name ?? '',
  };
}

/** The stand-in of a form's name: that of an earlier mention, or else a person of the name's culture. */
function standInOf(word: string, form: NameForm, clues: NameClues, issuer: Issuer): string | undefined {
  const { base } = form;
  const known = issuer.earlier(base.name, 'word');
  if (known !== undefined) return issuer.issue(base.name, 'PERSON', [], unused(known)).surrogate;
  const [codec] = issuer.issuedBy(base.name, codecsOf(base));
  if (codec) return keptForForms(issuer.issue(base.name, 'PERSON', [codec], unused(base.name)).surrogate, base, issuer);
  const pool = poolLanguageOf(base, issuer.language ?? '', clues.get(word.toLowerCase())?.culture);
  const reserve = pool === undefined ? undefined : peopleReserve(form, pool, clues, issuer);
  return reserve && issuer.issue(base.name, 'PERSON', [], reserve).surrogate;
}

/** Restoring knows the other forms of a name only if the vault has the name: the key alone reads what a reply says as it was issued. */
function keptForForms(standIn: string, { name }: BaseName, issuer: Issuer): string {
  issuer.keep(standIn, name, 'PERSON', 'word');
  return standIn;
}

/** Stands where a surrogate is known, so that none is drawn. */
const unused = (value: string): Reserve => ({ name: 'known person', shape: 'word', at: () => value });

/** Undefined if there is no stand-in with forms: the word is then replaced by itself. */
export function linkedSurrogate(word: string, form: NameForm, clues: NameClues, issuer: Issuer): string | undefined {
  const standIn = standInOf(word, form, clues, issuer);
  if (standIn === undefined) return undefined;
  const { base } = form;
  const language = issuer.language ?? '';
  const needed = neededForms(form, clues).find((one) => one.form === form);
  const said = needed && formOf(standIn, needed, language);
  const earlier = issuer.earlierForm(word, base.name);
  // A reply could not tell the name from its short form if both had one stand-in.
  if (earlier === undefined && said === undefined && form.nickname !== undefined) return undefined;
  const surrogate = earlier ?? withCaseOf(said ?? standIn, word);
  // The stand-in itself means the name, which a reply may say too.
  if (surrogate !== standIn) issuer.keepForm(surrogate, word, base.name);
  // A reply writes a name with a capital that a hurried prompt left out.
  if (said !== undefined && asName(word) !== word) issuer.keepForm(said, asName(word), base.name);
  return surrogate;
}
