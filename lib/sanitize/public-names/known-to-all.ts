// Keeps names of people and firms that everybody knows, in any prompt, unless the prompt is about another bearer of that name: the model is
// sure of that, or the words beside the name say so ("my neighbour Michael Jordan").
import { type Annotation, isDecidedByPerson, isReplaced, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { employer, withoutLegalForm } from '../../detect/patterns/employer.ts';
import { GIVEN_NAMES_RULE } from '../../detect/patterns/given-names.ts';
import { NAMED_VENUE_RULE } from '../../detect/patterns/named-venue.ts';
import { NATIVE_NAMES_RULE } from '../../detect/patterns/native-names.ts';
import { OWN_VENUE_RULE, ownVenuesIn } from '../../detect/patterns/own-venue.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { speaksOfSomebody } from './general-question.ts';
import { isCorrespondent, isSomebodyKnownToWriter } from './known-to-writer.ts';
import { isNameAskedAbout } from './naming-question.ts';
import { isPersonsOwnFirm } from './own-firm.ts';
import { isPrivateOccasion, isShortPrompt, namesListedWithPrivateOnes } from './private-occasions.ts';
import { genreOf, isNameOfGenre } from './prompt-genre.ts';
import { publicNameAround } from './public-name-part.ts';
import { isFirmOnly, isPublicName, isUnmistakableName } from './public-names.ts';
import { isCharacterOfWorkIn } from './work-names.ts';

/** From this confidence on, the model's reading of the context outweighs the list: "my manager at Nike". */
const SURE_OF_PRIVATE = 0.93;

/** Rules that find a name by its form or in a list of names, and cannot tell a public name from a private one. */
const RULES_BY_FORM: ReadonlySet<string> = new Set([
  NATIVE_NAMES_RULE,
  GIVEN_NAMES_RULE,
  NAMED_VENUE_RULE,
  OWN_VENUE_RULE,
]);

/** Given name and surname; Chinese, Japanese and Korean names are written without a space. */
const WHOLE_NAME = / |^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}・]{3,}$/u;

const isSurelyPrivate = ({ role, roleConfidence = 0 }: Annotation) =>
  role === 'identifier' && roleConfidence >= SURE_OF_PRIVATE;

const LONGEST_QUESTION = 240;
/** Words for the writer and the family, in languages of which `speaksOfSomebody` knows few such words. */
const WRITER_AND_FAMILY_WORDS =
  /(?<![\p{L}\p{M}])(?:μου|μας|με|εμένα|σου|έχω|θέλω|én|nekem|vagyok|engem|velem|kérlek|mondd|nagy(?:mama|papa)|anya|apa|szia|я|мені|мій|моя|мою|мого|моєї|мене|нам|наш\p{L}*|мы|мне|меня|мой|моей|mnie|mi|moj\p{L}+|mój|jestem|mam|nasz\p{L}*|napisz|můj|moje|mně|mě|jsem|nám|mám|napiš|meu|mea|mele|îmi|am|sunt|ik|mijn|we|ons|jag|min|mitt|jeg|minun|olen)(?![\p{L}\p{M}])/iu;

/** Whether a name is a character's, if the prompt names the work and nobody near the writer. */
const isCharacterOfNamedWork = (text: string, annotation: Annotation): boolean =>
  !isSurelyPrivate(annotation) &&
  isCharacterOfWorkIn(text, text.slice(annotation.start, annotation.end)) &&
  !speaksOfSomebody(text);

/** The rest of a sentence that is a question. */
const REST_OF_QUESTION = /^[^.!\n]{0,160}\?/u;

/** Whether the model took a firm in a question for a person, so that its role does not count: "Is Ryanair obliged to pay me?" */
const isFirmTakenForPerson = (text: string, annotation: Annotation): boolean =>
  annotation.type === 'PERSON' &&
  isFirmOnly(text.slice(annotation.start, annotation.end)) &&
  REST_OF_QUESTION.test(text.slice(annotation.end)) &&
  !isPersonsOwnFirm(text, annotation) &&
  !isCorrespondent(text, annotation);

/** Words before a firm that may make it somebody's employer or customer relation, but not surely enough for "own-firm.ts". */
const AFFILIATION_BEFORE =
  /(?<!\p{L})(?:at|from|for|with|join(?:ed)?|ex-?|employer:?|company:?|my|our|his|her|their)(?: the)? ?$/iu;
const isEmployerLike = (text: string, { start, end }: Span): boolean =>
  AFFILIATION_BEFORE.test(text.slice(Math.max(0, start - 16), start)) || isPersonsOwnFirm(text, { start, end });

/**
 * Whether only a list of given names found a name, in a short question that speaks of nobody near: a character, saint or king.
 * @param all the annotations of the text: if the model found the name elsewhere, it judges it better
 */
