// Recognises names of others that contain a word which is also a surrogate: kings, public figures, works. Such a word is not restored.
import { anyFormOf, anyOf } from '../lexicon/alternatives.ts';
import { isInFamousPair } from './famous-pairs.ts';
import { isInFixedExpression } from './fixed-expressions.ts';
import { isPartnerInFirm, isSurnameOfGeneralKnowledge } from './general-knowledge.ts';
import { isPartOfPublicName, isPublicSurname, type NamePlace } from './known-names.ts';
import { isNamedWork } from './named-works.ts';
import {
  isEponym,
  isJoinedByDashToOtherName,
  isMeasuredProduct,
  isNamedProduct,
  isNameOfThing,
  isPlaceInLongerName,
  isThingNamedAfterPerson,
} from './names-of-things.ts';
import { wordsBesideNames } from './words-beside-names.ts';

/** What the rules know about a name and the words beside it. Words are passed in lower case. */
interface OtherNameRuleInputs {
  readonly isSurrogate: (word: string) => boolean;
  readonly isGivenName: (word: string) => boolean;
  /** Whether the name is a surname and not a first name. Only a surname can mean a public person when it stands alone. */
  readonly isSurname: boolean;
}

const READ_AROUND = 40;

const RULER_BEFORE = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('ruler-before'))} $`, 'u');
/** A numeral after a ruler's name: "Henry VIII"; but not "Anna I", where "I" may begin another sentence. */
const NUMERAL_AFTER =
  /^ (?:II|III|IV|VI{1,3}|IX|XI{1,3}|XIV|XVI{0,3}|XIX|XXI{0,3}|I(?:er|re|ère))(?![\p{L}\p{N}])|^ [VX](?![\p{L}\p{N}.'’])/u;
const EPITHET_AFTER = new RegExp(`^ ${anyOf(wordsBesideNames('epithet-after'))}(?!\\p{L})`, 'u');

/** A byname in a Romance language: "Philippe le Bel", "Juana la Loca". Without a surname after it, the capital does not begin a name. */
const BYNAME_AFTER = /^ (?:el|la|le|il|lo) \p{Lu}\p{Ll}{2,}(?![\p{L}'’-]| \p{Lu})/u;
const hasByname = ({ raw, end }: NamePlace) => BYNAME_AFTER.test(raw.slice(end, end + READ_AROUND));

const isRuler = ({ raw, start, end }: NamePlace) =>
  RULER_BEFORE.test(raw.slice(Math.max(0, start - 14), start)) ||
  NUMERAL_AFTER.test(raw.slice(end, end + 8)) ||
  EPITHET_AFTER.test(raw.slice(end, end + 20));

/** A work before its maker: "The School of Athens by Raphael"; but not "Prepared by Raphael". */
const WORK_AND_BY = /[\p{L}’'] \p{Lu}[\p{L}'’]*(?<!ed|en) by $/u;
const BY_MAKER = /^ by (?:\p{Lu}[\p{L}'’.-]* ){0,3}(?<last>\p{Lu}[\p{L}'’-]+)/u;
function isWorkOrMaker({ raw, start, end }: NamePlace, { isSurrogate }: OtherNameRuleInputs): boolean {
  if (
    WORK_AND_BY.test(raw.slice(Math.max(0, start - READ_AROUND), start)) &&
    !/^ \p{Lu}/u.test(raw.slice(end, end + 2))
  )
    return true;
  const last = BY_MAKER.exec(raw.slice(end, end + READ_AROUND))?.groups?.last?.replace(/['’]s$/u, '');
  return last !== undefined && isPublicSurname(last) && !isSurrogate(last.toLowerCase());
}

const WORK_BEFORE = new RegExp(
  `(?<!\\p{L})${anyOf(wordsBesideNames('work-before'))}(?: by \\p{Lu}\\p{L}+)?,? [*_]*["“„«»'‘][ \u00a0]?$`,
  'iu',
);

const DEDICATION_BEFORE =
  /(?<!\p{L})(?:[Pp]oems?|[Oo]de|[Ss]ong|[Gg]edicht|[Ll]ied|poème|chanson|poesia|poema|canzone|canción) (?:To|An|À|A|Ad|Para) $/u;
