// Moves the text that was in the site's composer into the private one when it opens, so that the person does not have two drafts.
import { driverFor } from '../composer/composer.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';

export interface SiteDraft {
  /** Removes the text from the site's composer and keeps it. */
  take(): Promise<void>;
  /** Returns the text that was taken, at the first call only; the caller has to show it. */
  handOn(): { readonly text?: string };
  /** Writes the text back into the site's composer unless it has been taken over. */
  giveBack(): Promise<void>;
}

export function siteDraft(composer: Pick<CurrentComposer, 'element' | 'read'>): SiteDraft {
  let taken: string | undefined;

  return {
    async take() {
      const at = composer.element;
      const text = composer.read() ?? '';
      if (!at || text.trim() === '') return;
      taken = text;
      await driverFor(at).write(at, '');
    },
    handOn() {
      const text = taken;
      taken = undefined;
      return text ? { text } : {};
    },
    async giveBack() {
      const text = taken;
      taken = undefined;
      if (text !== undefined && composer.element) await driverFor(composer.element).write(composer.element, text);
    },
  };
}
