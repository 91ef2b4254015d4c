// Decides which names of people and firms are kept. A name is kept if a list of public names holds it, or if the network is sure that it
// is public. A listed name is still replaced if the network is sure that a private person of that name is meant ("my neighbour Michael
// Jordan"). Every other name is replaced.
import { type Annotation, isDecidedByPerson, isReplaced, MIN_REPLACED_RISK } from '../detect/annotation.ts';
import { GIVEN_NAMES_RULE } from '../detect/patterns/given-names.ts';
import { NAMED_VENUE_RULE } from '../detect/patterns/named-venue.ts';
import { NATIVE_NAMES_RULE } from '../detect/patterns/native-names.ts';
import { OWN_VENUE_RULE } from '../detect/patterns/own-venue.ts';
import { isAmbiguousPublicName, isFirmOnly, isPublicName, isUnmistakableName } from './known-names/public-names.ts';
import { publicNameAround } from './public-name-part.ts';

type NameType = 'PERSON' | 'ORGANIZATION';
type Name = Annotation & { readonly type: NameType };
/** The network's role "identifier" outweighs the lists from these confidences on. All thresholds here were chosen on the development prompts. */
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
/** From this confidence on, the role "identifier" of a lone surname outweighs a kept full name: "Prince Harry" and "my nephew Harry". */
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

/** A name with what its decisions need, so that each is computed once. */
interface Judged {
  readonly one: Name;
  readonly name: string;
  /** The type and the name: two mentions with one key have one decision. */
  readonly key: string;
  readonly isPerson: boolean;
}

function judgedName(text: string, one: Name): Judged {
  const name = nameOf(text, one);
  return { one, name, key: `${one.type} ${name}`, isPerson: judgedAs(text, one) === 'PERSON' };
}

/** The words of each full name of a person. */
const fullNamesIn = (names: readonly Judged[]): readonly (readonly string[])[] =>
  names
    .filter(({ isPerson }) => isPerson)
    .map(({ name }) => name.split(/[\s·・]+/u))
    .filter((words) => words.length > 1);

const partsOf = (names: readonly Judged[]): readonly string[] =>
  fullNamesIn(names).flatMap((words) => words.filter((word) => word.length >= SHORTEST_PART));

const keysOf = (names: readonly Judged[]): ReadonlySet<string> => new Set(names.map(({ key }) => key));

/** @param decided names about which the person decided; only their parts count */
function decisionsOn(text: string, names: readonly Judged[], decided: readonly Judged[]): Decisions {
  const surelyPrivate = names.filter(({ one }) => isSurelyPrivate(text, one));
  const sure = keysOf(surelyPrivate);
  const open = names.filter(({ key }) => !sure.has(key));
  const listed = open.filter(({ one }) => isListed(text, one));
  // Where the policy replaces names by their type, the network's role is not enough to keep a name.
  const known = open.filter(({ one }) => isSurelyPublic(text, one) && !isReplaced(one));
  const kept = keysOf([...listed, ...known]);
  const surnames = new Set(fullNamesIn(listed).flatMap((words) => words.slice(-1)));
  const isOfListedPerson = ({ one, name, isPerson }: Judged) => {
    const isOtherBearer = one.role === 'identifier' && (one.roleConfidence ?? 0) >= SURE_OF_OTHER_BEARER;
    return isPerson && !isOtherBearer && surnames.has(name);
  };
  // A doubtful finding (risk 3) stays a suggestion.
  const isToHide = ({ one }: Judged) => isReplaced(one) || (one.role === 'public' && one.risk === 1);
  const hidden = names.filter((name) => !kept.has(name.key) && isToHide(name) && !isOfListedPerson(name));
  const certainParts = partsOf([...surelyPrivate, ...decided.filter(({ one }) => isReplaced(one))]);
  const parts = new Set([...certainParts, ...partsOf(hidden).filter((word) => !surnames.has(word))]);
  return { kept, hidden: keysOf(hidden), surnames, parts };
}

/**
 * Keeps every mention of a well-known name and of its surname, and replaces every mention of another name and of its parts.
 * @param text the whole prompt
 */
export function withKnownToAllKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const judged = new Map(annotations.filter(isName).map((one) => [one as Annotation, judgedName(text, one)]));
  const all = [...judged.values()];
  const undecided = all.filter(({ one }) => !isDecidedByPerson(one));
  const decided = all.filter(({ one }) => isDecidedByPerson(one));
  const { kept, hidden, surnames, parts } = decisionsOn(text, undecided, decided);
  const isHidden = ({ key, name, isPerson }: Judged) =>
    hidden.has(key) || (isPerson && parts.has(name) && !isUnmistakableName(name));
  const isKept = ({ key, name, isPerson }: Judged) => kept.has(key) || (isPerson && surnames.has(name));
  return annotations.map((one): Annotation => {
    const name = judged.get(one);
    if (!name || isDecidedByPerson(one)) return one;
    if (isHidden(name)) {
      return isReplaced(one) ? one : { ...one, risk: MIN_REPLACED_RISK, role: 'identifier', roleConfidence: 1 };
    }
    return isKept(name) && isReplaced(one) ? { ...one, risk: 1, role: 'public', roleConfidence: 1 } : one;
  });
}
