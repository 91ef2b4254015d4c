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

let people: ReadonlySet<string> | undefined;

function isPublicPerson(name: string): boolean {
  people ??= new Set(
    `${PEOPLE} ${PEOPLE_EUROPE}`
      .split(/\s+/u)
      .filter((entry) => entry.includes('_'))
      .map((entry) => entry.replaceAll('_', ' ').toLowerCase()),
  );
  return people.has(name.toLowerCase());
}

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
  /(?<!\p{L})(?:King|Queen|Prince|Princess|Emperor|Empress|Tsar|Pope|Saint|Saints|St\.?|San|Santa|Santo|São|Sankt|Sant'|König|Königin|Kaiser|Prinz|Prinzessin|Papst|Reine|Roi|Pape|Rey|Reina|Papa|Re|Regina) $/u;
/** "Henry VIII", but not "Anna I": a sentence may end there. */
const NUMERAL_BEHIND = /^ (?:II|III|IV|VI{1,3}|IX|XI{1,3}|XIV|XV|XVI)(?![\p{L}\p{N}])/u;
const EPITHET_BEHIND =
  /^ (?:the (?:Great|Terrible|Conqueror|Lionheart|Confessor|Baptist|Bruce|Red|First|Second|Third|Younger|Elder)|of Arc|der (?:Große|Erste|Zweite|Starke|Schöne)|die Große|le Grand|la Grande|el (?:Grande|Magno|Católico)|il Grande|Magno|o Grande)(?!\p{L})/u;

const isRuler = ({ raw, start, end }: NamePlace) =>
  RULER_BEFORE.test(raw.slice(Math.max(0, start - 14), start)) ||
  NUMERAL_BEHIND.test(raw.slice(end, end + 8)) ||
  EPITHET_BEHIND.test(raw.slice(end, end + 20));

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
 * of a ruler's or saint's, or of a work's.
 */
export function isOfOtherName(place: NamePlace, tests: NameTests): boolean {
  return (
    isInFixedExpression(place.raw, place.start, place.end) ||
    isPartOfPublicName(place) ||
    isRuler(place) ||
    isWork(place) ||
    hasOtherMiddleInitial(place, tests)
  );
}
