// Whether a word of the reply that equals a surrogate is the surrogate: what stands beside it decides.
import {
  FIRST_LISTS,
  isNameAndWord,
  LAST_LISTS,
  type NameList,
  PLACE_LISTS,
  SCRIPT_LISTS,
} from '../privacy/lists/index.ts';
import { HONORIFICS, KINSHIP } from '../sanitize/public-names/general-words.ts';
import { FIXED_BEFORE, FIXED_BEHIND, MORE_FIRST, NO_SURNAME } from './beside-words.ts';
import { isOfOldName } from './named-works.ts';
import { isOfOtherName, isOfOtherPerson } from './other-names.ts';
import type { Reading } from './reading.ts';
import { count, isGerman, NEAR } from './reply-language.ts';

const inLists = (lists: readonly NameList[]) => (word: string) => {
  const lower = word.toLowerCase();
  return lists.some(({ indexOf }) => indexOf.has(lower));
};
export const isFirstName = inLists([...FIRST_LISTS, ...SCRIPT_LISTS.filter(({ name }) => name.startsWith('first-'))]);
const isListedLastName = inLists([...LAST_LISTS, ...SCRIPT_LISTS.filter(({ name }) => name.startsWith('last-'))]);
const isListedPlace = inLists(PLACE_LISTS);
export const isLastName = (word: string) => isListedLastName(word) || isNameAndWord(word.toLowerCase());
const OF_LEARNING = /^ (?:(?:School|University|Institute|Academy|College) of |Grand Prix)/u;
export interface Neighbours {
  /** The words beside, small, where only a space lies between (markup apart); whether they begin with a capital. */
  readonly before: string;
  readonly after: string;
  readonly beforeIsCapital: boolean;
  readonly afterIsCapital: boolean;
  readonly beforeIndex: number;
  /** Nothing stands behind it: a reply that comes in pieces may go on with more of this word. */
  readonly afterIsLast: boolean;
}

const isCapital = (reading: Reading, folded: number) => /^\p{Lu}/u.test(reading.raw.slice(reading.rawAt(folded)));

export function neighbours(reading: Reading, first: number, last: number): Neighbours {
  const { words, folded } = reading;
  const [previous, from, to, next] = [words[first - 1], words[first], words[last], words[last + 1]];
  const isBeside = (a: number, b: number, gap: RegExp) => gap.test(folded.slice(a, b));
  const before = previous && from && isBeside(previous.end, from.start, /^\.? $/) ? previous : undefined;
  const after = next && to && isBeside(to.end, next.start, /^ $/) ? next : undefined;
  return {
    before: before?.text ?? '',
    after: after?.text ?? '',
    beforeIsCapital: before !== undefined && isCapital(reading, before.start),
    afterIsCapital: after !== undefined && isCapital(reading, after.start),
    beforeIndex: before ? before.start : -1,
    afterIsLast: after?.end === folded.length,
  };
}

const isTitle = (word: string) =>
  HONORIFICS.has(word) ||
  /^(?:herrn|frau|familie|monsieur|sig|signora|gent|dott|avv|ing|arq|lic|avocat|maitre|maestra|mevrouw|meneer|heer|fru|dona|dom|bayan|bay|patient|tenant|customer|client)$/.test(
    word,
  );

