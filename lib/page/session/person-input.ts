// Handles what the person does in the page: typing, attaching files, sending; also in fields that Coatcheck cannot protect.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EgressGuard } from '../../egress/watch.ts';
import type { EngineClient } from '../../engine/client.ts';
import { engineStopsWhenIdle } from '../../engine/platform.ts';
import type { Settings } from '../../engine/protocol.ts';
import { type PageAttachments, pageAttachments } from '../attachments/page-attachments.ts';
import { driverFor } from '../composer/composer.ts';
import { doesEnterPickMenuEntry } from '../composer/open-menu.ts';
import { watchTyping } from '../composer/typing.ts';
import { watchUnprotectedTyping } from '../composer/unprotected-typing.ts';
import type { ExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import { mayHoldOriginals } from '../prompt/held-originals.ts';
import type { PromptCheck } from '../prompt/prompt-check.ts';
import type { DecideAbout } from '../prompt/prompt-decisions.ts';
import { interceptSends } from '../send/interception.ts';
import type { PageContext } from './page-context.ts';
import type { SessionSend } from './session-send.ts';
import { keepEngineWarm } from './warm-engine.ts';

interface PersonInputParts
  extends Pick<PageContext, 'adapter' | 'events' | 'store' | 'composer' | 'isEnabled' | 'surfaces' | 'pageImage'>,
    Pick<SessionSend, 'review' | 'steps' | 'ahead'> {
  /** An engine client that does not inform the guard: the text of a file is not in the composer. */
  readonly fileEngine: EngineClient;
  readonly engine: EngineClient;
  readonly egress: EgressGuard;
  readonly made: DecisionHistory;
  readonly conversation: () => string;
  readonly extensionDispatch: ExtensionEventDispatch;
  readonly check: PromptCheck;
  /** Passes the event to what takes it before the page and the interception; true if it was taken. */
  readonly takes: (event: Event) => boolean;
  readonly decideAbout: DecideAbout;
  /** Called with the surrogates of a file or a pasted text that was given to the page. */
  readonly onPairs: (pairs: readonly RestorePair[]) => void;
  /** Called when the person is about to type into the site's composer. */
  readonly onFocus: () => void;
}

export interface PersonInput extends PageAttachments {
  /** The unprotected field that the person typed into last. */
  readonly unprotectedField: () => HTMLElement | undefined;
  readonly composerFound: () => void;
  /** Re-adds listeners that the page removed with `document.open`. */
  readonly renew: () => void;
}

export function personInput(parts: PersonInputParts): PersonInput {
  const { engine, egress, events, store, composer, adapter, check, review, isEnabled } = parts;
  const isOurs = parts.surfaces.own;
  const interception = interceptSends(window, {
    adapter,
    extensionDispatch: parts.extensionDispatch,
    composer: composer.find,
    // An empty prompt is not held back; while Coatcheck is off for the site, no prompt is.
    holds(at) {
      composer.adopt(at);
      const text = composer.read() ?? '';
      return isEnabled() && text.trim() !== '' && !parts.steps.mayPass(text);
    },
    // If Enter sends after all, the guard stops the request; without a guard, Enter never counts as picking an entry.
    picksEntry: (at) => egress.isThere && doesEnterPickMenuEntry(at),
    onSend: ({ control }, byEnter) => void review.wish({ ...(control ? { control } : {}), mayConfirm: byEnter }),
    textOf: (at) => driverFor(at).read(at),
    holdsOriginals: (at) => mayHoldOriginals(store.state, driverFor(at).read(at)),
    isOurs,
    takes: parts.takes,
  });
  // Until the settings are known, nothing is reviewed that need not be, and file names are replaced.
  let settings: Pick<Settings, 'reviewsPastes' | 'sanitizesFileNames'> = {
    reviewsPastes: false,
    sanitizesFileNames: true,
  };
  events.on('settings', (now) => {
    settings = now;
  });
  const files = pageAttachments({
    ...parts,
    isOurs,
    engine: parts.fileEngine,
    duringPaste: parts.ahead.duringPaste,
    reviewsPastes: () => settings.reviewsPastes,
    sanitizesFileNames: () => settings.sanitizesFileNames,
  });
  events.on('enabled', (isOn) => isOn || files.pastes.turnedOff());
  const warm = keepEngineWarm({
    engine,
    isWanted: () => isEnabled() && composer.find() !== undefined,
    sleeps: engineStopsWhenIdle,
    page: document,
  });
  const typing = watchTyping(window, {
    isInComposer: (event) => !isOurs(event) && composer.adoptFrom(event),
    onChange(change) {
      warm.touched();
      egress.typed();
      check.typed(change);
    },
    onFocus() {
      warm.touched();
      if (isEnabled()) parts.onFocus();
    },
  });
  const unprotected = watchUnprotectedTyping(window, {
    adapter,
    isOurs,
    hasComposer: () => composer.find() !== undefined,
    onChange(typing) {
      store.drop('unprotected');
      store.set(typing ? { unprotected: typing } : {});
      events.emit('fieldChanged', undefined);
    },
  });
  return {
    ...files,
    unprotectedField: () => unprotected.field,
    composerFound: unprotected.composerFound,
    renew() {
      interception.renew();
      typing.renew();
      unprotected.renew();
    },
  };
}
