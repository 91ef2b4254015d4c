/** A chat site as data. Selectors are as publicly seen on the `seen` date; where one fails, the generic rules take over. */
export interface SiteAdapter {
  readonly id: string;
  readonly name: string;
  /** Host names, without port; `*` is any. */
  readonly hosts: readonly string[];
  /** CSS selectors, tried in order. Empty: found by behaviour. */
  readonly composer: readonly string[];
  readonly send: readonly string[];
  readonly userMessage: readonly string[];
  readonly assistantMessage: readonly string[];
  /** The first group is the conversation's id, read from the path. Without it every page load is its own conversation. */
  readonly conversationPath?: RegExp;
  readonly seen: string;
}