/** Whether the name is the title of a work: the opera "Carmen", the poem "A Silvia". */
const isWork = ({ raw, start, end }: NamePlace) =>
  DEDICATION_BEFORE.test(raw.slice(Math.max(0, start - READ_AROUND), start)) ||
  (WORK_BEFORE.test(raw.slice(Math.max(0, start - READ_AROUND), start)) &&
    /^[ \u00a0]?["”“»«'’]/u.test(raw.slice(end, end + 2)));

/** Whether a first name that is not a surrogate, and an initial, are before the name: "Lyndon B. Johnson". */
function hasOtherMiddleInitial({ raw, start }: NamePlace, { isSurrogate, isGivenName }: OtherNameRuleInputs): boolean {
  const first = /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) \p{Lu}\. $/u.exec(
    raw.slice(Math.max(0, start - READ_AROUND), start),
  )?.[1];
  return first !== undefined && isGivenName(first.toLowerCase()) && !isSurrogate(first.toLowerCase());
}

const OFFICE_BEFORE = new RegExp(`(?<!\\p{L})${anyFormOf(wordsBesideNames('office-before'))} $`, 'u');
/**
 * Whether a title of office stands before a public surname: "President Erdogan". Other surnames do not count, because a club has a
 * president too.
 */
const isInOffice = ({ raw, start, end }: NamePlace) =>
  OFFICE_BEFORE.test(raw.slice(Math.max(0, start - 20), start)) && isPublicSurname(raw.slice(start, end));

const TITLE_BEFORE = /(?:Mr|Mrs|Ms|Dr|Herr|Herrn|Frau|M|Mme|Sr|Sra|Sig)\.? $/u;
/** A year before 1900. The end of a longer number (the postal code "16604-1513") or of a handle ("giorgio1095") does not count. */
const OLD_YEAR = /(?<![\d.,_\p{Script=Latin}]|\d{3,4} |\d-)1[0-8]\d\d(?![\d.,]\d|\d| \d{2,4}(?!\d))/u;
/** Whether a public surname is in a sentence about the past: "Le Contrat social de Rousseau date de 1762". */
function isHistoricPerson({ raw, start, end }: NamePlace): boolean {
  if (TITLE_BEFORE.test(raw.slice(Math.max(0, start - 6), start)) || !isPublicSurname(raw.slice(start, end)))
    return false;
  const before =
    raw
      .slice(Math.max(0, start - READ_AROUND), start)
      .split(/[.!?\n]/u)
      .at(-1) ?? '';
  const after = raw.slice(end, end + READ_AROUND).split(/[.!?\n]/u)[0] ?? '';
  return OLD_YEAR.test(before) || OLD_YEAR.test(after);
}

const MAKER_BEFORE = /(?<!\p{L})(?<maker>\p{Lu}\p{Ll}{2,})['’]s $/u;
const NO_MAKER = new Set(wordsBesideNames('not-maker-before'));
/** Whether the name is a work after its maker: "Austen's Emma", "Bizet's Carmen". */
function isMadeByOther({ raw, start, end }: NamePlace, { isSurrogate }: OtherNameRuleInputs): boolean {
  const maker = MAKER_BEFORE.exec(raw.slice(Math.max(0, start - READ_AROUND), start))?.groups?.maker;
  if (maker === undefined || NO_MAKER.has(maker) || isSurrogate(maker.toLowerCase())) return false;
  return !/^['’]s|^ \p{Lu}/u.test(raw.slice(end, end + 2));
}

const PASSED_ON = /(?<!\p{L})(?:sent|given|told|signed|paid|made|brought|shown|\p{Ll}{2,}ed)(?!\p{L})/u;
const BY_OTHER = /^ by (?<maker>\p{Lu}\p{Ll}{3,})(?!\p{L}|['’]s)/u;
const NOT_A_MAKER = new Set(wordsBesideNames('not-maker-after'));
/** Whether the name is a work before its maker: "Manon by Massenet"; but not "it was sent to Manon by Hermes". */
function isWorkByOther({ raw, start, end }: NamePlace, { isSurrogate }: OtherNameRuleInputs): boolean {
  const maker = BY_OTHER.exec(raw.slice(end, end + READ_AROUND))?.groups?.maker;
  if (maker === undefined || NOT_A_MAKER.has(maker) || isSurrogate(maker.toLowerCase())) return false;
  return !PASSED_ON.test(raw.slice(Math.max(0, start - READ_AROUND), start));
}

const LISTED_BEFORE = /(?<!\p{L})(?<other>\p{Lu}[\p{L}'’-]{2,})(?:,| and| und| et| y| e| en| och| i| ve| &) $/u;
const LISTED_AFTER = /^(?:,| and| und| et| y| e| en| och| i| ve| &) (?<other>\p{Lu}[\p{L}'’-]{2,})(?!\p{L})/u;
/** Whether a public surname stands beside another public surname, without a first name: "Kant and Rousseau". */
function isListedWithPublic(
  { raw, start, end }: NamePlace,
  { isSurrogate, isGivenName }: OtherNameRuleInputs,
): boolean {
  if (!isPublicSurname(raw.slice(start, end))) return false;
  const others = [
    LISTED_BEFORE.exec(raw.slice(Math.max(0, start - READ_AROUND), start))?.groups?.other,
    LISTED_AFTER.exec(raw.slice(end, end + READ_AROUND))?.groups?.other,
  ];
  const isOther = (word: string) => isPublicSurname(word) && !isSurrogate(word) && !isGivenName(word);
  return others.some((word) => word !== undefined && isOther(word.toLowerCase()));
}

const MASTERWORK_BEFORE = new RegExp(
  `(?<!\\p{L})${anyFormOf(wordsBesideNames('masterwork-before'))} (?:by|de|du|von|di|do|van|av|af) $`,
  'iu',
);
/** Whether a public surname is that of the maker of a work that few people make: "le Requiem de Fauré". */
const isMasterOfWork = ({ raw, start, end }: NamePlace) =>
  isPublicSurname(raw.slice(start, end)) && MASTERWORK_BEFORE.test(raw.slice(Math.max(0, start - READ_AROUND), start));

const VERB_BEFORE_AUTHOR = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('verb-before-author'))} $`, 'iu');
/** Whether a public surname stands for that person's works: "on lit Leblanc". */
const isReadAuthor = ({ raw, start, end }: NamePlace) =>
  isPublicSurname(raw.slice(start, end)) &&
  VERB_BEFORE_AUTHOR.test(raw.slice(Math.max(0, start - 24), start)) &&
  !/^['’]/u.test(raw.slice(end, end + 1));

/** Whether the name is part of a title in quotation marks: "Sweet Caroline". */
export function isInTitle({ raw, start, end }: NamePlace): boolean {
  const before = /["“„«]\p{Lu}[\p{L}'’]+ $/u.test(raw.slice(Math.max(0, start - 24), start));
  return before && /^["”“»]/u.test(raw.slice(end, end + 1));
}

const INITIALS_BEFORE = /(?<![\p{L}.])(?:\p{Lu}\.[ \u00a0]?){2,3}$/u;
/** Whether the initials before a surname are nobody's of the conversation: "G. M. Trevelyan" if no name that was issued begins with G or M. */
export function hasInitialsOfOther({ raw, start }: NamePlace, beginsSurrogate: (text: string) => boolean): boolean {
  const initials = INITIALS_BEFORE.exec(raw.slice(Math.max(0, start - 12), start))?.[0].match(/\p{Lu}/gu) ?? [];
  return initials.length > 0 && !initials.some((letter) => beginsSurrogate(letter.toLowerCase()));
}

/**
 * Whether a word is part of a name that the conversation did not introduce: a fixed expression, or the name of a public figure, ruler, saint,
 * work or thing.
 */
export function isPartOfOtherName(place: NamePlace, knowledge: OtherNameRuleInputs): boolean {
  return (
    isInFixedExpression(place.raw, place.start, place.end) ||
    isPartOfPublicName(place) ||
    isRuler(place) ||
    isWork(place) ||
    isNameOfThing(place) ||
    isEponym(place) ||
    isPlaceInLongerName(place) ||
    isWorkOrMaker(place, knowledge) ||
    hasOtherMiddleInitial(place, knowledge)
  );
}

/** Like `isPartOfOtherName`, by rules that hold only for surrogates of people. */
export function isNameOfOtherPerson(place: NamePlace, knowledge: OtherNameRuleInputs): boolean {
  return (
    isThingNamedAfterPerson(place) ||
    isNamedProduct(place, knowledge.isSurrogate) ||
    isNamedWork(place, knowledge) ||
    isInFamousPair(place, knowledge.isSurrogate) ||
    isMeasuredProduct(place) ||
    isJoinedByDashToOtherName(place, knowledge.isSurrogate) ||
    isMadeByOther(place, knowledge) ||
    isWorkByOther(place, knowledge) ||
    (!knowledge.isSurname && hasByname(place)) ||
    (knowledge.isSurname &&
      (isInOffice(place) ||
        isHistoricPerson(place) ||
        isReadAuthor(place) ||
        isMasterOfWork(place) ||
        isPartnerInFirm(place, (word) => knowledge.isSurrogate(word) || knowledge.isGivenName(word)) ||
        isSurnameOfGeneralKnowledge(place, knowledge.isSurrogate) ||
        isListedWithPublic(place, knowledge)))
  );
}
