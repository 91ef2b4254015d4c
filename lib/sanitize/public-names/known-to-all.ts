// Keeps the names of people and firms that everybody knows: those that a list holds, unless the network is sure that another bearer is
// meant ("my neighbour Michael Jordan"), and those of which the network is sure. A name that neither knows is private, whatever the sentence.
import { type Annotation, isDecidedByPerson, isReplaced, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { GIVEN_NAMES_RULE } from '../../detect/patterns/given-names.ts';
import { NAMED_VENUE_RULE } from '../../detect/patterns/named-venue.ts';
import { NATIVE_NAMES_RULE } from '../../detect/patterns/native-names.ts';
import { OWN_VENUE_RULE } from '../../detect/patterns/own-venue.ts';
import { publicNameAround } from './public-name-part.ts';
import { isPublicName, isUnmistakableName } from './public-names.ts';

type NameType = 'PERSON' | 'ORGANIZATION';
/** From these confidences on, the network's reading of the context outweighs the lists. Chosen, as those below, on the development prompts. */
const SURE_OF_PRIVATE: Readonly<Record<NameType, number>> = { PERSON: 0.97, ORGANIZATION: 0.8 };
/** Below these confidences, the network's role "public" does not count for a name that no list holds. */
const SURE_OF_PUBLIC: Readonly<Record<NameType, number>> = { PERSON: 0.7, ORGANIZATION: 0.5 };

/** Rules that find a name by its form or in a list of names, and cannot tell a public name from a private one. */
const RULES_BY_FORM: ReadonlySet<string> = new Set([
  NATIVE_NAMES_RULE,
  GIVEN_NAMES_RULE,
  NAMED_VENUE_RULE,
  OWN_VENUE_RULE,
]);

/** Given name and surname; Chinese, Japanese and Korean names are written without a space. A single word is the name of many people. */
const WHOLE_NAME = / |^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}・]{3,}$/u;

const isName = (one: Annotation): one is Annotation & { readonly type: NameType } =>
  !isDecidedByPerson(one) && (one.type === 'PERSON' || one.type === 'ORGANIZATION');

const isSurelyPrivate = ({ type, role, roleConfidence = 0 }: Annotation & { readonly type: NameType }) =>
  role === 'identifier' && roleConfidence >= SURE_OF_PRIVATE[type];

/** Whether a list holds a guessed name, and the network does not surely know better. */
function isListed(text: string, one: Annotation & { readonly type: NameType }): boolean {
  const { start, end, type, role, source } = one;
  const isGuess = source.detector === 'model' || (source.detector === 'pattern' && RULES_BY_FORM.has(source.rule));
  if (!isReplaced(one) || !isGuess || isSurelyPrivate(one)) return false;
  const name = text.slice(start, end);
  if (type === 'PERSON' && publicNameAround(text, one)) return true;
  if (!isPublicName(name, type)) return false;
  return type === 'ORGANIZATION' || WHOLE_NAME.test(name) || isUnmistakableName(name) || role === 'public';
}

/** Whether the network calls a name public that no list holds, without being sure of it. */
const isUnknown = (text: string, one: Annotation & { readonly type: NameType }): boolean =>
  one.role === 'public' &&
  (one.roleConfidence ?? 1) < SURE_OF_PUBLIC[one.type] &&
  !isPublicName(text.slice(one.start, one.end), one.type);

/** The last word of a full name: in a prompt about Ali Agca, "Agca" means him too. */
const surnameOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
const SHORTEST_PART = 3;
const partsOf = (name: string) => [name, ...name.split(' ').filter((word) => word.length >= SHORTEST_PART)];

/** Keeps every mention of a well-known name and of its surname, and replaces every mention of an unknown one. @param text the whole prompt */
export function withKnownToAllKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const nameOf = ({ start, end }: Annotation) => text.slice(start, end).toLowerCase();
  const names = annotations.filter(isName);
  const unknown = new Set(names.filter((one) => isUnknown(text, one)).flatMap((one) => partsOf(nameOf(one))));
  const known = new Set(names.filter((one) => !unknown.has(nameOf(one)) && isListed(text, one)).map(nameOf));
  const surnames = new Set(Array.from(known, surnameOf));
  const isKnown = (one: Annotation): boolean =>
    known.has(nameOf(one)) ||
    (isName(one) && one.type === 'PERSON' && !isSurelyPrivate(one) && surnames.has(nameOf(one)));
  return annotations.map((one): Annotation => {
    if (isDecidedByPerson(one)) return one;
    if (isKnown(one)) return { ...one, risk: 1, role: 'public' };
    if (!isName(one) || isReplaced(one) || !unknown.has(nameOf(one))) return one;
    return { ...one, risk: MIN_REPLACED_RISK, role: 'identifier' };
  });
}
