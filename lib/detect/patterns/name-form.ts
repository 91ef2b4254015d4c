// A regular expression that matches names of organisations in running text by their form, and what is cut off at their ends.

const ORGANIZATION_WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}&'.+-]{0,40}";
/** Up to six capitalised words, with "of", "and", "&" between them. */
export const ORGANIZATION_NAME_PATTERN = `${ORGANIZATION_WORD}(?: (?:(?:of|and|the|for|de|der|des|du|und|et|y|e|&) ){0,2}${ORGANIZATION_WORD}){0,5}`;

const NOT_A_NAME: ReadonlySet<string> = new Set(
  `sir madam ma'am all team everyone customer customers friend friends colleague colleagues hiring manager support service sales
  recruiter editor reader readers diary committee board parents students sirs folks guys both mom mum dad mother father grandma
  grandpa santa lord god valued whom it concern herr frau damen herren zusammen kollegen monsieur madame mesdames messieurs
  i i'm we you he she they the a an this that these those my our your his her their and or but if when where how what why who
  not very so just still also here there now then yes no ok okay sorry please thanks thank hello hi hey well sure glad happy
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember
  german american british english french spanish italian dutch portuguese polish russian ukrainian turkish indian chinese japanese
  korean canadian australian irish scottish welsh swiss austrian belgian swedish danish norwegian finnish greek czech hungarian
  romanian bulgarian brazilian mexican african asian european arab jewish muslim christian catholic protestant hindu buddhist
  black white gay lesbian trans bisexual christmas easter internet hr it ihr ihre ihren dein deine euer votre gonna anda one another anyone anything
  nothing never exactly absolutely probably welcome as got sounds`
    .split(/\s+/)
    .filter(Boolean),
);

/** The legal form of Norwegian firms: "Hansen Bygg AS". In capitals it may be part of a name; the word "as" may not. */
const NORWEGIAN_FORM = /^AS[.,:;!?]*$/;

function mayBeInName(word: string): boolean {
  return (
    NORWEGIAN_FORM.test(word) ||
    !NOT_A_NAME.has(word.toLowerCase().replace(/(?:['’](?:s|re|ll|d))?(?<![.,:;!?])[.,:;!?]*$/, ''))
  );
}

/** Cuts off the words at either end of `value` that belong to the sentence and not to a name. `text` is empty if no name remains. */
export function nameWithoutSentenceWords(value: string): { readonly offset: number; readonly text: string } {
  const words = Array.from(value.matchAll(/\S+/g));
  const first = words.findIndex((word) => mayBeInName(word[0]));
  if (first < 0) return { offset: 0, text: '' };
  let last = first;
  while (last + 1 < words.length && mayBeInName(words[last + 1]?.[0] ?? '')) last++;
  const offset = words[first]?.index ?? 0;
  const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0);
  return { offset, text: value.slice(offset, end) };
}
