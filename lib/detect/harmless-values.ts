// Recognises values and job titles that identify nobody although the model takes them for identifiers, secrets or names: the columns of a
// table, placeholders of passwords, a job title after its label. Codes and numbers of a fixed form are in `public-codes`.
import type { EntityType, Finding } from './annotation.ts';
import { isListedGivenName } from './given-names/find.ts';
import { isPasswordPlaceholder, isPasswordVariable } from './patterns/password.ts';
import { isInPublicAddress } from './patterns/private-address.ts';

const NUMBER_TYPES: ReadonlySet<EntityType> = new Set(['ID', 'FINANCIAL', 'PHONE', 'PASSWORD', 'IP', 'ADDRESS']);
/** The name and number of a German router, whose exclamation mark the model takes for the end of a sentence: "FRITZ!Box 7590". */
const ROUTER = /FRITZ!Box(?: (?:Fon|Cable|\d{4}))*/giu;
const isRouter = (text: string, { start, end }: Finding): boolean =>
  Array.from(text.matchAll(ROUTER)).some(({ index, 0: name }) => start >= index && end <= index + name.length);

const JOB_LABEL_BEFORE =
  /(?<![\p{L}\p{N}_])(?:job[ _]?title|role|position|occupation|profession|designation|beruf|fonction|cargo|puesto)["']?[ \t]?[:=][ \t]?["']?$/iu;
/** The label "title". A job follows it only if the model found a firm, because "Title: Dr Susan Clark" names a person. */
const TITLE_LABEL_BEFORE = /(?<![\p{L}\p{N}_])title["']?[ \t]?[:=][ \t]?["']?$/iu;
/** Words that may precede the noun of a job title ("senior analyst"). Any other word may be a name, as in the signature "Amanda Cole Analyst". */
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
const COLUMNS = /^\d+(?:[ \t]+(?:-[ \t]*)?\d[\d.]*){5,}$/u;

/** Whether the model marked a number or code that identifies nobody, such as the columns of a table. */
function isNumberOfNobody(text: string, { start, end, type }: Finding): boolean {
  const candidate = { text, start, end, value: text.slice(start, end) };
  if (type === 'PHONE' && COLUMNS.test(candidate.value)) return true;
  if (type === 'PASSWORD' && (isPasswordPlaceholder(candidate.value) || isPasswordVariable(candidate))) return true;
  return type !== 'ADDRESS' && isInPublicAddress(candidate);
}

/** An era after years: "830-846 ईस्वी" is no phone number. */
const ERA_AFTER = /^ ?(?:ईस्वी|ई\.|AD|CE|BC|n\. ?Chr|v\. ?Chr|d\.C|a\.C|гг\.|до н\. ?э)(?![\p{L}\p{M}])/u;
const isEraAfter = (text: string, end: number) => ERA_AFTER.test(text.slice(end, end + 10));
/** Words for a card or account without its number: "the secured credit card ID". */
const ONLY_CARD_WORDS =
  /^(?:(?:the|my|a|secured|saved|stored|primary|credit|debit|bank|payment|travel|card|account|method|details|number|with|id|no)(?: |$))+$/iu;
/** The prefix of an object identifier of SNMP, which is the same for all devices of a maker: "SNMPv2-SMI::enterprises.9.9". */
const DEVICE_TREE_BEFORE = /(?:-SMI|-MIB)::$/u;
/** Words in the head of a table of colours: "| Colour | Code |", "| Hex | #9CAF88 |". */
const COLOUR = /(?<!\p{L})(?:hex|colou?rs?|palette|rgb)(?!\p{L})/iu;
const COLOUR_CODE = /(?<!\p{L})(?:hex|colou?rs?|palette|rgb|codes?|values?)(?!\p{L})/iu;
/** Whether the row or the head of the column says that its cells are colours. "| Order | Colour |" has numbers of orders in its first column. */
function isInColourColumn(text: string, start: number): boolean {
  const rows = text.slice(Math.max(0, start - 600), start).split('\n');
  const row = rows.at(-1) ?? '';
  const column = row.split('|').length - 1;
  return COLOUR.test(row) || rows.some((head) => COLOUR.test(head) && COLOUR_CODE.test(head.split('|')[column] ?? ''));
}
const isColourInTable = (text: string, { start, end }: Finding): boolean =>
  /^#[\dA-F]{6}$/iu.test(text.slice(text[start - 1] === '#' ? start - 1 : start, end)) &&
  /\|[ \t]*`?#?$/u.test(text.slice(Math.max(0, start - 6), start)) &&
  isInColourColumn(text, start);

/** The American law COPPA ("Coppa" is a surname), Turkish verbs in the present ("açılıyor") and Vietnamese weekdays, which nobody is called. */
const NO_NAME_WORD = /^(?:\p{L}{2,}[IİUÜıiuü]YOR(?:UM|SUN|UZ|LAR)?|HAYIR|COPPA|Thứ (?:Hai|Ba|Tư|Năm|Sáu|Bảy))$/u;
/** Labels of dishes in recipes. A dish may have the name of the person who cooks it: "Dish: Hilde's stew". */
const DISH_LABEL_BEFORE =
  /(?:^|\n)[^\p{L}\n]*(?:dish(?: name)?|name of (?:the )?dish|recipe name|yemek adı|yemeğin adı|име на ястие(?:то)?|название блюда|nombre del plato|nome do prato|nome del piatto|nom du plat|tên món(?: ăn)?|nama hidangan|nazwa dania|gerecht)[*]{0,2}:[*]{0,2} ?$/iu;
/** Parts of a firm's name. Restaurants and bakeries are entered at the same labels. */
const FIRM =
  /& (?:Sons?|Co|Söhne|Filhos|Hijos|Figli|Fils|Zn)(?!\p{L})|(?<!\p{L})(?:GmbH|AG|Ltd|LLC|Inc|S\.?L|S\.?A|s\.?r\.?l|Osteria|Trattoria|Ristorante|Pizzeria|Restaurante?|Bakery|Bistro|Quán|Nhà hàng|Pierogarnia|Restauracja)(?!\p{L})/u;
const isDish = (text: string, { start, end, type }: Finding): boolean =>
  type === 'ORGANIZATION' &&
  DISH_LABEL_BEFORE.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[*]{0,2}[ \t]*(?:\n|$)/u.test(text.slice(end, end + 8)) &&
  !/['’]/u.test(text.slice(start, end)) &&
  !FIRM.test(text.slice(start, end)) &&
  !text.slice(start, end).split(/\s+/u).some(isListedGivenName);

/** Whether a finding is the letter of an answer to choose: "(F) Amy finished first". */
const isLetterOfAnswer = (text: string, { start, end, type }: Finding): boolean =>
  type === 'PERSON' &&
  /^[A-Z]$/u.test(text.slice(start, end)) &&
  /(?:^|\n)[ \t]*\($/u.test(text.slice(Math.max(0, start - 8), start)) &&
  text.startsWith(') ', end);

/** Whether a model's name is a word, a weekday, a dish or a letter. */
function isNoName(text: string, finding: Finding): boolean {
  if (!NAME_TYPES.has(finding.type)) return false;
  const value = text.slice(finding.start, finding.end);
  return (
    NO_NAME_WORD.test(value) ||
    // The first half of the Vietnamese word for a suspect, as a label.
    (value === 'Nghi' && text.startsWith(' phạm:', finding.end)) ||
    isDish(text, finding) ||
    isLetterOfAnswer(text, finding)
  );
}

/** Whether a model's number, account or host is a range of years, a colour, the kind of a card or a node of a tree. */
function isNoIdentifier(text: string, finding: Finding): boolean {
  const { start, end, type } = finding;
  const value = text.slice(start, end);
  if (type === 'PHONE') {
    const years = /^(?<first>\d{3}|\d{4})[-–](?<last>\d{3}|\d{4})$/u.exec(value)?.groups;
    return Number(years?.last) - Number(years?.first) >= 0 && isEraAfter(text, end) && Number(years?.last) < 2100;
  }
  if (type === 'FINANCIAL') return ONLY_CARD_WORDS.test(value);
  if (type === 'IP') return DEVICE_TREE_BEFORE.test(text.slice(Math.max(0, start - 6), start));
  if (type === 'USERNAME') return /^H[1-6]$/u.test(value) && text.startsWith(':', end);
  return type === 'ID' && isColourInTable(text, finding);
}

/** Whether a model's finding is a harmless value or a job title. */
export function isHarmlessValue(finding: Finding, text: string): boolean {
  const { type } = finding;
  if (isJobTitle(text, finding) || isNoName(text, finding) || isNoIdentifier(text, finding)) return true;
  if ((NUMBER_TYPES.has(type) || type === 'USERNAME') && isNumberOfNobody(text, finding)) return true;
  return type === 'ADDRESS' && isRouter(text, finding);
}
