/** CSS selectors, tried in order: the first that matches something visible counts. */
export type Selectors = readonly string[];

/** A box in which an earlier message is changed and sent again. */
export interface EditBox {
  readonly box: Selectors;
  /** What sends it. Empty: found by its words beside the box. */
  readonly save: Selectors;
  /** Where a plain Enter breaks the line, Ctrl+Enter sends. */
  readonly enter: 'sends' | 'breaks the line';
}

/** What a page can be asked for. */
export const PARTS = [
  'composer',
  'send',
  'stop',
  'streaming',
  'userMessage',
  'assistantMessage',
  'editBox',
  'editSave',
] as const;
export type Part = (typeof PARTS)[number];

/** How many of each part the saved structure holds while nothing goes on, while a reply comes in, and while a message is edited. */
export interface SelfTest {
  /** The name of a file in `fixtures`. */
  readonly fixture: string;
  readonly address: string;
  readonly idle: Partial<Record<Part, number>>;
  readonly generating?: Partial<Record<Part, number>>;
  readonly editing?: Partial<Record<Part, number>>;
}

/** Where the selectors come from. A site may have changed since: the health line in the popup says what was found today. */
export interface Seen {
  /** Year and month. */
  readonly on: string;
  readonly where: string;
  readonly confidence: 'high' | 'low';
}

/** A chat site as data. Where a selector fails, the generic rules take over. */
export interface SiteAdapter {
  readonly id: string;
  readonly name: string;
  /** Host names, without port. */
  readonly hosts: readonly string[];
  /** Only addresses below this: a site may have other pages on its host. */
  readonly pathPrefix?: string;
  /** Software that anybody may host: recognised, on any host, where each of these is in the page. */
  readonly markup?: Selectors;
  /** Empty: found by behaviour. */
  readonly composer: Selectors;
  readonly send: Selectors;
  readonly stop: Selectors;
  /** In the page while a reply comes in, beside the stop control. */
  readonly streaming: Selectors;
  readonly userMessage: Selectors;
  readonly assistantMessage: Selectors;
  readonly edit?: EditBox;
  /** A pasted text of so many characters becomes a file there: the least of what was seen. Unknown: the page is watched. */
  readonly pasteBecomesFile?: number;
  /** The first group is the conversation's id, read from path and query. Without it every page load is its own conversation. */
  readonly conversationPath?: RegExp;
  /** A chat that the site itself does not keep: matched against path, query and fragment. */
  readonly temporaryAddress?: RegExp;
  readonly seen: Seen;
  readonly selfTests: readonly SelfTest[];
}

/** The selectors of one part. */
export function selectorsOf(adapter: SiteAdapter, part: Part): Selectors {
  if (part === 'editBox') return adapter.edit?.box ?? [];
  if (part === 'editSave') return adapter.edit?.save ?? [];
  return adapter[part];
}
