// Handles what enters a page without typing: files, and long pasted texts.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { composerOfEvent } from '../composer/composer.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { isEditBoxOfSentMessage } from '../composer/send-control.ts';
import { EDITABLE_SELECTOR } from '../dom/elements.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import type { DecideAbout } from '../prompt/prompt-decisions.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import { type Attachments, attachmentHandler } from './attachments.ts';
import type { PasteHold } from './file-events.ts';
import { isLongPaste } from './long-paste.ts';
import type { HeldPageImage } from './page-image.ts';
import { type PasteReview, type PasteReviewParts, pasteReview } from './paste-review.ts';
import { watchPastedText } from './pasted-text.ts';
import { rememberedChoices } from './remembered-choices.ts';

interface PageAttachmentParts {
  /**
   * An engine client that does not inform the guard: the page does not have a held file's text yet, and files that the person attaches as they are
   * must not be stopped later.
   */
  readonly engine: EngineClient;
  readonly egress: EgressGuard;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly made: DecisionHistory;
  readonly adapter: () => SiteAdapter;
  readonly conversation: () => string;
  readonly isOurs: (event: Event) => boolean;
  readonly onPairs: (pairs: readonly RestorePair[]) => void;
  readonly decideAbout: DecideAbout;
  readonly duringPaste: PasteReviewParts['duringPaste'];
  /** Whether the person wants to review long texts before they land. */
  readonly reviewsPastes: () => boolean;
  /** Whether names in file names are replaced. */
  readonly sanitizesFileNames: () => boolean;
  readonly pageImage: HeldPageImage;
}

/**
 * Whether a paste or drop at this element can go to the chat: into the composer, or where no other field would take it. Edit boxes and search fields
 * make no file.
 */
function goesToChat(at: EventTarget | undefined, adapter: SiteAdapter): boolean {
  if (!(at instanceof Element)) return true;
  const box = at.closest(EDITABLE_SELECTOR);
  return box ? !isEditBoxOfSentMessage(adapter, box) : !at.matches('input, select');
}

export interface PageAttachments {
  readonly attachments: Attachments;
  readonly pastes: PasteReview;
}

export function pageAttachments(parts: PageAttachmentParts): PageAttachments {
  const { engine, egress, store, composer, made, adapter, conversation, isOurs } = parts;
  const shared = { ...parts, decisions: () => made.now, onAsIs: egress.letGo };
  const pastes = pasteReview({ ...shared, onLanding: (text) => watched.landing(text) });

  function whyHeld(event: ClipboardEvent, at: HTMLElement, text: string): PasteHold | undefined {
    if (goesToChat(at, adapter()) && watched.becomesFile(text)) return 'file';
    // An open review shows the text of the composer, and so what is pasted into it.
    const { review, status } = store.state;
    const isReviewed = event.isTrusted && parts.reviewsPastes() && review === undefined && status !== 'sending';
    return isReviewed && isLongPaste(text) && composerOfEvent(event, adapter()) ? 'review' : undefined;
  }

  // Created first, so that its listeners run first and held pastes do not reach the other watcher.
  const attachments = attachmentHandler({
    ...shared,
    pastes: { whyHeld, onPaste: pastes.hold },
    remembered: rememberedChoices({ engine, store, origin: location.origin }),
  });
  const watched = watchPastedText(window, {
    engine,
    store,
    decisions: shared.decisions,
    conversation,
    isOurs,
    concerns: (event) => goesToChat(event.composedPath()[0], adapter()),
    composerText: () => composer.read() ?? '',
    knownLength: () => adapter().pasteBecomesFile,
    pasted: egress.pasted,
    settled: egress.settled,
  });
  const onPress = (event: Event) => event.isTrusted && !isOurs(event) && pastes.pressed(event.composedPath());
  window.addEventListener('pointerdown', onPress, true);
  return { attachments, pastes };
}
