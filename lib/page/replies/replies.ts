// Finds, marks and counts surrogates in the page's messages, and on a click shows originals by changing the data of text nodes. Nodes are never
// added, removed or replaced, so the page's own rendering is not disturbed.
import type { RestorePair } from '../../conversation/restore-pair.ts';
import { joinPieces } from './block-layout.ts';
import { type BlockUpdate, blockUpdate } from './block-update.ts';
import { type KnownPairs, knownPairs } from './known-pairs.ts';
import { type MarkedBlocks, markedBlocks, type RestoredWord, type StandInMark } from './marked-blocks.ts';
import { type NewTextLookup, newTextLookup } from './new-text-lookup.ts';
import { createPageTextRecords, type PageTextRecords } from './page-text-records.ts';
import { type PersonMessages, personMessages } from './person-messages.ts';
import { replyAnnouncements } from './reply-announcements.ts';
import { isNeverChanged, textPiecesOf } from './text-blocks.ts';
import { type WatchedBlocks, watchedBlocks } from './watched-blocks.ts';
import { type WordChoices, wordChoices } from './word-choices.ts';

export interface Replies {
  add(pairs: readonly RestorePair[]): void;
  /** Asks the engine about the text in the page, and about new text from now on. */
  lookForEarlier(): void;
  /** To be called with the text that was sent: the person's own message will appear in the page like this. */
  sent(text: string): void;
  /** Also watches an open shadow root, which a document's observer does not see, and those inside it. */
  watch(root: Document | ShadowRoot): void;
  /** To be called when the page attached a shadow root to this element, or to one in a shadow root below it. */
  rooted(host: Element): void;
  setRestored(restored: boolean): void;
  /** To be called when a prompt of this conversation was written privately: from then on no original is put into the page. */
  keepOut(): void;
  /** Makes the control hold the text that the page wrote, while the events of this task are handled. */
  lend(control: Element): void;
  /** Sets whether numbers that a reply computed from surrogates are recomputed too. */
  setRecomputing(wanted: boolean): void;
  /** A text of the page with its originals, whether or not the page shows them. */
  withOriginals(text: string): string;
  /** Whether the text contains an original, in any spelling that addresses use. */
  holdsOriginal(text: string): boolean;
  /** The text that the site wrote into this node, even if it shows originals now. */
  readonly asWritten: (node: Text) => string;
  /** The blocks that hold surrogates, without the person's own messages. */
  readonly markedBlocks: () => readonly Node[];
  /** The text of all messages in the page, as the site wrote it. */
  readonly messagesText: () => string;
  readonly count: number;
  /** How many of `count` were recomputed. */
  readonly recomputed: number;
  readonly restored: boolean;
  readonly isPrivate: boolean;
  /** Visible surrogates that were not restored. */
  readonly standIns: () => readonly StandInMark[];
  /** The restored words that the person can see, in the order of the page. */
  readonly words: () => readonly RestoredWord[];
  /** Shows what was sent for one word, or its original again. */
  showSent(word: RestoredWord, isSent: boolean): void;
  clear(): void;
}

interface RepliesOptions {
  /** Selectors of the person's own messages, if the site is known. */
  readonly personMessages?: () => readonly string[];
  /** Called before the page's changes are read: the page may now show another conversation, whose text must not be read as this one's. */
  readonly beforeChanges?: () => void;
  /** Called before originals are written into the page. */
  readonly onShow?: (originals: readonly string[]) => void;
  /** Whether an element is inside a reply. Read-only viewers are read only there: elsewhere a viewer may become an editor. */
  readonly isReply?: (element: Element) => boolean;
  /** Whether a block can be part of a message. The engine is never asked about other text. */
  readonly isMessage?: (block: Node) => boolean;
  /** Asks the engine which surrogates a text contains. */
  readonly pairsIn?: (text: string) => Promise<readonly RestorePair[]>;
}

interface PageTextParts extends Pick<BlockUpdate, 'isInViewer'> {
  readonly blocks: WatchedBlocks;
  readonly marked: MarkedBlocks;
  readonly records: PageTextRecords;
  readonly isMessage: (block: Node) => boolean;
}

/** The text of the page's messages, as the site wrote it. */
function pageText({ blocks, marked, records, isMessage, isInViewer }: PageTextParts) {
  const textOf = (block: Node) =>
    joinPieces(textPiecesOf(block).map(({ node, gap }) => ({ raw: records.rawOf(node), gap })));
  return {
    asWritten: (node: Text) => records.rawOf(node),
    markedBlocks: () => [...marked.keys()].filter((block) => !marked.get(block)?.isOwn),
    messagesText: () =>
      [...blocks.all()]
        .filter((block) => (!isNeverChanged(block) || isInViewer(block)) && isMessage(block))
        .map(textOf)
        .filter((text) => text.trim() !== '')
        .join('\n'),
  } satisfies Pick<Replies, 'asWritten' | 'markedBlocks' | 'messagesText'>;
}

/** Makes `control` hold the text that the page wrote, while the events of this task are handled. */
function lendPageText(control: Element, { blocks, marked, records }: PageTextParts): void {
  blocks.readPageChanges();
  const lent = [...marked.keys()].filter((block) => control.contains(block) || block.contains(control));
  if (lent.length === 0) return;
  blocks.change(() => {
    for (const { node } of lent.flatMap((block) => textPiecesOf(block))) {
      const raw = records.rawOf(node);
      if (control.contains(node)) records.show(node, raw, raw);
    }
  });
  // Shows the originals again before anything is drawn.
  requestAnimationFrame(() => blocks.readNow(lent, true));
}

