// The person's own text while the composer holds something else, or nothing: given back by Undo, and by itself where a composer
// that was gone comes back empty.

import { normalised } from '../drivers/driver.ts';
import type { CurrentComposer } from './current-composer.ts';

export interface OwnText {
  /** A send begins. */
  keep(text: string | undefined): void;
  /** It could not be put back; `returned` runs once it could. */
  owe(returned: () => void): void;
  /** `text` stands in the composer instead; `taken` runs once the site has let go of it. */
  stand(text: string, taken: () => void): void;
  /** To be asked now and then: the page may have a composer again, or have taken what stood there. */
  look(): void;
  /** Another conversation is shown: nothing is written into that by itself. */
  otherConversation(): void;
  /** False where there is nothing to give back, or the composer holds something that the person wrote since. */
  giveBack(): Promise<boolean>;
  /** What the composer has refused to take back, or is not there for. */
  readonly refused: string | undefined;
}

export function ownText(
  composer: CurrentComposer,
  write: (at: HTMLElement, text: string) => Promise<boolean>,
): OwnText {
  let kept: string | undefined;
  let isOwed = false;
  let comesBack = false;
  let whenReturned: (() => void) | undefined;
  let standing: { readonly text: string; readonly taken: () => void } | undefined;

  const own: OwnText = {
    keep(text) {
      kept = text;
      whenReturned = undefined;
      isOwed = false;
      comesBack = false;
      standing = undefined;
    },
    owe(returned) {
      whenReturned = returned;
      isOwed = true;
      comesBack = true;
    },
    stand(text, taken) {
      standing = { text: normalised(text), taken };
    },
    look() {
      const now = composer.read();
      if (now === undefined || now.trim() !== '') return;
      const { taken } = standing ?? {};
      standing = undefined;
      taken?.();
      if (!comesBack) return;
      comesBack = false;
      void own.giveBack();
    },
    otherConversation() {
      comesBack = false;
    },
    async giveBack() {
      const at = composer.find();
      if (!at || kept === undefined) return false;
      const now = composer.read() ?? '';
      const isOurs = now.trim() === '' || normalised(now) === standing?.text;
      if ((!isOurs && !isOwed) || normalised(now) === normalised(kept)) return false;
      standing = undefined;
      isOwed = !(await write(at, kept));
      if (isOwed) return false;
      whenReturned?.();
      whenReturned = undefined;
      return true;
    },
    get refused() {
      if (kept === undefined) return undefined;
      // An editor whose page broke it may be gone for good.
      if (!composer.find()) return kept;
      if (!isOwed) return undefined;
      return normalised(composer.read() ?? '') === normalised(kept) ? undefined : kept;
    },
  };
  return own;
}
