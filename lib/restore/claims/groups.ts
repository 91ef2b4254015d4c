// Decides whether a phrase for a group ("a child", "infection", "spring 2027") means the group in general instead of the person's fact.
import type { EntityType } from '../../detect/annotation.ts';

const ARTICLE = /^(?:an?|ein(?:e[nrms]?)?|une?|una?) |^一[种个座]/iu;
const POSSESSIVE =
  /(?<!\p{L})(?:(?:my|your|his|her|its|our|their|(?:mein|dein|sein|ihr|unser|euer|eur)(?:e[nrms]?)?|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|mis?|tus?|sus?|nuestr[oa]s?)\s+|[\p{L}]['’]s\s+)[*_"“„«]*$|(?:我|你|您|他|她)们?的[*_"“]*$/iu;
const IS_BEFORE = /(?<!\p{L})(?:is|are|am|was|were|['’](?:s|re|m))\s+(?:(?:still|only|just)\s+)?[*_]*$/iu;
const IN_BEFORE = /(?<!\p{L})(?:in|im|au|en)\s+[*_]*$/iu;
const SUCH_AS =
  /^[\s*_,)]*(?:such as|like|for example|e\.g\.|wie|zum beispiel|z\. ?b\.|comme|par exemple|como|por ejemplo|比如|例如|如)/iu;

/**
 * Whether a group's phrase means the group in general here. @param before the part of the sentence before the phrase @param after the part
 * after it
 */
export function describesWholeGroup(
  phrase: string,
  type: EntityType | undefined,
  before: string,
  after: string,
): boolean {
  if (SUCH_AS.test(after)) return true;
  switch (type) {
    case 'DRUG':
    case 'CONDITION':
      return !ARTICLE.test(phrase) && !POSSESSIVE.test(before);
    case 'AGE':
      return /child$/iu.test(phrase) && !IS_BEFORE.test(before);
    case 'DATE':
      // "In" does not fit a single day, so it shows a season in general. If "in" replaced the "on" of the original, it is part of the
      // surrogate and not of `before`.
      return IN_BEFORE.test(before);
    default:
      return false;
  }
}
