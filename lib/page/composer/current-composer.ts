// Which element of the page the person types into now: sites replace it, move it, and make it anew for each message.
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { composerOf, driverFor, findComposer } from './composer.ts';

export interface CurrentComposer {
  readonly element: HTMLElement | undefined;
  /** Its text; undefined where there is none in the page. */
  read(): string | undefined;
  /** Looks for it again. */
  find(): HTMLElement | undefined;
  adopt(found: HTMLElement | undefined): void;
  /** The composer that an event happened in becomes the current one; false where it happened elsewhere. */
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
      const found = composerOf(event, adapter());
      if (found) composer.adopt(found);
      return found !== undefined;
    },
  };
  return composer;
}

/** Looks for it again and reads it for a send; throws where the page does not show all of it. */
export function readWhole(composer: CurrentComposer): string | undefined {
  const at = composer.find();
  if (at && driverFor(at).hidesText?.(at)) throw new CodedError(said('editorHidesText'));
  return composer.read();
}
