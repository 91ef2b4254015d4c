// Recognises things, laws and places that are named after somebody. Such a name does not mean a person of the conversation.
import { isKindAfterName } from '../kinds/organisation-kinds.ts';
import { anyFormOf, anyOf } from '../lexicon/alternatives.ts';
import type { NamePlace } from './known-names.ts';
import { isTextNearbyIn } from './reply-language.ts';
import { wordsBesideNames } from './words-beside-names.ts';

const ARTICLE_BEFORE =
  /(?<!\p{L})(?:another|one|each|every|two|three|five|several|eine?[nmrs]?|une?|una|uno|uma|ett) $/iu;
/** Words that are articles in one language and prepositions or conjunctions in others: "A Paolo piace", "en Brasil hace". */
const ARTICLES_BY_LANGUAGE = [
  ['english', /(?<!\p{L})(?:an?|some|four|six|ten) $/iu],
  ['scandinavian', /(?<!\p{L})en $/iu],
  ['portuguese', /(?<!\p{L})um $/iu],
] as const;

function hasArticleBefore({ raw, start, end }: NamePlace): boolean {
  const before = raw.slice(Math.max(0, start - 10), start);
  if (ARTICLE_BEFORE.test(before)) return true;
  return ARTICLES_BY_LANGUAGE.some(
    ([language, article]) => article.test(before) && isTextNearbyIn(language, { raw }, start, end),
  );
}

/** Whether the name describes a thing: "a Phillips screwdriver", "a Coleman stove". */
export const isNameOfThing = (place: NamePlace) =>
  /^ \p{Ll}{3,}/u.test(place.raw.slice(place.end, place.end + 6)) && hasArticleBefore(place);

const FEATURE_AFTER = new RegExp(`^ ${anyOf(wordsBesideNames('feature-after'))}(?![\\p{L}\\p{N}])`, 'u');
const EPONYM_AFTER = new RegExp(`^(?:['’]s?)? ${anyOf(wordsBesideNames('eponym-after'))}(?!\\p{L})`, 'u');
/** The same in languages that join the words of a term: "das Jones-Polynom", "de Russell-paradox". */
const JOINED_EPONYM_AFTER = new RegExp(`^[-‐]${anyFormOf(wordsBesideNames('joined-eponym-after'))}(?!\\p{L})`, 'iu');
/** Whether the name is part of a geographical or scientific term: "Ross Sea", "Russell's paradox". */
export const isEponym = ({ raw, start, end }: NamePlace) =>
  FEATURE_AFTER.test(raw.slice(end, end + 16)) ||
  JOINED_EPONYM_AFTER.test(raw.slice(end, end + 24)) ||
  (EPONYM_AFTER.test(raw.slice(end, end + 20)) &&
    !/(?:Mr|Mrs|Ms|Dr|Prof)\.? $/u.test(raw.slice(Math.max(0, start - 6), start)));

