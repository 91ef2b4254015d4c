// Names of people and firms that everybody knows stay, in any prompt, unless the model is sure that the prompt is about somebody of that name.
import { type Annotation, REPLACED_FROM } from '../detect/annotation.ts';
import { isPublicName, isUnmistakableName } from './public-names.ts';

/** From here on the context outweighs the list: "my manager at Nike". */
const SURE_OF_PRIVATE = 0.93;

/** Given name and surname; Chinese, Japanese and Korean names are written without a space. */
const WHOLE_NAME = / |^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}・]{3,}$/u;

const isSurelyPrivate = ({ role, roleConfidence = 0 }: Annotation) =>
  role === 'identifier' && roleConfidence >= SURE_OF_PRIVATE;

function isKept(text: string, annotation: Annotation): boolean {
  const { start, end, type, role, source, risk } = annotation;
  if (risk < REPLACED_FROM || source.detector !== 'model' || (type !== 'PERSON' && type !== 'ORGANIZATION'))
    return false;
  const name = text.slice(start, end);
  if (!isPublicName(name, type)) return false;
  // Few private people share a full name with a public figure.
  if (type === 'PERSON' && WHOLE_NAME.test(name)) return true;
  // One word is many people's name: "Newton", "Jordan".
  if (type === 'PERSON' && !isUnmistakableName(name)) return role === 'public';
  return !isSurelyPrivate(annotation);
}

/** The last word of a whole name: "Agca" is Ali Agca in a prompt about him. */
const surnameOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/** @param text the whole prompt; the other mentions of a name that is kept, and of its surname, are kept too. */
export function withKnownToAllKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const nameOf = ({ start, end }: Annotation) => text.slice(start, end).toLowerCase();
  const kept = new Set(annotations.filter((annotation) => isKept(text, annotation)).map(nameOf));
  if (kept.size === 0) return annotations;
  const surnames = new Set(Array.from(kept, surnameOf));
  const isKnown = (annotation: Annotation): boolean =>
    kept.has(nameOf(annotation)) ||
    (annotation.type === 'PERSON' && !isSurelyPrivate(annotation) && surnames.has(nameOf(annotation)));
  return annotations.map((annotation) =>
    annotation.source.detector !== 'dictionary' && annotation.source.detector !== 'person' && isKnown(annotation)
      ? { ...annotation, risk: 1, role: 'public' }
      : annotation,
  );
}
