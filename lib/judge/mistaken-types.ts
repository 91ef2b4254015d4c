// Corrects the type of findings in which the model took a firm for a person, or two towns for a firm: "my boss at Siemens", "10 to 20 July, Paris &
// Rome". With a person's or a firm's name in their place the question would be unreadable.
import { type Annotation, RISK_OF_KEPT } from '../detect/annotation.ts';
import { isFirmOnly, isPublicName } from './known-names/public-names.ts';

const BETWEEN_PLACES = /,? (?:&|and|und|et|y|e|en|och|og|or|to) |, | ?[/–] ?/u;

/** Whether a name is a list of places that everybody knows: "Paris & Rome", "Lisbon, Porto and Madrid". */
function arePlaces(name: string): boolean {
  const parts = name.split(BETWEEN_PLACES);
  return parts.length > 1 && parts.every((part) => isPublicName(part, 'LOCATION'));
}

/**
 * Corrects the types of findings. Call it last, because who is public is decided by how sure the network is of the type that it gave.
 * @param annotations with their final risk
 */
export function withMistakenTypesCorrected(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const firms = new Set<string>();
  const corrected = annotations.map((annotation): Annotation => {
    const { start, end, type, source } = annotation;
    if (source.detector !== 'model') return annotation;
    const name = text.slice(start, end);
    if (type === 'ORGANIZATION' && arePlaces(name))
      return { ...annotation, type: 'LOCATION', role: 'fact', risk: RISK_OF_KEPT };
    if (type !== 'PERSON' || !isFirmOnly(name)) return annotation;
    firms.add(name);
    return { ...annotation, type: 'ORGANIZATION' };
  });
  // Otherwise a further mention of the firm would get another surrogate.
  return corrected.map((annotation) => {
    const { start, end, type, source } = annotation;
    const isFirm = source.detector === 'mention' && type === 'PERSON' && firms.has(text.slice(start, end));
    return isFirm ? { ...annotation, type: 'ORGANIZATION' } : annotation;
  });
}
