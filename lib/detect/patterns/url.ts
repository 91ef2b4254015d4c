import { type Candidate, isPrecededBy, shapeRule } from './rule.ts';

const PERSONAL_HOST =
  /^(?:[\w-]{1,63}\.)?(?:linkedin\.com\/in\/|facebook\.com\/|instagram\.com\/|twitter\.com\/|x\.com\/|tiktok\.com\/@|github\.com\/|gitlab\.com\/|medium\.com\/@|t\.me\/|wa\.me\/|reddit\.com\/u(?:ser)?\/|vk\.com\/|xing\.com\/profile\/|youtube\.com\/@|paypal\.me\/|venmo\.com\/|calendly\.com\/|zoom\.us\/j\/|docs\.google\.com\/|drive\.google\.com\/|dropbox\.com\/|onedrive\.live\.com\/)[\w@%.-]/i;
const ACCOUNT_PATH =
  /\/(?:users?|u|profiles?|members?|accounts?|customers?|patients?|orders?|invoices?|people|home|in|~[\w.-]{1,64}|@[\w.-]{1,64})(?:\/|$)/i;
const IDENTIFIER = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|\d{6}|[0-9a-f]{16}|[A-Za-z0-9_-]{24}/i;
const PRIVATE_HOST = /^[\w.-]{1,200}\.(?:internal|local|corp|lan|intranet|home|private|test)(?=[:/?#]|$)/i;
const INNER_END = '(?:internal|local|corp|lan|intranet)';
const INNER = '(?:internal|local|corp|lan|intranet|intra|int|prod|staging|vpn)';
const OWN =
  /\b(?:my|our|personal)\s(?:\w{1,16}\s)?(?:web ?site|site|blog|portfolio|home ?page|page|profile)\b[^\n]{0,24}$/i;

/** Whether a URL reveals something about a person: a name, an account, a record or a private network. */
function tellsOfAPerson(candidate: Candidate): boolean {
  const address = candidate.value.replace(/^[a-z][a-z0-9+.-]{1,15}:\/\//i, '').replace(/^www\./i, '');
  const authority = address.split(/[/?#]/, 1)[0] ?? '';
  const rest = address.slice(authority.length);
  return (
    authority.includes('@') ||
    PRIVATE_HOST.test(address) ||
    PERSONAL_HOST.test(address) ||
    ACCOUNT_PATH.test(rest) ||
    /[?&#;][\w.[\]-]{1,64}=./.test(rest) ||
    IDENTIFIER.test(rest) ||
    isPrecededBy(candidate, OWN)
  );
}

/** A character of a URL. A closing bracket belongs to the URL only if it was opened in the URL. */
const URL_CHARACTER = '(?:[^\\s<>"`{}|\\\\^()]|\\([^\\s()]{0,200}\\))';

export const url = shapeRule('url', [
  {
    type: 'URL',
    confidence: 0.9,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}@.-])(?:(?:https?|ftps?|sftp|ssh|wss?|git|rtsp|ldaps?|postgres(?:ql)?|mysql|mongodb(?:\\+srv)?|redis|amqps?|smb)://|www\\.)${URL_CHARACTER}{2,2000}`,
      'giu',
    ),
    kindOf: (candidate) => (tellsOfAPerson(candidate) ? 'url-user' : 'url'),
  },
  {
    type: 'URL',
    confidence: 0.85,
    // Without a scheme: "linkedin.com/in/anna".
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}@.:/-])[\\w-]{1,63}\\.(?:[\\w-]{1,63}\\.){0,3}(?:com|org|net|me|io|us|de|co|uk|fr|es|it|nl|eu)/${URL_CHARACTER}{1,2000}`,
      'giu',
    ),
    accept: tellsOfAPerson,
    kind: 'url-user',
  },
  // Machines in a private network: "jump01.corp.example.net", "db-02.internal".
  {
    type: 'URL',
    kind: 'url-user',
    confidence: 0.75,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}@./_-])(?:[a-z\\d][a-z\\d-]{0,62}\\.){1,4}(?:${INNER}\\.(?:[a-z\\d-]{1,63}\\.){0,2}[a-z]{2,12}|${INNER_END})(?![\\p{L}\\p{N}_(=-]|\\.[\\p{L}\\p{N}])`,
      'gu',
    ),
    accept: (candidate) =>
      /^[^.]*\d/.test(candidate.value) ||
      candidate.value.split('.').length >= 4 ||
      isPrecededBy(
        candidate,
        /(?:\b(?:host(?:name)?|server|machine|box|ssh|rdp|ping|telnet|connect(?:ed|ing)? to)|@):? ?$/i,
      ),
  },
]);
