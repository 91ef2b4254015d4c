// The element in which the person types now: sites replace it, move it, and create a new one for each message.
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { composerOfEvent, driverFor, findComposer } from './composer.ts';

export interface CurrentComposer {
  readonly element: HTMLElement | undefined;
  /** The composer's text; undefined if there is no composer in the page. */
  read(): string | undefined;
  /** Looks for the composer again. */
  find(): HTMLElement | undefined;
  adopt(found: HTMLElement | undefined): void;
  /** Makes the composer in which an event happened the current one; false if it happened elsewhere. */
  adoptFrom(event: Event): boolean;
}

export function currentComposer(
  adapter: () => SiteAdapter,
  onChange: (composer: HTMLElement | undefined) => void,
): CurrentComposer {
  let element: HTMLElement | undefined;

  const composer: CurrentComposer = {
    get element() {
      return element;
    },
    read: () => (element?.isConnected ? driverFor(element).read(element) : undefined),
    find() {
      composer.adopt(findComposer(adapter(), element));
      return element;
    },
    adopt(found) {
      if (found === element) return;
      element = found;
      onChange(element);
    },
    adoptFrom(event) {
      const found = composerOfEvent(event, adapter());
      if (found) composer.adopt(found);
      return found !== undefined;
    },
  };
  return composer;
}

/** Looks for the composer again and reads it for a send. Throws if its editor hides a part of the text. */
export function readWholeText(composer: CurrentComposer): string | undefined {
  const at = composer.find();
  if (at && driverFor(at).hidesText?.(at)) throw new CodedError(said('editorHidesText'));
  return composer.read();
}