export interface NameRole {
  readonly isPerson: boolean;
  readonly isPlace: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export const roleOf = (word: string, isPerson: boolean, isPlace: boolean): NameRole => ({
  isPerson,
  isPlace,
  isFirst: isFirstName(word),
  isLast: isLastName(word),
});

export interface WordPlace {
  readonly reading: Reading;
  /** In the raw reply. */
  readonly start: number;
  readonly end: number;
  /** Which words of the reading. */
  readonly first: number;
  readonly last: number;
  readonly word: string;
  /** An inflected form such as "Ottos": a surname never follows it. */
  readonly isInflected?: true;
  /** It was issued with a capital. */
  readonly isCapital?: boolean;
}

export interface SurrogateNames {
  has(word: string): boolean;
  /** Is a text the beginning of one, or all of it? */
  begins(text: string): boolean;
}

/** "You live in Oxford. Oxford University is old": the word before a point is of another sentence, unless it is an initial or a title. */
function inSentence({ raw }: Reading, start: number, beside: Neighbours): Neighbours {
  const isNew =
    beside.before.length > 1 && !isTitle(beside.before) && /[.!?] $/u.test(raw.slice(Math.max(0, start - 2), start));
  return isNew ? { ...beside, before: '', beforeIsCapital: false, beforeIndex: -1 } : beside;
}

/** A listed surrogate that stands in the reply as part of another name, as a fixed phrase or as the plain word. */
export function isSomethingElse(place: WordPlace, role: NameRole, names: SurrogateNames): boolean {
  return isOtherHere(place, role, names) || goesOnAboutOther(place, role, names);
}

function isOtherHere(place: WordPlace, role: NameRole, names: SurrogateNames): boolean {
  const { reading, start, end } = place;
  const beside = inSentence(reading, start, neighbours(reading, place.first, place.last));
  const text = reading.raw.slice(start, end);
  const isName = (w: string) => isFirstName(w) || MORE_FIRST.has(w);
  const isSurrogate = names.has;
  const besideSurrogate =
    isSurrogate(beside.before) || (beside.afterIsLast ? names.begins(beside.after) : isSurrogate(beside.after));
  if (besideSurrogate) return false;
  if (text === text.toLowerCase()) return role.isPerson && place.isCapital === true && isPlainWord(place, beside);
  const tests = { isSurrogate, isGivenName: isName, isSurname: role.isLast && !role.isFirst };
  if (isOfOtherName({ raw: reading.raw, start, end }, tests)) return true;
  if (role.isPerson && !place.isInflected && isOfOtherPerson({ raw: reading.raw, start, end }, tests)) return true;
  if (isOfOldName({ raw: reading.raw, start, end }, role.isPerson && role.isFirst && !place.isInflected, tests))
    return true;
  const next = reading.raw.slice(end, end + NEAR);
  // "Anna-Lena", "Müller-Lüdenscheidt": a double name of somebody else.
  const joined = /^[-‐](\p{Lu}\p{Ll}+)/u.exec(next)?.[1]?.toLowerCase();
  const isDouble =
    joined !== undefined && joined.length > 2 && (role.isFirst || isFirstName(joined) || isLastName(joined));
  if (role.isPerson && isDouble && !isSurrogate(joined)) return true;
  const joinedBefore = /(\p{Lu}\p{Ll}+)[-‐]$/u
    .exec(reading.raw.slice(Math.max(0, start - 24), start))?.[1]
    ?.toLowerCase();
  if (role.isPerson && joinedBefore !== undefined && isName(joinedBefore) && !isSurrogate(joinedBefore)) return true;
  if (isTitle(beside.before)) return false;
  if (beside.beforeIsCapital && isName(beside.before)) return true;
  // "John F. Kennedy", where Kennedy is a first name here.
  if (role.isFirst && !role.isLast && beside.beforeIsCapital && isInitial(place, beside)) return true;
  if (role.isPerson && isInTitle(place)) return true;
  if (role.isPerson && isOtherFirstName(place, beside)) return true;
  if (role.isPerson && role.isFirst && !place.isInflected && isOtherSurname(place, beside, names)) return true;
  if (role.isPerson && role.isLast && !role.isFirst && opensForeignName(place)) return true;
  if (role.isPlace && !role.isPerson && isOfOtherPlace(place, beside)) return true;
  if (role.isPlace || role.isLast) {
    if (beside.afterIsCapital && (FIXED_BEHIND.has(beside.after) || OF_LEARNING.test(next))) return true;
    const of = /(\p{Lu}\p{L}+) (?:of |de |di |von )?$/u.exec(reading.raw.slice(Math.max(0, start - 30), start))?.[1];
    if (of !== undefined && FIXED_BEFORE.has(of.toLowerCase())) return true;
  }
  return false;
}

/** One letter, but no word: "A Paolo", "И Ольга", "W Ewie". */
function isInitial({ reading: { raw }, start }: WordPlace, { before }: Neighbours): boolean {
  if (before.length !== 1) return false;
  return /^[^\p{L}]/u.test(raw.charAt(start - 2)) || !/^[aeiouyàéèówzàивксоуяа]$/u.test(before);
}

/** How many words back the same surname may have been somebody else's. */
const WORDS_BACK = 24;

/** "Jean-Jacques Rousseau wrote it. Rousseau died in Ermenonville": a surname without a title goes on about the last one of that name. */
function goesOnAboutOther(place: WordPlace, role: NameRole, names: SurrogateNames): boolean {
  const { reading, first, last, start } = place;
  if (!role.isPerson || !role.isLast || role.isFirst || first !== last || place.isInflected) return false;
  const beside = neighbours(reading, first, last);
  if (isTitle(beside.before) || ROLE.test(beside.before) || KINSHIP.has(beside.before)) return false;
  if (names.has(beside.before) || names.has(beside.after) || beside.after === 'family') return false;
  if (isListedWithOurs(place, names)) return false;
  const word = reading.words[first]?.text;
  for (let at = first - 1; at >= Math.max(0, first - WORDS_BACK); at -= 1) {
    const earlier = reading.words[at];
    if (!earlier || start - reading.rawAt(earlier.start) > NEAR) return false;
    if (earlier.text !== word || !isCapital(reading, earlier.start)) continue;
    const [from, to] = [reading.rawAt(earlier.start), reading.rawEnd(earlier.end)];
    return isOtherHere({ ...place, start: from, end: to, first: at, last: at }, role, names);
  }
  return false;
}

const CONJUNCTION = /^(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|en|i|и)$/;
/** "Neither Chandra nor Tucker": both are of the conversation. */
function isListedWithOurs({ reading: { words }, first, last }: WordPlace, { has }: SurrogateNames): boolean {
  const isOurs = (conjunction: number, other: number) =>
    CONJUNCTION.test(words[conjunction]?.text ?? '') && has(words[other]?.text ?? '');
  return isOurs(first - 1, first - 2) || isOurs(last + 1, last + 2);
}

/** "De warme bakker": small letters in the middle of a sentence, where the name was issued with a capital. */
function isPlainWord(place: WordPlace, { before, beforeIsCapital }: Neighbours): boolean {
  const { raw } = place.reading;
  const isBetween = /\p{Ll} $/u.test(raw.slice(Math.max(0, place.start - 2), place.start)) && before !== '';
  return (
    isBetween &&
    !beforeIsCapital &&
    /^(?: \p{Ll}|[.,;:!?]? |[.!?]$)/u.test(raw.slice(place.end, place.end + 2)) &&
    isInSentence(place)
  );
}

const PLACE_HEAD =
  /(?<!\p{L})(?:New|Red|Double|Real|Royal|Little|Port|Atlético|Sporting|Dynamo|Borussia|Eintracht|Bayern|Miss|Lord|Lady|Sir) $/u;
const OF_MANY_TOWNS =
  /^(?:city|council|station|airport|hospital|clinic|town|county|central|court|police|school|library|museum|market|street|road|centre|center|district|area|region|state|province|metro|transit|zoo|cathedral|castle|harbour|harbor|port|authority|borough|municipality|suburb|north|south|east|west|office|branch|campus|fire|department|health|housing|city's|hotel|gare|bahnhof|universidad|universite|time|service|garden|public|dock|bath|work|authorit|librar|facilit|universit|resident|team|user|group|club|area)$/;
/** "the Warsaw Pact", "New York", "Irving Berlin": not what every town has, and not in a heading. */
function isOfOtherPlace(
  place: WordPlace,
  { before, beforeIsCapital, beforeIndex, after, afterIsCapital }: Neighbours,
): boolean {
  const { reading, start, end } = place;
  if (PLACE_HEAD.test(reading.raw.slice(Math.max(0, start - 12), start))) return true;
  if (isGerman(reading, start, end) || !isInSentence(place)) return false;
  const isPlain = (word: string) =>
    OF_MANY_TOWNS.test(word.replace(/(?:ie)?s$/u, '')) ||
    NO_SURNAME.has(word) ||
    OF_MANY_TOWNS.test(word) ||
    ROLE.test(word) ||
    isListedPlace(word);
  if (afterIsCapital && !isPlain(after)) return true;
  if (!beforeIsCapital || before.length < 4 || isPlain(before)) return false;
  const at = reading.rawAt(beforeIndex);
  return (
    !OPENS.test(reading.raw.slice(Math.max(0, at - 8), at)) &&
    !/^(?:greater|downtown|inner|upper|lower|near|outside|northern|southern|eastern|western)$/.test(before)
  );
}

/** Enough small words for a sentence: in a heading every word has a capital, and there a name and a noun look alike. */
function isInSentence({ reading: { raw }, start, end }: WordPlace): boolean {
  const [lineStart, lineEnd] = [raw.lastIndexOf('\n', start - 1) + 1, raw.indexOf('\n', end)];
  const line = raw.slice(Math.max(lineStart, start - NEAR), Math.min(lineEnd < 0 ? raw.length : lineEnd, end + NEAR));
  return count(line, /(?<!\p{L})\p{Ll}{3,}/gu) >= 3;
}

const ROLE =
  /^(?:tenant|landlord|patient|customer|client|director|doctor|nurse|teacher|attorney|counsel|judge|officer|agent|detective|captain|president|chairman|manager|coach|aunt|uncle|grandma|grandpa|king|queen|sister|brother|father|mother|family|messrs|dear|hi|hello|thanks|regards|cher|chere|caro|cara|estimad[oa]|querid[oa]|gentile|egregio|maitre|monsieur|madame|se[nñ]or|se[nñ]ora|signor|signora|professeur|professor[ae]?|profesora?|preside|directrice|directeur|docteur|familia|famille|famiglia|tante|onkel)$/;
const OPENS = /(?:^|[.!?:;\n|"“„«(])[\s*_#>-]*$/u;

/** "Sweet Caroline" in quotation marks is a work, and nobody of this conversation. */
function isInTitle({ reading: { raw }, start, end }: WordPlace): boolean {
  const before = /["“„«]\p{Lu}[\p{L}'’]+ $/u.test(raw.slice(Math.max(0, start - 24), start));
  return before && /^["”“»]/u.test(raw.slice(end, end + 1));
}

const OPENERS = new Set(
  `when if while because although though since after before until unless once whether then now today tomorrow yesterday but and so yet
  thus hence perhaps maybe also still even only just that this these those what which who whose how why where there here both either neither
  each every all any some no not first second third finally however meanwhile otherwise as for with without like unlike given is was has had
  does did will would can could should may might must let dear hello thanks`.split(/\s+/),
);
const DOES =
  /^ (?:was|is|has|had|were|wrote|won|died|did|will|would|became|made|said|played|sang|directed|painted|hosted|invented|discovered|founded|composed|starred|ruled|led)(?!\p{L})/u;

/** "Norah Jones" for a Jones who is called otherwise. */
function isOtherFirstName(place: WordPlace, { before, beforeIsCapital, beforeIndex }: Neighbours): boolean {
  const { reading, start, end } = place;
  if (!beforeIsCapital || before.length < 3 || ROLE.test(before) || NO_SURNAME.has(before) || KINSHIP.has(before))
    return false;
  const at = reading.rawAt(beforeIndex);
  if (isGerman(reading, start, end) || !/^\p{Lu}\p{Ll}+ $/u.test(reading.raw.slice(at, start))) return false;
  // Only a name and a verb behind it: "Wopke Hoekstra was", not "Tell Hoekstra".
  if (OPENS.test(reading.raw.slice(Math.max(0, at - 8), at)))
    return DOES.test(reading.raw.slice(end, end + 12)) && !OPENERS.has(before) && !/(?:ly|ing|ed)$/.test(before);
  return isInSentence(place);
}

/** "Yoon Suk Yeol": two more names behind a surname that comes first. */
function opensForeignName({ reading: { raw }, start, end }: WordPlace): boolean {
  const behind = /^ (\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+(?!\p{L})/u.exec(raw.slice(end, end + 40))?.[1];
  const isStart = OPENS.test(raw.slice(Math.max(0, start - 8), start));
  return behind !== undefined && !isStart && !NO_SURNAME.has(behind.toLowerCase());
}

/** "Anna Seghers schrieb", "ein Roman von Anna Seghers": where a noun cannot stand. */
const GERMAN_SUBJECT = /^ \p{Lu}\p{Ll}+ (?:ist|war|hat|hatte|wird|wurde|kann|soll|\p{Ll}{3,}(?:t|te|ten|en))(?!\p{L})/u;
const GERMAN_OBJECT = /(?<!\p{L})(?:von|durch|über|wie|als) $/u;
function isGermanFullName({ reading: { raw }, start, end }: WordPlace): boolean {
  const opens = OPENS.test(raw.slice(Math.max(0, start - 8), start));
  if (opens) return GERMAN_SUBJECT.test(raw.slice(end, end + 40));
  return (
    GERMAN_OBJECT.test(raw.slice(Math.max(0, start - 8), start)) &&
    /^ \p{Lu}\p{Ll}+[,.;:!?)»“"]/u.test(raw.slice(end, end + 30))
  );
}

const PATRONYMIC = /(?:[оеё]вич|ьич|[оеё]вна|инична)\p{L}{0,3}$/u;

/** "Nathan Fillion" for a Nathan who is called otherwise. */
function isOtherSurname(place: WordPlace, { after, afterIsCapital }: Neighbours, names: SurrogateNames): boolean {
  const { reading, start, end } = place;
  if (!afterIsCapital || after === '' || NO_SURNAME.has(after) || PATRONYMIC.test(after)) return false;
  if (isLastName(after) || isFirstName(after)) return true;
  if (isGerman(reading, start, end)) return isGermanFullName(place);
  if (!isInSentence(place)) return false;
  const behind = reading.raw.slice(end, end + NEAR).replace(/^[\s*_]+\p{L}+/u, '');
  // "Jonathan Livingston Seagull": a third part, which is nobody's here.
  const third = /^ (\p{Lu}\p{L}+)/u.exec(behind)?.[1]?.toLowerCase();
  return /^(?:[*_]*[ ,.;!?]|['’]s)/u.test(behind) && (third === undefined || !names.has(third));
}
