// Names of others that hold a word which is a surrogate too: kings, public figures, works. The surrogate's person is not meant by them.
import { PEOPLE } from '../sanitize/public-names/people.ts';
import { PEOPLE_EUROPE } from '../sanitize/public-names/people-europe.ts';
import { isInFixedExpression } from './fixed-expressions.ts';

export interface NamePlace {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** About a word in small letters. */
export interface NameTests {
  readonly isSurrogate: (word: string) => boolean;
  readonly isGivenName: (word: string) => boolean;
}

interface Known {
  readonly names: ReadonlySet<string>;
  /** The last word of each. */
  readonly surnames: ReadonlySet<string>;
}

let known: Known | undefined;

const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function publicPeople(): Known {
  if (known) return known;
  const names = `${PEOPLE} ${PEOPLE_EUROPE}`
    .split(/\s+/u)
    .filter((entry) => entry.includes('_'))
    .map((entry) => folded(entry.replaceAll('_', ' ')));
  known = { names: new Set(names), surnames: new Set(names.map((name) => name.slice(name.lastIndexOf(' ') + 1))) };
  return known;
}

/** With or without accents: "Benito Juarez". */
const isPublicPerson = (name: string): boolean => publicPeople().names.has(folded(name));

const REACH = 40;
const WORDS_BEFORE = /(?:[\p{L}][\p{L}.'’-]* ){1,3}$/u;
const WORDS_BEHIND = /^(?:['’]s)?(?: [\p{L}][\p{L}'’-]*){1,3}/u;

/** The name with up to three words on either side: "Miguel de" and "Cervantes". */
function isPartOfPublicName({ raw, start, end }: NamePlace): boolean {
  const before =
    WORDS_BEFORE.exec(raw.slice(Math.max(0, start - REACH), start))?.[0]
      .trim()
      .split(' ') ?? [];
  const behind =
    WORDS_BEHIND.exec(raw.slice(end, end + REACH))?.[0]
      .trim()
      .split(' ') ?? [];
  const word = raw.slice(start, end);
  for (let left = 0; left <= before.length; left += 1)
    for (let right = 0; right <= behind.length; right += 1) {
      if (left + right === 0) continue;
      const name = [...before.slice(before.length - left), word, ...behind.slice(0, right)].join(' ');
      if (isPublicPerson(name.replace(/['’]s$/u, ''))) return true;
    }
  return false;
}

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

const ARTICLE_BEFORE = /(?<!\p{L})(?:an?|another|eine?[nmrs]?|une?|una|uno|um|uma|en|ett) $/iu;
/** A thing of that name: "a Phillips screwdriver", "a Coleman stove". */
const isThing = ({ raw, start, end }: NamePlace) =>
  ARTICLE_BEFORE.test(raw.slice(Math.max(0, start - 10), start)) && /^ \p{Ll}{3,}/u.test(raw.slice(end, end + 6));

const FEATURE_BEHIND =
  /^ (?:Sea|Ice Shelf|Island|Islands|River|Bay|Strait|Straits|Falls|Canyon|Peak|Gulf|Glacier|Peninsula|Desert|Reef|Telescope|Prize|Cup|Trophy|Medal|Syndrome|Disease|Paradox|Theorem)(?![\p{L}\p{N}])/u;
const EPONYM_BEHIND =
  /^(?:['’]s?)? (?:paradox|theorem|lemma|principle|effect|disease|syndrome|constant|equation|curve|razor|demon|criterion|inequality|conjecture|axiom|palsy|lymphoma|chorea|algorithm|distribution|diagram|cycle)(?!\p{L})/u;
/** "Ross Sea", "Russell's paradox". */
const isEponym = ({ raw, start, end }: NamePlace) =>
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
  /^ (?:beef|ham|cheese|mustard|sausages?|beans?|terriers?|lace|porcelain|sauce|curry|burger|pepper)(?!\p{L})/u;
const isPlaceName = ({ raw, start, end }: NamePlace) => {
  const behind = raw.slice(end, end + 24);
  return (
    FEATURE_BEFORE.test(raw.slice(Math.max(0, start - 16), start)) ||
    PRODUCE_BEHIND.test(behind) ||
    (THE_BEFORE.test(raw.slice(Math.max(0, start - 5), start)) && PLURAL_BEHIND.test(behind))
  );
};

/** "The School of Athens by Raphael", "Manon by Massenet": a work and its maker. Not "Prepared by Raphael". */
const WORK_AND_BY = /[\p{L}’'] \p{Lu}[\p{L}'’]*(?<!ed|en) by $/u;
const BY_MAKER = /^ by (?:\p{Lu}[\p{L}'’.-]* ){0,3}(?<last>\p{Lu}[\p{L}'’-]+)/u;
function isWorkOrMaker({ raw, start, end }: NamePlace, { isSurrogate }: NameTests): boolean {
  if (WORK_AND_BY.test(raw.slice(Math.max(0, start - REACH), start)) && !/^ \p{Lu}/u.test(raw.slice(end, end + 2)))
    return true;
  const last = BY_MAKER.exec(raw.slice(end, end + REACH))?.groups?.last?.replace(/['’]s$/u, '');
  return last !== undefined && publicPeople().surnames.has(folded(last)) && !isSurrogate(folded(last));
}

const WORK_BEFORE =
  /(?<!\p{L})(?:opera|film|movie|novel|book|song|play|poem|musical|ballet|series|album|painting|story|Oper|Film|Roman|Buch|Lied|Stück|Ballett|Serie|Märchen|roman|livre|chanson|opéra|film|pièce|película|ópera|novela|libro|canción|opera|romanzo|canzone)(?: by \p{Lu}\p{L}+)?,? [*_]*["“„«»'‘]$/u;

/** The opera "Carmen". */
const isWork = ({ raw, start, end }: NamePlace) =>
  WORK_BEFORE.test(raw.slice(Math.max(0, start - REACH), start)) && /^["”“»«'’]/u.test(raw.slice(end, end + 1));

/** "Lyndon B. Johnson", whose first name is no surrogate. */
function hasOtherMiddleInitial({ raw, start }: NamePlace, { isSurrogate, isGivenName }: NameTests): boolean {
  const first = /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) \p{Lu}\. $/u.exec(raw.slice(Math.max(0, start - REACH), start))?.[1];
  return first !== undefined && isGivenName(first.toLowerCase()) && !isSurrogate(first.toLowerCase());
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
