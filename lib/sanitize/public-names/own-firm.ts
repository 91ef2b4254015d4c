// Recognises well-known firms that are somebody's employer or insurer: "three years at Decathlon", "State Farm claim 03-52K8-91L".
import type { Span } from '../../text/span.ts';
import { speaksOfSomebody } from './general-question.ts';

const EMPLOYED_BEFORE =
  /(?<!\p{L})(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|few|many|a) (?:great |wonderful |amazing |happy |long |good )?(?:years?|yrs?|months?|summers?) (?:at|with)|(?:i|he|she|we|they|wife|husband|partner|boyfriend|girlfriend|son|daughter|brother|sister|mom|mum|dad) (?:currently |now |previously |used to )?(?:work(?:s|ed)?|am employed|is employed|was employed|interned?s?) (?:at|for)|(?:laid off|fired|let go|furloughed) (?:by|from|at)|(?:boss|manager|supervisor|coworkers?|colleagues?|shift|job) at) $/iu;
const EMPLOYED_BEFORE_IN_OTHER_LANGUAGES =
  /(?<!\p{L})(?:(?:ich|er|sie|wir|mann|frau) (?:\p{L}+ ){0,2}?(?:arbeite[tn]?|jobbe|arbeitete[nt]?) (?:\p{Ll}+ ){0,3}?(?:bei|für)|(?:angestellt|beschäftigt|mein(?:e[nmr]?)? (?:praktikum|ausbildung|chef(?:in)?|kolleg(?:e|en|in)|kündigung|stelle|job|schicht)) (?:bei|von)(?: der| dem)?|(?:travaill(?:e|ons|ait|ais|ent|é)|employée?|salariée?|embauchée?|licenciée?|mon (?:stage|chef|patron|contrat|poste)|ma cheffe) (?:\p{Ll}+ ){0,2}?(?:chez|pour|par)|trabaj(?:o|a|amos|é|aba|ando) (?:\p{Ll}+ ){0,2}?(?:en|para|con)|(?:me (?:despidió|despidieron|contrató) (?:de )?)|(?:mi (?:jefe|jefa)|mis compañeros) (?:de|en)|lavor(?:o|a|iamo|avo|ato) (?:\p{Ll}+ ){0,2}?(?:per|presso|in|alla|da)|(?:ik|hij|zij|we|man|vrouw) (?:\p{Ll}+ ){0,2}?werkt? (?:\p{Ll}+ ){0,2}?(?:bij|voor)|trabalh(?:o|a|amos|ei|ava) (?:\p{Ll}+ ){0,2}?(?:na|no|em|para)|pracuj(?:ę|e|emy) (?:\p{Ll}+ ){0,2}?(?:w|dla)|работа(?:ю|ет|ем|л|ла) (?:\p{Ll}+ ){0,2}?(?:в|на)) [«"„“]?$/iu;
/** Further phrases for "I work at". In some languages, only the verb's ending shows that the subject is the writer. */
const EMPLOYED_BEFORE_IN_THE_WORLD =
  /(?<![\p{L}\p{M}])(?:(?:jobbar|arbetar|jobber|arbejder|arbeider)(?: \p{Ll}+){0,2}? (?:på|hos|i|for|för|ved)|lucrez(?: \p{Ll}+){0,2}? (?:la|pentru|în)|làm(?: việc)?(?: \p{Ll}+){0,2}? (?:ở|tại|cho)|(?:be)?kerja(?: \p{Ll}+){0,2}? di|δουλεύω(?: \p{Ll}+){0,2}? (?:στον?|στην?|στο|για)|εργάζομαι (?:στον?|στην?|στο)|pracuj(?:i|u|em)(?: \p{Ll}+){0,2}? (?:v|ve|u|pro|pre)|працюю(?: \p{Ll}+){0,2}? (?:в|у|на)|çalıştığım|trabaj(?:o|é|aba) (?:de \p{Ll}+ )?en (?:una? |el |la )|lavoro (?:come \p{Ll}+ )?(?:in un[oa]? |al |alla |da )|(?:i|he|she)(?:, [^,\n]{2,30},)? (?:drive|drove|deliver|cook|clean|code|sell|fly|temp|freelance)s? for|currently (?:with|at|employed (?:by|at)|working (?:for|at))|work (?:nights?|days|part[ -]time|full[ -]time|remotely|shifts?)(?: as an? [\p{Ll} ]{3,24})? (?:at|for)|(?<=(?:^|[|"(,•·] ?)ex-)) ?$/iu;
/** Words for a time of work before a firm ("38 years at"), in other languages, if the prompt speaks of the writer or of somebody near. */
const YEARS_BEFORE =
  /(?<!\p{L})\d{1,2} (?:Jahren? (?:lang )?(?:bei|für)(?: der| dem)?|ans (?:chez|pour)|años en (?:la empresa |el |la )?|anni (?:in|alla|da|presso|per)|anos (?:na|no|em)|lat (?:w|we|dla)|jaar (?:bij|voor)|лет в|років у|år (?:på|hos|i)|ani la|let v|év a) $/iu;
/** A job before a firm: "I'm a cashier at", "(cashier at". Only ordinary jobs count, because "CEO at Tesla" speaks of a public person. */
const JOB_BEFORE =
  /(?<!\p{L})(?:cashier|barista|waiter|waitress|server|cook|chef|cleaner|janitor|driver|courier|picker|packer|stocker|clerk|receptionist|secretary|nurse|caregiver|guard|technician|mechanic|electrician|welder|accountant|analyst|developer|engineer|programmer|designer|tester|teacher|assistant|associate|agent|rep|intern|apprentice|trainee) at $/iu;
/** An income before a firm: "I earn 52,000 euros a year at". */
const EARNING_BEFORE =
  /(?<!\p{L})(?:(?:i|we|he|she) (?:earn|make|get|am paid|get paid|was paid)|verdien(?:e|t|en|te|ten)|(?:gagne|touche)|(?:gano|gana|cobro|cobra)|(?:guadagno|guadagna|prendo)|(?:ganho|ganha|recebo|recebe)|verdien|zarabiam|zarabia) (?:[^.!?\n]|\.(?=\d)){0,24}\d(?:[^.!?\n]|\.(?=\d)){0,24} (?:at|from|with|bei|chez|en|da|presso|na|no|em|bij|w) $/iu;
/** "My" before a firm. With a word of `POST_AFTER`, the firm is the writer's employer: "my UPS manager". */
const MY_BEFORE = /(?<!\p{L})my $/iu;
const POST_AFTER =
  /^ (?:manager|boss|supervisor|team lead(?:er)?|store manager|shift|shifts|coworkers?|co-workers?|colleagues?|uniform|badge|locker|paycheck|payslip|contract|interview|warehouse)(?!\p{L})/iu;
/** "I work" after a firm in Turkish or Hungarian: "Turkcell'de çalışıyorum", "a Boschnál dolgozom". */
const EMPLOYED_AFTER = /^(?:['’]?(?:da|de|ta|te|nda|nde) (?:\p{Ll}+ )?çalış|-?(?:n[aá]l|n[eé]l) (?:\p{Ll}+ )?dolgoz)/iu;
/** The rest of a CV's line after an employer: "Capital One, Systems Engineer II, 2021–present". */
const CV_AFTER =
  /^,? (?:[^\n,\d]{3,40},? ?)\(?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d ?[–—-] ?(?:\p{L}{3,9}\.? )?(?:present|today|now|heute|aujourd|actualidad|presente|oggi|atual|heden|obecnie|nu(?!\p{L}))/iu;
/** The start of a CV's line before an employer: "2021–present, Systems Engineer, Capital One". */
const CV_BEFORE =
  /(?:19|20)\d\d ?[–—-] ?(?:present|today|now|heute|aujourd['’]hui|actualidad|presente|oggi|atual|heden|obecnie|nu)(?!\p{L})[^\n]{1,44}[,|·–—] ?$/iu;

/** Words before a firm that the writer joins or leaves: "thrilled to join Figma as a designer". */
const JOINING =
  /(?<!\p{L})(?:i|i['’]m|i['’]ve|we|thrilled|excited|happy|proud|delighted|announce)(?:\p{L}|['’ ]){0,40} (?:join(?:ed|ing)?|left|leaving) $/iu;
const AS_EMPLOYEE = /^(?:['’]s)? (?:as (?:an?|the|their) |\(?after \d)/iu;

/** A number after a firm, which shows that the claim or account is the writer's. */
const NUMBER_AFTER =
  /^(?:['’]s)?,? (?:claim|policy|member(?:ship)?|account|acct|group|ticket|case|order|customer|reservation|booking)(?: (?:id|no|nr|number|ref(?:erence)?)\.?)?:? ?#? ?(?=[\p{L}\d-]{0,8}\d)[\p{L}\d-]{4,}/iu;

const FIRST_PERSON = /(?<!\p{L})(?:i|me|my|mine|we|us|our|im|ive)(?!\p{L})/iu;

const CONTEXT_CHARACTERS = 60;

/** Whether the words next to a firm's name show that it is somebody's employer, or that somebody is its customer. */
export function isPersonsOwnFirm(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  const after = text.slice(end, end + CONTEXT_CHARACTERS);
  return (
    EMPLOYED_BEFORE.test(before) ||
    EMPLOYED_BEFORE_IN_OTHER_LANGUAGES.test(before) ||
    EMPLOYED_BEFORE_IN_THE_WORLD.test(before) ||
    EARNING_BEFORE.test(before) ||
    (YEARS_BEFORE.test(before) && speaksOfSomebody(text)) ||
    (JOB_BEFORE.test(before) && FIRST_PERSON.test(text)) ||
    (MY_BEFORE.test(before) && POST_AFTER.test(after)) ||
    EMPLOYED_AFTER.test(after) ||
    CV_AFTER.test(after) ||
    CV_BEFORE.test(before) ||
    (JOINING.test(before) && AS_EMPLOYEE.test(after)) ||
    NUMBER_AFTER.test(after)
  );
}
