// Decides whether a word of the reply that equals a surrogate means the surrogate, by the words around it.
import { HONORIFICS, KIN_WORDS } from '../kinds/general-words.ts';
import { anyOf } from '../lexicon/alternatives.ts';
import { type FoldedReading, foldText } from '../text/folded-reading.ts';
import { isStopWord } from '../text/stop-words.ts';
import { isPlaceOfReply } from './general-knowledge.ts';
import { isGermanFullName } from './german-full-names.ts';
import { isPublicGivenName, isPublicSurname, type NamePlace } from './known-names.ts';
import { isFirstName, isLastName, isListedPlace, isShortName } from './listed-names.ts';
import { isInHistoricalName } from './named-works.ts';
import { hasInitialsOfOther, isInTitle, isNameOfOtherPerson, isPartOfOtherName } from './other-names.ts';
import { isGermanNearby, NEARBY_CHARACTERS } from './reply-language.ts';
import { isInSentence, OPENING } from './sentence-line.ts';
import { MORE_FIRST_NAMES, wordsBesideNames } from './words-beside-names.ts';

/** Words that end the name of a thing and follow a place or surname: "Boston Marathon", "Cambridge University". */
const THING_NAME_ENDS = new Set(wordsBesideNames('thing-name-end'));
/** Words that begin the name of a thing and precede a place or surname: "Treaty of Utrecht", "Real Madrid". */
const THING_NAME_STARTS = new Set(wordsBesideNames('thing-name-start'));
/** The words of one use as a folded reply has them. */
const foldedWords = (use: string): ReadonlySet<string> => new Set(wordsBesideNames(use).map(foldText));
/** Capitalised words after a first name that are not surnames. */
const NON_SURNAMES = foldedWords('not-surname');
/** Verbs that follow the subject of a sentence, in the most frequent languages of replies. Letters have no accents, as in a folded reply. */
const VERB_AFTER_NAME = new RegExp(`^ ${anyOf(wordsBesideNames('verb-after-name'))}(?!\\p{L})`, 'u');
/** Words that start a sentence, and so have a capital, and that are not first names when a surname follows. */
const SENTENCE_OPENERS = foldedWords('sentence-opener');
const TITLES = foldedWords('title');
/** Words for people by what they are or do, and words that begin a letter. */
const ROLES = foldedWords('role');
/** Nouns that fit any town: "the Warsaw hospital". */
const TOWN_NOUNS = new Set(wordsBesideNames('town-noun'));
const PARTS_OF_TOWN = new Set(wordsBesideNames('part-of-town'));
const OF_LEARNING = /^ (?:(?:School|University|Institute|Academy|College) of |Grand Prix)/u;
interface NeighbourWords {
  /** The word directly before the surrogate, in lower case; empty if more than a space (and markup) is between. `after` likewise. */
  readonly before: string;
  readonly after: string;
  readonly beforeIsCapital: boolean;
  readonly afterIsCapital: boolean;
  readonly beforeIndex: number;
  /** Whether the word after the surrogate is the last of the reply. It may be incomplete while the reply streams. */
  readonly afterIsLast: boolean;
}

const isCapital = (reading: FoldedReading, folded: number) => /^\p{Lu}/u.test(reading.raw.slice(reading.rawAt(folded)));

