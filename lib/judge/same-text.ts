// Gives identical strings the same risk: if a name is replaced in one place and stays in another, replacing it hides nothing.
import { type Annotation, type EntityType, isDecidedByPerson, isReplaced, RISK_OF_KEPT } from '../detect/annotation.ts';
import { isPublicName } from './known-names/public-names.ts';
import { isAfterPlaceWords } from './place-words.ts';

/** Types of codes, which a model confuses: `hosts['zubin_home']` is the same machine as 'zubin_home'. */
const CODE_TYPES: ReadonlySet<EntityType> = new Set(['ID', 'USERNAME', 'PASSWORD', 'SECRET', 'VEHICLE', 'IP']);

/** How sure a model must be of a person's or a firm's name if the same string is certainly a known place elsewhere in the text. */
const MIN_NAME_CONFIDENCE: Partial<Record<EntityType, number>> = { PERSON: 0.75, ORGANIZATION: 0.9 };
const MIN_PLACE_CONFIDENCE = 0.9;

/** Whether the annotation is a place, and not one that only an unsure model found. */
export const isCertainPlace = ({ type, source, confidence }: Annotation): boolean =>
  type === 'LOCATION' && (source.detector !== 'model' || confidence >= MIN_PLACE_CONFIDENCE);

/**
 * Strings that are surely a known place somewhere in the text: "Springfield" between two emoji reads as a name, but in "I live in
 * Springfield" as the town.
 */
function certainPlaces(text: string, annotations: readonly Annotation[]): ReadonlyMap<string, Annotation> {
  const places = new Map<string, Annotation>();
  for (const annotation of annotations) {
    const string = text.slice(annotation.start, annotation.end);
    if (annotation.type === 'LOCATION' && !isReplaced(annotation) && annotation.confidence >= MIN_PLACE_CONFIDENCE)
      if (isPublicName(string, 'LOCATION')) places.set(string, annotation);
  }
  return places;
}

const isUnsure = ({ type, source, confidence }: Annotation) =>
  source.detector === 'model' && confidence < (MIN_NAME_CONFIDENCE[type] ?? 0);

/** Strings that a model surely reads as a replaced name somewhere in the text: an unsure finding of the same string is then that name. */
const certainNames = (text: string, annotations: readonly Annotation[]): ReadonlySet<string> =>
  new Set(
    annotations
      .filter(
        (one) =>
          one.type in MIN_NAME_CONFIDENCE && one.source.detector === 'model' && isReplaced(one) && !isUnsure(one),
      )
      .map(({ start, end }) => text.slice(start, end)),
  );

/** A string as the place that the words beside it tell, as certain as a place that a model found for sure. */
const asPlace = (annotation: Annotation): Annotation => ({
  ...annotation,
  type: 'LOCATION',
  role: 'fact',
  roleConfidence: 1,
  confidence: Math.max(annotation.confidence, MIN_PLACE_CONFIDENCE),
  risk: RISK_OF_KEPT,
});

/** Whether only another mention of a name found this one, which the words before it tell to be the known place of that name. */
const isPlaceOfSameName = (text: string, { source, type, start, end }: Annotation) =>
  source.detector === 'mention' &&
  type === 'PERSON' &&
  isAfterPlaceWords(text, start) &&
  isPublicName(text.slice(start, end), 'LOCATION');

/** Whether a region or country follows that everybody knows: "Austin, Texas". */
function isBeforeRegion(text: string, place: Annotation, next: Annotation | undefined): boolean {
  if (next?.type !== 'LOCATION' || !/^, ?$/.test(text.slice(place.end, next.start))) return false;
  return isPublicName(text.slice(next.start, next.end), 'LOCATION');
}

/**
 * Whether a string found as a place is surely a place here, although it is a person's or a firm's name elsewhere in the text. If few people
 * know the place, or the model is not sure of it, it is more often a misread name.
 */
function isSurelyPlaceHere(text: string, place: Annotation, next: Annotation | undefined): boolean {
  const { start, end } = place;
  const isKnown = isPublicName(text.slice(start, end), 'LOCATION');
  if (isKnown && (isBeforeRegion(text, place, next) || place.source.detector === 'mention')) return true;
  return isCertainPlace(place) && (isKnown || isAfterPlaceWords(text, start) || isBeforeRegion(text, place, next));
}

/**
 * Gives all findings with the same string the highest risk and the type of one of them, so that all get the same surrogate. Case counts:
 * "Will" is not "will". A string of another type has another meaning ("Paris" may be a person and a city in one prompt) and is not changed,
 * except a place that is not certain. If a string is surely a well-known place somewhere in the text, an unsure finding of a name with that
 * string becomes the place too.
 */
export function withHighestRiskOfSameText(text: string, found: readonly Annotation[]): readonly Annotation[] {
  const places = certainPlaces(text, found);
  const names = certainNames(text, found);
  const annotations = found.map((annotation) => {
    if (isPlaceOfSameName(text, annotation)) return asPlace(annotation);
    const { start, end } = annotation;
    const string = text.slice(start, end);
    const place = isUnsure(annotation) && !names.has(string) ? places.get(string) : undefined;
    return place ? { ...place, start, end } : annotation;
  });
  const highest = new Map<string, Annotation>();
  for (const annotation of annotations) {
    const string = text.slice(annotation.start, annotation.end);
    const known = highest.get(string);
    if (isReplaced(annotation) && (!known || known.risk < annotation.risk)) highest.set(string, annotation);
  }
  return annotations.map((annotation, at) => {
    const { start, end } = annotation;
    const top = highest.get(text.slice(start, end));
    if (!top || isDecidedByPerson(annotation)) return annotation;
    if (CODE_TYPES.has(top.type) && CODE_TYPES.has(annotation.type)) return { ...top, start, end };
    if (top.risk <= annotation.risk) return annotation;
    if (top.type === annotation.type) return { ...top, start, end };
    if (annotation.type !== 'LOCATION') return annotation;
    return isSurelyPlaceHere(text, annotation, annotations[at + 1]) ? asPlace(annotation) : { ...top, start, end };
  });
}
