// Addresses that stand in a reply. An original in an http(s) address leaves with the next request for it: a picture is fetched as soon as
// it is drawn, a link on a click, and a browser remembers both. So surrogates stay in every address, with two exceptions: an address
// that is the person's own value as a whole, and the recipient of `mailto:` and `tel:`.
import type { Match } from './match.ts';

interface Address {
  readonly start: number;
  readonly end: number;
  /** The recipient in a `mailto:` or `tel:` address. A value is restored there only if it is the whole recipient. */
  readonly recipient?: { readonly start: number; readonly end: number };
  /** Text that may be an address of the person's own; a link's or a picture's target is not. */
  readonly isText: boolean;
}

// As it is written, in JSON, in markup and inside of another address.
const COLON = '(?::|&#58;|&#x3a;|&colon;|%3a|\\\\u003a)';
const SLASH = '(?:\\\\?/|&#47;|&#x2f;|&sol;|%2f|\\\\u002f)';
/** What browsers and chat pages make links of. */
const FETCHED = `(?:https?|wss?|ftp)${COLON}${SLASH}{1,2}`;
const WITHOUT_SCHEME =
  '(?<![\\w@.-])www\\.(?=[\\w-])|(?<![\\w@./\\\\-])(?:[a-z0-9-]{1,63}\\.){1,5}[a-z]{2,24}(?=/|\\?[\\w.-]+=)';
const BEGINNING = new RegExp(`${FETCHED}|${WITHOUT_SCHEME}`, 'giu');

/** What opens right before an address closes right behind it; anything else ends at white space. */
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '<': '>' };
/** White space as readers of Markdown know it, a tag, and the border that stands for another element. */
const TEXT_END = /[ \t\r\n\f\v<\ufffc]/g;
const LONGEST_QUOTED = 4_000;

/** `](target "title")`: up to the bracket that closes it, however many open inside. */
const MARKDOWN_TARGET = /\]\(/g;
/** `[1]: target "title"`, where the target may be an address at all. */
const REFERENCE =
  /^[ \t>]{0,12}\[[^\]\n]{1,999}\]:[ \t]*\n?[ \t]*(?<target>(?:<[^>\n]*>|\S*[/:.]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?)[ \t]*$/gmu;
const TAG = /<[a-z][\w:-]*(?:"[^"]{0,4000}"|'[^']{0,4000}'|[^<>"'])*/giu;
/** Attributes that browsers fetch, follow, run or show as an address's name. */
const ATTRIBUTE =
  /(?<=[\s"'/])(?:(?:xlink:)?href|src|srcset|imagesrcset|srcdoc|poster|data|action|formaction|background|ping|cite|style|title|content|manifest|codebase|longdesc|usemap|on[a-z]+)\s*=\s*(?<value>"[^"]*"?|'[^']*'?|[^\s"'>]+)/giu;
const WHOLLY = /<(?<name>svg|style)\b/giu;
const CSS_ADDRESS = /\burl\(/giu;

const RECIPIENT = /^["'<\s]*(?:mailto|tel):(?<recipient>[^?&;,"'<>\s)]+)/iu;

function recipientIn(text: string, start: number): Address['recipient'] {
  const found = RECIPIENT.exec(text);
  const recipient = found?.groups?.recipient;
  if (!found || recipient === undefined) return undefined;
  const end = start + found[0].length;
  return { start: end - recipient.length, end };
}

function target(reply: string, start: number, end: number): Address {
  const recipient = recipientIn(reply.slice(start, Math.min(end, start + LONGEST_QUOTED)), start);
  return { start, end, isText: false, ...(recipient ? { recipient } : {}) };
}

function textEnd(reply: string, from: number): number {
  TEXT_END.lastIndex = from;
  return TEXT_END.exec(reply)?.index ?? reply.length;
}

function endOf(reply: string, start: number, from: number): number {
  const closing = CLOSING[reply.charAt(start - 1)];
  if (closing === undefined) return textEnd(reply, from);
  const end = reply.slice(from, from + LONGEST_QUOTED).indexOf(closing);
  // Not closed, or not yet: a reply streams.
  return end < 0 ? Math.min(reply.length, from + LONGEST_QUOTED) : from + end;
}

/** The place behind the bracket that closes the one before `from`; a blank line ends it too. */
function closed(reply: string, from: number): number {
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
      yield target(reply, end - (groups?.value ?? '').length, end);
    }
  let before = 0;
  for (const { index, groups } of reply.matchAll(WHOLLY)) {
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
    at = closed(reply, start);
    yield target(reply, start, at);
  }
  for (const { index, 0: whole, groups } of reply.matchAll(REFERENCE)) {
    const end = index + whole.length;
    yield target(reply, end - (groups?.target ?? '').length, end);
  }
}

function* inText(reply: string): Generator<Address> {
  let before = 0;
  for (const { index, 0: beginning } of reply.matchAll(BEGINNING)) {
    // An address inside of an address belongs to it.
    if (index < before) continue;
    before = endOf(reply, index, index + beginning.length);
    yield { start: index, end: before, isText: true };
  }
  for (const { index, 0: beginning } of reply.matchAll(CSS_ADDRESS)) {
    const start = index + beginning.length;
    yield { start, end: closed(reply, start), isText: false };
  }
  for (const { index } of reply.matchAll(/\b(?:mailto|tel):(?=\S)/giu))
    yield target(reply, index, endOf(reply, index, index));
}

const MAY_HOLD_ADDRESS = /:|www\.|\]\(|<|&(?:#|colon)|%3a|\\u003a|\.[a-z]{2,24}[/?]|\burl\(/iu;

/** From left to right, and they may overlap. */
function addressesIn(reply: string): readonly Address[] {
  if (!MAY_HOLD_ADDRESS.test(reply)) return [];
  const found = [...inText(reply), ...(reply.includes(']') ? inMarkdown(reply) : [])];
  if (reply.includes('<')) found.push(...inMarkup(reply));
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** What may follow an address of the person's own: a path on the same host, or the signs that end a sentence. */
const GOES_ON = /^(?:[/?#]|[.,;:!?)\]}'"*_~>|`]*$)/u;
/** The country before a number, which the surrogate may be without. */
const DIALLED = /^(?:\+?\d{0,4}[\s().-]{0,2})$/u;
const SCHEME = /^(?:https?:\/\/)?$/iu;

function isAllowed({ start, end, pair }: PlacedMatch, reply: string, address: Address): boolean {
  const { recipient, isText } = address;
  if (recipient && start >= recipient.start && end <= recipient.end)
    return DIALLED.test(reply.slice(recipient.start, start)) && GOES_ON.test(reply.slice(end, recipient.end));
  if (!isText || pair?.type !== 'URL' || start < address.start) return false;
  return SCHEME.test(reply.slice(address.start, start)) && GOES_ON.test(reply.slice(end, address.end));
}

type PlacedMatch = Pick<Match, 'start' | 'end'> & Partial<Pick<Match, 'pair'>>;

/** Without what would come into an address. */
export function outsideAddresses<M extends PlacedMatch>(reply: string, matches: readonly M[]): readonly M[] {
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
