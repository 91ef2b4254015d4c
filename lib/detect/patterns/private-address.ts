// Decides whether a web address points at a person or a private space, or contains a key. Addresses of public pages stay in the prompt, because
// the answer depends on them: a repository, an article, the documentation of an API, a search.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsBy } from '../../lexicon/words.ts';
import { isListedGivenName } from '../given-names/find.ts';
import { type Candidate, isFollowedBy, isPrecededBy } from './rule.ts';

const PARTS = wordsBy(readData('addresses/web-addresses.tsv'));
const any = (use: string): string => anyOf(PARTS[use] ?? []);

const HOST_END = '(?=[:/?#]|$)';
/** Addresses at social networks, which are somebody's profile or post. */
const PROFILE = new RegExp(`^(?:[\\w-]{1,63}\\.)?${any('profile')}[\\w@%.-]`, 'i');
/** Pages of the networks themselves: "facebook.com/business", "business.x.com". */
const PAGE_OF_NETWORK =
  /^(?:(?:business|help|support|developers?|about|ads|blog|careers|privacy|transparency)\.(?:facebook|instagram|twitter|x|linkedin)\.com\/|(?:facebook|instagram|twitter|x)\.com\/(?:business|help|policies|privacy|legal|ads|about|terms|developers?|settings|gaming|watch|marketplace|login|signup)(?:[/?#]|$))/i;
/** Addresses of shared documents, meetings, calendars, invitations and collections of money for somebody. */
const SHARED = new RegExp(
  `^(?:[\\w-]{1,63}\\.)?(?:${any('shared')}|google\\.[a-z.]{2,6}/maps[/?]|(?:[\\w-]{1,63}\\.)?sharepoint\\.com/)[\\w@%.-]`,
  'i',
);
const CODE_HOST =
  /^(?:(?:[\w-]{1,63}\.)?(?:github|gitlab|bitbucket|codeberg|gitee)\.(?:com|org)|raw\.githubusercontent\.com)\//i;
/** The page of an owner at a code host: "github.com/anna-weber". Pages of the host itself ("github.com/pricing") do not match. */
const OWNER = new RegExp(`^[^/]+/(?!${any('page of a code host')}(?:[/?#]|$))@?[\\w.-]+/?(?:[?#].*)?$`, 'i');
const PRIVATE_HOST = new RegExp(
  `^[\\w.-]{1,200}\\.(?:internal|local|corp|lan|intranet|home|private|test)${HOST_END}`,
  'i',
);
/** The workspace of a firm at a service: "acme.atlassian.net". `STAFF_SERVER` below matches a firm's servers for its staff: "jira.acme.com". */
const WORKSPACE = new RegExp(`^(?!${any('no workspace')}\\.)[\\w-]{2,63}\\.${any('workspace')}${HOST_END}`, 'i');
const STAFF_SERVER = new RegExp(
  `^${any('staff server')}\\.(?!${any('public project')}\\.)[\\w-]{2,63}\\.[\\w.]{2,20}${HOST_END}`,
  'i',
);
/** Hosts whose pages are public, so that a number or query in them identifies nobody. */
const PUBLIC_HOST = new RegExp(
  `^(?:[\\w-]{1,63}\\.){0,3}(?:${any('public host')}|(?:news|www|scholar|play|support|developers?|cloud|books)\\.google\\.[a-z.]{2,6}|${any('public name')}\\.(?:com|org|net|io|ai|int|eu|gov)|(?:docs|developers?|learn)\\.[\\w-]{1,63}\\.(?:com|org|io|dev))${HOST_END}`,
  'i',
);
/** Servers of public packages, where "@scope/name" is a package. */
const PACKAGE_HOST = new RegExp(`^${any('package host')}/`, 'i');
/** Whether the scope of a package is a person's name: "@nina.veit/notes". */
const isScopeOfPerson = (path: string): boolean => {
  const [first = '', more] = /\/@(?<scope>[\w.-]+)/u.exec(path)?.groups?.scope?.split(/[._-]/u) ?? [];
  return more !== undefined && isListedGivenName(first);
};
const LOCAL_HOST = new RegExp(`^(?:localhost|127\\.0\\.0\\.1|0\\.0\\.0\\.0)${HOST_END}`, 'i');

/** A placeholder in the address of a template, an example or a schema: ":id", "{userId}", "VIDEO_ID", "your+query", "me". */
const PLACEHOLDER =
  '(?:[:$%{<[]|%7[Bb]|%3[Cc]|(?:your|the)[+_-]|(?:your|my|the|user(?:name)?|name|id|me|login|logout|register|signup|sign-?in|new|all|list|search|index|example|sample|test|foo|bar|octocat|(?:YOUR|MY|USER|VIDEO|CHANNEL|PROJECT|ORDER|ACCOUNT|CLIENT|API|ACCESS)(?:_[A-Z]+)*|[A-Z]+_(?:ID|KEY|NAME|TOKEN|SECRET))(?=[/?#&]|$))';
const ACCOUNT_PATH = new RegExp(
  `/(?:[Uu]sers?|[Uu]|[Pp]rofiles?|[Mm]embers?|[Aa]ccounts?|[Cc]ustomers?|[Pp]atients?|[Oo]rders?|[Ii]nvoices?|[Pp]eople|home|in)(?:/(?!${PLACEHOLDER})[^/?#]|\\?[^#=]{0,200}=)|/[~@](?!${PLACEHOLDER})[\\w.-]{2}`,
);
/** Parts of a path that lead to a private space: "/invite/…", "/reset-password/…", "/internal". */
const PRIVATE_PATH =
  /\/(?:invite|invitation|join|share|shared|reset-?password|password-?reset|unsubscribe|verify|confirm|activate|magic-?link|webhooks?|hooks)\/[^/?#]{6}|[/_-](?:internal|intern|private|confidential)(?:[/_.-]|$)/i;
const PRIVATE_PARAMETER = new RegExp(
  `^(?:(?=\\w*$).*${any('parameter with')}|\\w*${any('parameter ending in')}$|${any('parameter')}$)`,
  'i',
);
/** Names of parameters that identify nobody: of an advertising campaign, or of the version of a file. */
const HARMLESS_PARAMETER = /^(?:utm_\w+|ncid|cmpid|smid|ocid|ref_?src|src|source|feature|v|ver|_|t|ts|cb|rnd)$/i;
const MAIL = /[\w.+-]{2,64}(?:@|%40)[\w-]+\.\w/u;
/** The address of a mailing list: "python-dev@python.org". */
const LIST_ADDRESS =
  /(?<![\w.+-])[a-z\d-]{1,40}-(?:dev|devel|users?|announce|discuss|ideas|list|commits|bugs|checkins|info|sig)(?:@|%40)(?:[\w-]{1,40}\.){1,4}(?:org|edu)(?![\w-])/iu;
export const isMailingListAddress = (value: string): boolean => value.replace(LIST_ADDRESS, '') === '';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i;
/** The title of a page: at least three words joined by hyphens or underscores, as in "how-to-lose-weight-in-a-week". */
const TITLE = /(?:^|[/_-])\p{L}{2,}(?:[-_]\p{L}+){2,}/u;
/** Parts of a path for public content, so that a number after them identifies nobody: "/issues/4211", "/t/105709", "/product/123123". */
const PUBLISHED = new RegExp(`/${any('published')}/`, 'i');
/** Paths of published papers and articles. A key beside the title is public there: "/papers/growth-of-city-trees/b3cd…/". */
const PAPER = /\/(?:papers?|articles?|abs|publications?)\//i;
/** Files that are pages or parts of pages, whose names identify nobody. Other files with only a number or key for a name are often private. */
const PAGE_FILE = /\.(?:html?|stm|story|md|rst|css|js|svg|scd)(?:[?#]|$)/i;
const OWN =
  /\b(?:my|our|personal)\s(?:\w{1,16}\s)?(?:web ?site|site|blog|portfolio|home ?page|page|profile|repo(?:sitory)?|fork|github|gitlab|project|package|cv)\b[^\n]{0,24}$/i;
/** The answer of a server that refuses access. It shows that a repository is private, because anybody can read a public one. */
const REFUSED = /^[^\n]{0,80}(?:\b403\b|denied|[Aa]uthentication failed|could not read|[Nn]ot authori[sz]ed)/u;

/** Whether a run without digits looks random: 30 to 70 % of it are capitals, while words have few. */
function isRandomLetters(run: string): boolean {
  const capitals = run.replace(/[^A-Z]/g, '').length;
  return run.length >= 20 && capitals >= run.length * 0.3 && capitals <= run.length * 0.7;
}

/** Whether a piece of a path or query contains something like a key: a UUID, a long mixture of letters and digits, or long random letters. */
function isKeyLike(piece: string): boolean {
  return piece
    .replace(/%[0-9a-f]{2}/gi, ' ')
    .split(/[^\w-]+/u)
    .some((part) => {
      if (UUID.test(part)) return true;
      return part
        .split(/[-_]/u)
        .some((run) => (run.length >= 16 && /[a-z]/i.test(run) && /\d/.test(run)) || isRandomLetters(run));
    });
}

const isTitle = (part: string): boolean => TITLE.test(part);
/** Whether any part of a path holds a key or a long number and is neither the title of a page nor a page's file. */
const hasKeyOrNumber = (path: string): boolean =>
  path
    .split('/')
    .filter(
      (part, _, parts) => !TITLE.test(part) && !PAGE_FILE.test(part) && !(PAPER.test(path) && parts.some(isTitle)),
    )
    .some((part) => isKeyLike(part) || (/(?<!\d)\d{6,}(?!\d)/.test(part) && !PUBLISHED.test(path)));

function isPrivateParameter(parameter: string, isPublicHost: boolean): boolean {
  const [key = '', value = ''] = parameter.split(/=(.*)/su);
  if (!parameter.includes('=')) return !isPublicHost && (isKeyLike(parameter) || /\d{8}/.test(parameter));
  if (value === '' || new RegExp(`^${PLACEHOLDER}`).test(value)) return false;
  if (PRIVATE_PARAMETER.test(key))
    return !(isPublicHost && /^(?:key|code|to|name|hash|pid|sign|access|client)$/i.test(key));
  if (isPublicHost || HARMLESS_PARAMETER.test(key)) return false;
  return isKeyLike(value) || /\d{6}/.test(value);
}

/** Whether a query or fragment is only the version of a file: "core.css?1663977609", "ed.git#c847a5…". */
const isVersionOf = (path: string, query: string): boolean =>
  (PAGE_FILE.test(path) && /^\d+$/.test(query)) || (path.endsWith('.git') && /^[\da-f]{40}$/.test(query));

/** A user name with a password in a connection string, where both are often written without escapes: "mysql://root:a/b@127.0.0.1". */
const LOGIN = /^(?!(?:https?|wss?):)[a-z][a-z0-9+.-]{1,15}:\/\/[^\s:@/?#]*:\S+@/iu;

/** Whether a URL reveals something private: a name, an account, a record, a key or a private network. */
export function isPrivateAddress(candidate: Candidate): boolean {
  const address = candidate.value.replace(/^[a-z][a-z0-9+.-]{1,15}:\/\//i, '').replace(/^www\./i, '');
  const authority = address.split(/[/?#]/, 1)[0] ?? '';
  const rest = address.slice(authority.length);
  const [path = '', query = ''] = rest.split(/[?;#](.*)/su);
  if (
    authority.includes('@') ||
    LOGIN.test(candidate.value) ||
    [PRIVATE_HOST, WORKSPACE, STAFF_SERVER].some((hosts) => hosts.test(address)) ||
    ([PROFILE, SHARED].some((hosts) => hosts.test(address)) && !PAGE_OF_NETWORK.test(address))
  )
    return true;
  if (isPrecededBy(candidate, OWN)) return !/^(?:[\w-]+\.)*example\.(?:com|org|net)(?:\/|$)/i.test(address);
  const isPublicHost = PUBLIC_HOST.test(address);
  if (MAIL.test(rest.replace(LIST_ADDRESS, ''))) return true;
  if (
    !isVersionOf(path, query) &&
    query.split(/[&;#]/u).some((parameter) => isPrivateParameter(parameter, isPublicHost))
  )
    return true;
  if (PACKAGE_HOST.test(address)) return isScopeOfPerson(path);
  if (CODE_HOST.test(address))
    return (
      OWNER.test(address) ||
      PRIVATE_PATH.test(path) ||
      path.startsWith('/users/') ||
      isFollowedBy(candidate, REFUSED, 120)
    );
  if (ACCOUNT_PATH.test(path + (query ? `?${query}` : ''))) return true;
  if (PRIVATE_PATH.test(path)) return true;
  if (isPublicHost) return false;
  if (LOCAL_HOST.test(address)) return UUID.test(path);
  return hasKeyOrNumber(path);
}

const ADDRESS_BEFORE = /https?:\/\/[^\s<>"'`()[\]]{0,400}$/u;
/** Whether a span is part of the web address of a page that everybody may see: the code of a video, the owner of a repository. */
export function isInPublicAddress({ text, start, end }: Omit<Candidate, 'value'>): boolean {
  const isWithScheme = /^https?:\/\//iu.test(text.slice(start, start + 8));
  const before = isWithScheme ? '' : ADDRESS_BEFORE.exec(text.slice(Math.max(0, start - 420), start))?.[0];
  if (before === undefined) return false;
  const after = /^[^\s<>"'`()[\]]{0,400}/u.exec(text.slice(end))?.[0] ?? '';
  const value = before + text.slice(start, end) + after;
  const address = value.replace(/^https?:\/\/(?:www\.)?/iu, '');
  return (
    (PUBLIC_HOST.test(address) || CODE_HOST.test(address)) &&
    !isPrivateAddress({ text, start: start - before.length, end: end + after.length, value })
  );
}
