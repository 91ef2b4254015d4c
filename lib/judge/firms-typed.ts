// Corrects the type of findings in which the model took a firm for a person: "my boss at Siemens". With a person's name in its place the
// question would be unreadable.
import type { Annotation } from '../detect/annotation.ts';
import { isFirmOnly } from './known-names/public-names.ts';

export function withFirmsTyped(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const nameOf = ({ start, end }: Annotation) => text.slice(start, end);
  const isPerson = ({ type, source }: Annotation, ...detectors: readonly string[]) =>
    type === 'PERSON' && detectors.includes(source.detector);
  const people = annotations.filter((one) => isPerson(one, 'model'));
  const firms = new Set(people.map(nameOf).filter((name) => isFirmOnly(name)));
  // The other mentions of such a firm were found as mentions of a person, so their type changes with it.
  return annotations.map((one) =>
    firms.has(nameOf(one)) && isPerson(one, 'model', 'mention') ? { ...one, type: 'ORGANIZATION' } : one,
  );
}
