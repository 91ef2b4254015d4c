// The private composer's place over the site's composer, and its look: both follow the site.
import type { ScreenBox } from '../../engine/platform-windows.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { placeOverComposer, screenBoxOf } from './composer-place.ts';
import { type ComposerStyle, composerStyleOf } from './composer-style.ts';
import type { FrameBox } from './frame-host.ts';

const BOX_STAYS_MS = 1000;

interface ComposerCoverParts {
  readonly composer: CurrentComposer;
  readonly isOpen: () => boolean;
  /** Whether the panel needs room too. */
  readonly forPanel: () => boolean;
  /** Called when the site has changed its theme, or the height of its composer. */
  readonly onLook: (look: ComposerStyle) => void;
}

export interface ComposerCover {
  look(): ComposerStyle | undefined;
  /** Undefined if there is no composer to cover. */
  box(): FrameBox | undefined;
  onScreen(): ScreenBox | undefined;
  /** The result of `onScreen`, as a part of a message. */
  inWindow(): { at?: ScreenBox };
}

export function composerCover({ composer, isOpen, forPanel, onLook }: ComposerCoverParts): ComposerCover {
  let look = '';
  let lastBox: { readonly box: FrameBox; readonly at: number } | undefined;

  function placeNow() {
    const at = composer.element;
    if (!isOpen() || !at?.isConnected) return undefined;
    const rect = at.getBoundingClientRect();
    if (rect.width === 0) return undefined;
    const { clientWidth: width } = document.documentElement;
    return { at, ...placeOverComposer(rect, { width, height: window.innerHeight }, forPanel()) };
  }

  function lookNow(): ComposerStyle | undefined {
    const place = placeNow();
    return place && composerStyleOf(place.at, place.editorHeight);
  }

  /**
   * Sites re-create their composer now and then. The last box stays valid for a moment, so that the private composer is not closed and keeps the
   * focus.
   */
  function boxNow(): FrameBox | undefined {
    const box = placeNow()?.box;
    if (box) lastBox = { box, at: performance.now() };
    else if (isOpen() && lastBox && performance.now() - lastBox.at < BOX_STAYS_MS) return lastBox.box;
    return box;
  }

  /** Reports a changed look: the site may change its theme, and its composer its height. */
  function followLook(): void {
    const now = lookNow();
    if (!now || JSON.stringify(now) === look) return;
    look = JSON.stringify(now);
    onLook(now);
  }

  function onScreen(): ScreenBox | undefined {
    const at = composer.element;
    return at?.isConnected ? screenBoxOf(at.getBoundingClientRect(), window) : undefined;
  }

  return {
    look: lookNow,
    box() {
      followLook();
      return boxNow();
    },
    onScreen,
    inWindow() {
      const at = onScreen();
      return at ? { at } : {};
    },
  };
}
