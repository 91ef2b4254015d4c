import type { SelectorData, SelectorEvidence } from './evidence.ts';

/** CSS selectors, tried in order: the first one that matches something visible is used. */
export type Selectors = readonly string[];

/** A box in which an earlier message is changed and sent again. */
interface EditBoxSelectors {
  readonly box: Selectors;
  /** The controls that send the edited message. If empty, a control is found by its label beside the box. */
  readonly save: Selectors;
  /** What a plain Enter does in the box. If it breaks the line, Ctrl+Enter sends. */
  readonly enter: EditEnter;
}

type EditEnter = 'sends' | 'breaks the line';

/** The parts of a page that selectors find. */
export const PAGE_PARTS = [
  'composer',
  'send',
  'stop',
  'streaming',
  'userMessage',
  'assistantMessage',
  'editBox',
  'editSave',
] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/**
 * How many elements each part has in a saved page: with text in the composer, with an empty composer, while a reply comes in, and while a message is
 * edited.
 */
export interface FixtureExpectation {
  /** The name of a file in `fixtures`. */
  readonly fixture: string;
  readonly address: string;
  readonly idle: Partial<Record<PagePart, number>>;
  readonly empty?: Partial<Record<PagePart, number>>;
  readonly generating?: Partial<Record<PagePart, number>>;
  readonly editing?: Partial<Record<PagePart, number>>;
}

/** One form of a site's page. Sites serve several at once, by account and device, so an old form is kept while public extensions look for it. */
export interface PageGeneration extends Partial<Record<PagePart, readonly SelectorData[]>> {
  readonly name: string;
  readonly evidence: SelectorEvidence;
  readonly fixtureExpectations: readonly FixtureExpectation[];
}

/** A parameter that an address must have in its query to belong to the site. */
export interface RequiredQueryParameter {
  readonly name: string;
  readonly value: string;
}

interface SiteFacts {
  readonly id: string;
  readonly name: string;
  /** Host names, without port. */
  readonly hosts: readonly string[];
  /** Only addresses below this path belong to the site: its host may serve other pages. */
  readonly pathPrefix?: string;
  readonly query?: RequiredQueryParameter;
  /** For self-hosted software: a page on any host belongs to it if it contains all of these. */
  readonly markup?: Selectors;
  /** The site turns a pasted text of this many characters into a file: the lowest number seen. If unknown, the page is watched instead. */
  readonly pasteBecomesFile?: number;
  /** The first group is the conversation's whole id, matched in path and query. Without this pattern every page load is a new conversation. */
  readonly conversationPath?: RegExp;
  /** Matches the address of a new chat before the site gives it an id. The first group tells two new chats apart. */
  readonly placeholderPath?: RegExp;
  /** Matches the address of a chat that the site itself does not store: path, query and fragment. */
  readonly temporaryAddress?: RegExp;
  /** Matches the path of requests that save the person's draft: they are no evidence that the prompt was sent. */
  readonly draftPath?: RegExp;
  /** The page encrypts what it sends, so no request can be recognised by the prompt in it. */
  readonly isEncrypted?: boolean;
  /** The send button is in the page only while there is something to send. */
  readonly hidesSendWhenEmpty?: boolean;
}

/** The data that a site's source file declares. */
export interface SiteData extends SiteFacts {
  /** The newest generation first. */
  readonly generations: readonly PageGeneration[];
  readonly editEnter?: EditEnter;
}

/**
 * How to find the parts of a chat site's page, whichever form of the page the site serves: each part has the selectors of all forms, the newest
 * first. If a selector fails, the general rules take over.
 */
export interface SiteAdapter extends SiteFacts {
  /** If empty, the composer is found by its behaviour. */
  readonly composer: Selectors;
  readonly send: Selectors;
  readonly stop: Selectors;
  /** Matches an element, other than the stop control, that is in the page while a reply comes in. */
  readonly streaming: Selectors;
  readonly userMessage: Selectors;
  readonly assistantMessage: Selectors;
  readonly edit?: EditBoxSelectors;
  /** Selectors that an imported file added. A wrong one must not let a prompt out, so they may never exempt anything from protection. */
  readonly imported?: ReadonlySet<string>;
  readonly generations: readonly PageGeneration[];
}

/** The selectors that may exempt something from protection: all but the imported ones. */
export function trustedSelectors({ imported }: Pick<SiteAdapter, 'imported'>, selectors: Selectors): Selectors {
  return imported ? selectors.filter((css) => !imported.has(css)) : selectors;
}

/** The selectors of one part. */
export function selectorsOf(adapter: SiteAdapter, part: PagePart): Selectors {
  if (part === 'editBox') return adapter.edit?.box ?? [];
  if (part === 'editSave') return adapter.edit?.save ?? [];
  return adapter[part];
}
