// Extends a found family name to a name beside it that was not found: "Arjun Altmann" finds "Elena Altmann", and "Mrs Altmann" finds
// "Altmann-Saito" and "O'Altmann". A part that was not found would be sent as it is. A reply that repeats the whole name could not be
// restored, because a surrogate beside another name counts as somebody else's name (lib/restore/word-context.ts).
import { type Annotation, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { isNameAndOrdinaryWord } from '../../privacy/lists/index.ts';
import { isFirstName, isLastName } from '../../restore/listed-names.ts';

const ONE_NAME = /^\p{Lu}[\p{L}'’]+$/u;
/** How many characters around a name are read: more than the longest name of the lists has. */
const NAME_REACH = 24;
const GIVEN_BEFORE = /(?<![\p{L}\p{M}\p{N}'’-])(?<given>\p{Lu}\p{Ll}+) $/u;
const JOINED_BEFORE = /(?<![\p{L}\p{M}\p{N}-])(?:\p{Lu}['’])?(?:(?<joined>\p{Lu}\p{Ll}+)[-‐])?$/u;
const JOINED_AFTER = /^[-‐](?<joined>\p{Lu}\p{Ll}+)(?![\p{L}\p{N}-])/u;

function wholeName(text: string, { start, end }: Annotation): { readonly start: number; readonly end: number } {
  const before = text.slice(Math.max(0, start - NAME_REACH), start);
  const after = text.slice(end, end + NAME_REACH);
  const joinedBefore = JOINED_BEFORE.exec(before);
  const first = joinedBefore?.groups?.joined;
  const prefix = first === undefined || isLastName(first) ? (joinedBefore?.[0] ?? '') : '';
  const given = GIVEN_BEFORE.exec(before.slice(0, before.length - prefix.length))?.groups?.given ?? '';
  const isGiven = given !== '' && isFirstName(given) && !isNameAndOrdinaryWord(given.toLowerCase());
  const joined = JOINED_AFTER.exec(after)?.groups?.joined ?? '';
  const isJoined = joined !== '' && isLastName(joined);
  return {
    start: start - prefix.length - (isGiven ? given.length + 1 : 0),
    end: end + (isJoined ? joined.length + 1 : 0),
  };
}

/**
 * Extends single names at level 4 or 5 by the unfound names that they belong to. `annotations` are in order and without overlaps, before
 * and after.
 */
export function withWholeNames(text: string, annotations: readonly Annotation[]): readonly Annotation[] {
  let free = 0;
  return annotations.map((annotation, at) => {
    const { type, risk, start, end } = annotation;
    const isName = type === 'PERSON' && risk >= MIN_REPLACED_RISK && ONE_NAME.test(text.slice(start, end));
    const whole = isName ? wholeName(text, annotation) : annotation;
    const next = annotations[at + 1]?.start ?? text.length;
    const fitting = {
      start: whole.start >= free ? whole.start : start,
      end: whole.end <= next ? whole.end : end,
    };
    free = fitting.end;
    return fitting.start === start && fitting.end === end ? annotation : { ...annotation, ...fitting };
  });
}
