// Recognises things, laws and places that are named after somebody. Such a name does not mean a person of the conversation.
import { isKindAfterName } from '../kinds/organisation-kinds.ts';
import type { NamePlace } from './known-names.ts';
import { isTextNearbyIn } from './reply-language.ts';

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

const FEATURE_AFTER =
  /^ (?:Sea|Ice Shelf|Island|Islands|River|Bay|Strait|Straits|Falls|Canyon|Peak|Gulf|Glacier|Peninsula|Desert|Reef|Telescope|Prize|Cup|Trophy|Medal|Syndrome|Disease|Paradox|Theorem)(?![\p{L}\p{N}])/u;
const EPONYM_AFTER =
  /^(?:['’]s?)? (?:paradox|theorem|lemma|principle|effect|disease|syndrome|constant|equation|curve|razor|demon|criterion|inequality|conjecture|axiom|palsy|lymphoma|chorea|algorithm|distribution|diagram|cycle)(?!\p{L})/u;
/** The same in languages that join the words of a term: "das Jones-Polynom", "de Russell-paradox". */
const JOINED_EPONYM_AFTER =
  /^[-‐](?:parado\p{L}+|theorem\p{L}*|stelling|satz|sats|setning|lemma|prin[zcs]ip\p{L}*|eff?e[ck]t\p{L}*|krankheit|ziekte|syndro+m\p{L}*|konstant\p{L}*|gleichung\p{L}*|kurve\p{L}*|kriterium|ungleichung|vermutung|axiom\p{L}*|algorit\p{L}+|verteilung|diagramm?\p{L}*|zyklus|polynom\p{L}*|transform\p{L}+|reaktion\p{L}*|reeks|reihe\p{L}*|zahl(?:en)?|matri[xz]\p{L}*|getal(?:len)?)(?!\p{L})/iu;
/** Whether the name is part of a geographical or scientific term: "Ross Sea", "Russell's paradox". */
export const isEponym = ({ raw, start, end }: NamePlace) =>
  FEATURE_AFTER.test(raw.slice(end, end + 16)) ||
  JOINED_EPONYM_AFTER.test(raw.slice(end, end + 24)) ||
  (EPONYM_AFTER.test(raw.slice(end, end + 20)) &&
    !/(?:Mr|Mrs|Ms|Dr|Prof)\.? $/u.test(raw.slice(Math.max(0, start - 6), start)));

/** Words before names that contain a place or surname: "the Gulf of Fonseca", "Cape Carson". */
const FEATURE_BEFORE =
  /(?<!\p{L})(?:(?:Gulf|Bay|Strait|Straits|Isle|Sea|Duchy|Kingdom|Duke|Duchess|Earl|Count|Countess|Archbishop|Peace|Treaty|Battle|Siege) of|Cape|Mount|Lake|Fort|Hurricane|Ciudad|Golf von|Golfe de|Golfo de|Kap|Cap|Cabo|Monte|Lac|Lago) $/u;
const THE_BEFORE = /(?<!\p{L})[Tt]he $/u;
/**
 * A capitalised plural after a town: "the Jacksonville Jaguars". Institutions that every town has ("Police") are excluded, because they may
 * be those of the person's town.
 */
const PLURAL_AFTER =
  /^ (?!(?:Authorities|Police|Offices|Schools|Courts|Services|Universities|Hospitals|Suburbs|Airports|Libraries|Archives|Gardens|Markets|Public|Docks|Baths|Works)(?!\p{L}))\p{Lu}\p{Ll}{3,}s(?![\p{L}'’])(?! \p{Lu})/u;
const PRODUCE_AFTER =
  /^ (?:beef|ham|cheese|mustard|sausages?|sandwich(?:es)?|beans?|nuts?|sprouts?|almonds?|onions?|potato(?:es)?|terriers?|spaniels?|poodles?|pony|ponies|lace|porcelain|clay|silk|wool|carpets?|rugs?|envelopes?|sauce|curry|burger|pepper|tart|cake|buns?|biscuits?|lily|lilies|roses?|lamb|duck|yellow|blue|green|syndrome|fever|virus|flu)(?!\p{L})/u;
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
const TERM_AFTER_PERSON =
  'trigger|series|transform|transformation|number|numbers|matrix|matrices|group|algebra|algebras|polynomial|polynomials|coefficient|ratio|index|scale|function|integral|operator|sequence|triangle|circle|graph|hypothesis|process|engine|turbine|valve|tube|screw|screws|screwdriver|wrench|calendar|law|laws|limit|diffusion|radiation|scattering|field|mode|bond|cell|cells|node|reflex|manoeuvre|maneuver|method|reaction|synthesis|reagent|model|machine|architecture|code|codes|filter|bridge|diode|oscillator|amplifier|gun|rifle|guitar|piano|condition|conditions|belt|line|crater|comet|nebula|observatory';
const EPONYM_NOUN_AFTER = new RegExp(`^ (?:${TERM_AFTER_PERSON})(?![\\p{L}'’])`, 'u');
/** Further nouns of such terms. They are other words in other languages ("hay" is a verb in Spanish), so they count only in English. */
const ENGLISH_TERM_AFTER_PERSON =
  /^ (?:test|pears?|apples?|plums?|cherry|cherries|hay|grass|fir|pine|spruce|oak|lily|orchid|zebra|gazelle|falcon|tortoise|penguin|stove|tractor|chair|sofa|lamp|knife|boots|jeans|cocktail)(?![\p{L}'’])/u;
const TITLE_BEFORE =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Sir|Herrn?|Frau|Monsieur|Madame|Mme|Señora?|Sra?|Signora?|Sig|Senhora?|[Mm]eneer|[Mm]evrouw|Pan[ia]?|Fru|Bay|Bayan)\.? $/u;
/** Nouns for things of a person in the conversation: "the Miller family", "the Miller account". */
const THING_OF_PERSON =
  /^ (?:family|families|household|account|accounts|case|file|files|folder|invoice|invoices|order|orders|contract|contracts|team|estate|project|deal|claim|claims|meeting|matter|email|emails|mail|letter|letters|report|reports|side|party|parties|couple|brothers|sisters|twins|children|kids|household|residence|property|house|home|flat|apartment|office|firm|company|group|interview|application|request|booking|reservation|appointment|visit|call|thread|chat|dossier|wedding|birthday|entry|entries|record|records|row|rows|profile|situation|issue|problem|question|name|surname|and|or|who|whom|whose|is|was|has|had|will|would|can|could|should|may|might|must|does|did|wrote|said|says|sent|asked|told|knows|knew|met|mentioned|described|we|you|i|he|she|they|from|in|at|of|to|for|with|on|by|as|but|if)(?!\p{L})/u;
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

const MEASURE_BEFORE =
  /(?<!\p{L})(?:glass(?:es)?|bottles?|sip|shots?|cans?|pints?|pair|packs?|box|Glas|Flasche|Schluck) (?:of )?$/u;
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
