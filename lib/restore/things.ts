// Things, laws and places that are called after somebody: the person of the conversation is not meant by them.
import { isKindWord } from '../sanitize/public-names/general-words.ts';
import type { NamePlace } from './known-names.ts';
import { isWrittenIn } from './reply-language.ts';

const ARTICLE_BEFORE =
  /(?<!\p{L})(?:another|one|each|every|two|three|five|several|eine?[nmrs]?|une?|una|uno|uma|ett) $/iu;
/** Elsewhere these are prepositions or conjunctions: "A Paolo piace", "en Brasil hace". */
const ARTICLES_OF = [
  ['english', /(?<!\p{L})(?:an?|some|four|six|ten) $/iu],
  ['scandinavian', /(?<!\p{L})en $/iu],
  ['portuguese', /(?<!\p{L})um $/iu],
] as const;

function hasArticleBefore({ raw, start, end }: NamePlace): boolean {
  const before = raw.slice(Math.max(0, start - 10), start);
  if (ARTICLE_BEFORE.test(before)) return true;
  return ARTICLES_OF.some(([language, article]) => article.test(before) && isWrittenIn(language, { raw }, start, end));
}

/** A thing of that name: "a Phillips screwdriver", "a Coleman stove". */
export const isThing = (place: NamePlace) =>
  /^ \p{Ll}{3,}/u.test(place.raw.slice(place.end, place.end + 6)) && hasArticleBefore(place);

const FEATURE_BEHIND =
  /^ (?:Sea|Ice Shelf|Island|Islands|River|Bay|Strait|Straits|Falls|Canyon|Peak|Gulf|Glacier|Peninsula|Desert|Reef|Telescope|Prize|Cup|Trophy|Medal|Syndrome|Disease|Paradox|Theorem)(?![\p{L}\p{N}])/u;
