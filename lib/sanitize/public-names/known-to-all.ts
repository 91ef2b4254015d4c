// Keeps the names of people and firms that everybody knows: those that a list holds, unless the network is sure that another bearer is
// meant ("my neighbour Michael Jordan"), and those of which the network is sure. A name that neither knows is private, whatever the sentence.
import { type Annotation, isDecidedByPerson, isReplaced, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { GIVEN_NAMES_RULE } from '../../detect/patterns/given-names.ts';
import { NAMED_VENUE_RULE } from '../../detect/patterns/named-venue.ts';
import { NATIVE_NAMES_RULE } from '../../detect/patterns/native-names.ts';
import { OWN_VENUE_RULE } from '../../detect/patterns/own-venue.ts';
import { publicNameAround } from './public-name-part.ts';
import { isAmbiguousPublicName, isFirmOnly, isPublicName, isUnmistakableName } from './public-names.ts';

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

const isName = (one: Annotation): one is Name => one.type === 'PERSON' || one.type === 'ORGANIZATION';
const nameOf = (text: string, { start, end }: Annotation): string =>
  // Turkish capitals: "YILMAZ" is "Yılmaz", and "İ" has no combining dot in lower case.
  text.slice(start, end).toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ı', 'i');

/** The type by which a name is judged. The network takes some firms for people: "is Ryanair obliged to pay me?" */
function judgedAs(text: string, { start, end, type }: Name): NameType {
  const name = text.slice(start, end);
  return isFirmOnly(name) && !isAmbiguousPublicName(name) ? 'ORGANIZATION' : type;
}
const isPerson = (text: string, one: Name) => judgedAs(text, one) === 'PERSON';

/** Whether the network is sure that a name is private. */
export const isSurelyPrivate = (text: string, one: Annotation): boolean =>
  isName(one) && one.role === 'identifier' && (one.roleConfidence ?? 0) >= SURE_OF_PRIVATE[judgedAs(text, one)];

const isGuess = ({ source }: Annotation): boolean =>
  source.detector === 'model' || (source.detector === 'pattern' && RULES_BY_FORM.has(source.rule));

/** Whether a list holds a name that a detector guessed, or a longer one around it. */
function isListed(text: string, one: Name): boolean {
  if (!isGuess(one)) return false;
  const name = text.slice(one.start, one.end);
  const type = judgedAs(text, one);
  if (type === 'PERSON' && publicNameAround(text, one)) return true;
  if (!isPublicName(name, type)) return false;
  return type === 'ORGANIZATION' || WHOLE_NAME.test(name) || isUnmistakableName(name) || one.role === 'public';
}

const isSurelyPublic = (text: string, one: Name): boolean =>
  one.role === 'public' && (one.roleConfidence ?? 1) >= SURE_OF_PUBLIC[judgedAs(text, one)];

const SHORTEST_PART = 3;
const wordsOf = (name: string): readonly string[] => name.split(/[\s·・]+/u);
/** From this confidence on, the network's reading of a lone surname outweighs a kept full name: "Prince Harry" and "my nephew Harry". */
const SURE_OF_OTHER_BEARER = 0.8;

/** What is decided about the names of a prompt: each name, with its type, has one decision. */
interface Decisions {
  readonly kept: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  /** The surnames of listed people: in a prompt about Ali Agca, "Agca" means him too. */
  readonly surnames: ReadonlySet<string>;
  /** The words of hidden full names of people. */
  readonly parts: ReadonlySet<string>;
}

const keyOf = (text: string, one: Name) => `${one.type} ${nameOf(text, one)}`;

/** @param decided names about which the person decided; only their parts count */
function decisionsOn(text: string, names: readonly Name[], decided: readonly Name[]): Decisions {
  const key = (one: Name) => keyOf(text, one);
  const wordLists = (among: readonly Name[]) =>
    among.filter((one) => isPerson(text, one)).map((one) => wordsOf(nameOf(text, one)));
  const surely = names.filter((one) => isSurelyPrivate(text, one));
  const sure = new Set(surely.map(key));
  const listed = names.filter((one) => !sure.has(key(one)) && isListed(text, one));
  // Where the policy replaces names by their type, the network's role is not enough to keep a name.
  const known = names.filter((one) => !sure.has(key(one)) && isSurelyPublic(text, one) && !isReplaced(one));
  const kept = new Set([...listed, ...known].map(key));
  const surnames = new Set(wordLists(listed).flatMap((words) => (words.length > 1 ? words.slice(-1) : [])));
  const isOther = (one: Name) => one.role === 'identifier' && (one.roleConfidence ?? 0) >= SURE_OF_OTHER_BEARER;
  const isOfListed = (one: Name) => isPerson(text, one) && !isOther(one) && surnames.has(nameOf(text, one));
  // A doubted find (risk 3) stays a suggestion.
  const rest = names.filter(
    (one) => !kept.has(key(one)) && (isReplaced(one) || (one.role === 'public' && one.risk === 1)),
  );
  const hidden = rest.filter((one) => !isOfListed(one));
  const partsOf = (among: readonly Name[]) =>
    wordLists(among).flatMap((words) => (words.length > 1 ? words.filter((word) => word.length >= SHORTEST_PART) : []));
  const surest = partsOf([...surely, ...decided.filter(isReplaced)]);
  const parts = new Set([...surest, ...partsOf(hidden).filter((word) => !surnames.has(word))]);
  return { kept, hidden: new Set(hidden.map(key)), surnames, parts };
}

/** Keeps every mention of a well-known name and of its surname, and replaces every mention of another name and of its parts. @param text the whole prompt */
export function withKnownToAllKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const names = annotations.filter(isName);
  const open = names.filter((one) => !isDecidedByPerson(one));
  const { kept, hidden, surnames, parts } = decisionsOn(text, open, names.filter(isDecidedByPerson));
  const isHidden = (one: Name) => {
    const name = nameOf(text, one);
    return hidden.has(keyOf(text, one)) || (isPerson(text, one) && parts.has(name) && !isUnmistakableName(name));
  };
  const isKept = (one: Name) => kept.has(keyOf(text, one)) || (isPerson(text, one) && surnames.has(nameOf(text, one)));
  return annotations.map((one): Annotation => {
    if (!isName(one) || isDecidedByPerson(one)) return one;
    if (isHidden(one)) {
      const raised = { ...one, risk: MIN_REPLACED_RISK, role: 'identifier', roleConfidence: 1 } as const;
      return isReplaced(one) ? one : raised;
    }
    return isKept(one) && isReplaced(one) ? { ...one, risk: 1, role: 'public', roleConfidence: 1 } : one;
  });
}
