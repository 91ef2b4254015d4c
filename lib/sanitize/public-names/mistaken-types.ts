// Corrects the type of findings in which the model took a firm for a person, or two towns for a firm: "my boss at Siemens", "10 to 20 July, Paris &
// Rome". With a person's or a firm's name in their place the question would be unreadable.
import type { Annotation } from '../../detect/annotation.ts';
import { isFirmByKind } from './firm-by-kind.ts';
import { isFirmOnly, isPublicName } from './public-names.ts';

const BETWEEN_PLACES = /,? (?:&|and|und|et|y|e|en|och|og|or|to) |, | ?[/–] ?/u;

/** Whether a name is a list of places that everybody knows: "Paris & Rome", "Lisbon, Porto and Madrid". */
function arePlaces(name: string): boolean {
  const parts = name.split(BETWEEN_PLACES);
  return parts.length > 1 && parts.every((part) => isPublicName(part, 'LOCATION'));
}

/** The risk of towns that the model took for one firm. At this level they are kept, like other places. */
const RISK_OF_KEPT = 2;

/** @param annotations with their final risk. If types were corrected earlier, a well-known firm might be kept although it is somebody's own firm. */
export function withMistakenTypesCorrected(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  return annotations.map((annotation) => {
    const { start, end, type, source } = annotation;
    if (source.detector !== 'model') return annotation;
    if (type === 'ORGANIZATION' && arePlaces(text.slice(start, end)))
      return { ...annotation, type: 'LOCATION', role: 'fact', risk: RISK_OF_KEPT };
    const name = text.slice(start, end);
    const isFirm = type === 'PERSON' && (isFirmOnly(name) || isFirmByKind(name));
    return isFirm ? { ...annotation, type: 'ORGANIZATION' } : annotation;
  });
}
