// One string, one fate: where a name is replaced in one place and stays in another, replacing it hides nothing.
import { type Annotation, type EntityType, REPLACED_FROM } from '../../detect/annotation.ts';
import { isPublicName } from '../public-names/public-names.ts';

const isReplaced = ({ risk }: Annotation) => risk >= REPLACED_FROM;

/** What the person said of one place holds for that place. */
const isDecided = ({ source }: Annotation) => source.detector === 'dictionary' || source.detector === 'person';

/** A model calls one code by several of these names: `hosts['zubin_home']` is no other machine than 'zubin_home'. */
const CODES: ReadonlySet<EntityType> = new Set(['ID', 'USERNAME', 'PASSWORD', 'SECRET', 'VEHICLE', 'IP']);

/**
 * Identical strings at the highest risk that any of them got, and of its type, so that all get the same surrogate. Case counts:
 * "Will" is no "will". Another type is another meaning ("Paris" may be a person and a city in one prompt), except for a place that few
 * know: that is more often a name that the model misread.
 */
export function withHighestRisk(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
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
