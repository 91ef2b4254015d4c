// Finds the other mentions of a name in a text: once it was found in one place, it is reported everywhere.
import type { Span } from '../text/span.ts';
import type { DetectedRole, EntityType, Finding } from './annotation.ts';
import { isCommonWord } from './common-words.ts';
import { isLowerCase, isOrdinaryWordHere, isPartOfPersianWord, isUpperCase } from './mention-context.ts';
import { isOrdinaryUse } from './ordinary-use.ts';

/** A name to search for, from this text or from earlier in the conversation. */
export interface KnownMention extends DetectedRole {
  readonly text: string;
  readonly type: EntityType;
  readonly kind?: string;
  /** The confidence with which the name was found. Missing for names from earlier in the conversation, which count as certain. */
  readonly confidence?: number;
}

interface Word extends Span {
  readonly text: string;
  readonly lower: string;
}

/** A spelling of a name that is searched for, such as the whole name or only the surname. */
interface Form {
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

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Separators that may come between two words of a name. */
const NAME_SEPARATOR = /^(?:\s{1,3}|[-'’]|\. ?|,\s| & )$/u;
const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir dame rev herr frau monsieur madame mme mlle señor señora sr sra don doña jr phd md'.split(
    ' ',
  ),
);
const PARTICLES: ReadonlySet<string> = new Set(
  'van von der den de del della di da dos das do du la le el al bin ibn ben ter ten zu zur af av y e of the and und et for ها های می'.split(
    ' ',
  ),
);
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'inc llc llp ltd limited corp corporation plc co company gmbh ag kg ohg gbr ug se sa sas sarl sl spa srl bv nv oy ab as aps group holding holdings international partners solutions services systems technologies consulting logistics'.split(
    ' ',
  ),
);
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
/** Types whose values consist of words, so that only a separator as in names may stand between two of them. */
const WORD_TYPES: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'CONDITION',
  'DRUG',
  'PRODUCT',
]);
const NAME_TYPES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION']);
const PERSON_CONFIDENCE = 0.9;
const SHORTEST_PART = 2;
const MIN_SURE_CONFIDENCE = 0.75;

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    lower: match[0].toLowerCase(),
  }));
}

/** The given names and surnames in a person's name. A word in lower case beside capitalised ones is neither: "is" in "last name is Smith". */
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
  return whole;
}

/** Whether words that match a form except for their case may be a mention of the name. */
function isSafeCase(text: string, found: readonly Word[], form: Form): boolean {
  if (found.every((word, i) => word.text === form.words[i])) return true;
  if (form.words.some((word) => /\d/.test(word))) return true;
  if (form.words.length > 1 && !form.isPart) return true;
  const [first] = found;
  if (!first) return false;
  const word = first.text;
  if (isUpperCase(word)) return word.length > 2 || !isCommonWord(word);
  if (isLowerCase(word))
    return (
      form.isSure &&
      word.length >= 4 &&
      !isCommonWord(word) &&
      !(NAME_TYPES.has(form.type) && isOrdinaryWordHere(text, first))
    );
  return word.length >= 3;
}

/** Whether `gap` may stand between two words of a value: certain separators in a name, up to four characters of any kind in an identifier. */
function isSeparator(gap: string, type: EntityType): boolean {
  return WORD_TYPES.has(type) ? NAME_SEPARATOR.test(gap) : gap.length <= 4;
}

function matchesForm(text: string, words: readonly Word[], at: number, form: Form): boolean {
  const found = words.slice(at, at + form.lowers.length);
  const [first] = found;
  if (!first || found.length < form.lowers.length) return false;
  for (const [i, word] of found.entries()) {
    if (word.lower !== form.lowers[i]) return false;
    const before = found[i - 1];
    if (before && !isSeparator(text.slice(before.end, word.start), form.type)) return false;
  }
  if (isPartOfPersianWord(text, first.start, found.at(-1)?.end ?? first.end)) return false;
  return isSafeCase(text, found, form) && !(form.isPart && isOrdinaryUse(text, first));
}