/** Words before names that contain a place or surname: "the Gulf of Fonseca", "Cape Carson". */
const FEATURE_BEFORE = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('feature-before'))} $`, 'u');
/** An event, a title or a product of a place: "l'édit de Nantes", "die Schlacht bei Jena", "prosciutto di Parma". */
const EVENT_BEFORE = new RegExp(
  `(?<!\\p{L})${anyFormOf(wordsBesideNames('event-before-place'))} (?:of|at|de|du|di|do|von|van|zu|bei|pod|på|vid|ved) $`,
  'iu',
);
/** Only for names of towns: "der Arbeitsvertrag von Sabine" is no treaty. */
export const isEventOrProductOfPlace = ({ raw, start }: NamePlace): boolean =>
  EVENT_BEFORE.test(raw.slice(Math.max(0, start - 30), start));

const THE_BEFORE = /(?<!\p{L})[Tt]he $/u;
/**
 * A capitalised plural after a town: "the Jacksonville Jaguars". Institutions that every town has ("Police") are excluded, because they may
 * be those of the person's town.
 */
const PLURAL_AFTER = new RegExp(
  `^ (?!${anyOf(wordsBesideNames('institution-of-town'))}(?!\\p{L}))\\p{Lu}\\p{Ll}{3,}s(?![\\p{L}'’])(?! \\p{Lu})`,
  'u',
);
const PRODUCE_AFTER = new RegExp(`^ ${anyOf(wordsBesideNames('produce-after'))}(?!\\p{L})`, 'u');
/** Whether the name is part of another name that contains a place: "the Gulf of Fonseca", "the Jacksonville Jaguars", "Kobe beef". */
export const isPlaceInLongerName = ({ raw, start, end }: NamePlace) => {
  const after = raw.slice(end, end + 24);
  return (
    FEATURE_BEFORE.test(raw.slice(Math.max(0, start - 16), start)) ||
    PRODUCE_AFTER.test(after) ||
    (THE_BEFORE.test(raw.slice(Math.max(0, start - 5), start)) && PLURAL_AFTER.test(after))
  );
};

/** Nouns of terms that are named after people: "a Schmitt trigger", "Clifford algebra". A person's own thing would have a possessive instead. */
const EPONYM_NOUN_AFTER = new RegExp(`^ ${anyOf(wordsBesideNames('term-after-person'))}(?![\\p{L}'’])`, 'u');
/** Further nouns of such terms. They are other words in other languages ("hay" is a verb in Spanish), so they count only in English. */
const ENGLISH_TERM_AFTER_PERSON = new RegExp(
  `^ ${anyOf(wordsBesideNames('english-term-after-person'))}(?![\\p{L}'’])`,
  'u',
);
const TITLE_BEFORE = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('title-before-person'))}\\.? $`, 'u');
/** Nouns for things of a person in the conversation: "the Miller family", "the Miller account". */
const THING_OF_PERSON = new RegExp(`^ ${anyOf(wordsBesideNames('thing-of-person'))}(?!\\p{L})`, 'u');
const ARTICLE_THE = /(?<!\p{L})[Tt]he $/u;

/**
 * Whether a thing is named after a person: "the Julian calendar", "Bohm diffusion"; but not "the Miller family". Do not use it for names of
 * towns.
 */
export function isThingNamedAfterPerson({ raw, start, end }: NamePlace): boolean {
  const [before, after] = [raw.slice(Math.max(0, start - 10), start), raw.slice(end, end + 24)];
  if (TITLE_BEFORE.test(before) || !/^ \p{Ll}{3}/u.test(after)) return false;
  if (THING_OF_PERSON.test(after)) return false;
  if (ARTICLE_THE.test(before) || EPONYM_NOUN_AFTER.test(after)) return true;
  return ENGLISH_TERM_AFTER_PERSON.test(after) && isTextNearbyIn('english', { raw }, start, end);
}

const PRODUCT_AFTER = /^ (?<product>\p{Lu}[\p{L}-]+)/u;
/** Whether the name is a brand: "the Hillman Imp", "the Chandra X-ray Observatory"; but not "the Miller Account", "the Vik Clinic". */
export function isNamedProduct({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  if (!ARTICLE_THE.test(raw.slice(Math.max(0, start - 6), start))) return false;
  const product = PRODUCT_AFTER.exec(raw.slice(end, end + 40))?.groups?.product?.toLowerCase();
  if (product === undefined || isSurrogate(product) || isKindAfterName(product)) return false;
  return !THING_OF_PERSON.test(` ${product}`);
}

const MEASURE_BEFORE = new RegExp(`(?<!\\p{L})${anyOf(wordsBesideNames('measure-before'))} (?:of )?$`, 'u');
/** Whether the name is a product that is measured, such as a drink: "a glass of Hennessy". */
export const isMeasuredProduct = ({ raw, start }: NamePlace): boolean =>
  MEASURE_BEFORE.test(raw.slice(Math.max(0, start - 16), start));

const DASH_BEFORE = /(?<![\p{L}\d])\p{Lu}\p{L}{2,}[–‐-]$/u;
const DASH_AFTER = /^–\p{Lu}\p{Ll}{2,}/u;
/**
 * Whether a dash joins the name to another name that is no surrogate: "Mason-Dixon". A hyphen after the name does not count: "das
 * Müller-Projekt".
 */
export function isJoinedByDashToOtherName(
  { raw, start, end }: NamePlace,
  isSurrogate: (word: string) => boolean,
): boolean {
  const before = DASH_BEFORE.exec(raw.slice(Math.max(0, start - 24), start))?.[0].slice(0, -1);
  const after = DASH_AFTER.exec(raw.slice(end, end + 24))?.[0].slice(1);
  return [before, after].some((word) => word !== undefined && !isSurrogate(word.toLowerCase()));
}
