// Gives one name one decision: where a name is replaced, its other mentions are replaced too, unless the finding there is surely another
// thing of the same name. The judge decides on a person and a firm of one name apart, and the network reads one name as both.
import { type Annotation, isDecidedByPerson, isReplaced } from '../detect/annotation.ts';
import { isPublicName } from './known-names/public-names.ts';
import { isNameMention } from './name.ts';
import { isCertainPlace } from './same-text.ts';

/** From this confidence on, a kept finding of another type is another thing: the month, a product, a work. */
const MIN_OTHER_CONFIDENCE = 0.75;

/** Names with a capital are compared without case, so that "MARTA" is "Marta"; in lower case a name may be an ordinary word. */
const nameKey = (name: string) => (/^\p{Lu}/u.test(name) ? name.toUpperCase() : name);

/** Whether a kept finding means another thing than the person or firm of the same name: the city of Paris, the firm Heinz, the month May. */
function isOtherThing(kept: Annotation, replaced: Annotation, name: string): boolean {
  if (kept.type === 'LOCATION') return isCertainPlace(kept);
  if (!isNameMention(kept)) return kept.source.detector !== 'model' || kept.confidence >= MIN_OTHER_CONFIDENCE;
  return kept.type === 'ORGANIZATION' && replaced.type === 'PERSON' && isPublicName(name, 'ORGANIZATION');
}

/** @param annotations with their final risk */
export function withOneDecisionPerName(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const nameOf = ({ start, end }: Annotation) => text.slice(start, end);
  const replaced = new Map<string, Annotation>();
  for (const one of annotations) {
    const key = nameKey(nameOf(one));
    if (isNameMention(one) && isReplaced(one) && (replaced.get(key)?.risk ?? 0) < one.risk) replaced.set(key, one);
  }
  if (replaced.size === 0) return annotations;
  return annotations.map((one) => {
    const name = nameOf(one);
    const other = isReplaced(one) || isDecidedByPerson(one) ? undefined : replaced.get(nameKey(name));
    return other && !isOtherThing(one, other, name) ? { ...other, start: one.start, end: one.end } : one;
  });
}
