// Finds the people who stand in one list with somebody private: "Drinks for Teodora, Wil". A name in such a list is private, even if the
// model takes it for a public one.
import type { Annotation } from '../../detect/annotation.ts';

/** The text between two names of one list: "Teodora, Wil and Chima", "Gemma + Stu". */
const BETWEEN_TWO_NAMES =
  /^(?:[ \t]*[,;、，،&+/·•|][ \t]*|[ \t]*\n[ \t]*(?:[-*•\d.)]+[ \t]*)?)?(?:(?:and|und|et|y|e|en|i|ve|и|та|és|och|og|ja|with|mit|和|与|と|و) ?)?$/u;

/** All names that are in a list with a private one, with no other words between. */
export function namesListedWithPrivateOnes(
  text: string,
  people: readonly Annotation[],
  isPrivate: (person: Annotation) => boolean,
): ReadonlySet<Annotation> {
  const inOrder = people.toSorted((a, b) => a.start - b.start);
  const listed = new Set<Annotation>();
  let list: Annotation[] = [];
  const close = () => {
    if (list.some(isPrivate)) for (const person of list) listed.add(person);
    list = [];
  };
  for (const person of inOrder) {
    const last = list.at(-1);
    if (last && !BETWEEN_TWO_NAMES.test(text.slice(last.end, person.start).replace(/^ /u, ''))) close();
    list.push(person);
  }
  close();
  return listed;
}