const isListedInQuestion = (
  text: string,
  { start, end, source, role }: Annotation,
  all: readonly Annotation[],
): boolean =>
  source.rule === GIVEN_NAMES_RULE &&
  role === undefined &&
  text.length <= LONGEST_QUESTION &&
  text.includes('?') &&
  !speaksOfSomebody(text) &&
  !isPrivateOccasion(text) &&
  !WRITER_AND_FAMILY_WORDS.test(text) &&
  !all.some((one) => one.source.detector === 'model' && text.slice(one.start, one.end) === text.slice(start, end));

/**
 * The words for a post that the writer applies for, in one sentence. "My", "current" or "former" between them excludes a post that somebody
 * has or had.
 */
const APPLIED_POST_BEFORE =
  /(?<!\p{L})(?:cover letter|apply(?:ing)?|application|interview(?:ing)?)(?!\p{L})(?:(?!(?<!\p{L})(?:my|our|his|her|their|current|former|previous|past|old|last)(?!\p{L}))[^.!?\n]){0,80}(?<!\p{L})(?:role|position|job|internship|post|vacancy) (?:at|with|for|in) $/iu;
const APPLICATION_REACH = 120;

/** Whether a known firm is one that the writer applies to: "a cover letter for a data analyst role at Spotify". */
const isFirmAppliedTo = (text: string, { start, end, source }: Annotation): boolean =>
  source.rule === employer.name &&
  isFirmOnly(text.slice(start, end)) &&
  APPLIED_POST_BEFORE.test(text.slice(Math.max(0, start - APPLICATION_REACH), start));

function isKept(text: string, annotation: Annotation, annotations: readonly Annotation[]): boolean {
  const { start, end, type, role, source } = annotation;
  const isGuess = source.detector === 'model' || (source.detector === 'pattern' && RULES_BY_FORM.has(source.rule));
  if (!isReplaced(annotation)) return false;
  if (isFirmAppliedTo(text, annotation)) return true;
  if (!isGuess) return false;
  if (isListedInQuestion(text, annotation, annotations)) return true;
  if (isNameOfGenre(text, annotation, annotations)) return true;
  if (type !== 'PERSON' && type !== 'ORGANIZATION') return false;
  if (type === 'PERSON' && isNameAskedAbout(text, annotation)) return true;
  const name = text.slice(start, end);
  if (isCharacterOfNamedWork(text, annotation)) return true;
  if (type === 'PERSON') {
    const whole = publicNameAround(text, annotation);
    if (whole) return !isSomebodyKnownToWriter(text, whole, annotations);
  }
  if (!isPublicName(name, type)) return false;
  // Few private people share a full name with a public figure.
  if (type === 'PERSON' && WHOLE_NAME.test(name)) return true;
  if (isFirmTakenForPerson(text, annotation)) return true;
  if (type === 'ORGANIZATION' && isFirmOnly(name) && !isEmployerLike(text, annotation)) return true;
  // A single word is the name of many people: "Newton", "Jordan".
  if (type === 'PERSON' && !isUnmistakableName(name)) return role === 'public';
  return !isSurelyPrivate(annotation);
}

/** The last word of a full name: in a prompt about Ali Agca, "Agca" means him too. */
const surnameOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

const SHORTEST_PART = 3;

/** Whether only the model, and no list, says that a name is public. The model often errs about private people of whom the prompt says little. */
const isPublicByModel = (text: string, { role, start, end }: Annotation): boolean =>
  role === 'public' && !isPublicName(text.slice(start, end), 'PERSON');

/**
 * Whether a firm is the employer, insurer or contract partner of somebody in the prompt. In a prompt that speaks of somebody, this is true
 * of any firm that is in no list ("die Nordlicht Logistik GmbH schuldet mir Lohn"). Otherwise the words beside the firm must say that
 * somebody works or is insured there.
 */
function isOwnFirm(text: string, { type, role, start, end }: Annotation, venues: readonly Span[]): boolean {
  if (type !== 'ORGANIZATION') return false;
  if (isPersonsOwnFirm(text, { start, end })) return true;
  if (venues.some((venue) => overlaps(venue, { start, end })) && !isPublicName(text.slice(start, end), type))
    return true;
  if (role !== 'public') return false;
  const name = withoutLegalForm(text.slice(start, end));
  return name !== undefined && !isPublicName(name, type) && speaksOfSomebody(text);
}

/** Whether a prompt is a short message to somebody. It speaks of people whom both know: "Write to Petr Novotný that Lenka will be late". */
const isPrivateMessage = (text: string, correspondents: readonly Annotation[]): boolean =>
  isPrivateOccasion(text) || (isShortPrompt(text) && correspondents.length > 0);

/**
 * Below this confidence, the model's role "public" does not count, if the model is sure that the word is a name and the prompt is not of a
 * genre with public names: in our written prompts 16 of 23 of these people were private ("our new finance director Dawn"). If the prompt
 * speaks of somebody and also names a private person, `MIN_PUBLIC_ROLE_CONFIDENCE_BESIDE_PRIVATE` applies instead.
 */
