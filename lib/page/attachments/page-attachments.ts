// Handles what enters a page without typing: files, and texts that the page would turn into files.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { isEditBoxOfSentMessage } from '../composer/send-control.ts';
import { EDITABLE_SELECTOR } from '../dom/elements.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import { type Attachments, attachmentHandler } from './attachments.ts';
import { watchPastedText } from './pasted-text.ts';

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

export function pageAttachments(parts: PageAttachmentParts): Attachments {
  const { engine, egress, store, composer, made, adapter, conversation, isOurs, onPairs } = parts;
  const overrides = () => made.now.overrides;
  const shared = { engine, store, overrides, conversation, isOurs };
  // Created first, so that its listeners run first and held pastes do not reach the other watcher.
  const held = attachmentHandler({
    ...shared,
    onAsIs: egress.letGo,
    becomesFile: (at, text) => goesToChat(at, adapter()) && pastes.becomesFile(text),
    onPairs,
  });
  const pastes = watchPastedText(window, {
    ...shared,
    concerns: (event) => goesToChat(event.composedPath()[0], adapter()),
    composerText: () => composer.read() ?? '',
    knownLength: () => adapter().pasteBecomesFile,
    pasted: egress.pasted,
    settled: egress.settled,
  });
  return held;
}
