// All that comes into a page otherwise than by typing: files, and texts that the page makes files of.
import type { Egress } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { RestorePair } from '../../sanitize/sanitized.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { isEditBox } from '../composer/send-control.ts';
import { EDITABLE } from '../dom/elements.ts';
import type { Decisions } from '../prompt/decisions.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';
import { type Attachments, holdAttachments } from './attachments.ts';
import { watchPastedText } from './pasted-text.ts';

export interface PageAttachmentParts {
  /** Does not inform the guard: the page has nothing of a file that is held, and what the person lets go is not to be stopped later. */
  readonly engine: EngineClient;
  readonly egress: Egress;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly made: Decisions;
  readonly adapter: () => SiteAdapter;
  readonly conversation: () => string;
  readonly isOurs: (event: Event) => boolean;
  readonly onPairs: (pairs: readonly RestorePair[]) => void;
}

/** Into the composer, or anywhere where nothing else would take it; an earlier message and a search field make no file. */
function goesToChat(at: EventTarget | undefined, adapter: SiteAdapter): boolean {
  if (!(at instanceof Element)) return true;
  const box = at.closest(EDITABLE);
  return box ? !isEditBox(adapter, box) : !at.matches('input, select');
}

export function pageAttachments(parts: PageAttachmentParts): Attachments {
  const { engine, egress, store, composer, made, adapter, conversation, isOurs, onPairs } = parts;
  const overrides = () => made.now.overrides;
  const shared = { engine, store, overrides, conversation, isOurs };
  // First, so that what is held is no paste to the other.
  const held = holdAttachments({
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