const EPONYM_BEHIND =
  /^(?:['’]s?)? (?:paradox|theorem|lemma|principle|effect|disease|syndrome|constant|equation|curve|razor|demon|criterion|inequality|conjecture|axiom|palsy|lymphoma|chorea|algorithm|distribution|diagram|cycle)(?!\p{L})/u;
/** "Ross Sea", "Russell's paradox". */
export const isEponym = ({ raw, start, end }: NamePlace) =>
  FEATURE_BEHIND.test(raw.slice(end, end + 16)) ||
  (EPONYM_BEHIND.test(raw.slice(end, end + 20)) &&
    !/(?:Mr|Mrs|Ms|Dr|Prof)\.? $/u.test(raw.slice(Math.max(0, start - 6), start)));

/** "the Gulf of Fonseca", "Cape Carson", "the Jacksonville Jaguars", "the Dresden Files", "Kobe beef". */
const FEATURE_BEFORE =
  /(?<!\p{L})(?:(?:Gulf|Bay|Strait|Straits|Isle|Sea|Duchy|Kingdom|Duke|Duchess|Earl|Count|Countess|Archbishop|Peace|Treaty|Battle|Siege) of|Cape|Mount|Lake|Fort|Hurricane|Ciudad|Golf von|Golfe de|Golfo de|Kap|Cap|Cabo|Monte|Lac|Lago) $/u;
const THE_BEFORE = /(?<!\p{L})[Tt]he $/u;
/** What many towns have is the person's town's too. */
const PLURAL_BEHIND =
  /^ (?!(?:Authorities|Police|Offices|Schools|Courts|Services|Universities|Hospitals|Suburbs|Airports|Libraries|Archives|Gardens|Markets|Public|Docks|Baths|Works)(?!\p{L}))\p{Lu}\p{Ll}{3,}s(?![\p{L}'’])(?! \p{Lu})/u;
const PRODUCE_BEHIND =
  /^ (?:beef|ham|cheese|mustard|sausages?|sandwich(?:es)?|beans?|nuts?|sprouts?|almonds?|onions?|potato(?:es)?|terriers?|spaniels?|poodles?|pony|ponies|lace|porcelain|clay|silk|wool|carpets?|rugs?|envelopes?|sauce|curry|burger|pepper|tart|cake|buns?|biscuits?|lily|lilies|roses?|lamb|duck|yellow|blue|green|syndrome|fever|virus|flu)(?!\p{L})/u;
export const isPlaceName = ({ raw, start, end }: NamePlace) => {
  const behind = raw.slice(end, end + 24);
  return (
    FEATURE_BEFORE.test(raw.slice(Math.max(0, start - 16), start)) ||
    PRODUCE_BEHIND.test(behind) ||
    (THE_BEFORE.test(raw.slice(Math.max(0, start - 5), start)) && PLURAL_BEHIND.test(behind))
  );
};

/** In the singular hardly anybody says them of a person without a possessive: "a Schmitt trigger", "Clifford algebra". */
const NAMED_AFTER =
  'trigger|series|transform|transformation|number|numbers|matrix|matrices|group|algebra|algebras|polynomial|polynomials|coefficient|ratio|index|scale|function|integral|operator|sequence|triangle|circle|graph|hypothesis|process|engine|turbine|valve|tube|screw|screws|screwdriver|wrench|calendar|law|laws|limit|diffusion|radiation|scattering|field|mode|bond|cell|cells|node|reflex|manoeuvre|maneuver|method|reaction|synthesis|reagent|model|machine|architecture|code|codes|filter|bridge|diode|oscillator|amplifier|gun|rifle|guitar|piano|condition|conditions|belt|line|crater|comet|nebula|observatory';
const NAMED_AFTER_BEHIND = new RegExp(`^ (?:${NAMED_AFTER})(?![\\p{L}'’])`, 'u');
/** In other languages some of them are verbs: "hay". */
const ENGLISH_NAMED_AFTER =
  /^ (?:test|pears?|apples?|plums?|cherry|cherries|hay|grass|fir|pine|spruce|oak|lily|orchid|zebra|gazelle|falcon|tortoise|penguin|stove|tractor|chair|sofa|lamp|knife|boots|jeans|cocktail)(?![\p{L}'’])/u;
const TITLE_BEFORE = /(?:Mr|Mrs|Ms|Dr|Prof|Sir)\.? $/u;
/** What is called after the person of the conversation: their own. */
const OWN =
  /^ (?:family|families|household|account|accounts|case|file|files|folder|invoice|invoices|order|orders|contract|contracts|team|estate|project|deal|claim|claims|meeting|matter|email|emails|mail|letter|letters|report|reports|side|party|parties|couple|brothers|sisters|twins|children|kids|household|residence|property|house|home|flat|apartment|office|firm|company|group|interview|application|request|booking|reservation|appointment|visit|call|thread|chat|dossier|wedding|birthday|entry|entries|record|records|row|rows|profile|situation|issue|problem|question|name|surname|and|or|who|whom|whose|is|was|has|had|will|would|can|could|should|may|might|must|does|did|wrote|said|says|sent|asked|told|knows|knew|met|mentioned|described|we|you|i|he|she|they|from|in|at|of|to|for|with|on|by|as|but|if)(?!\p{L})/u;
const THE_PERSON = /(?<!\p{L})[Tt]he $/u;

/** "the Julian calendar", but "the Miller family"; "Bohm diffusion". Names of people only: a town has offices, lawyers and streets. */
export function isNamedAfter({ raw, start, end }: NamePlace): boolean {
  const [before, behind] = [raw.slice(Math.max(0, start - 6), start), raw.slice(end, end + 24)];
  if (TITLE_BEFORE.test(before) || !/^ \p{Ll}{3}/u.test(behind)) return false;
  if (OWN.test(behind)) return false;
  if (THE_PERSON.test(before) || NAMED_AFTER_BEHIND.test(behind)) return true;
  return ENGLISH_NAMED_AFTER.test(behind) && isWrittenIn('english', { raw }, start, end);
}

const PRODUCT_BEHIND = /^ (?<product>\p{Lu}[\p{L}-]+)/u;
/** "the Hillman Imp", "the Chandra X-ray Observatory", but "the Miller Account" and "the Vik Clinic". */
export function isNamedProduct({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  if (!THE_PERSON.test(raw.slice(Math.max(0, start - 6), start))) return false;
  const product = PRODUCT_BEHIND.exec(raw.slice(end, end + 40))?.groups?.product?.toLowerCase();
  if (product === undefined || isSurrogate(product) || isKindWord(product)) return false;
  return !OWN.test(` ${product}`);
}

const MEASURE_BEFORE =
  /(?<!\p{L})(?:glass(?:es)?|bottles?|sip|shots?|cans?|pints?|pair|packs?|box|Glas|Flasche|Schluck) (?:of )?$/u;
/** "a glass of Hennessy". */
export const isMeasuredProduct = ({ raw, start }: NamePlace): boolean =>
  MEASURE_BEFORE.test(raw.slice(Math.max(0, start - 16), start));

const DASH_BEFORE = /(?<![\p{L}\d])\p{Lu}\p{L}{2,}[–‐-]$/u;
const DASH_BEHIND = /^–\p{Lu}\p{Ll}{2,}/u;
/** "Karush–Kuhn–Tucker", "Mason-Dixon": joined to a name that nobody has here. A hyphen behind may join anything: "das Müller-Projekt". */
export function isJoinedToOther({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const before = DASH_BEFORE.exec(raw.slice(Math.max(0, start - 24), start))?.[0].slice(0, -1);
  const behind = DASH_BEHIND.exec(raw.slice(end, end + 24))?.[0].slice(1);
  return [before, behind].some((word) => word !== undefined && !isSurrogate(word.toLowerCase()));
}
