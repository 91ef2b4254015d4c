// Recognises works, characters and saints that a reply names by one word: "Sophie's Choice", "the philosopher Plato", "watch Heidi".
import { anyFormOf, anyOf, escapeRegExp } from '../lexicon/alternatives.ts';
import {
  isPublicGivenName,
  isPublicPerson,
  isPublicSurname,
  isUnmistakableName,
  type NamePlace,
} from './known-names.ts';
import { isLastName } from './listed-names.ts';
import { isInSentence } from './sentence-line.ts';
import { wordsBesideNames } from './words-beside-names.ts';

const READ_AROUND = 60;

/** Nouns that follow a person's name in titles. In a sentence they are in lower case if a thing of that person is meant ("Anna's party"). */
const TITLE_NOUN = anyOf(wordsBesideNames('title-noun'));
const TITLE_AFTER = new RegExp(
  `^['’]s (?:(?:Great|Last|First|Little|Big|Lost|New|Brave New|Secret|Golden|Magic) )?${TITLE_NOUN}(?![\\p{L}'’])(?! \\p{Lu}\\p{Ll}+day)`,
  'u',
);
/** Whether a possessive begins a title: "Sophie's Choice", "Rosemary's Baby". */
const isPossessiveTitle = (place: NamePlace): boolean =>
  TITLE_AFTER.test(place.raw.slice(place.end, place.end + READ_AROUND)) && isInSentence(place);

const VERB_BEFORE_WORK = new RegExp(
  `(?<!\\p{L})${anyOf(wordsBesideNames('verb-before-work'))} (?:(?:the )?(?:film|movie|novel|book|play|opera|musical|ballet|series|story|song|classic) )?[*_]*$`,
  'u',
);
/** Whether the name is the second one in "Heidi can watch Heidi". It is the work then, because a person is not named twice in one clause. */
function isWorkOfSameName({ raw, start, end }: NamePlace): boolean {
  const before = raw.slice(Math.max(0, start - READ_AROUND), start);
  if (!VERB_BEFORE_WORK.test(before)) return false;
  const clause = before.split(/[.!?;:\n]/u).at(-1) ?? '';
  const name = escapeRegExp(raw.slice(start, end));
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L}|['’])`, 'u').test(clause);
}

/** Kinds of people whom one knows only from books. Painters and composers are left out, because a friend may be one. */
const KNOWN_KIND = new RegExp(`(?<!\\p{L})${anyFormOf(wordsBesideNames('known-kind'))} [*_]*$`, 'u');
const isOfKnownKind = ({ raw, start }: NamePlace): boolean =>
  KNOWN_KIND.test(raw.slice(Math.max(0, start - READ_AROUND), start));

