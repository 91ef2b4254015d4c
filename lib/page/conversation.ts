// Which conversation of the site the page shows. Where the address names it, that counts; on other sites the surrogates in its messages do
// (recognition.ts). A site names a conversation only after its first message, some after showing a placeholder; until then ours has
// a name of its own, and what was stored under it moves. Two placeholders are two chats, though neither is a name. What the site itself does not keep is kept nowhere, and nothing of a private
// window is: there the conversation has a name that is not stored.
import { TEMPORARY } from '../engine/protocol.ts';
import { systemRandom } from '../privacy/random.ts';
import type { SiteAdapter } from '../sites/site-adapter.ts';

export interface ConversationEvents {
  /** The site has named the conversation that is shown. */
  onNamed(from: string, to: string): void;
  /** Another conversation is shown. */
  onOther(): void;
}

export interface ShownConversation {
  readonly id: string;
  /** Has the site named it, or was it recognised? Only then can something be known of it already. */
  readonly isNamed: boolean;
  /** The address names none, so that what stands in the page may say which it is. */
  readonly mayBeRecognised: boolean;
  /** The page's messages are of this stored conversation; `isSame`: and so is what was sent from this page. */
  recognise(id: string, isSame: boolean): void;
  /** Reads the address again: sites change it without loading a page. */
  follow(): void;
}

const UNNAMED = 'page-';

/** Path and query. A query may hold a whole address, whose path names another conversation: the slashes are taken from it. */
const pathAndQuery = () => location.pathname + location.search.replaceAll('/', '%2F');

const newName = (kind: string) =>
  kind + Array.from(systemRandom.bytes(12), (b) => b.toString(16).padStart(2, '0')).join('');

export function shownConversation(
  adapter: () => SiteAdapter,
  events: ConversationEvents,
  isPrivate: boolean,
): ShownConversation {
  const isTemporary = () =>
    adapter().temporaryAddress?.test(location.pathname + location.search + location.hash) === true;

  function named(): string | undefined {
    const { id: site, conversationPath } = adapter();
    const name = isTemporary() ? undefined : conversationPath?.exec(pathAndQuery())?.[1];
    return name === undefined ? undefined : `${isPrivate ? TEMPORARY : ''}${site} ${name}`;
  }

  /** Tells two chats apart that the site has not named yet. */
  const placeholder = () => adapter().placeholderPath?.exec(pathAndQuery())?.[1];

  const kindNow = () => (isPrivate || isTemporary() ? TEMPORARY : UNNAMED);

  let unnamed = newName(kindNow());
  /** By what stands in the page, while its address names none. */
  let recognised: string | undefined;
  let id = named() ?? unnamed;
  let placeholderBefore = placeholder();

  return {
    get id() {
      return id;
    },
    get isNamed() {
      return id !== unnamed;
    },
    get mayBeRecognised() {
      return named() === undefined && !kindNow().startsWith(TEMPORARY);
    },
    recognise(found, isSame) {
      if (found === id || named() !== undefined || kindNow().startsWith(TEMPORARY)) return;
      const before = id;
      recognised = found;
      id = found;
      if (isSame && before === unnamed) events.onNamed(before, found);
      else events.onOther();
    },
    follow() {
      const now = named();
      const placeholderNow = placeholder();
      const isPlaceholderLeft =
        now === undefined && placeholderBefore !== undefined && placeholderNow !== placeholderBefore;
      placeholderBefore = placeholderNow;
      const isSameKind = unnamed.startsWith(kindNow()) && !isPlaceholderLeft;
      if (now === id || (now === undefined && (id === unnamed || id === recognised) && isSameKind)) return;
      recognised = undefined;
      const before = id;
      const wasUnnamed = before === unnamed && isSameKind;
      if (now === undefined) unnamed = newName(kindNow());
      id = now ?? unnamed;
      if (now !== undefined && wasUnnamed) events.onNamed(before, now);
      else events.onOther();
    },
  };
}
