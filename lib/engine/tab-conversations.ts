// Remembers in memory from which conversation each tab sent last, for documents of the same origin in that tab that have no composer: the replies of
// a chat may stand in another frame than its composer.
import { type Sender, siteOfConversation } from './sender.ts';

export interface TabConversations {
  /** To be called when a prompt of the conversation was sent by this sender. */
  sentFrom(by: Sender, conversation: string): void;
  /** The conversation that the sender's tab sent from last on the sender's origin, under its name at that time. */
  latestOf(by: Sender): string | undefined;
  forget(): void;
}

const MAX_TABS = 200;

export function tabConversations(): TabConversations {
  const latest = new Map<string, string>();
  const keyOf = (tab: number, site: string) => `${tab} ${site}`;
  return {
    sentFrom({ tab }, conversation) {
      const site = siteOfConversation(conversation);
      if (tab === undefined || site === undefined) return;
      const key = keyOf(tab, site);
      latest.delete(key);
      latest.set(key, conversation);
      const [oldest] = latest.keys();
      if (latest.size > MAX_TABS && oldest !== undefined) latest.delete(oldest);
    },
    latestOf: ({ tab, origin }) => (tab === undefined ? undefined : latest.get(keyOf(tab, origin))),
    forget: () => latest.clear(),
  };
}
