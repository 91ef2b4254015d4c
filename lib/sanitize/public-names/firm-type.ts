// The model takes a firm for a person now and then: "my boss at Siemens". A person's name in its place would make the question unreadable.
import type { Annotation } from '../../detect/annotation.ts';
import { isFirmOnly } from './public-names.ts';

/** @param annotations with their final risk: as an organisation, a firm that everybody knows might be kept although it is somebody's own. */
export function withFirmsTyped(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  return annotations.map((annotation) => {
    const { start, end, type, source } = annotation;
    const isFirm = type === 'PERSON' && source.detector === 'model' && isFirmOnly(text.slice(start, end));
    return isFirm ? { ...annotation, type: 'ORGANIZATION' } : annotation;
  });
}
