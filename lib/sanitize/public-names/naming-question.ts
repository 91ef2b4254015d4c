// Recognises names that a prompt asks about as names: "Should we name our baby Juniper or Odette?" With other names in their place, the
// answer would be about those.
import type { Span } from '../../text/span.ts';

const NEWBORN =
  '(?:bab(?:y|ies)|newborn|son|daughter|boy|girl|child|kids?|twins?|dog|cat|pupp(?:y|ies)|kittens?|pet|horse|hamster|rabbit|parrot|boat|character|protagonist|heroine?|villain)';
/** Words that show that the prompt asks about names, up to the first name. */
const ASKS_ABOUT_NAMES = new RegExp(
  [
    `(?<!\\p{L})nam(?:e|ing) (?:my|our|the|a|his|her|their) (?:new |first |second |unborn |baby )?${NEWBORN}`,
    `(?<!\\p{L})call (?:my|our|the) (?:new |unborn |baby )?${NEWBORN}`,
    `(?<!\\p{L})${NEWBORN}(?:['’]s)? names?(?!\\p{L})`,
    `(?<!\\p{L})names? for (?:my|our|the|a) (?:new |baby |unborn |little )?${NEWBORN}`,
    '(?<!\\p{L})(?:meaning|origin|pronunciation|popularity|etymology|spelling) of (?:the )?(?:first |given |last |sur|family )?names?(?!\\p{L})',
    '(?<!\\p{L})(?:does|is) the (?:first |given |last |sur|family )?names?(?!\\p{L})',
    '(?<!\\p{L})(?:babyn|vorn|hunden|katzenn|jungenn|mädchenn)amen?(?!\\p{L})',
    '(?<!\\p{L})(?:namen? für (?:mein|unser|das|ein)|(?:mein|unser)e?n? (?:baby|sohn|tochter|kind|hund|katze) (?:\\p{L}+ )?(?:nennen|heißen))',
    '(?<!\\p{L})prénoms?(?!\\p{L})',
    '(?<!\\p{L})nombres? (?:para (?:mi|nuestr[oa]|el|la|un|una)|de (?:bebé|niñ[oa]))',
  ].join('|'),
  'iu',
);
/** Words before a name that is not asked about: a family name, or the name of the person who asks. */
const UNASKED_NAME_BEFORE =
  /(?<!\p{L})(?:(?:last|family|middle) name|surname|nachname|nom de famille|apellido|my (?:\p{L}+ )?name|i['’]?m|i am|after)(?: will be| would be| is|['’]s|:| =| ist| est| es)?[ "“'‘]*$/iu;
const SENTENCE_END = /[.!?\n。？！]/u;
const MAX_DISTANCE = 160;

/** Whether a name is a single given name after such words in the same sentence. @param text the whole prompt; the span is of type PERSON */
export function isNameAskedAbout(text: string, { start, end }: Span): boolean {
  if (/\s/u.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - MAX_DISTANCE), start);
  const asked = ASKS_ABOUT_NAMES.exec(before);
  if (!asked || UNASKED_NAME_BEFORE.test(before)) return false;
  return !SENTENCE_END.test(before.slice(asked.index + asked[0].length));
}
