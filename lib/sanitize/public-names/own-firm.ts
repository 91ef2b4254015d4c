// Well-known firms that are somebody's employer or insurer in a prompt: "three years at Decathlon", "State Farm claim 03-52K8-91L".
import type { Span } from '../../text/span.ts';

const EMPLOYED_BEFORE =
  /(?<!\p{L})(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|few|many|a) (?:years?|yrs?|months?|summers?) (?:at|with)|(?:i|he|she|we|they|wife|husband|partner|boyfriend|girlfriend|son|daughter|brother|sister|mom|mum|dad) (?:currently |now |previously |used to )?(?:work(?:s|ed)?|am employed|is employed|was employed|interned?s?) (?:at|for)|(?:laid off|fired|let go|furloughed) (?:by|from|at)|(?:boss|manager|supervisor|coworkers?|colleagues?|shift|job) at) $/iu;
/** The number shows that the claim or account is the writer's. */
const NUMBER_BEHIND =
  /^(?:['’]s)?,? (?:claim|policy|member(?:ship)?|account|acct|group|ticket|case|order|customer|reservation|booking)(?: (?:id|no|nr|number|ref(?:erence)?)\.?)?:? ?#? ?(?=[\p{L}\d-]{0,8}\d)[\p{L}\d-]{4,}/iu;

const REACH = 60;

/** Whether the words beside a firm's name make it somebody's own. */
export function isOwnFirmHere(text: string, { start, end }: Span): boolean {
  return (
    EMPLOYED_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) ||
    NUMBER_BEHIND.test(text.slice(end, end + REACH))
  );
}
