// Whether a word of the reply that equals a surrogate is the surrogate: what stands beside it decides.
import { FIRST_LISTS, isNameAndWord, LAST_LISTS, type NameList } from '../privacy/lists/index.ts';
import { isReserveFirst, isReserveLast } from '../privacy/lists/reserve.ts';
import { HONORIFICS } from '../sanitize/public-names/general-words.ts';
import { isOfOtherName } from './other-names.ts';
import type { Reading } from './reading.ts';

const inLists = (lists: readonly NameList[]) => (word: string) => {
  const lower = word.toLowerCase();
  return lists.some(({ indexOf }) => indexOf.has(lower));
};
const isListedFirstName = inLists(FIRST_LISTS);
export const isFirstName = (word: string) => isListedFirstName(word) || isReserveFirst(word);
const isListedLastName = inLists(LAST_LISTS);
export const isLastName = (word: string) =>
  isListedLastName(word) || isReserveLast(word) || isNameAndWord(word.toLowerCase());
/** First names that no list has because they are words, and short forms. */
const MORE_FIRST = new Set(
  `will mark may rose grace hope faith joy bill art frank grant jack dawn ivy lily daisy tom tim jim joe bob rob ben sam dan dave mike
  steve chris nick alex max kate jane mary ellen beth sue ann eve robbie roy woody martin thomas simon david paul george bruce neil
  tony phil ted fred harry jimmy johnny billy bobby tommy danny andy kenny ronnie franz karl fritz jean jeanne hector marcus richard
  friedrich neil anne robin lyndon`.split(/\s+/),
);
const FIXED_BEHIND = new Set(
  `times globe herald tribune post gazette chronicle press university college consulting group celtics bruins sox marathon symphony
  philharmonic steelers penguins pirates bengals reds united albion rovers fc cf afc square tea massacre convention protocol treaty
  agreement accord accords declaration accelerator analytica dictionary stock commandos noir schema pie ham sauce pudding cup conference
  prize theorem effect award awards principle gp opera policy`.split(/\s+/),
);
const OF_LEARNING = /^ (?:(?:School|University|Institute|Academy|College) of |Grand Prix)/u;
const FIXED_BEFORE = new Set(
  `treaty battle siege university archbishop bishop charles duke earl peace council olympique real ac as fc inter rb`.split(
    /\s+/,
  ),
);
const NO_SURNAME = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
  december and or the mr mrs ms dr prof ceo cto cfo hr hanım hanim bey efendi abi abla teyze amca ji sahib san sensei`.split(
    /\s+/,
  ),
);
const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|ist|sehr|nicht|mit|für|wir|ich|sie|ihre?|bitte|vom|zum|zur|dem|den|des|ein|eine|einen|auf|im|am|an|von|bei|nach|als|auch|dass|es|sich|zu|hat|war|sind|wird|werden|durch|oder|kann|ab|seit|über|unter|noch|nur)(?!\p{L})/giu;
const FRENCH =
  /(?<!\p{L})(?:le|les|des|est|une|vous|nous|dans|pour|avec|sur|au|aux|et|du|je|votre|notre|ce|cette|qui|pas|par|son|sa|ses|sera|été|à|elle|chez|depuis)(?!\p{L})/giu;
const OTHER_ROMANCE =
  /(?<!\p{L})(?:el|los|las|y|en|con|para|por|una|su|que|del|il|lo|gli|di|per|che|della|dei|delle|nel|sono|è|non|alla|dal|al|ad|ha|anche)(?!\p{L})/giu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const NEAR = 100;
const near = ({ raw }: Reading, start: number, end: number) => raw.slice(Math.max(0, start - NEAR), end + NEAR);

export const isGerman = (reading: Reading, start: number, end: number) => count(near(reading, start, end), GERMAN) >= 2;
export function isFrench(reading: Reading, start: number, end: number): boolean {
  const text = near(reading, start, end);
  return count(text, FRENCH) >= 2 && count(text, FRENCH) >= count(text, OTHER_ROMANCE);
}

const WEST_SLAVIC =
  /(?<!\p{L})(?:jest|nie|się|że|oraz|dla|przez|proszę|pani|panu|pana|panem|czy|jego|przy|został|została|można|też|jako|paní|není|jsem|jsou|který|která|také|pro|jeho|prosím|děkuji|byl|byla)(?!\p{L})/giu;
export const isWestSlavic = (reading: Reading, start: number, end: number) =>
  count(near(reading, start, end), WEST_SLAVIC) >= 2;

/** One French word is enough to take "M." for Monsieur. */
export const soundsFrench = (reading: Reading, start: number, end: number) =>
  count(near(reading, start, end), FRENCH) > 0 || /\bM(?:me|lle|onsieur|adame)\b/.test(near(reading, start, end));

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
  /^(?:herrn|frau|familie|monsieur|sig|signora|gent|dott|avv|ing|arq|lic|avocat|maitre|maestra|patient|tenant|customer|client)$/.test(
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
  /** "Ottos", which nobody's surname follows. */
  readonly isInflected?: true;
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
  const { reading, start, end } = place;
  const beside = inSentence(reading, start, neighbours(reading, place.first, place.last));
  const text = reading.raw.slice(start, end);
  const isName = (w: string) => isFirstName(w) || MORE_FIRST.has(w);
  const isSurrogate = names.has;
  const besideSurrogate =
    isSurrogate(beside.before) || (beside.afterIsLast ? names.begins(beside.after) : isSurrogate(beside.after));
  if (besideSurrogate || text === text.toLowerCase()) return false;
  if (isOfOtherName({ raw: reading.raw, start, end }, { isSurrogate, isGivenName: isName })) return true;
  const next = reading.raw.slice(end);
  // "Anna-Lena", "Müller-Lüdenscheidt": a double name of somebody else.
  const joined = /^[-‐](\p{Lu}\p{Ll}+)/u.exec(next)?.[1]?.toLowerCase();
  const isDouble =
    joined !== undefined && joined.length > 2 && (role.isFirst || isFirstName(joined) || isLastName(joined));
  if (role.isPerson && isDouble && !isSurrogate(joined)) return true;
  const joinedBefore = /(\p{Lu}\p{Ll}+)[-‐]$/u.exec(reading.raw.slice(0, start).slice(-24))?.[1]?.toLowerCase();
  if (role.isPerson && joinedBefore !== undefined && isName(joinedBefore) && !isSurrogate(joinedBefore)) return true;
  if (isTitle(beside.before)) return false;
  if (beside.beforeIsCapital && isName(beside.before)) return true;
  // "John F. Kennedy", where Kennedy is a first name here.
  if (role.isFirst && !role.isLast && beside.beforeIsCapital && beside.before.length === 1) return true;
  if (role.isPerson && isInTitle(place)) return true;
  if (role.isPerson && role.isLast && isOtherFirstName(place, beside)) return true;
  if (role.isPerson && role.isFirst && !place.isInflected && isOtherSurname(place, beside)) return true;
  if (role.isPerson && role.isLast && !role.isFirst && opensForeignName(place)) return true;
  if (role.isPlace || role.isLast) {
    if (beside.afterIsCapital && (FIXED_BEHIND.has(beside.after) || OF_LEARNING.test(reading.raw.slice(end, end + 24))))
      return true;
    const of = /(\p{Lu}\p{L}+) (?:of |de |di |von )?$/u.exec(reading.raw.slice(Math.max(0, start - 30), start))?.[1];
    if (of !== undefined && FIXED_BEFORE.has(of.toLowerCase())) return true;
  }
  return false;
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

/** "Norah Jones" for a Jones who is called otherwise. */
function isOtherFirstName(place: WordPlace, { before, beforeIsCapital, beforeIndex }: Neighbours): boolean {
  const { reading, start, end } = place;
  if (!beforeIsCapital || before.length < 3 || ROLE.test(before) || NO_SURNAME.has(before)) return false;
  const at = reading.rawAt(beforeIndex);
  if (OPENS.test(reading.raw.slice(Math.max(0, at - 8), at)) || isGerman(reading, start, end)) return false;
  return isInSentence(place) && /^\p{Lu}\p{Ll}+ $/u.test(reading.raw.slice(at, start));
}

/** "Yoon Suk Yeol": two more names behind a surname that comes first. */
function opensForeignName({ reading: { raw }, start, end }: WordPlace): boolean {
  const behind = /^ (\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+(?!\p{L})/u.exec(raw.slice(end, end + 40))?.[1];
  const isStart = OPENS.test(raw.slice(Math.max(0, start - 8), start));
  return behind !== undefined && !isStart && !NO_SURNAME.has(behind.toLowerCase());
}

/** "Nathan Fillion" for a Nathan who is called otherwise. */
function isOtherSurname(place: WordPlace, { after, afterIsCapital }: Neighbours): boolean {
  const { reading, start, end } = place;
  if (!afterIsCapital || after === '' || NO_SURNAME.has(after)) return false;
  if (isLastName(after) || isFirstName(after)) return true;
  if (isGerman(reading, start, end) || !isInSentence(place)) return false;
  const behind = reading.raw.slice(end).replace(/^[\s*_]+\p{L}+/u, '');
  return /^(?:[*_]*[ ,.;!?]|['’]s)/u.test(behind) && !/^ \p{Lu}/u.test(behind);
}
