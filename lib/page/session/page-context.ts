// The objects that all parts of a page's session share: the site, the composer, the conversation, the displayed state and the session's events.
import type { SearchTerm } from '../../egress/search-term.ts';
import type { StoppedRequest } from '../../egress/stopped.ts';
import { isInPrivateWindow } from '../../engine/platform.ts';
import type { Settings } from '../../engine/protocol.ts';
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { type HeldPageImage, heldPageImage } from '../attachments/page-image.ts';
import { type CurrentComposer, currentComposer } from '../composer/current-composer.ts';
import { isEventInChat, type PersonNavigation, watchPersonNavigation } from '../conversation/person-navigation.ts';
import {
  type ShownConversation,
  trackShownConversation,
  type UnnamedConversation,
} from '../conversation/shown-conversation.ts';
import type { PromptAction } from '../prompt/prompt-state.ts';
import { type PromptStore, promptStore } from '../prompt/prompt-store.ts';
import type { PageSite } from '../site/page-site.ts';
import { type Emitter, emitter } from './events.ts';

interface SessionEvents {
  /** The person did something in the panel or the popup. */
  readonly action: PromptAction;
  /** Another element is now the composer, or there is no composer. */
  readonly composer: HTMLElement | undefined;
  /** The private composer opened or closed, or the person types into another unprotected field. */
  readonly fieldChanged: undefined;
  /** The page attached a shadow root to this element, or to one in a shadow root below it. */
  readonly shadowRoot: Element;
  readonly requestStopped: StoppedRequest;
  /** The originals in the stopped request, and the composer's text if it had not been checked. */
  readonly originalsHeld: { readonly sought: readonly SearchTerm[]; readonly unchecked: string | undefined };
  /** Originals that left because the person let the request pass. */
  readonly originalsPassed: readonly string[];
  readonly stoppedRecordChanged: undefined;
  /** Originals are about to be written into the page. */
  readonly originalsShown: readonly string[];
  /** The site has named the conversation. `mayBeOther`: its address changed, so it may be another one that was stored before. */
  readonly named: { readonly from: string; readonly to: string; readonly mayBeOther: boolean };
  /** Another conversation is shown. The detail is the previous one if it has no name yet. */
  readonly other: UnnamedConversation | undefined;
  /** The record of a conversation was moved to the name that is shown now. */
  readonly bound: undefined;
  /** Emitted first when another conversation is shown: listeners forget the data of the previous one. */
  readonly left: undefined;
  /** Emitted after `left`: listeners read the data of the conversation that is now shown. */
  readonly shown: undefined;
  readonly settings: Settings;
  /** Coatcheck was switched on or off for the site. */
  readonly enabled: boolean;
}

export interface PageContext {
  readonly site: PageSite;
  readonly adapter: () => SiteAdapter;
  readonly events: Emitter<SessionEvents>;
  readonly store: PromptStore;
  readonly isEnabled: () => boolean;
  readonly composer: CurrentComposer;
  readonly conversation: ShownConversation;
  readonly moves: PersonNavigation;
  readonly surfaces: ExtensionElements;
  readonly pageImage: HeldPageImage;
}

/** The elements of the extension over the page. Events in them do not belong to the page. */
interface ExtensionElements {
  add(owns: (event: Event) => boolean): void;
  own(event: Event): boolean;
}

function extensionElements(): ExtensionElements {
  const all: ((event: Event) => boolean)[] = [];
  return { add: (owns) => all.push(owns), own: (event) => all.some((owns) => owns(event)) };
}

/** `startedLate`: the page was open before the session. */
export function pageContext(site: PageSite, startedLate: boolean): PageContext {
  const events = emitter<SessionEvents>();
  const store = promptStore({
    ...site.shown,
    origin: location.origin,
    enabled: true,
    ...(startedLate ? { startedLate } : {}),
  });
  const adapter = () => site.adapter;
  const composer = currentComposer(adapter, (found) => events.emit('composer', found));
  const surfaces = extensionElements();
  const moves = watchPersonNavigation(
    window,
    (event) => surfaces.own(event) || isEventInChat(event, composer.element, adapter()),
  );
  const conversation = trackShownConversation(
    adapter,
    {
      onNamed: (from, to, mayBeOther) => events.emit('named', { from, to, mayBeOther }),
      onOther: (left) => events.emit('other', left),
    },
    isInPrivateWindow(),
    moves,
  );
  const isEnabled = () => store.state.site.enabled;
  const pageImage = heldPageImage();
  return { site, adapter, events, store, isEnabled, composer, conversation, moves, surfaces, pageImage };
}
