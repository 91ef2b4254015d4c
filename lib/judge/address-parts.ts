// The town, region and country inside an address are facts (WHO-WHAT): rents, taxes and notice periods depend on them, and many people live
// there. Street, house, flat and postal code point at one home. If the policy keeps places, an address is cut into town and home.
import { type Annotation, type Finding, isDecidedByPerson, isReplaced, type RiskLevel } from '../detect/annotation.ts';
import { anyOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';
import type { Span } from '../text/span.ts';
import { isPublicName } from './known-names/public-names.ts';

/** Postal codes before the town: "04177", "1015 CV", "411 38", "D-04177", "119019". */
const CODE_FIRST = '(?:[A-Z]{1,2}-)?\\d{3,6}(?:[ -]\\d{2,4})?(?: [A-Z]{2}(?![\\p{L}]))?';
/** Postal codes after the town: "LS6 3AB", "IL 62704", "2", "31-147", "K1A 0B1". */
const CODE_LAST =
  '(?:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|\\d{4,6}(?:-\\d{3,4})?|\\d{2}-\\d{3}|\\d{1,2})';
const TOWN = "\\p{Lu}[\\p{L}\\p{M}.'’/ -]*\\p{L}\\.?(?: \\(\\p{Lu}{2}\\))?";
const CODE_TOWN = new RegExp(`^(?<code>${CODE_FIRST})\\s+(?<town>${TOWN})$`, 'u');
const TOWN_CODE = new RegExp(`^(?<town>${TOWN})\\s+(?<code>${CODE_LAST})$`, 'u');
/** A whole address without commas: "Lindenallee 14 04177 Leipzig". */
const STREET_CODE_TOWN = new RegExp(
  `^(?<street>\\D+ \\d[^,]*?)(?<!\\s)\\s+(?<code>(?:[A-Z]{1,2}-)?\\d{4,6})\\s+(?<town>${TOWN})$`,
  'u',
);
const ONLY_TOWN = new RegExp(`^${TOWN}$`, 'u');
const homeWords = wordsByUse<'word' | 'ending'>(readData('addresses/home-words.tsv'));
/** Words for streets, houses and flats. A part of an address with one of them is not a town. */
export const HOME_WORDS = new RegExp(
  `(?<![\\p{L}\\p{M}])${anyOf(homeWords('word'))}(?![\\p{L}\\p{M}])|${anyOf(homeWords('ending'))}$`,
  'iu',
);

/** A part that is only a postal code: "Penrith, Cumbria, CA11 7QT". Digits alone do not count, because they may be a house number. */
const ONLY_CODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;

const isTown = (part: string) => ONLY_TOWN.test(part) && !HOME_WORDS.test(part);

interface Part extends Span {
  readonly isTown: boolean;
  /** A postal code beside the town. It is separate from the street, since a reply may repeat one without the other. */
  readonly isCode?: boolean;
}

/** The named groups of a match as parts of the address, in the order of the text. */
function partsOfMatch({ groups = {} }: RegExpExecArray, part: string, at: number): Part[] {
  let from = 0;
  return Object.entries(groups).map(([name, value]) => {
    const start = part.indexOf(value, from);
    from = start + value.length;
    return { start: at + start, end: at + from, isTown: name === 'town', isCode: name === 'code' };
  });
}

function cut(part: string, at: number, isStreetBefore: boolean): Part[] {
  const whole = STREET_CODE_TOWN.exec(part);
  if (whole && isTown(whole.groups?.town ?? '')) return partsOfMatch(whole, part, at);
  const match = isStreetBefore ? (CODE_TOWN.exec(part) ?? TOWN_CODE.exec(part)) : null;
  if (match && isTown(match.groups?.town ?? '')) return partsOfMatch(match, part, at);
  if (ONLY_CODE.test(part)) return [{ start: at, end: at + part.length, isTown: false, isCode: true }];
  const isPlace = isStreetBefore && !/\p{N}/u.test(part) && isTown(part);
  return [{ start: at, end: at + part.length, isTown: isPlace }];
}

/**
 * The parts of an address: the texts between commas and line ends, cut further at postal codes. Neighbouring parts that point at the home
 * are joined.
 */
function partsOf(address: string): Part[] {
  const parts: Part[] = [];
  let isStreetBefore = false;
  for (const { 0: part, index } of address.matchAll(/[^,;\n\s](?:[^,;\n]*[^,;\n\s])?/gu)) {
    const cutParts = cut(part, index, isStreetBefore);
    isStreetBefore ||= /\p{N}/u.test(part);
    for (const piece of cutParts) {
      const last = parts.at(-1);
      if (last && !last.isTown && !piece.isTown && !piece.isCode) parts[parts.length - 1] = { ...last, end: piece.end };
      else parts.push(piece);
    }
  }
  return parts;
}

const REGION = /, ?(?:[A-Z]{2}\.?|[A-Z]{2,3} \d{4,5})$/u;

/**
 * Whether an address surely has a town. Without a postal code, a region or a listed town, the last part may be a person: "22b Orchard Rise,
 * Gus Petrakis".
 */
function isSureOfTown(address: string, parts: readonly Part[]): boolean {
  const isKnown = (part: Part) => isPublicName(address.slice(part.start, part.end), 'LOCATION');
  return parts.some((part) => part.isCode || (part.isTown && isKnown(part))) || REGION.test(address);
}

function cutAnnotation(text: string, annotation: Annotation, riskFor: (finding: Finding) => RiskLevel): Annotation[] {
  const { start, end, type, source } = annotation;
  if (type !== 'ADDRESS' || isDecidedByPerson(annotation) || !isReplaced(annotation)) return [annotation];
  const parts = partsOf(text.slice(start, end));
  if (!parts.some((part) => part.isTown) || parts.every((part) => part.isTown)) return [annotation];
  if (!isSureOfTown(text.slice(start, end), parts)) return [annotation];
  const { confidence } = annotation;
  return parts.map((part) => {
    const span = { start: start + part.start, end: start + part.end };
    if (!part.isTown) return { ...annotation, ...span };
    const town: Finding = { ...span, type: 'LOCATION', role: 'fact', confidence, source };
    return { ...town, risk: riskFor(town) };
  });
}

/** Cuts addresses that are replaced into home and town, unless the policy replaces towns as well. */
export function withTownsSplitFromAddresses(
  text: string,
  annotations: readonly Annotation[],
  riskFor: (finding: Finding) => RiskLevel,
): readonly Annotation[] {
  return annotations.flatMap((annotation) => {
    const parts = cutAnnotation(text, annotation, riskFor);
    const isTownReplaced = parts.some((part) => part.type === 'LOCATION' && isReplaced(part));
    return isTownReplaced ? [annotation] : parts;
  });
}
