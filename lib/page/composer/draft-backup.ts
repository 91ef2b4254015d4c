// A copy of the person's text while the composer holds something else, or nothing. Undo restores it; so does the poll, where a composer
// that was gone comes back empty.

import { normalised } from '../drivers/driver.ts';
import type { CurrentComposer } from './current-composer.ts';

export interface DraftBackup {
  /** Called when a send begins; replaces the earlier copy. */
  save(text: string | undefined): void;
  /** The copy could not be put back; `returned` runs once it is. */
  restoreWhenPossible(returned: () => void): void;
  /** `text` stands in the composer instead of the draft; `taken` runs once the site has cleared it. */
  trackSubmitted(text: string, taken: () => void): void;
  /** To be called at intervals: restores a pending copy and notices that the site took the submitted text. */
  poll(): void;
  /** Another conversation is shown: the draft is no longer restored without Undo. */
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
      submitted = { text: normalised(text), taken };
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
      const isOurs = now.trim() === '' || normalised(now) === submitted?.text;
      if ((!isOurs && !isPending) || normalised(now) === normalised(saved)) return false;
      submitted = undefined;
      isPending = !(await write(at, saved));
      if (isPending) return false;
      whenReturned?.();
      whenReturned = undefined;
      return true;
    },
    get refused() {
      if (saved === undefined) return undefined;
      // An editor whose page broke it may be gone for good.
      if (!composer.find()) return saved;
      if (!isPending) return undefined;
      return normalised(composer.read() ?? '') === normalised(saved) ? undefined : saved;
    },
  };
  return backup;
}
