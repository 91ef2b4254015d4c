// What was typed into the site's composer before the private one opened. It moves over: two prompts on top of each other would be one too many.
import { driverFor } from '../composer/composer.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';

export interface SiteDraft {
  /** Takes the text out of the site's composer. */
  take(): Promise<void>;
  /** The text that was taken, once: whoever gets it shows it. */
  handOn(): { readonly text?: string };
  /** Writes the text into the site's composer again, if nobody got it. */
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
