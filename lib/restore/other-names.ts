// Names of others that hold a word which is a surrogate too: kings, public figures, works. The surrogate's person is not meant by them.
import { isInFamousPair } from './famous-pairs.ts';
import { isInFixedExpression } from './fixed-expressions.ts';
import { isPartOfPublicName, isPublicSurname, type NamePlace } from './known-names.ts';
import { isNamedWork } from './named-works.ts';
import {
  isEponym,
  isJoinedToOther,
  isMeasuredProduct,
  isNamedAfter,
  isNamedProduct,
  isPlaceName,
  isThing,
} from './things.ts';

/** About a word in small letters. */
export interface NameTests {
  readonly isSurrogate: (word: string) => boolean;
  readonly isGivenName: (word: string) => boolean;
  /** Of the name itself: only a surname stands for somebody whom everybody knows. */
  readonly isSurname: boolean;
}

const REACH = 40;

const RULER_BEFORE =
  /(?<!\p{L})(?:King|Queen|Prince|Princess|Emperor|Empress|Tsar|Pope|Saint|Saints|St\.?|San|Santa|Santo|São|Sankt|Sant'|König|Königin|Kaiser|Prinz|Prinzessin|Papst|[Hh]eiligen?|[Hh]eiliger|[Ss]ainte?|[Ss]anta|[Ss]anto|[Ss]an|Santi|Svatý|Święty|Święta|Reine|Roi|Pape|Rey|Reina|Papa|Re|Regina) $/u;
/** "Henry VIII", but not "Anna I": a sentence may end there. */
const NUMERAL_BEHIND = /^ (?:II|III|IV|VI{1,3}|IX|XI{1,3}|XIV|XV|XVI)(?![\p{L}\p{N}])/u;
const EPITHET_BEHIND =
  /^ (?:the (?:Great|Terrible|Conqueror|Lionheart|Confessor|Baptist|Bruce|Red|First|Second|Third|Younger|Elder)|of Arc|der (?:Große|Erste|Zweite|Starke|Schöne)|die Große|le Grand|la Grande|el (?:Grande|Magno|Católico)|il Grande|Magno|o Grande)(?!\p{L})/u;

const isRuler = ({ raw, start, end }: NamePlace) =>
  RULER_BEFORE.test(raw.slice(Math.max(0, start - 14), start)) ||
  NUMERAL_BEHIND.test(raw.slice(end, end + 8)) ||
  EPITHET_BEHIND.test(raw.slice(end, end + 20));

/** "The School of Athens by Raphael", "Manon by Massenet": a work and its maker. Not "Prepared by Raphael". */
const WORK_AND_BY = /[\p{L}’'] \p{Lu}[\p{L}'’]*(?<!ed|en) by $/u;
const BY_MAKER = /^ by (?:\p{Lu}[\p{L}'’.-]* ){0,3}(?<last>\p{Lu}[\p{L}'’-]+)/u;
function isWorkOrMaker({ raw, start, end }: NamePlace, { isSurrogate }: NameTests): boolean {
  if (WORK_AND_BY.test(raw.slice(Math.max(0, start - REACH), start)) && !/^ \p{Lu}/u.test(raw.slice(end, end + 2)))
    return true;
  const last = BY_MAKER.exec(raw.slice(end, end + REACH))?.groups?.last?.replace(/['’]s$/u, '');
  return last !== undefined && isPublicSurname(last) && !isSurrogate(last.toLowerCase());
}

const WORK_BEFORE =
  /(?<!\p{L})(?:opera|film|movie|novel|book|song|play|poem|musical|ballet|series|album|painting|story|Oper|Film|Roman|Buch|Lied|Stück|Ballett|Serie|Märchen|roman|livre|chanson|opéra|film|pièce|película|ópera|novela|libro|canción|opera|romanzo|canzone)(?: by \p{Lu}\p{L}+)?,? [*_]*["“„«»'‘]$/u;

const DEDICATED =
  /(?<!\p{L})(?:[Pp]oems?|[Oo]de|[Ss]ong|[Gg]edicht|[Ll]ied|poème|chanson|poesia|poema|canzone|canción) (?:To|An|À|A|Ad|Para) $/u;
/** The opera "Carmen", the poem "A Silvia". */
const isWork = ({ raw, start, end }: NamePlace) =>
  DEDICATED.test(raw.slice(Math.max(0, start - REACH), start)) ||
  (WORK_BEFORE.test(raw.slice(Math.max(0, start - REACH), start)) && /^["”“»«'’]/u.test(raw.slice(end, end + 1)));

/** "Lyndon B. Johnson", whose first name is no surrogate. */
function hasOtherMiddleInitial({ raw, start }: NamePlace, { isSurrogate, isGivenName }: NameTests): boolean {
  const first = /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) \p{Lu}\. $/u.exec(raw.slice(Math.max(0, start - REACH), start))?.[1];
  return first !== undefined && isGivenName(first.toLowerCase()) && !isSurrogate(first.toLowerCase());
}

const OFFICE_BEFORE =
  /(?<!\p{L})(?:President|Prime Minister|Chancellor|Senator|Governor|Premier|Bundeskanzler(?:in)?|Bundespräsident(?:in)?|Präsident(?:in)?|Ministerpräsident(?:in)?|Président|Presidente|Primer Ministro|Premier ministre|[Пп]резидент\p{L}*) $/u;
/** "President Erdogan". A club has a president too, whose name hardly anybody knows. */
const isInOffice = ({ raw, start, end }: NamePlace) =>
  OFFICE_BEFORE.test(raw.slice(Math.max(0, start - 20), start)) && isPublicSurname(raw.slice(start, end));

const TITLED = /(?:Mr|Mrs|Ms|Dr|Herr|Herrn|Frau|M|Mme|Sr|Sra|Sig)\.? $/u;
const OLD_YEAR = /(?<![\d.,]|\d{3,4} )1[0-8]\d\d(?![\d.,]\d|\d| \d{2,4}(?!\d))/u;
/** "Le Contrat social de Rousseau date de 1762": one whom everybody knows, in a sentence about the past. */
function isOfThePast({ raw, start, end }: NamePlace): boolean {
  if (TITLED.test(raw.slice(Math.max(0, start - 6), start)) || !isPublicSurname(raw.slice(start, end))) return false;
  const before =
    raw
      .slice(Math.max(0, start - REACH), start)
      .split(/[.!?\n]/u)
      .at(-1) ?? '';
  const behind = raw.slice(end, end + REACH).split(/[.!?\n]/u)[0] ?? '';
  return OLD_YEAR.test(before) || OLD_YEAR.test(behind);
}

const MAKER_BEFORE = /(?<!\p{L})(?<maker>\p{Lu}\p{Ll}{2,})['’]s $/u;
const NO_MAKER =
  /^(?:That|There|Here|What|Where|Who|How|Let|She|Today|Tomorrow|Yesterday|Tonight|Every(?:one|body)|Some(?:one|body)|Nobody|Mum|Mom|Dad|Grandma|Grandpa|Company|Customer|Client|Patient|Tenant|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/u;
/** "Austen's Emma", "Bizet's Carmen": a work and its maker. */
function isMadeByOther({ raw, start, end }: NamePlace, { isSurrogate }: NameTests): boolean {
  const maker = MAKER_BEFORE.exec(raw.slice(Math.max(0, start - REACH), start))?.groups?.maker;
  if (maker === undefined || NO_MAKER.test(maker) || isSurrogate(maker.toLowerCase())) return false;
  return !/^['’]s|^ \p{Lu}/u.test(raw.slice(end, end + 2));
}

const PASSED_ON = /(?<!\p{L})(?:sent|given|told|signed|paid|made|brought|shown|\p{Ll}{2,}ed)(?!\p{L})/u;
const BY_OTHER = /^ by (?<maker>\p{Lu}\p{Ll}{3,})(?!\p{L}|['’]s)/u;
const NO_ONE =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|June|July|August|September|October|November|December|Email|Phone|Post|Christmas|Easter)$/u;
/** "Manon by Massenet", but "it was sent to Manon by Hermes". */
function isWorkByOther({ raw, start, end }: NamePlace, { isSurrogate }: NameTests): boolean {
  const maker = BY_OTHER.exec(raw.slice(end, end + REACH))?.groups?.maker;
  if (maker === undefined || NO_ONE.test(maker) || isSurrogate(maker.toLowerCase())) return false;
  return !PASSED_ON.test(raw.slice(Math.max(0, start - REACH), start));
}

const LISTED_BEFORE = /(?<!\p{L})(?<other>\p{Lu}[\p{L}'’-]{2,})(?:,| and| und| et| y| e| en| och| i| ve| &) $/u;
const LISTED_BEHIND = /^(?:,| and| und| et| y| e| en| och| i| ve| &) (?<other>\p{Lu}[\p{L}'’-]{2,})(?!\p{L})/u;
/** "Kant and Rousseau": beside another whom everybody knows, and whose first name is as little needed. */
function isListedWithPublic({ raw, start, end }: NamePlace, { isSurrogate, isGivenName }: NameTests): boolean {
  if (!isPublicSurname(raw.slice(start, end))) return false;
  const others = [
    LISTED_BEFORE.exec(raw.slice(Math.max(0, start - REACH), start))?.groups?.other,
    LISTED_BEHIND.exec(raw.slice(end, end + REACH))?.groups?.other,
  ];
  const isOther = (word: string) => isPublicSurname(word) && !isSurrogate(word) && !isGivenName(word);
  return others.some((word) => word !== undefined && isOther(word.toLowerCase()));
}

/**
 * Whether a name stands for somebody or something that the conversation did not name: part of a fixed expression, of a public figure's name,
 * of a ruler's or saint's, of a work's or a thing's.
 */
export function isOfOtherName(place: NamePlace, tests: NameTests): boolean {
  return (
    isInFixedExpression(place.raw, place.start, place.end) ||
    isPartOfPublicName(place) ||
    isRuler(place) ||
    isWork(place) ||
    isThing(place) ||
    isEponym(place) ||
    isPlaceName(place) ||
    isWorkOrMaker(place, tests) ||
    hasOtherMiddleInitial(place, tests)
  );
}

/** The same for what is issued to people only. */
export function isOfOtherPerson(place: NamePlace, tests: NameTests): boolean {
  return (
    isNamedAfter(place) ||
    isNamedProduct(place, tests.isSurrogate) ||
    isNamedWork(place, tests.isSurrogate) ||
    isInFamousPair(place, tests.isSurrogate) ||
    isMeasuredProduct(place) ||
    isJoinedToOther(place, tests.isSurrogate) ||
    isMadeByOther(place, tests) ||
    isWorkByOther(place, tests) ||
    (tests.isSurname && (isInOffice(place) || isOfThePast(place) || isListedWithPublic(place, tests)))
  );
}