/** The known blocks of the page and the surrogates in them, kept up to date while the page changes. */
interface ReplyBlocks extends PageTextParts {
  readonly known: KnownPairs;
  readonly choices: WordChoices;
  readonly own: PersonMessages;
  readonly unseen: NewTextLookup;
}

interface ReplyBlocksParts {
  readonly options: RepliesOptions;
  readonly isRestored: () => boolean;
  readonly onPairs: (pairs: readonly RestorePair[]) => void;
  /** Called after blocks were read. `isLast`: no more blocks are waiting. */
  readonly onRead: (isLast: boolean) => void;
}

function replyBlocks({ options, isRestored, onPairs, onRead }: ReplyBlocksParts): ReplyBlocks {
  const records = createPageTextRecords();
  const marked = markedBlocks();
  const own = personMessages(options.personMessages ?? (() => []));
  const unseen = newTextLookup((text) => options.pairsIn?.(text) ?? Promise.resolve([]), onPairs);
  const isMessage = (block: Node) => options.isMessage?.(block) !== false;
  const choices = wordChoices();
  const known = knownPairs((block) => {
    blocks.readNow([block], false);
    onRead(false);
  });
  const { update, isInViewer } = blockUpdate({
    records,
    marked,
    own,
    known,
    choices,
    isRestored,
    isReply: (element) => options.isReply?.(element) === true,
    isMessage,
    onMessage: unseen.note,
    onShow: (originals) => options.onShow?.(originals),
  });
  const blocks = watchedBlocks({
    records,
    isMarked: (block) => marked.get(block) !== undefined,
    update,
    beforeChanges: () => options.beforeChanges?.(),
    onRead,
  });
  return { records, marked, own, unseen, known, choices, blocks, isMessage, isInViewer };
}

/** Single words, which the person can see as they were sent while all others are restored. */
function singleWords({ blocks, marked, choices }: ReplyBlocks, isRestored: () => boolean) {
  return {
    words: marked.words,
    showSent(word, isSent) {
      if (!isRestored()) return;
      choices.set(word, isSent);
      blocks.readNow([word.block], true);
    },
  } satisfies Partial<Replies>;
}

/** The surrogates that are searched for in the page. Each change makes the blocks be read again. */
function pairUpdates({ blocks, marked, known, own, unseen }: ReplyBlocks) {
  return {
    add(more) {
      if (!known.add(more)) return;
      blocks.isActive = true;
      blocks.readSoon(blocks.all());
    },
    lookForEarlier() {
      blocks.isActive = true;
      // A text that was asked about under another conversation name may hold surrogates of this one.
      unseen.forget();
      blocks.readSoon(blocks.all());
    },
    sent(text) {
      own.sent(text);
      if (!known.isRecomputing && !known.hasJudged) return;
      // The page may have shown the message before we knew that it is the person's own.
      known.outdate();
      blocks.readSoon([...marked.keys()]);
    },
    setRecomputing(wanted) {
      if (known.setRecomputing(wanted) && blocks.isActive) blocks.readSoon(blocks.all());
    },
    withOriginals: known.withOriginals,
    holdsOriginal: known.holdsOriginal,
  } satisfies Partial<Replies>;
}

export function watchReplies(onChange: () => void, options: RepliesOptions = {}): Replies {
  let restored = false;
  let isPrivate = false;
  const parts = replyBlocks({
    options,
    isRestored: () => restored,
    onPairs: (pairs) => replies.add(pairs),
    onRead: (isLast) => (isLast ? announce.now() : announce.soon()),
  });
  const { blocks, marked, known, own, unseen, choices } = parts;
  const announce = replyAnnouncements({
    sweep() {
      marked.sweep();
      blocks.sweep();
    },
    state: () => `${marked.count} ${marked.recomputed} ${restored} ${isPrivate}`,
    onChange,
  });

  const replies: Replies = {
    ...pageText(parts),
    ...pairUpdates(parts),
    ...singleWords(parts, () => restored),
    watch: blocks.watch,
    rooted: blocks.rooted,
    setRestored(wanted) {
      restored = wanted && !isPrivate;
      choices.clear();
      blocks.readSoon([...marked.keys()]);
      announce.now();
    },
    keepOut() {
      if (isPrivate) return;
      isPrivate = true;
      if (restored) replies.setRestored(false);
      else announce.now();
    },
    lend(control) {
      if (restored) lendPageText(control, parts);
    },
    get count() {
      return marked.count;
    },
    get recomputed() {
      return marked.recomputed;
    },
    get restored() {
      return restored;
    },
    get isPrivate() {
      return isPrivate;
    },
    standIns: marked.standIns,
    clear() {
      blocks.stopReading();
      blocks.readPageChanges();
      restored = false;
      isPrivate = false;
      // Restored at once, so that the next conversation's text is not read with this one's pairs.
      blocks.readNow([...marked.keys()], false);
      known.clear();
      marked.clear();
      unseen.forget();
      own.forget();
      choices.clear();
      announce.now();
    },
  };
  return replies;
}
