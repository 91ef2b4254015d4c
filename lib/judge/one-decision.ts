// Gives one string one decision: where a name or a value is replaced, its other mentions are replaced too, unless the finding there is surely
// another thing of the same name. The judge decides on a person and a firm of one name apart, and the network reads one name as both.
import { type Annotation, type EntityType, isDecidedByPerson, isReplaced } from '../detect/annotation.ts';
import { isOrdinaryUseOfCalendarWord } from '../detect/ordinary-use.ts';
import { isPublicName } from './known-names/public-names.ts';
import { isNameMention } from './name.ts';

/** From this confidence on, a kept finding of another type is another thing: the month, a product, a work. */
const MIN_OTHER_CONFIDENCE = 0.75;
/**
 * How many signs must say that a string is a place, if the same string is a replaced name: the network sees a place there, everybody knows it, a
 * region follows. A place with fewer is more often the name.
 */
const SIGNS_OF_PLACE = 2;
const MIN_PLACE_CONFIDENCE = 0.35;

/** Types of codes, which the network confuses: `hosts['zubin_home']` is the same machine as 'zubin_home'. */
const CODE_TYPES: ReadonlySet<EntityType> = new Set(['ID', 'USERNAME', 'PASSWORD', 'SECRET', 'VEHICLE', 'IP']);
const areCodes = (one: Annotation, other: Annotation): boolean =>
  CODE_TYPES.has(one.type) && CODE_TYPES.has(other.type);

/** Strings with a capital are compared without case, so that "MARTA" is "Marta"; in lower case a name may be an ordinary word. */
const keyOf = (text: string) => (/^\p{Lu}/u.test(text) ? text.toUpperCase() : text);

/** Whether a region or country follows that everybody knows: "Austin, Texas". */
function isBeforeRegion(text: string, { end }: Annotation, next: Annotation | undefined): boolean {
  return (
    next?.type === 'LOCATION' &&
    /^, ?$/u.test(text.slice(end, next.start)) &&
    isPublicName(text.slice(next.start, next.end), 'LOCATION')
  );
}

/** Whether a kept finding means another thing than the replaced one of the same name: the city of Paris, the firm Heinz, the month May. */
function isOtherThing(text: string, kept: Annotation, replaced: Annotation, next: Annotation | undefined): boolean {
  const name = text.slice(kept.start, kept.end);
  if (kept.type === replaced.type || areCodes(kept, replaced)) return false;
  // The month: "in May" in a text that names May.
  if (replaced.type === 'PERSON' && isOrdinaryUseOfCalendarWord(text, kept)) return true;
  // Equal numbers of two types may be an age and a price.
  if (!isNameMention(replaced)) return true;
  if (kept.type === 'LOCATION') {
    const signs = [
      kept.confidence >= MIN_PLACE_CONFIDENCE,
      isPublicName(name, 'LOCATION'),
      isBeforeRegion(text, kept, next),
    ];
    return signs.filter(Boolean).length >= SIGNS_OF_PLACE;
  }
  if (!isNameMention(kept)) return kept.source.detector !== 'model' || kept.confidence >= MIN_OTHER_CONFIDENCE;
  return kept.type === 'ORGANIZATION' && replaced.type === 'PERSON' && isPublicName(name, 'ORGANIZATION');
}

/** @param annotations with their final risk */
export function withOneDecisionPerName(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const nameOf = ({ start, end }: Annotation) => text.slice(start, end);
  const replaced = new Map<string, Annotation>();
  for (const one of annotations.filter(isReplaced)) {
    const key = keyOf(nameOf(one));
    const known = replaced.get(key);
    const isMore =
      known && (known.risk < one.risk || (known.risk === one.risk && !isNameMention(known) && isNameMention(one)));
    if (!known || isMore) replaced.set(key, one);
  }
  if (replaced.size === 0) return annotations;
  return annotations.map((one, at) => {
    const other = replaced.get(keyOf(nameOf(one)));
    if (!other || isDecidedByPerson(one)) return one;
    // One code gets one surrogate, so it has one type.
    const isLess = isReplaced(one) ? areCodes(one, other) : !isOtherThing(text, one, other, annotations[at + 1]);
    return isLess ? { ...other, start: one.start, end: one.end } : one;
  });
}
