// The spellings of known names that are searched for in a text, and where they may stand.
import type { Span } from '../text/span.ts';
import type { DetectedRole, EntityType } from './annotation.ts';
import { borderWords } from './border-words.ts';
import { isCommonWord } from './common-words.ts';
import type { KnownMention } from './known-mention.ts';
import { isLowerCase } from './mention-context.ts';

export interface Word extends Span {
  readonly text: string;
  readonly lower: string;
}

/** A spelling of a name that is searched for, such as the whole name or only the surname. */
export interface Form {
  readonly words: readonly string[];
  readonly lowers: readonly string[];
  readonly type: EntityType;
  readonly kind?: string;
  readonly confidence: number;
  readonly rule: string;
  /** Initials of the whole name, one of which may come before this form: "a" in "A. Weber", if the name is Anna Weber. */
  readonly initials: string;
  readonly isPart: boolean;
  /** False if the name was found with little confidence. A single word in lower case is then not taken for it. */
  readonly isSure: boolean;
  /** The role of the name. Empty if names with different roles share this form. */
  readonly role: DetectedRole;
}

/** Forms by all their words, because a text with many names has many people called "Anna", and many numbers that begin with "+49". */
export interface FormTable {
  readonly forms: ReadonlyMap<string, readonly Form[]>;
  /** How many words the forms with a first word have, in descending order. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const TITLES: ReadonlySet<string> = new Set(borderWords('title'));
const PARTICLES: ReadonlySet<string> = new Set(borderWords('particle'));
const LEGAL_FORMS: ReadonlySet<string> = new Set(borderWords('legal form'));
const SEARCHED_TYPES: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'USERNAME',
  'LOCATION',
  'ADDRESS',
  'ORGANIZATION',
  'EMAIL',
  'PHONE',
  'URL',
  'IP',
  'ID',
  'FINANCIAL',
  'PASSWORD',
  'CONDITION',
  'DRUG',
  'SECRET',
  'VEHICLE',
  'PATH',
  'MAC',
  'CRYPTO',
  'PRODUCT',
  'DEMOGRAPHIC',
]);
const PERSON_CONFIDENCE = 0.9;
const SHORTEST_PART = 2;
const SHORTEST_HOST = 5;
const HOST_CONFIDENCE = 0.85;
const MIN_SURE_CONFIDENCE = 0.75;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    lower: match[0].toLowerCase(),
  }));
}

/**
 * The given names and surnames in a person's name, without titles and particles. If a word is capitalised, those in lower case are no names: "is"
 * in "last name is Smith".
 */
function partsOfPerson(words: readonly Word[]): readonly Word[] {
  const isCapitalised = words.some(({ text }) => /^\p{Lu}/u.test(text));
  return words.filter(
    ({ text, lower }) =>
      !(isCapitalised && isLowerCase(text)) &&
      [...text].length >= SHORTEST_PART &&
      !TITLES.has(lower) &&
      !PARTICLES.has(lower) &&
      /\p{L}/u.test(text),
  );
}

type FormMaker = (chosen: readonly Word[], rule: string, confidence: number, isPart: boolean) => Form;

/** A host of a domain by its own name: "falcon" of "falcon.ops.example.com". Names of services ("mail", "www") are common words. */
function shortHostName(host: string, words: readonly Word[], form: FormMaker): readonly Form[] {
  const label = /^(?<label>\p{L}[\p{L}\p{N}-]*)\.\p{L}[\p{L}\p{N}.-]*\.\p{L}+$/u.exec(host)?.groups?.label ?? '';
  if (label.length < SHORTEST_HOST || isCommonWord(label)) return [];
  return [
    form(
      words.filter(({ end }) => end <= label.length),
      'host-name',
      HOST_CONFIDENCE,
      true,
    ),
  ];
}

function formsOf({ text, type, kind, confidence: found = 1, role, roleConfidence = 0 }: KnownMention): Form[] {
  if (!SEARCHED_TYPES.has(type)) return [];
  const words = wordsOf(text);
  if (words.length === 0 || text.length > 400) return [];
  const form = (chosen: readonly Word[], rule: string, confidence: number, isPart: boolean, initials = ''): Form => ({
    words: chosen.map((word) => word.text),
    lowers: chosen.map((word) => word.lower),
    type,
    ...(kind === undefined ? {} : { kind }),
    confidence,
    rule,
    initials,
    isPart,
    isSure: found >= MIN_SURE_CONFIDENCE,
    role: role === undefined ? {} : { role, roleConfidence },
  });
  // A single letter, or a number of up to three digits, would be found everywhere.
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const whole =
    letters >= 2 && !/^\d{1,3}$/.test(words.map((w) => w.text).join(''))
      ? [form(words, 'same', 0.95, words.length === 1)]
      : [];
  if (type === 'PERSON') {
    const parts = partsOfPerson(words);
    const initials = parts.map((word) => word.lower[0] ?? '').join('');
    const last = parts.at(-1);
    return [
      ...whole,
      ...(parts.length > 1
        ? parts.map((word) => form([word], 'name-part', PERSON_CONFIDENCE, true, word === last ? initials : ''))
        : []),
      ...(parts.length === 1 && words.length > 1 ? [form(parts, 'name-part', PERSON_CONFIDENCE, true)] : []),
      // The reversed order: "Weber, Anna"
      ...(parts.length === 2 ? [form([...parts].reverse(), 'reversed', PERSON_CONFIDENCE, false)] : []),
    ];
  }
  if (type === 'ORGANIZATION') {
    let core = words;
    while (core.length > 1 && LEGAL_FORMS.has(core.at(-1)?.lower ?? '')) core = core.slice(0, -1);
    const isName = core.length > 1 || ((core[0]?.text.length ?? 0) > 3 && !isCommonWord(core[0]?.text ?? ''));
    return core.length < words.length && isName ? [...whole, form(core, 'core-name', 0.85, core.length === 1)] : whole;
  }
  if (type === 'IP') return [...whole, ...shortHostName(text, words, form)];
  return whole;
}

const keyOf = (lowers: readonly string[]): string => lowers.join(' ');

/** The known forms of names that begin at word `at`, whatever their case; the longest first. */
export const formsAt = ({ forms, lengths }: FormTable, words: readonly Word[], at: number): readonly Form[] =>
  (lengths.get(words[at]?.lower ?? '') ?? []).flatMap((length) =>
    at + length > words.length ? [] : (forms.get(keyOf(words.slice(at, at + length).map(({ lower }) => lower))) ?? []),
  );

export function formTableOf(names: readonly KnownMention[]): FormTable {
  const unique = new Map<string, Form>();
  for (const form of names.flatMap(formsOf)) {
    const key = `${form.type} ${form.words.join(' ')}`;
    const known = unique.get(key);
    const stronger = !known || known.confidence < form.confidence || (form.isSure && !known.isSure) ? form : known;
    unique.set(key, known && known.role.role !== form.role.role ? { ...stronger, role: {} } : stronger);
  }
  const forms = new Map<string, Form[]>();
  const lengths = new Map<string, number[]>();
  for (const form of unique.values()) {
    const { lowers } = form;
    const key = keyOf(lowers);
    const list = forms.get(key);
    if (list) list.push(form);
    else forms.set(key, [form]);
    const known = lengths.get(lowers[0] ?? '') ?? [];
    if (!known.includes(lowers.length)) lengths.set(lowers[0] ?? '', [...known, lowers.length]);
  }
  for (const list of forms.values()) list.sort((a, b) => b.confidence - a.confidence);
  for (const list of lengths.values()) list.sort((a, b) => b - a);
  return { forms, lengths };
}
