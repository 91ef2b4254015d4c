// Keeps the names of people and firms that everybody knows: those that a list holds, unless the network is sure that another bearer is
// meant ("my neighbour Michael Jordan"), and those of which the network is sure. A name that neither knows is private, whatever the sentence.
import { type Annotation, isDecidedByPerson, isReplaced, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { GIVEN_NAMES_RULE } from '../../detect/patterns/given-names.ts';
import { NAMED_VENUE_RULE } from '../../detect/patterns/named-venue.ts';
import { NATIVE_NAMES_RULE } from '../../detect/patterns/native-names.ts';
import { OWN_VENUE_RULE } from '../../detect/patterns/own-venue.ts';
import { publicNameAround } from './public-name-part.ts';
import { isFirmOnly, isPublicName, isUnmistakableName } from './public-names.ts';

type NameType = 'PERSON' | 'ORGANIZATION';
type Name = Annotation & { readonly type: NameType };
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

const isName = (one: Annotation): one is Name =>
  !isDecidedByPerson(one) && (one.type === 'PERSON' || one.type === 'ORGANIZATION');

/** The type by which a name is judged. The network takes some firms for people: "is Ryanair obliged to pay me?" */
const judgedAs = (text: string, { start, end, type }: Name): NameType =>
  isFirmOnly(text.slice(start, end)) ? 'ORGANIZATION' : type;

/** Whether the network is sure that a name is private. Nothing else outweighs that. */
export const isSurelyPrivate = (text: string, one: Annotation): boolean =>
  isName(one) && one.role === 'identifier' && (one.roleConfidence ?? 0) >= SURE_OF_PRIVATE[judgedAs(text, one)];

/** Whether a list holds a name that a detector guessed. */
function isListed(text: string, one: Name): boolean {
  const { start, end, role, source } = one;
  const isGuess = source.detector === 'model' || (source.detector === 'pattern' && RULES_BY_FORM.has(source.rule));
  const name = text.slice(start, end);
  const type = judgedAs(text, one);
  if (!isGuess || !isPublicName(name, type)) return false;
  return type === 'ORGANIZATION' || WHOLE_NAME.test(name) || isUnmistakableName(name) || role === 'public';
}

const isSurelyPublic = (text: string, one: Name): boolean =>
  one.role === 'public' && (one.roleConfidence ?? 1) >= SURE_OF_PUBLIC[judgedAs(text, one)];

const SHORTEST_PART = 3;
const wordsOf = (name: string): readonly string[] => name.split(' ').filter((word) => word.length >= SHORTEST_PART);
const isPerson = ({ type }: Annotation) => type === 'PERSON';

/** What is decided about the names of a prompt: each name, with its type, has one decision. */
interface Decisions {
  readonly kept: ReadonlySet<string>;
  /** The surnames of people whose full name is kept: in a prompt about Ali Agca, "Agca" means him too. */
  readonly surnames: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  /** The words of hidden full names of people. */
  readonly parts: ReadonlySet<string>;
}

function decisionsOn(text: string, names: readonly Name[], keyOf: (one: Name) => string): Decisions {
  const sure = new Set(names.filter((one) => isSurelyPrivate(text, one)).map(keyOf));
  const known = names.filter((one) => !sure.has(keyOf(one)) && (isListed(text, one) || isSurelyPublic(text, one)));
  const kept = new Set(known.map(keyOf));
  const lower = (one: Name) => text.slice(one.start, one.end).toLowerCase();
  const fullNames = (among: readonly Name[]) =>
    among
      .filter(isPerson)
      .map(lower)
      .filter((name) => name.includes(' '));
  const surnames = new Set(fullNames(known).map((name) => name.slice(name.lastIndexOf(' ') + 1)));
  const rest = names.filter((one) => !kept.has(keyOf(one)) && (isReplaced(one) || one.role === 'public'));
  const isOfKeptPerson = (one: Name) => isPerson(one) && !sure.has(keyOf(one)) && surnames.has(lower(one));
  const hidden = rest.filter((one) => !isOfKeptPerson(one));
  const parts = new Set(fullNames(hidden).flatMap(wordsOf));
  return { kept, surnames, hidden: new Set(hidden.map(keyOf)), parts };
}

/** Keeps every mention of a well-known name and of its surname, and replaces every mention of another name and of its parts. @param text the whole prompt */
export function withKnownToAllKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const lower = ({ start, end }: Annotation) => text.slice(start, end).toLowerCase();
  const keyOf = (one: Name) => `${one.type} ${lower(one)}`;
  const { kept, surnames, hidden, parts } = decisionsOn(text, annotations.filter(isName), keyOf);
  const isHidden = (one: Name) =>
    hidden.has(keyOf(one)) || (isPerson(one) && parts.has(lower(one)) && !isUnmistakableName(lower(one)));
  const isKept = (one: Name) =>
    kept.has(keyOf(one)) ||
    (isPerson(one) && surnames.has(lower(one))) ||
    (isPerson(one) && !isSurelyPrivate(text, one) && publicNameAround(text, one) !== undefined);
  return annotations.map((one): Annotation => {
    if (!isName(one)) return one;
    if (isHidden(one) && !(isPerson(one) && publicNameAround(text, one)))
      return isReplaced(one) ? one : { ...one, risk: MIN_REPLACED_RISK, role: 'identifier', roleConfidence: 1 };
    return isKept(one) && isReplaced(one) ? { ...one, risk: 1, role: 'public', roleConfidence: 1 } : one;
  });
}
