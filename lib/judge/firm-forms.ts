// Gives the forms of a firm one decision: where "Northgate Fabrication Ltd" is replaced, "Northgate" and "NFL" are replaced, too, although the
// network takes the initials for those of a public league. The other forms would tell which firm is meant.
import { type Annotation, isDecidedByPerson, isReplaced } from '../detect/annotation.ts';
import { FIRM_FORM, firmsByForm, isAcronym } from '../detect/firm-forms.ts';
import { isNameMention } from './name.ts';

/** @param annotations with their final risk */
export function withFirmFormsDecided(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const nameOf = ({ start, end }: Annotation) => text.slice(start, end);
  const firms = annotations.filter(({ type, source }) => type === 'ORGANIZATION' && source.rule !== FIRM_FORM);
  if (firms.length === 0) return annotations;
  const all = firmsByForm(firms, nameOf);
  const replaced = firmsByForm(firms.filter(isReplaced), nameOf);
  return annotations.map((one) => {
    const name = nameOf(one);
    // The network takes initials for a product or an event, too.
    if (isDecidedByPerson(one) || !(isNameMention(one) || isAcronym(name))) return one;
    // Two words of a firm's name look like a person's: "Lindqvist Bygg".
    const isOpen = !isReplaced(one) || (one.type === 'PERSON' && name.includes(' '));
    const firm =
      (isOpen ? replaced.get(name) : undefined) ??
      (one.source.rule === FIRM_FORM && !replaced.has(name) ? all.get(name) : undefined);
    return firm ? { ...firm, start: one.start, end: one.end } : one;
  });
}
