// One string, one fate: where a name is replaced in one place and stays in another, replacing it hides nothing.
import { type Annotation, type EntityType, REPLACED_FROM } from '../../detect/annotation.ts';
import { isPublicName } from '../public-names/public-names.ts';

const isReplaced = ({ risk }: Annotation) => risk >= REPLACED_FROM;

/** What the person said of one place holds for that place. */
const isDecided = ({ source }: Annotation) => source.detector === 'dictionary' || source.detector === 'person';

/** A model calls one code by several of these names: `hosts['zubin_home']` is no other machine than 'zubin_home'. */
const CODES: ReadonlySet<EntityType> = new Set(['ID', 'USERNAME', 'PASSWORD', 'SECRET', 'VEHICLE', 'IP']);

/** How sure a model must be of a person's or a firm's name that stands for a known place, as it surely reads, elsewhere in the text. */
const SURE_OF_NAME: Partial<Record<EntityType, number>> = { PERSON: 0.75, ORGANIZATION: 0.9 };
const SURE_OF_PLACE = 0.9;

/** "Springfield" between two emoji reads as a name, and in "I live in Springfield" as the town. */
function misreadPlaces(text: string, annotations: readonly Annotation[]): ReadonlyMap<string, Annotation> {
  const places = new Map<string, Annotation>();
  for (const annotation of annotations) {
    const string = text.slice(annotation.start, annotation.end);
    if (annotation.type === 'LOCATION' && !isReplaced(annotation) && annotation.confidence >= SURE_OF_PLACE)
      if (isPublicName(string, 'LOCATION')) places.set(string, annotation);
  }
  return places;
}

const isUnsure = ({ type, source, confidence }: Annotation) =>
  source.detector === 'model' && confidence < (SURE_OF_NAME[type] ?? 0);

/**
 * Identical strings at the highest risk that any of them got, and of its type, so that all get the same surrogate. Case counts:
 * "Will" is no "will". Another type is another meaning ("Paris" may be a person and a city in one prompt), except for a place that few
 * know: that is more often a name that the model misread. A place that all know is
 * one in every place where the model was not sure of somebody of that name.
 */
export function withHighestRisk(text: string, found: readonly Annotation[]): readonly Annotation[] {
  const places = misreadPlaces(text, found);
  const annotations = found.map((annotation) => {
    const { start, end } = annotation;
    const place = isUnsure(annotation) ? places.get(text.slice(start, end)) : undefined;
    return place ? { ...place, start, end } : annotation;
  });
  const highest = new Map<string, Annotation>();
  for (const annotation of annotations) {
    const string = text.slice(annotation.start, annotation.end);
    const known = highest.get(string);
    if (isReplaced(annotation) && (!known || known.risk < annotation.risk)) highest.set(string, annotation);
  }
  return annotations.map((annotation) => {
    const { start, end } = annotation;
    const top = highest.get(text.slice(start, end));
    if (!top || isDecided(annotation)) return annotation;
    if (CODES.has(top.type) && CODES.has(annotation.type)) return { ...top, start, end };
    if (top.risk <= annotation.risk) return annotation;
    const isMisread = annotation.type === 'LOCATION' && !isPublicName(text.slice(start, end), 'LOCATION');
    return top.type === annotation.type || isMisread ? { ...top, start, end } : annotation;
  });
}
