// Other mentions of what was found: a name found once is a name everywhere in the text.
import type { Span } from '../text/span.ts';
import type { EntityType, Finding, RoleReading } from './annotation.ts';
import { isCommonWord } from './common-words.ts';

/** A name from earlier in the conversation. */
export interface KnownMention extends RoleReading {
  readonly text: string;
  readonly type: EntityType;
  readonly kind?: string;
  /** Of the finding; a name from earlier was sent or shown, and counts as certain. */
  readonly confidence?: number;
}

interface Word extends Span {
  readonly text: string;
  readonly lower: string;
}

interface Form {
  readonly words: readonly string[];
  readonly lowers: readonly string[];
  readonly type: EntityType;
  readonly kind?: string;
  readonly confidence: number;
  readonly rule: string;
  /** First letters that may stand before it: "A. Weber" of Anna Weber. */
  readonly initials: string;
  readonly isPart: boolean;
  /** A name that was only guessed is not looked for among words in small letters. */
  readonly isSure: boolean;
  /** Of the name that it is a form of, if all such names have the same. */
  readonly role: RoleReading;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What may stand between two words of one name. */
const GAP = /^(?:\s{1,3}|[-'’]|\. ?|,\s| & )$/u;
const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir dame rev herr frau monsieur madame mme mlle señor señora sr sra don doña jr phd md'.split(
    ' ',
  ),
);
const PARTICLES: ReadonlySet<string> = new Set(
  'van von der den de del della di da dos das do du la le el al bin ibn ben ter ten zu zur af av y e of the and und et for'.split(
    ' ',
  ),
);
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'inc llc llp ltd limited corp corporation plc co company gmbh ag kg ohg gbr ug se sa sas sarl sl spa srl bv nv oy ab as aps group holding holdings international partners solutions services systems technologies consulting logistics'.split(
    ' ',
  ),
);
const REPEATED: ReadonlySet<EntityType> = new Set([
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
/** Types that are written as words. */
const SPELLED: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'CONDITION',
  'DRUG',
  'PRODUCT',
]);
const PERSON_CONFIDENCE = 0.9;
const SHORTEST_PART = 2;
const SURE = 0.75;

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    lower: match[0].toLowerCase(),
  }));
}

function partsOfPerson(words: readonly Word[]): readonly Word[] {
  return words.filter(
    ({ text, lower }) =>
      [...text].length >= SHORTEST_PART && !TITLES.has(lower) && !PARTICLES.has(lower) && /\p{L}/u.test(text),
  );
}

function formsOf({ text, type, kind, confidence: found = 1, role, roleConfidence = 0 }: KnownMention): Form[] {
  if (!REPEATED.has(type)) return [];
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
    isSure: found >= SURE,
    role: role === undefined ? {} : { role, roleConfidence },
  });
  // A single letter or digit, or two digits, would be found everywhere.
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
      // "Weber, Anna"
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

const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const isLower = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

/** Whether a word in another case than the name's can be the name. */
function isSafeCase(found: readonly Word[], form: Form): boolean {
  if (found.every((word, i) => word.text === form.words[i])) return true;
  if (form.words.some((word) => /\d/.test(word))) return true;
  if (form.words.length > 1 && !form.isPart) return true;
  const word = found[0]?.text ?? '';
  if (isUpper(word)) return word.length > 2 || !isCommonWord(word);
  if (isLower(word)) return form.isSure && word.length >= 4 && !isCommonWord(word);
  return word.length >= 3;
}

const SENTENCE_START = /(?:^|[.!?\n]\s*["'(]?)$/u;
const GOES_ON_AS_SENTENCE =
  /^\s(?:you|we|i|they|he|she|it|the|this|that|there|be|your|my|our|a|an|all|not|of|in|to|is)\b/i;

/** "Will you come?" after Will Smith was found. */
function isOrdinarySentence(text: string, word: Word): boolean {
  return (
    isCommonWord(word.text) &&
    SENTENCE_START.test(text.slice(Math.max(0, word.start - 3), word.start)) &&
    GOES_ON_AS_SENTENCE.test(text.slice(word.end, word.end + 8))
  );
}

/** Names are written with spaces, hyphens or points between their words; identifiers with anything short. */
function isGap(gap: string, type: EntityType): boolean {
  return SPELLED.has(type) ? GAP.test(gap) : gap.length <= 4;
}

function matches(text: string, words: readonly Word[], at: number, form: Form): boolean {
  const found = words.slice(at, at + form.lowers.length);
  const [first] = found;
  if (!first || found.length < form.lowers.length) return false;
  for (const [i, word] of found.entries()) {
    if (word.lower !== form.lowers[i]) return false;
    const before = found[i - 1];
    if (before && !isGap(text.slice(before.end, word.start), form.type)) return false;
  }
  return isSafeCase(found, form) && !(form.isPart && isOrdinarySentence(text, first));
}

function byFirstWord(names: readonly KnownMention[]): ReadonlyMap<string, readonly Form[]> {
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

/** German "Annas", and what a hurried hand writes for "Anna's". */
function genitiveForms(table: ReadonlyMap<string, readonly Form[]>, word: Word): readonly Form[] {
  if (!word.lower.endsWith('s') || word.text.length < 5 || !/^\p{Lu}/u.test(word.text)) return [];
  const stem = word.lower.slice(0, -1);
  return isCommonWord(stem)
    ? []
    : (table.get(stem) ?? []).filter((form) => form.type === 'PERSON' && form.words.length === 1);
}

/** With "A. " before the last name. */
function withInitial(text: string, words: readonly Word[], at: number, form: Form): number {
  const word = words[at];
  const before = words[at - 1];
  if (!word) return 0;
  if (!before || form.initials.length < 2 || before.text.length !== 1 || !isUpper(before.text)) return word.start;
  const isInitial = form.initials.slice(0, -1).includes(before.lower);
  return isInitial && /^\.? ?$/.test(text.slice(before.end, word.start)) ? before.start : word.start;
}

/** What was found, as names to look for. */
export function asKnown(text: string, findings: readonly Finding[]): KnownMention[] {
  return findings.map(({ start, end, type, kind, confidence, role, roleConfidence = 0 }) => ({
    text: text.slice(start, end),
    type,
    confidence,
    ...(kind === undefined ? {} : { kind }),
    ...(role === undefined ? {} : { role, roleConfidence }),
  }));
}

/**
 * Every other mention of what `findings` and `known` name, in one pass over the words of `text`: whole names in any case,
 * a person's first or last name alone, with an initial, with a possessive ending; an organisation without its legal form.
 * Parts in small letters are left out where they are common words.
 */
export function findMentions(
  text: string,
  findings: readonly Finding[],
  known: readonly KnownMention[] = [],
): Finding[] {
  const table = byFirstWord([...asKnown(text, findings), ...known]);
  if (table.size === 0) return [];
  const taken = new Set(findings.map(({ start, end }) => `${start} ${end}`));
  const words = wordsOf(text);
  const mentions: Finding[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const form = table.get(word.lower)?.find((candidate) => matches(text, words, at, candidate));
    const genitive = form ? undefined : genitiveForms(table, word)[0];
    const found = form ?? genitive;
    if (!found) {
      at++;
      continue;
    }
    const last = words[at + found.words.length - 1] ?? word;
    const start = withInitial(text, words, at, found);
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