function formsByFirstWord(names: readonly KnownMention[]): ReadonlyMap<string, readonly Form[]> {
  const unique = new Map<string, Form>();
  for (const form of names.flatMap(formsOf)) {
    const key = `${form.type} ${form.words.join(' ')}`;
    const known = unique.get(key);
    const stronger = !known || known.confidence < form.confidence || (form.isSure && !known.isSure) ? form : known;
    unique.set(key, known && known.role.role !== form.role.role ? { ...stronger, role: {} } : stronger);
  }
  const table = new Map<string, Form[]>();
  for (const form of unique.values()) {
    const first = form.lowers[0] ?? '';
    const list = table.get(first);
    if (list) list.push(form);
    else table.set(first, [form]);
  }
  for (const list of table.values())
    list.sort((a, b) => b.words.length - a.words.length || b.confidence - a.confidence);
  return table;
}

/** The forms of which `word` is the genitive: German "Annas", or English "Annas" typed for "Anna's". */
function genitiveForms(table: ReadonlyMap<string, readonly Form[]>, word: Word): readonly Form[] {
  if (!word.lower.endsWith('s') || word.text.length < 5 || !/^\p{Lu}/u.test(word.text)) return [];
  const stem = word.lower.slice(0, -1);
  return isCommonWord(stem)
    ? []
    : (table.get(stem) ?? []).filter((form) => form.type === 'PERSON' && form.isSure && form.words.length === 1);
}

/** Where a mention of a surname starts. An initial before it is included: "A. Weber". */
function startWithInitial(text: string, words: readonly Word[], at: number, form: Form): number {
  const word = words[at];
  const before = words[at - 1];
  if (!word) return 0;
  if (!before || form.initials.length < 2 || before.text.length !== 1 || !isUpperCase(before.text)) return word.start;
  const isInitial = form.initials.slice(0, -1).includes(before.lower);
  return isInitial && /^\.? ?$/.test(text.slice(before.end, word.start)) ? before.start : word.start;
}

/** Turns findings into names to search for. */
export function toKnownMentions(text: string, findings: readonly Finding[]): KnownMention[] {
  return findings.map(({ start, end, type, kind, confidence, role, roleConfidence = 0 }) => ({
    text: text.slice(start, end),
    type,
    confidence,
    ...(kind === undefined ? {} : { kind }),
    ...(role === undefined ? {} : { role, roleConfidence }),
  }));
}

/**
 * Finds all other mentions of the names in `findings` and `known`, in one pass over the words of `text`: whole names in any case;
 * a person's first or last name alone, with an initial or with a possessive ending; an organisation without its legal form.
 * A part of a name in lower case is skipped if it is a common word.
 */
export function findMentions(
  text: string,
  findings: readonly Finding[],
  known: readonly KnownMention[] = [],
): Finding[] {
  const table = formsByFirstWord([...toKnownMentions(text, findings), ...known]);
  if (table.size === 0) return [];
  const taken = new Set(findings.map(({ start, end }) => `${start} ${end}`));
  const words = wordsOf(text);
  const mentions: Finding[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const form = table.get(word.lower)?.find((candidate) => matchesForm(text, words, at, candidate));
    const genitive = form ? undefined : genitiveForms(table, word)[0];
    const found = form ?? genitive;
    if (!found) {
      at++;
      continue;
    }
    const last = words[at + found.words.length - 1] ?? word;
    const start = startWithInitial(text, words, at, found);
    const end = genitive ? word.end - 1 : last.end;
    if (!taken.has(`${start} ${end}`)) {
      mentions.push({
        start,
        end,
        type: found.type,
        ...(found.kind === undefined ? {} : { kind: found.kind }),
        ...found.role,
        confidence: found.confidence,
        source: { detector: 'mention', rule: found.rule },
      });
    }
    at += found.words.length;
  }
  return mentions;
}
