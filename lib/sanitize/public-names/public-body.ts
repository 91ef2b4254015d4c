// Recognises courts, councils and authorities by the words for their kind: "Szeged District Court", "the Walsall jobcentre". Everybody in a
// place deals with them, so they identify nobody, and the answer depends on which body it is.
import type { Span } from '../../text/span.ts';

const BODY = new RegExp(
  `(?:${[
    "(?:district|high|county|crown|magistrates['’]?|family|supreme|appeals?|labour|circuit|superior|federal|sheriff|employment|small claims) courts?(?: of [\\p{L} ]{3,24})?",
    "magistrates['’]?",
    'court of (?:appeal|justice|session|protection|human rights)',
    '(?:state|national|united states|us|u\\.s\\.|french|australian|canadian) senate|constituency',
    'tribunal|ombudsman|jobcentre(?: plus)?|job centre',
    '(?:city|county|borough|district|parish|town) council|council(?! of \\p{L})',
    "police(?: department| service| force)|sheriff['’]?s (?:office|department)|constabulary",
    'home (?:office|department)|housing office|land registry|county clerk|tax office|passport office|revenue authority',
    'department (?:of|for) [\\p{L} ]{3,40}|ministry of [\\p{L} ]{3,40}',
  ].join('|')})$`,
  'iu',
);
/** A person's job at the body: "my job at Leeds City Council". Only the words directly before the body count. */
const EMPLOYED_BEFORE =
  /(?<!\p{L})(?:work(?:s|ed|ing)?|employed|job|post|role|manager|boss|colleagues?|officer|clerk|years?|contract) (?:for|at|with|by|in)(?: the)? $/iu;

/** Whether a finding is a public body, and not somebody's employer. */
export function isPublicBody(text: string, { start, end }: Span): boolean {
  const name = text.slice(start, end).replace(/(?<![^\p{L}\p{M}])[^\p{L}\p{M}]+$/u, '');
  return BODY.test(name) && !EMPLOYED_BEFORE.test(text.slice(Math.max(0, start - 24), start));
}
