// Finds addresses in a reply and keeps the surrogates in them. An original in an http(s) address would leave with the next request: a
// picture is fetched as soon as it is drawn, a link when it is clicked, and the browser remembers both. There are two exceptions: an
// address that is itself the person's own value, and the recipient of `mailto:` and `tel:`.
import type { SurrogateMatch } from './match.ts';

interface Address {
  readonly start: number;
  readonly end: number;
  /** The recipient in a `mailto:` or `tel:` address. A value is restored there only if it is the whole recipient. */
  readonly recipient?: { readonly start: number; readonly end: number };
  /** Whether the address stands in running text, and so may be the person's own value. False for the target of a link or picture. */
  readonly isText: boolean;
}

// The colon and the slash of an address may be plain, or escaped as in JSON, in markup or inside another address.
const COLON = '(?::|&#58;|&#x3a;|&colon;|%3a|\\\\u003a)';
const SLASH = '(?:\\\\?/|&#47;|&#x2f;|&sol;|%2f|\\\\u002f)';
/** The beginning of an address that browsers and chat pages turn into a link. */
const SCHEME_AND_SLASHES = `(?:https?|wss?|ftp)${COLON}${SLASH}{1,2}`;
const WITHOUT_SCHEME =
  '(?<![\\w@.-])www\\.(?=[\\w-])|(?<![\\w@./\\\\-])(?:[a-z0-9-]{1,63}\\.){1,5}[a-z]{2,24}(?=/|\\?[\\w.-]+=)';
const ADDRESS_BEGINNING = new RegExp(`${SCHEME_AND_SLASHES}|${WITHOUT_SCHEME}`, 'giu');

/**
 * If a quotation mark or bracket stands right before an address, the address ends at the closing mark of the pair; other addresses end at
 * white space.
 */
const CLOSING_MARKS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '<': '>' };
/** Characters that end an address in text: white space, the start of a tag, or U+FFFC, which marks the border of another element. */
const TEXT_END = /[ \t\r\n\f\v<\ufffc]/g;
const LONGEST_QUOTED = 4_000;

