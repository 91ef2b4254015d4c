// Recognises authors of papers, cited by surname: "Vaswani et al., 2017". In a court file, names of the same form are private people's.
import type { Span } from '../../text/span.ts';

/** "et al." after a name, also with further names between them: "Devlin, Chang & Lee et al." */
const ET_AL = /^(?:,? (?:and |& )?\p{Lu}[\p{L}'’-]+){0,3},? et\.? al(?:\.|(?!\p{L}))/u;
const OF_COURT =
  /(?<!\p{L})(?:v|vs|versus|gegen)(?!\p{L})|(?<!\p{L})(?:plaintiffs?|defendants?|tenants?|claimants?|appell\p{L}+|respondents?|case no|docket)(?!\p{L})/iu;
const CONTEXT_CHARACTERS = 60;

/** Whether a name is cited as the author of a publication. */
export function isCitedAuthor(text: string, { start, end }: Span): boolean {
  if (text.slice(start, end).includes(' ') || !ET_AL.test(text.slice(end, end + CONTEXT_CHARACTERS))) return false;
  return !OF_COURT.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), end + CONTEXT_CHARACTERS));
}
