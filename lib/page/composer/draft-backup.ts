// A copy of the person's text while the composer holds another text or is empty. Undo restores it; the poll restores it if a composer that had
// disappeared returns empty.

import { normalisedEditorText } from '../drivers/driver.ts';
import type { CurrentComposer } from './current-composer.ts';

export interface DraftBackup {
  /** Called when a send begins; replaces the earlier copy. */
  save(text: string | undefined): void;
  /** Restores the copy as soon as the composer takes it; `returned` is called afterwards. */
  restoreWhenPossible(returned: () => void): void;
  /** To be called when `text` is in the composer instead of the draft; `taken` is called once the site has cleared it. */
  trackSubmitted(text: string, taken: () => void): void;
  /** Call it at intervals: it restores a pending copy and detects that the site took the submitted text. */
  poll(): void;
  /** To be called when another conversation is shown: from then on, only Undo restores the draft. */
  otherConversation(): void;
  /** False if there is nothing to restore, or the composer holds text that the person wrote since. */
  restore(): Promise<boolean>;
  /** The copy, if the composer refused it or is gone. */
  readonly refused: string | undefined;
}

export function draftBackupFor(
  composer: CurrentComposer,
  write: (at: HTMLElement, text: string) => Promise<boolean>,
): DraftBackup {
  let saved: string | undefined;
  let isPending = false;
  let restoresItself = false;
  let whenReturned: (() => void) | undefined;
  let submitted: { readonly text: string; readonly taken: () => void } | undefined;

  const backup: DraftBackup = {
    save(text) {
      saved = text;
      whenReturned = undefined;
      isPending = false;
      restoresItself = false;
      submitted = undefined;
    },
    restoreWhenPossible(returned) {
      whenReturned = returned;
      isPending = true;
      restoresItself = true;
    },
    trackSubmitted(text, taken) {
      submitted = { text: normalisedEditorText(text), taken };
    },
    poll() {
      const now = composer.read();
      if (now === undefined || now.trim() !== '') return;
      const { taken } = submitted ?? {};
      submitted = undefined;
      taken?.();
      if (!restoresItself) return;
      restoresItself = false;
      void backup.restore();
    },
    otherConversation() {
      restoresItself = false;
    },
    async restore() {
      const at = composer.find();
      if (!at || saved === undefined) return false;
      const now = composer.read() ?? '';
      const isOurs = now.trim() === '' || normalisedEditorText(now) === submitted?.text;
      if ((!isOurs && !isPending) || normalisedEditorText(now) === normalisedEditorText(saved)) return false;
      submitted = undefined;
      isPending = !(await write(at, saved));
      if (isPending) return false;
      whenReturned?.();
      whenReturned = undefined;
      return true;
    },
    get refused() {
      if (saved === undefined) return undefined;
      // If the page broke its editor, the composer may never return.
      if (!composer.find()) return saved;
      if (!isPending) return undefined;
      return normalisedEditorText(composer.read() ?? '') === normalisedEditorText(saved) ? undefined : saved;
    },
  };
  return backup;
}