/** The beginning of `](target "title")`. Its end is the matching bracket, which `closingBracket` finds. */
const MARKDOWN_TARGET = /\]\(/g;
/** A link definition, `[1]: target "title"`, whose target looks like an address. */
const REFERENCE =
  /^[ \t>]{0,12}\[[^\]\n]{1,999}\]:[ \t]*(?:\n[ \t]*)?(?<target>(?:<[^>\n]*>|[^\s/:.]*[/:.]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?)[ \t]*$/gmu;
const TAG = /<[a-z][\w:-]*(?:"[^"]{0,4000}"|'[^']{0,4000}'|[^<>"'])*/giu;
/** Attributes whose value browsers fetch, follow, run or show as the name of a link. */
const ATTRIBUTE =
  /(?<=[\s"'/])(?:(?:xlink:)?href|src|srcset|imagesrcset|srcdoc|poster|data|action|formaction|background|ping|cite|style|title|content|manifest|codebase|longdesc|usemap|on[a-z]+)\s*=\s*(?<value>"[^"]*"?|'[^']*'?|[^\s"'>]+)/giu;
const WHOLE_ELEMENT = /<(?<name>svg|style)\b/giu;
const CSS_ADDRESS = /\burl\(/giu;

const RECIPIENT = /^["'<\s]*(?:mailto|tel):(?<recipient>[^?&;,"'<>\s)]+)/iu;

function recipientIn(text: string, start: number): Address['recipient'] {
  const found = RECIPIENT.exec(text);
  const recipient = found?.groups?.recipient;
  if (!found || recipient === undefined) return undefined;
  const end = start + found[0].length;
  return { start: end - recipient.length, end };
}

function targetAddress(reply: string, start: number, end: number): Address {
  const recipient = recipientIn(reply.slice(start, Math.min(end, start + LONGEST_QUOTED)), start);
  return { start, end, isText: false, ...(recipient ? { recipient } : {}) };
}

function textEnd(reply: string, from: number): number {
  TEXT_END.lastIndex = from;
  return TEXT_END.exec(reply)?.index ?? reply.length;
}

function endOf(reply: string, start: number, from: number): number {
  const closing = CLOSING_MARKS[reply.charAt(start - 1)];
  if (closing === undefined) return textEnd(reply, from);
  const end = reply.slice(from, from + LONGEST_QUOTED).indexOf(closing);
  // The closing mark is missing, or the reply is still streaming.
  return end < 0 ? Math.min(reply.length, from + LONGEST_QUOTED) : from + end;
}

/** The offset of the bracket that closes the one before `from`, or of a blank line before that bracket. */
function closingBracket(reply: string, from: number): number {
  let open = 1;
  const last = Math.min(reply.length, from + LONGEST_QUOTED);
  for (let at = from; at < last; at += 1) {
    const character = reply[at];
    if (character === '\\') at += 1;
    else if (character === '(') open += 1;
    else if (character === ')') open -= 1;
    else if (character === '\n' && /^[ \t]*\n/.test(reply.slice(at + 1, at + 80))) return at;
    if (open === 0) return at;
  }
  return last;
}

function* inMarkup(reply: string): Generator<Address> {
  for (const tag of reply.matchAll(TAG))
    for (const { index, 0: whole, groups } of tag[0].matchAll(ATTRIBUTE)) {
      const end = tag.index + index + whole.length;
      yield targetAddress(reply, end - (groups?.value ?? '').length, end);
    }
  let before = 0;
  for (const { index, groups } of reply.matchAll(WHOLE_ELEMENT)) {
    if (index < before) continue;
    const close = new RegExp(`</${groups?.name}`, 'giu');
    close.lastIndex = index;
    before = close.exec(reply)?.index ?? reply.length;
    yield { start: index, end: before, isText: false };
  }
}

function* inMarkdown(reply: string): Generator<Address> {
  for (let at = 0; ; ) {
    MARKDOWN_TARGET.lastIndex = at;
    const found = MARKDOWN_TARGET.exec(reply);
    if (!found) break;
    const start = found.index + found[0].length;
    at = closingBracket(reply, start);
    yield targetAddress(reply, start, at);
  }
  for (const { index, 0: whole, groups } of reply.matchAll(REFERENCE)) {
    const end = index + whole.length;
    yield targetAddress(reply, end - (groups?.target ?? '').length, end);
  }
}

function* inText(reply: string): Generator<Address> {
  let before = 0;
  for (const { index, 0: beginning } of reply.matchAll(ADDRESS_BEGINNING)) {
    // An address inside another one is part of it.
    if (index < before) continue;
    before = endOf(reply, index, index + beginning.length);
    yield { start: index, end: before, isText: true };
  }
  for (const { index, 0: beginning } of reply.matchAll(CSS_ADDRESS)) {
    const start = index + beginning.length;
    yield { start, end: closingBracket(reply, start), isText: false };
  }
  for (const { index } of reply.matchAll(/\b(?:mailto|tel):(?=\S)/giu))
    yield targetAddress(reply, index, endOf(reply, index, index));
}

const MAY_HOLD_ADDRESS = /:|www\.|\]\(|<|&(?:#|colon)|%3a|\\u003a|\.[a-z]{2,24}[/?]|\burl\(/iu;

/** All addresses of a reply, from left to right; they may overlap. */
function addressesIn(reply: string): readonly Address[] {
  if (!MAY_HOLD_ADDRESS.test(reply)) return [];
  const found = [...inText(reply), ...(reply.includes(']') ? inMarkdown(reply) : [])];
  if (reply.includes('<')) found.push(...inMarkup(reply));
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Text that may follow an address that is the person's own value: a path on the same host, or punctuation. */
const MAY_FOLLOW = /^(?:[/?#]|[.,;:!?)\]}'"*_~>|`]*$)/u;
/** A country code that the reply adds before the surrogate of a phone number. */
const COUNTRY_CODE = /^(?:\+?\d{0,4}[\s().-]{0,2})$/u;
const SCHEME = /^(?:https?:\/\/)?$/iu;

function isAllowed({ start, end, pair }: PlacedMatch, reply: string, address: Address): boolean {
  const { recipient, isText } = address;
  if (recipient && start >= recipient.start && end <= recipient.end)
    return COUNTRY_CODE.test(reply.slice(recipient.start, start)) && MAY_FOLLOW.test(reply.slice(end, recipient.end));
  if (!isText || pair?.type !== 'URL' || start < address.start) return false;
  return SCHEME.test(reply.slice(address.start, start)) && MAY_FOLLOW.test(reply.slice(end, address.end));
}

type PlacedMatch = Pick<SurrogateMatch, 'start' | 'end'> & Partial<Pick<SurrogateMatch, 'pair'>>;

/** The matches that can be restored without putting an original into an address. */
export function matchesOutsideAddresses<M extends PlacedMatch>(reply: string, matches: readonly M[]): readonly M[] {
  if (matches.length === 0) return matches;
  const addresses = addressesIn(reply);
  if (addresses.length === 0) return matches;
  const sorted = [...matches].sort((a, b) => a.start - b.start);
  const kept: M[] = [];
  let next = 0;
  let open: Address[] = [];
  for (const match of sorted) {
    for (let address = addresses[next]; address && address.start < match.end; address = addresses[next]) {
      open.push(address);
      next += 1;
    }
    open = open.filter(({ end }) => end > match.start);
    if (open.every((address) => isAllowed(match, reply, address))) kept.push(match);
  }
  return kept;
}
