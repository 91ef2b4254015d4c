// Which conversation of the site the page shows. Where the address names it, that counts; on other sites the surrogates in its messages do
// (recognition.ts). A site names a conversation only after its first message, some after showing a placeholder; until then ours has
// a name of its own, and what was stored under it moves. Two placeholders are two chats, though neither is a name. An older chat that the person
// opens before the new one has its name is another chat (person-moves.ts). What the site itself does not keep is kept nowhere, and nothing of a
// private window is: there the conversation has a name that is not stored.
import { TEMPORARY } from '../../engine/protocol.ts';
import { systemRandom } from '../../privacy/random.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import type { PersonMoves } from './person-moves.ts';

export interface ConversationEvents {
  /** The site has named the conversation that is shown. `mayBeOther`: its address changed, so it may be another one that was stored before. */
  onNamed(from: string, to: string, mayBeOther: boolean): void;
  /** Another conversation is shown. `left`: one from which something was sent, and which has no name yet. */
  onOther(left?: LeftUnnamed): void;
}

export interface LeftUnnamed {
  readonly id: string;
  /** The conversation that the person opened instead; undefined if it may still be the same one. */
  readonly other?: string;
}

export interface ShownConversation {
  readonly id: string;
  /** Has the site named it, or was it recognised? Only then can something be known of it already. */
  readonly isNamed: boolean;
  /** The address names none, so that what stands in the page may say which it is. */
  readonly mayBeRecognised: boolean;
  /** The page's messages are of this stored conversation; `isSame`: and so is what was sent from this page. */
  recognise(id: string, isSame: boolean): void;
  /** Something is about to be sent from here: it is stored under this conversation's name. */
  used(): void;
  /** Reads the address again: sites change it without loading a page. */
  follow(): void;
}

const UNNAMED = 'page-';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Path and query. A query may hold a whole address, whose path names another conversation: the slashes are taken from it. */
const pathAndQuery = ({ pathname, search }: Address) => pathname + search.replaceAll('/', '%2F');

const newName = (kind: string) =>
  kind + Array.from(systemRandom.bytes(12), (b) => b.toString(16).padStart(2, '0')).join('');

/** What the page's address says of the conversation, by the site's patterns. */
function conversationAddress(adapter: () => SiteAdapter, isPrivate: boolean) {
  const isTemporary = ({ pathname, search, hash }: Address = location) =>
    adapter().temporaryAddress?.test(pathname + search + hash) === true;

  return {
    named(address: Address = location): string | undefined {
      const { id: site, conversationPath } = adapter();
      const name = isTemporary(address) ? undefined : conversationPath?.exec(pathAndQuery(address))?.[1];
      return name === undefined ? undefined : `${isPrivate ? TEMPORARY : ''}${site} ${name}`;
    },
    /** Tells two chats apart that the site has not named yet. */
    placeholder: () => adapter().placeholderPath?.exec(pathAndQuery(location))?.[1],
    /** The beginning of a new name. */
    kind: () => (isPrivate || isTemporary() ? TEMPORARY : UNNAMED),
  };
}

/** What has changed in the address since the last call. */
function addressChanges(placeholder: () => string | undefined) {
  let placeholderBefore = placeholder();
  let addressBefore = pathAndQuery(location);

  return () => {
    const [placeholderNow, addressNow] = [placeholder(), pathAndQuery(location)];
    const changes = {
      hasMoved: addressNow !== addressBefore,
      hasLeftPlaceholder: placeholderBefore !== undefined && placeholderNow !== placeholderBefore,
    };
    placeholderBefore = placeholderNow;
    addressBefore = addressNow;
    return changes;
  };
}

export function shownConversation(
  adapter: () => SiteAdapter,
  events: ConversationEvents,
  isPrivate: boolean,
  moves: Pick<PersonMoves, 'address' | 'mayHaveMoved'>,
): ShownConversation {
  const { named, placeholder, kind } = conversationAddress(adapter, isPrivate);
  const changesNow = addressChanges(placeholder);
  let unnamed = newName(kind());
  /** Recognised by what stands in the page, while its address names no conversation. */
  let recognised: string | undefined;
  let id = named() ?? unnamed;
  /** Something was sent from the unnamed conversation. */
  let isUsed = false;

  const wentTo = (name: string) => {
    const { address } = moves;
    return address?.origin === location.origin && named(address) === name;
  };

  function rename(from: string, to: string, mayBeOther: boolean): void {
    isUsed = false;
    events.onNamed(from, to, mayBeOther);
  }

  function leave(before: string, other?: string): void {
    const left = isUsed ? { id: before, ...(other ? { other } : {}) } : undefined;
    isUsed = false;
    events.onOther(left);
  }

  return {
    get id() {
      return id;
    },
    get isNamed() {
      return id !== unnamed;
    },
    get mayBeRecognised() {
      return named() === undefined && !kind().startsWith(TEMPORARY);
    },
    recognise(found, isSame) {
      if (found === id || named() !== undefined || kind().startsWith(TEMPORARY)) return;
      const before = id;
      recognised = found;
      id = found;
      if (isSame && before === unnamed) rename(before, found, false);
      else leave(before);
    },
    used() {
      if (id === unnamed) isUsed = true;
    },
    follow() {
      const now = named();
      const { hasMoved, hasLeftPlaceholder } = changesNow();
      const isSameKind = unnamed.startsWith(kind()) && !(now === undefined && hasLeftPlaceholder);
      if (now === id || (now === undefined && (id === unnamed || id === recognised) && isSameKind)) return;
      recognised = undefined;
      const before = id;
      const wasUnnamed = before === unnamed && isSameKind;
      if (now === undefined) unnamed = newName(kind());
      id = now ?? unnamed;
      // At the same address only the site has become known.
      const isAsked = now !== undefined && hasMoved && wentTo(now);
      // In a private window nothing is stored that could be mixed up, and waiting would give the next prompt other names.
      const isDoubtful = !isPrivate && hasMoved && isUsed && moves.mayHaveMoved;
      if (now !== undefined && wasUnnamed && !isAsked && !isDoubtful) rename(before, now, hasMoved);
      else leave(before, isAsked ? now : undefined);
    },
  };
}
