// Recognises values and job titles that identify nobody although the model takes them for identifiers, secrets or names: a date as in
// airline tickets ("12JUN25"), an amount ("20k"), a cloud region, the option of a command, a job title after its label.
import type { EntityType, Finding } from './annotation.ts';
import { isArticleNumber, isAscendingDigits, isFlightNumber, isTechnicalNumber } from './patterns/number-of-nobody.ts';
import { isPasswordPlaceholder } from './patterns/password.ts';
import { isInPublicAddress } from './patterns/private-address.ts';

const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)';
/** Values that are never an identifier, whatever stands around them. */
const HARMLESS = new RegExp(
  `^(?:${[
    `\\d{1,2}-?${MONTH}-?(?:(?:19|20)\\d{2}|\\d{2})`,
    '(?:19|20)\\d{6}T\\d{4,6}Z?',
    '\\d{1,4}(?:\\.\\d)?k',
    '(?:us|eu|ap|sa|ca|me|af|il|cn)-(?:gov-)?(?:north|south|east|west|central)(?:east|west)?-?\\d(?:-?[a-f])?',
    '[a-z][\\w.]{1,15} -{1,2}[a-z][\\w-]{0,15}',
    'SCP-\\d{1,5}',
    'http-nio-\\d{2,5}-exec-\\d{1,3}|exec-\\d{1,3}|(?:pool|thread|worker)-\\d{1,3}(?:-thread-\\d{1,3})?',
  ].join('|')})$`,
  'iu',
);
const NUMBER_TYPES: ReadonlySet<EntityType> = new Set(['ID', 'FINANCIAL', 'PHONE', 'PASSWORD', 'IP', 'ADDRESS']);
/** A word for a flat or house before the number, which is then part of an address: "flat 14k". */
const HOME_BEFORE = /(?<!\p{L})(?:flat|apt|apartment|unit|no|number|room|suite|door|#)\.? ?$/iu;

const JOB_LABEL_BEFORE =
  /(?<![\p{L}\p{N}_])(?:job[ _]?title|role|position|occupation|profession|designation|beruf|fonction|cargo|puesto)["']?[ \t]?[:=][ \t]?["']?$/iu;
/** The label "title". A job follows it only if the model found a firm, because "Title: Dr Susan Clark" names a person. */
const TITLE_LABEL_BEFORE = /(?<![\p{L}\p{N}_])title["']?[ \t]?[:=][ \t]?["']?$/iu;
/** Words that may stand before the noun of a job title. Any other word may be a name: "Amanda Cole Analyst" is a signature on one line. */
const JOB_MODIFIERS: ReadonlySet<string> = new Set(
  `senior junior lead chief head assistant deputy associate principal staff executive general regional area district branch estates estate
   property building buildings quantity land warehouse forklift night day store shop sales account accounts project programme program product data
   software systems system network security cloud devops it hr marketing finance financial business operations customer client support service
   services technical clinical medical dental veterinary legal research lab laboratory quality process production maintenance mechanical
   electrical civil structural chemical web mobile frontend backend full stack ux ui graphic interior content social media digital event events
   logistics supply chain procurement purchasing training learning teaching school library museum kitchen catering housekeeping delivery fleet
   transport train traffic parking compliance risk audit tax payroll credit loan insurance claims investment bank administrative office front
   desk care community family child mental health occupational speech physical mortgage leasing facilities site safety environmental fire police`.split(
    /\s+/u,
  ),
);
/** A capitalised job title, by its last noun. Nouns that are also frequent surnames (Baker, Porter, Cook) are left out. */
const JOB_NOUN =
  /^(?:\p{Lu}[\p{L}&/-]{1,20} ){1,3}(?:Accountant|Administrator|Advisor|Adviser|Analyst|Architect|Assistant|Associate|Attendant|Auditor|Caretaker|Cashier|Clerk|Consultant|Coordinator|Co-ordinator|Copywriter|Designer|Developer|Director|Electrician|Engineer|Estimator|Executive|Handler|Inspector|Instructor|Investigator|Librarian|Manager|Mechanic|Merchandiser|Nurse|Officer|Operative|Operator|Paralegal|Pharmacist|Physiotherapist|Planner|Plumber|Practitioner|Programmer|Receptionist|Recruiter|Representative|Researcher|Scientist|Secretary|Specialist|Strategist|Superintendent|Supervisor|Surveyor|Technician|Technologist|Therapist|Trainee|Trainer|Underwriter|Welder)s?$/u;
const NAME_TYPES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION']);

/** Whether a job title was taken for a person or a firm: "title: Estates Surveyor", "the Assistant Librarian position". */
function isJobTitle(text: string, { start, end, type }: Finding): boolean {
  if (!NAME_TYPES.has(type)) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  if (JOB_LABEL_BEFORE.test(before)) return true;
  if (type === 'ORGANIZATION' && TITLE_LABEL_BEFORE.test(before)) return true;
  const value = text.slice(start, end);
  const modifiers = value
    .toLowerCase()
    .split(/[ /&-]+/u)
    .slice(0, -1);
  return JOB_NOUN.test(value) && (type === 'ORGANIZATION' || modifiers.every((word) => JOB_MODIFIERS.has(word)));
}

/** The columns of a table: more groups of digits than a phone number has. */
const COLUMNS = /^\d+(?:[ \t]+-?[ \t]*\d[\d.]*){5,}$/u;

/** Whether the model marked a number or code that identifies nobody, such as an article number, a timestamp or a flight. */
function isNumberOfNobody(text: string, { start, end, type }: Finding): boolean {
  const candidate = { text, start, end, value: text.slice(start, end) };
  if (type === 'PHONE' && (COLUMNS.test(candidate.value) || isAscendingDigits(candidate.value))) return true;
  if (type === 'PASSWORD' && isPasswordPlaceholder(candidate.value)) return true;
  if (type !== 'ADDRESS' && isInPublicAddress(candidate)) return true;
  return type === 'ID' && (isArticleNumber(candidate) || isTechnicalNumber(candidate) || isFlightNumber(candidate));
}

/** Whether a model's finding is a harmless value or a job title. */
export function isHarmlessValue(finding: Finding, text: string): boolean {
  const { start, end, type } = finding;
  if (isJobTitle(text, finding)) return true;
  if ((NUMBER_TYPES.has(type) || type === 'USERNAME') && isNumberOfNobody(text, finding)) return true;
  if (!NUMBER_TYPES.has(type) || !HARMLESS.test(text.slice(start, end))) return false;
  return type !== 'ADDRESS' || !HOME_BEFORE.test(text.slice(Math.max(0, start - 12), start));
}