function neighbourWords(reading: FoldedReading, first: number, last: number): NeighbourWords {
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

/** Titles that follow a name, so that the word after them is no part of it: "Samira Hanım". */
const TITLES_AFTER_NAME = foldedWords('title-after-name');
const isTitle = (word: string) => (HONORIFICS.has(word) || TITLES.has(word)) && !TITLES_AFTER_NAME.has(word);

interface PossibleNameKinds {
  readonly isPerson: boolean;
  readonly isPlace: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export const possibleNameKinds = (word: string, isPerson: boolean, isPlace: boolean): PossibleNameKinds => ({
  isPerson,
  isPlace,
  isFirst: isFirstName(word) || (isPerson && isShortName(word)),
  isLast: isLastName(word),
});

interface WordMatch {
  readonly reading: FoldedReading;
  /** Offsets in the raw reply. */
  readonly start: number;
  readonly end: number;
  /** The index, in `reading.words`, of the first word of the surrogate that was found; `last` is that of its last word. */
  readonly first: number;
  readonly last: number;
  readonly word: string;
  /** Set for an inflected form such as "Ottos", which is never followed by a surname. */
  readonly isInflected?: true;
  /** Whether the surrogate was issued with a capital. */
  readonly isCapital?: boolean;
}

const namePlaceOf = ({ reading: { raw }, start, end }: WordMatch): NamePlace => ({ raw, start, end });

export interface NameLookup {
  has(word: string): boolean;
  /** Whether one of the names begins with this text. */
  begins(text: string): boolean;
}

/** Drops the word before if a full stop after it ends a sentence ("… in Oxford. Oxford University"), not an initial or a title. */
function neighboursInSentence({ raw }: FoldedReading, start: number, beside: NeighbourWords): NeighbourWords {
  const isNew =
    beside.before.length > 1 && !isTitle(beside.before) && /[.!?] $/u.test(raw.slice(Math.max(0, start - 2), start));
  return isNew ? { ...beside, before: '', beforeIsCapital: false, beforeIndex: -1 } : beside;
}

/** Whether a listed surrogate has another meaning here: it is part of another name or a fixed phrase, or the ordinary word. */
export function hasOtherMeaning(place: WordMatch, role: PossibleNameKinds, names: NameLookup): boolean {
  return isWordOfOtherName(place, role, names) || isOtherPersonAgain(place, role, names);
}

function isWordOfOtherName(place: WordMatch, role: PossibleNameKinds, names: NameLookup): boolean {
  const { reading, start, end } = place;
  const beside = neighboursInSentence(reading, start, neighbourWords(reading, place.first, place.last));
  const text = reading.raw.slice(start, end);
  const isName = (w: string) => isFirstName(w) || MORE_FIRST_NAMES.has(w);
  const isSurrogate = names.has;
  const isOursAfter = (word: string) => isSurrogate(word) || isSurrogate(word.replace(/s$/u, ''));
  const besideSurrogate =
    isSurrogate(beside.before) || (beside.afterIsLast ? names.begins(beside.after) : isOursAfter(beside.after));
  if (besideSurrogate) return false;
  if (text === text.toLowerCase()) return role.isPerson && place.isCapital === true && isPlainWord(place, beside);
  const tests = { isSurrogate, isGivenName: isName, isSurname: role.isLast && !role.isFirst };
  if (isPartOfOtherName({ raw: reading.raw, start, end }, tests)) return true;
  if (role.isPerson && !place.isInflected && isNameOfOtherPerson({ raw: reading.raw, start, end }, tests)) return true;
  if (isInHistoricalName({ raw: reading.raw, start, end }, role.isPerson && role.isFirst && !place.isInflected, tests))
    return true;
  const next = reading.raw.slice(end, end + NEARBY_CHARACTERS);
  // A hyphen can join the name to another one, so that both are somebody else's double name: "Anna-Lena", "Müller-Lüdenscheidt".
  const joined = /^[-‐](\p{Lu}\p{Ll}+)/u.exec(next)?.[1]?.toLowerCase();
  const isDouble =
    joined !== undefined && joined.length > 2 && (role.isFirst || isFirstName(joined) || isLastName(joined));
  if (role.isPerson && isDouble && !isSurrogate(joined)) return true;
  const joinedBefore = /(?<![\p{L}'’])(\p{Lu}[\p{L}'’]*\p{Ll})[-‐]$/u
    .exec(reading.raw.slice(Math.max(0, start - 24), start))?.[1]
    ?.toLowerCase();
  if (role.isPerson && joinedBefore !== undefined && isName(joinedBefore) && !isSurrogate(joinedBefore)) return true;
  if (role.isLast && hasInitialsOfOther(namePlaceOf(place), names.begins)) return true;
  if (isTitle(beside.before)) return false;
  if (beside.beforeIsCapital && isName(beside.before)) return true;
  if (role.isPerson && beside.beforeIsCapital && isFirstNameOfOthers(beside.before)) {
    // At the start of a sentence the word may be a verb: "Take Manon to the station".
    const isSurname = role.isLast && !role.isFirst;
    if (isSurname || !isOpening(reading, beside.beforeIndex)) return true;
  }
  // An initial before a surrogate that is a first name: "John F. Kennedy" if "Kennedy" was issued as a first name.
  if (role.isFirst && !role.isLast && beside.beforeIsCapital && isInitial(place, beside)) return true;
  if (role.isPerson && isInTitle(namePlaceOf(place))) return true;
  if (role.isPerson && isOtherFirstName(place, beside)) return true;
  if (role.isPerson && role.isFirst && !place.isInflected && isOtherSurname(place, beside, names)) return true;
  if (role.isPerson && role.isLast && !role.isFirst && opensForeignName(place)) return true;
  if (role.isPlace && !role.isPerson) {
    const own = namePlaceOf(place);
    if (isOfOtherPlace(place, beside) || isPlaceOfReply(own, isSurrogate)) return true;
  }
  if (role.isPlace || role.isLast) {
    if (beside.afterIsCapital && (THING_NAME_ENDS.has(beside.after) || OF_LEARNING.test(next))) return true;
    const of = /(\p{Lu}\p{L}{1,30}) (?:of |de |di |von )?$/u.exec(
      reading.raw.slice(Math.max(0, start - 30), start),
    )?.[1];
    if (of !== undefined && THING_NAME_STARTS.has(of.toLowerCase())) return true;
  }
  return false;
}

/** Whether the word before the name is an initial, and not a word of one letter: "A Paolo", "И Ольга", "W Ewie", "Ο Νίκος". */
function isInitial({ reading: { raw }, start }: WordMatch, { before }: NeighbourWords): boolean {
  if (before.length !== 1) return false;
  return /^[^\p{L}]/u.test(raw.charAt(start - 2)) || !/^[aeiouyàéèówzàивксоуяаοη]$/u.test(before);
}

/** How many words back we look for an earlier mention of the same surname. */
const WORDS_BACK = 24;

/** Whether a surname without a title means another person, fully named before: "Jean-Jacques Rousseau wrote it. Rousseau died". */
function isOtherPersonAgain(place: WordMatch, role: PossibleNameKinds, names: NameLookup): boolean {
  const { reading, first, last, start } = place;
  if (!role.isPerson || !role.isLast || role.isFirst || first !== last || place.isInflected) return false;
  const beside = neighbourWords(reading, first, last);
  if (isTitle(beside.before) || ROLES.has(beside.before) || KIN_WORDS.has(beside.before)) return false;
  if (names.has(beside.before) || names.has(beside.after) || beside.after === 'family') return false;
  if (isListedWithOurs(place, names)) return false;
  const word = reading.words[first]?.text;
  for (let at = first - 1; at >= Math.max(0, first - WORDS_BACK); at -= 1) {
    const earlier = reading.words[at];
    if (!earlier || start - reading.rawAt(earlier.start) > NEARBY_CHARACTERS) return false;
    if (earlier.text !== word || !isCapital(reading, earlier.start)) continue;
    const [from, to] = [reading.rawAt(earlier.start), reading.rawEnd(earlier.end)];
    return isWordOfOtherName({ ...place, start: from, end: to, first: at, last: at }, role, names);
  }
  return false;
}

const CONJUNCTION = /^(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|en|i|и)$/;
/** Whether a conjunction joins the name to another surrogate ("Neither Chandra nor Tucker"). Then both belong to the conversation. */
function isListedWithOurs({ reading: { words }, first, last }: WordMatch, { has }: NameLookup): boolean {
  const isOurs = (conjunction: number, other: number) =>
    CONJUNCTION.test(words[conjunction]?.text ?? '') && has(words[other]?.text ?? '');
  return isOurs(first - 1, first - 2) || isOurs(last + 1, last + 2);
}

const ARTICLE =
  /^(?:the|an?|der|die|das|ein|eine|l[aeo]s?|il|gli|un[ae]?|uno|el|los|de|het|een|os?|as|uma?|en|ett|den|det)$/u;

/** Whether a name that was issued with a capital is in lower case inside a sentence. Then it is the ordinary word: "de warme bakker". */
function isPlainWord(place: WordMatch, { before, beforeIsCapital }: NeighbourWords): boolean {
  const { raw } = place.reading;
  const isBetween = /\p{Ll} $/u.test(raw.slice(Math.max(0, place.start - 2), place.start)) && before !== '';
  return (
    isBetween &&
    (!beforeIsCapital || ARTICLE.test(before)) &&
    /^(?: \p{Ll}|[.,;:!?]? |[.!?]$)/u.test(raw.slice(place.end, place.end + 2)) &&
    isInSentence(namePlaceOf(place))
  );
}

const PLACE_HEAD = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('place-head'))} $`, 'u');
/** Whether a place is in another name: "the Warsaw Pact", "Irving Berlin". False in headings, and beside words that fit any town. */
function isOfOtherPlace(
  place: WordMatch,
  { before, beforeIsCapital, beforeIndex, after, afterIsCapital }: NeighbourWords,
): boolean {
  const { reading, start, end } = place;
  if (PLACE_HEAD.test(reading.raw.slice(Math.max(0, start - 12), start))) return true;
  if (isGermanNearby(reading, start, end) || !isInSentence(namePlaceOf(place))) return false;
  const isPlain = (word: string) =>
    TOWN_NOUNS.has(word.replace(/(?:ie)?s$/u, '')) ||
    NON_SURNAMES.has(word) ||
    TOWN_NOUNS.has(word) ||
    ROLES.has(word) ||
    isListedPlace(word);
  if (afterIsCapital && !isPlain(after)) return true;
  if (!beforeIsCapital || before.length < 4 || isPlain(before)) return false;
  const at = reading.rawAt(beforeIndex);
  return !OPENING.test(reading.raw.slice(Math.max(0, at - 8), at)) && !PARTS_OF_TOWN.has(before);
}

/** Whether a sentence or a label begins at a folded offset. */
const isOpening = (reading: FoldedReading, folded: number) => {
  const at = reading.rawAt(folded);
  return OPENING.test(reading.raw.slice(Math.max(0, at - 8), at));
};

/** The shortest first name that shows somebody else by itself. Shorter words begin sentences ("Can", "May"), or are titles ("Don", "Sir"). */
const SHORTEST_FIRST_NAME = 4;
const isFirstNameOfOthers = (word: string) =>
  word.length >= SHORTEST_FIRST_NAME &&
  ![SENTENCE_OPENERS, ROLES, NON_SURNAMES, KIN_WORDS].some((words) => words.has(word)) &&
  !isStopWord(word) &&
  isPublicGivenName(word);

/** Whether a first name before the surname is somebody else's: "Norah Jones" if the surrogate is another Jones. */
function isOtherFirstName(place: WordMatch, { before, beforeIsCapital, beforeIndex }: NeighbourWords): boolean {
  const { reading, start, end } = place;
  if (!beforeIsCapital || before.length < 3 || ROLES.has(before) || NON_SURNAMES.has(before) || KIN_WORDS.has(before))
    return false;
  const at = reading.rawAt(beforeIndex);
  if (isGermanNearby(reading, start, end) || !/^\p{Lu}\p{Ll}+ $/u.test(reading.raw.slice(at, start))) return false;
  // At the start of a sentence a verb must follow, because the word before may not be a name: "Wopke Hoekstra was", but "Tell Hoekstra".
  if (OPENING.test(reading.raw.slice(Math.max(0, at - 8), at)))
    return (
      VERB_AFTER_NAME.test(foldText(reading.raw.slice(end, end + 14))) &&
      !SENTENCE_OPENERS.has(before) &&
      !/(?:ly|ing|ed)$/.test(before)
    );
  return isInSentence(namePlaceOf(place));
}

/** Whether two more names follow, so that this is the surname of a full name that begins with the surname: "Yoon Suk Yeol". */
function opensForeignName({ reading: { raw }, start, end }: WordMatch): boolean {
  const behind = /^ (\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+(?!\p{L})/u.exec(raw.slice(end, end + 40))?.[1];
  const isStart = OPENING.test(raw.slice(Math.max(0, start - 8), start));
  return behind !== undefined && !isStart && !NON_SURNAMES.has(behind.toLowerCase());
}

const PATRONYMIC = /(?:[оеё]вич|ьич|[оеё]вна|инична)\p{L}{0,3}$/u;

/** An amount after a name. Its currency code is not a surname: "Anna CHF 300". */
const AMOUNT_AFTER = /^ \p{Lu}{3} ?[-+]?\d/u;

/** Whether the surname after a first name is somebody else's: "Nathan Fillion" if the surrogate is another Nathan. */
function isOtherSurname(place: WordMatch, { after, afterIsCapital }: NeighbourWords, names: NameLookup): boolean {
  const { reading, start, end } = place;
  if (!afterIsCapital || after === '' || NON_SURNAMES.has(after) || PATRONYMIC.test(after)) return false;
  if (AMOUNT_AFTER.test(reading.raw.slice(end, end + 8))) return false;
  if (isLastName(after) || isFirstName(after)) return true;
  if (isGermanNearby(reading, start, end)) return isPublicSurname(after) || isGermanFullName(namePlaceOf(place));
  if (!isInSentence(namePlaceOf(place))) return false;
  const behind = reading.raw.slice(end, end + NEARBY_CHARACTERS).replace(/^[\s*_]+\p{L}+/u, '');
  // If a third part is a surrogate too, this is an issued name with a middle name. Otherwise it is somebody else's: "Jonathan Livingston Seagull".
  const third = /^ (\p{Lu}\p{L}+)/u.exec(behind)?.[1]?.toLowerCase();
  return /^(?:[*_]*[ ,.;!?]|['’]\p{Ll}{1,5}(?!\p{L}))/u.test(behind) && (third === undefined || !names.has(third));
}
