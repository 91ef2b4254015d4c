import type { Evidence, SelectorData } from './evidence.ts';

/** CSS selectors, tried in order: the first that matches something visible counts. */
export type Selectors = readonly string[];

/** A box in which an earlier message is changed and sent again. */
export interface EditBox {
  readonly box: Selectors;
  /** What sends it. Empty: found by its words beside the box. */
  readonly save: Selectors;
  /** Where a plain Enter breaks the line, Ctrl+Enter sends. */
  readonly enter: EditEnter;
}

type EditEnter = 'sends' | 'breaks the line';

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

/** How many elements each part has in a saved page: with text in the composer, without text, while a reply comes in, and while a message is edited. */
export interface SelfTest {
  /** The name of a file in `fixtures`. */
  readonly fixture: string;
  readonly address: string;
  readonly idle: Partial<Record<Part, number>>;
  readonly empty?: Partial<Record<Part, number>>;
  readonly generating?: Partial<Record<Part, number>>;
  readonly editing?: Partial<Record<Part, number>>;
}

/**
 * One form of a site's page. Sites serve several at once, by account and by device, so an old one stays until no public tool
 * looks for it any more.
 */
export interface Generation extends Partial<Record<Part, readonly SelectorData[]>> {
  readonly name: string;
  readonly evidence: Evidence;
  readonly selfTests: readonly SelfTest[];
}

/** Limits a site to a part of its host: a value in the address's query. */
export interface QueryLimit {
  readonly name: string;
  readonly value: string;
}

interface SiteFacts {
  readonly id: string;
  readonly name: string;
  /** Host names, without port. */
  readonly hosts: readonly string[];
  /** Only addresses below this: a site may have other pages on its host. */
  readonly pathPrefix?: string;
  readonly query?: QueryLimit;
  /** For self-hosted software: a page on any host belongs to it if it contains all of these. */
  readonly markup?: Selectors;
  /** A pasted text of so many characters becomes a file there: the least of what was seen. Unknown: the page is watched. */
  readonly pasteBecomesFile?: number;
  /** The first group is the conversation's whole id, read from path and query. Without it every page load is its own conversation. */
  readonly conversationPath?: RegExp;
  /** What a new chat is called until the site has an id for it. The first group tells two new chats apart. */
  readonly placeholderPath?: RegExp;
  /** A chat that the site itself does not keep: matched against path, query and fragment. */
  readonly temporaryAddress?: RegExp;
  /** The path of a request that saves what is being typed: it is no evidence that the prompt was sent. */
  readonly draftPath?: RegExp;
  /** The page encrypts what it sends, so no request can be seen to hold the prompt. */
  readonly isEncrypted?: boolean;
  /** The send button is in the page only while there is something to send. */
  readonly hidesSendWhenEmpty?: boolean;
}

/** What a site's file declares. */
export interface SiteData extends SiteFacts {
  /** The newest first. */
  readonly generations: readonly Generation[];
  readonly editEnter?: EditEnter;
}

/** A chat site as data, its generations merged. Where a selector fails, the generic rules take over. */
export interface SiteAdapter extends SiteFacts {
  /** Empty: found by behaviour. */
  readonly composer: Selectors;
  readonly send: Selectors;
  readonly stop: Selectors;
  /** In the page while a reply comes in, beside the stop control. */
  readonly streaming: Selectors;
  readonly userMessage: Selectors;
  readonly assistantMessage: Selectors;
  readonly edit?: EditBox;
  /** Selectors that an imported file added. A wrong one must not let a prompt out, so they may only add to what is protected. */
  readonly imported?: ReadonlySet<string>;
  readonly generations: readonly Generation[];
}

/** Those of `selectors` that may exempt something from protection: imported ones may not. */
export function trusted({ imported }: Pick<SiteAdapter, 'imported'>, selectors: Selectors): Selectors {
  return imported ? selectors.filter((css) => !imported.has(css)) : selectors;
}

/** The selectors of one part. */
export function selectorsOf(adapter: SiteAdapter, part: Part): Selectors {
  if (part === 'editBox') return adapter.edit?.box ?? [];
  if (part === 'editSave') return adapter.edit?.save ?? [];
  return adapter[part];
}