const MIN_PUBLIC_ROLE_CONFIDENCE = 0.7;
const MIN_PUBLIC_ROLE_CONFIDENCE_BESIDE_PRIVATE = 0.9;
const SURE_OF_NAME = 0.8;
/** A question in English, of which `speaksOfSomebody` tells surely whether it speaks of somebody: "when was Bronwen first performed?" */
const ENGLISH_QUESTION =
  /^\P{L}*(?:when|who|what|why|how|where|which|is|are|was|were|did|does|do|can)(?!\p{L})[^\n]*\?\s*$/iu;

/** The people whom a text greets, who sign it, or whom it is written to. */
const correspondentsIn = (text: string, people: readonly Annotation[]): readonly Annotation[] =>
  people.filter((one) => isCorrespondent(text, one));

/**
 * Whether a prompt surely names a private person and also has a firm, contact or number, which stories rarely have. Beside such a person,
 * four in five of the people that only the model called public were private too (in the development prompts). This does not hold for
 * scripts in which the model reads roles badly.
 */
function namesSomebodyPrivate(text: string, annotations: readonly Annotation[]): boolean {
  const isPrivate = (one: Annotation) =>
    one.type === 'PERSON' && isSurelyPrivate(one) && !isPublicName(text.slice(one.start, one.end), 'PERSON');
  return annotations.some(isPrivate) && annotations.some((one) => one.type !== 'PERSON' && isReplaced(one));
}
const ROLES_READ_WELL = /^[\p{Script=Latin}\p{Script=Cyrillic}\P{L}]+$/u;

/** The names of people near the writer whom the prompt mentions, and the words of these names, in lower case. */
function namesOfOwn(text: string, annotations: readonly Annotation[]): ReadonlySet<string> {
  const people = annotations.filter((one) => one.type === 'PERSON' && !isDecidedByPerson(one));
  const correspondents = new Set(correspondentsIn(text, people));
  const isMessage = isPrivateMessage(text, [...correspondents]);
  const doubted = annotations.some(isReplaced) ? MIN_PUBLIC_ROLE_CONFIDENCE_BESIDE_PRIVATE : MIN_PUBLIC_ROLE_CONFIDENCE;
  const isDoubted = ({ confidence, roleConfidence = 1 }: Annotation) =>
    confidence >= SURE_OF_NAME &&
    ((roleConfidence < MIN_PUBLIC_ROLE_CONFIDENCE && genreOf(text) === undefined && !ENGLISH_QUESTION.test(text)) ||
      (roleConfidence < doubted && speaksOfSomebody(text)));
  const isNear = (one: Annotation) =>
    isSomebodyKnownToWriter(text, one, annotations) ||
    (isPublicByModel(text, one) && (isMessage || correspondents.has(one)));
  const near = new Set(people.filter(isNear));
  const withPrivate = namesListedWithPrivateOnes(text, people, (one) => near.has(one) || isSurelyPrivate(one));
  const isBesidePrivate = namesSomebodyPrivate(text, annotations);
  const isAlike = (one: Annotation) =>
    withPrivate.has(one) || (isBesidePrivate && ROLES_READ_WELL.test(text.slice(one.start, one.end)));
  const names = people
    .filter((one) => near.has(one) || ((isAlike(one) || isDoubted(one)) && isPublicByModel(text, one)))
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
  return new Set([
    ...names,
    ...names.flatMap((name) => name.split(' ').filter((word) => word.length >= SHORTEST_PART)),
  ]);
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps every mention of a well-known name and of its surname, and replaces every mention of somebody near the writer. @param text the
 * whole prompt
 */
export function withKnownToAllKept(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  const nameOf = ({ start, end }: Annotation) => text.slice(start, end).toLowerCase();
  const own = namesOfOwn(text, annotations);
  const venues = annotations.some(({ type }) => type === 'ORGANIZATION') ? ownVenuesIn(text) : [];
  const firms = new Set(
    annotations.filter((one) => !isDecidedByPerson(one) && isOwnFirm(text, one, venues)).map(nameOf),
  );
  const isOwn = (annotation: Annotation) =>
    !isDecidedByPerson(annotation) &&
    (annotation.type === 'PERSON' ? own : annotation.type === 'ORGANIZATION' ? firms : NONE).has(nameOf(annotation));
  const isPublic = (annotation: Annotation) => !isOwn(annotation) && isKept(text, annotation, annotations);
  const kept = new Set(annotations.filter(isPublic).map(nameOf));
  if (kept.size === 0 && !annotations.some(isOwn)) return annotations;
  const surnames = new Set(Array.from(kept, surnameOf));
  const isKnown = (annotation: Annotation): boolean =>
    kept.has(nameOf(annotation)) ||
    (annotation.type === 'PERSON' && !isSurelyPrivate(annotation) && surnames.has(nameOf(annotation)));
  return annotations.map((annotation): Annotation => {
    if (isDecidedByPerson(annotation)) return annotation;
    if (isOwn(annotation))
      return isReplaced(annotation) ? annotation : { ...annotation, risk: MIN_REPLACED_RISK, role: 'identifier' };
    return isKnown(annotation) ? { ...annotation, risk: 1, role: 'public' } : annotation;
  });
}
