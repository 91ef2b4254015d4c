// Keeps the text that an earlier message had when the person began to edit it.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { driverFor } from '../composer/composer.ts';
import { isEditBoxOfSentMessage } from '../composer/send-control.ts';

interface EditedMessage {
  /** Call it when another element becomes the composer, before the person types into it. */
  entered(composer: HTMLElement | undefined): void;
  /** The text of the message before the person changed it; undefined if the composer is not an edit box. */
  before(): string | undefined;
  /** To be called when another conversation is shown: a page may use its edit box again for a message of that conversation. */
  forget(): void;
}

export function trackEditedMessage(adapter: () => SiteAdapter): EditedMessage {
  let text: string | undefined;
  return {
    entered(composer) {
      text = composer && isEditBoxOfSentMessage(adapter(), composer) ? driverFor(composer).read(composer) : undefined;
    },
    before: () => text,
    forget() {
      text = undefined;
    },
  };
}
