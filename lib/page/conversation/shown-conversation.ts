// Which conversation of the site the page shows: by the address if it names the conversation, otherwise by the surrogates in its messages
// (conversation-recogniser.ts). A site gives a conversation its id only after the first message; some sites give a new chat a temporary id before that
// (`placeholderPath`). Until the final id is there, we use an id of our own, and the record is then moved to the final one. Two different
// temporary ids mean two chats. If the person opens an older chat before the new one has its id, that is another chat (person-navigation.ts).
// Temporary chats and private windows get an id that is never stored.
import { TEMPORARY_CONVERSATION_PREFIX } from '../../engine/protocol.ts';
import { systemRandom } from '../../privacy/random.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import type { PersonNavigation } from './person-navigation.ts';

interface ConversationEvents {
  /**
   * Called when the site has named the conversation that is shown. `mayBeOther`: its address changed, so it may be another one that was
   * stored before.
   */
  onNamed(from: string, to: string, mayBeOther: boolean): void;
  /** Called when another conversation is shown. `left` is the previous one if something was sent from it and it has no name yet. */
  onOther(left?: UnnamedConversation): void;
}

export interface UnnamedConversation {
  readonly id: string;
  /** The conversation that the person opened instead; undefined if it may still be the same one. */
  readonly other?: string;
}

export interface ShownConversation {
  readonly id: string;
  /** Whether the site has named the conversation, or it was recognised. Only then can the vault already have a record of it. */
  readonly isNamed: boolean;
  /** True if the address names no conversation, so that only the page's messages may tell which one it is. */
  readonly mayBeRecognised: boolean;
  /** To be called when the page's messages belong to the stored conversation `id`. `isSame`: what was sent from this page belongs to it too. */
  recognise(id: string, isSame: boolean): void;
  /** To be called before something is sent: it is stored under this conversation's name. */
  used(): void;
  /** Reads the address again: sites change it without loading a page. */
  follow(): void;
}

const UNNAMED_PREFIX = 'page-';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Path and query. A query may contain a whole address whose path would match, so its slashes are escaped. */
const pathAndQuery = ({ pathname, search }: Address) => pathname + search.replaceAll('/', '%2F');

const newName = (kind: string) =>
  kind + Array.from(systemRandom.bytes(12), (b) => b.toString(16).padStart(2, '0')).join('');

/** Reads the conversation from the page's address by the site's patterns. */
function conversationAddress(adapter: () => SiteAdapter, isPrivate: boolean) {
  const isTemporary = ({ pathname, search, hash }: Address = location) =>
    adapter().temporaryAddress?.test(pathname + search + hash) === true;

  return {
    named(address: Address = location): string | undefined {
      const { id: site, conversationPath } = adapter();
      const name = isTemporary(address) ? undefined : conversationPath?.exec(pathAndQuery(address))?.[1];
      return name === undefined ? undefined : `${isPrivate ? TEMPORARY_CONVERSATION_PREFIX : ''}${site} ${name}`;
    },
    /** The temporary id in the address, which tells apart two chats that the site has not named yet. */
    placeholder: () => adapter().placeholderPath?.exec(pathAndQuery(location))?.[1],
    /** The prefix of a name that we give to an unnamed conversation. */
    kind: () => (isPrivate || isTemporary() ? TEMPORARY_CONVERSATION_PREFIX : UNNAMED_PREFIX),
  };
}

/** Reports what has changed in the address since the last call. */
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

export function trackShownConversation(
  adapter: () => SiteAdapter,
  events: ConversationEvents,
  isPrivate: boolean,
  moves: Pick<PersonNavigation, 'address' | 'mayHaveMoved'>,
): ShownConversation {
  const { named, placeholder, kind } = conversationAddress(adapter, isPrivate);
  const changesNow = addressChanges(placeholder);
  let unnamed = newName(kind());
  /** The conversation that was recognised by the page's messages, while the address names none of them. */
  let recognised: string | undefined;
  let id = named() ?? unnamed;
  /** Whether something was sent from the unnamed conversation. */
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
      return named() === undefined && !kind().startsWith(TEMPORARY_CONVERSATION_PREFIX);
    },
    recognise(found, isSame) {
      if (found === id || named() !== undefined || kind().startsWith(TEMPORARY_CONVERSATION_PREFIX)) return;
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
      // If the address is the same, only the site has been recognised late, so the person did not ask for another chat.
      const isAsked = now !== undefined && hasMoved && wentTo(now);
      // A private window stores nothing that could be mixed up, and waiting would give the next prompt other surrogates.
      const isDoubtful = !isPrivate && hasMoved && isUsed && moves.mayHaveMoved;
      if (now !== undefined && wasUnnamed && !isAsked && !isDoubtful) rename(before, now, hasMoved);
      else leave(before, isAsked ? now : undefined);
    },
  };
}