/** Groups of famous people or characters: "the turtles Leonardo and Raphael", "the poets Keats and Shelley". */
const GROUP = anyOf(wordsBesideNames('known-group'));
const OTHER = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const GROUP_AND_OTHER = new RegExp(`(?<!\\p{L})${GROUP} (?:(?<other>${OTHER}),? (?:and|und|et|y|e|en|i|и|&) )?$`, 'u');
const AND_OTHER = new RegExp(`^,? (?:and|und|et|y|e|en|i|и|&) (?<other>${OTHER})`, 'u');
function isOfKnownGroup({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const group = GROUP_AND_OTHER.exec(raw.slice(Math.max(0, start - READ_AROUND), start));
  if (!group) return false;
  const other = group.groups?.other ?? AND_OTHER.exec(raw.slice(end, end + READ_AROUND))?.groups?.other;
  return other !== undefined && !isSurrogate(other.toLowerCase());
}

const OF_PLACE = /^ (?:(?:of|von) |d['’])(?<place>\p{Lu}[\p{L}\p{M}'’-]+)/u;
const FROM_SOMEBODY = new Set(wordsBesideNames('sender'));
/** A first name with a place instead of a surname: "Bernard of Clairvaux", "Hildegard von Bingen"; but not "Grüß Anna von Peter". */
function isFollowedByPlace({ raw, end }: NamePlace, { isSurrogate, isGivenName }: NamedWorkKnowledge): boolean {
  const place = OF_PLACE.exec(raw.slice(end, end + READ_AROUND))?.groups?.place;
  if (place === undefined || FROM_SOMEBODY.has(place)) return false;
  return !isSurrogate(place.toLowerCase()) && !isGivenName(place.toLowerCase());
}

/** The beginning of somebody else's name: "Teresa de" before "Ávila", "Leonardo da" before "Vinci". */
const FIRST_AND_OF =
  /(?<!\p{L})(?<first>\p{Lu}[\p{L}\p{M}]+) (?:of|de|da|di|du|del|della|von|van) $|(?<!\p{L})(?<elided>\p{Lu}[\p{L}\p{M}]+) d['’]$/u;

interface NamedWorkKnowledge {
  readonly isSurrogate: (word: string) => boolean;
  readonly isGivenName: (word: string) => boolean;
}

/** Whether the word is part of a name such as "Bernard of Clairvaux". @param isFirst whether the word is a first name */
export function isInHistoricalName(
  place: NamePlace,
  isFirst: boolean,
  { isSurrogate, isGivenName }: NamedWorkKnowledge,
): boolean {
  if (isFirst && isFollowedByPlace(place, { isSurrogate, isGivenName })) return true;
  const groups = FIRST_AND_OF.exec(place.raw.slice(Math.max(0, place.start - READ_AROUND), place.start))?.groups;
  const first = (groups?.first ?? groups?.elided)?.toLowerCase();
  return first !== undefined && (isGivenName(first) || isUnmistakableName(first)) && !isSurrogate(first);
}

const VERB_OF_READING = new RegExp(
  `(?<!\\p{L})${anyOf([...wordsBesideNames('verb-before-work'), ...wordsBesideNames('verb-before-author')])}(?!\\p{L})`,
  'iu',
);
const MAKER_AFTER =
  /^["”“»’*_]* (?:by|von|de|di|van|av|af|do|da|del|della) (?<maker>\p{Lu}[\p{L}\p{M}.'’-]+(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}\p{M}'’-]+){0,3})/u;
/** Whether the maker of a work follows it: "Emma von Jane Austen", "Carmen de Bizet". A surname alone may be that of a private person. */
function isBeforeMaker({ raw, start, end }: NamePlace, { isSurrogate, isGivenName }: NamedWorkKnowledge): boolean {
  const words = MAKER_AFTER.exec(raw.slice(end, end + READ_AROUND))?.groups?.maker?.split(' ') ?? [];
  const [first = ''] = words;
  if (words.some((word) => isSurrogate(word.toLowerCase()))) return false;
  if (isPublicSurname(first) && !isGivenName(first.toLowerCase()) && !isLastName(first)) return true;
  if (words.some((_, at) => at > 0 && isPublicPerson(words.slice(0, at + 1).join(' ')))) return true;
  // An unknown full name makes a work only where it is read, seen or heard: "Heidi von Johanna Spyri lesen".
  const clause = `${raw.slice(Math.max(0, start - READ_AROUND), start)}#${raw.slice(end, end + 2 * READ_AROUND)}`;
  return (
    words.length > 1 && (isGivenName(first.toLowerCase()) || isPublicGivenName(first)) && VERB_OF_READING.test(clause)
  );
}

const MUSEUM_BEFORE = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('museum-before'))} $`, 'iu');
/** Whether the word is the name of a museum or a prize: "le musée Rodin". */
const isOfMuseum = ({ raw, start }: NamePlace): boolean =>
  MUSEUM_BEFORE.test(raw.slice(Math.max(0, start - READ_AROUND), start));

/** Whether a word that is a person's surrogate names a work, a character, a saint or a thinker here. */
export const isNamedWork = (place: NamePlace, knowledge: NamedWorkKnowledge): boolean =>
  isPossessiveTitle(place) ||
  isWorkOfSameName(place) ||
  isOfKnownKind(place) ||
  isOfKnownGroup(place, knowledge.isSurrogate) ||
  isBeforeMaker(place, knowledge) ||
  isOfMuseum(place);
