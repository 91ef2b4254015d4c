// Connects the events of the page's session to the parts that react to them.
import type { EgressGuard } from '../../egress/watch.ts';
import type { SettingsInForce } from '../../engine/organisation/settings-in-force.ts';
import type { Badge } from '../panel/badge.ts';
import type { PanelHost } from '../panel/panel-host.ts';
import type { PrivateFrames } from '../private/private-frames.ts';
import type { DecisionHistory } from '../prompt/decision-history.ts';
import type { PageContext } from './page-context.ts';
import type { PersonInput } from './person-input.ts';
import type { SessionPrompt } from './session-prompt.ts';
import type { SessionReplies } from './session-replies.ts';
import type { SessionSend } from './session-send.ts';

interface SessionReactionParts
  extends Pick<PageContext, 'events' | 'store' | 'composer'>,
    Pick<SessionReplies, 'replies' | 'replyChoice' | 'always'>,
    Pick<SessionPrompt, 'check' | 'draftBackup'>,
    Pick<SessionSend, 'review' | 'afterSend'> {
  readonly egress: Pick<EgressGuard, 'otherConversation'>;
  readonly made: DecisionHistory;
  readonly privately: PrivateFrames;
  readonly panel: PanelHost;
  readonly badge: Badge;
  readonly input: Pick<PersonInput, 'composerFound' | 'unprotectedField'>;
  readonly isNamed: () => boolean;
  readonly showLedger: () => void;
}

function followFields({ events, store, composer, replies, privately, panel, input }: SessionReactionParts): () => void {
  /** Places the panel beside the field that the person types into. The private composer has its own panel. */
  function placePanel(): void {
    panel.follow(privately.composer.isOpen ? undefined : (input.unprotectedField() ?? composer.element));
  }

  events.on('fieldChanged', placePanel);
  events.on('shadowRoot', replies.rooted);
  events.on('composer', (found) => {
    if (found) input.composerFound();
    placePanel();
    store.set({ isComposerGone: found === undefined });
    const root = found?.getRootNode();
    if (root instanceof ShadowRoot) replies.watch(root);
  });
  return placePanel;
}

function followSettings(parts: SessionReactionParts, placePanel: () => void): void {
  const { events, check, review, privately, replies } = parts;
  const marksDiffer = changesOfMarks();
  events.on('enabled', (isOn) => {
    placePanel();
    if (!isOn) {
      review.end();
      privately.composer.close();
      replies.clear();
    }
    void check.now();
  });
  events.on('settings', (now) => {
    parts.replyChoice.follow(now);
    privately.follow(now);
    parts.badge.follow(now);
    parts.always.follow(now);
    if (marksDiffer(now)) checkText(parts);
  });
}

/** Returns a function that tells whether texts are marked otherwise than by the settings before: by another profile or an organisation's rules. */
function changesOfMarks(): (now: SettingsInForce) => boolean {
  let before: string | undefined;
  return ({ profile, custom, organisation }) => {
    const now = JSON.stringify([profile, custom, organisation]);
    const isChange = before !== undefined && now !== before;
    before = now;
    return isChange;
  };
}

/** Checks the text that stands in the composer again. */
function checkText({ composer, check }: Pick<SessionReactionParts, 'composer' | 'check'>): void {
  if ((composer.read() ?? '').trim() !== '') check.soon();
}

function followConversation(parts: SessionReactionParts): void {
  const { events, privately, replies } = parts;

  /** Finds the surrogates and originals of the conversation now shown in the page and in the composer. */
  function readConversation(): void {
    replies.lookForEarlier();
    // Surrogates of this conversation are not findings in the text, and its originals have surrogates already.
    checkText(parts);
    parts.showLedger();
  }

  events.on('bound', () => {
    privately.conversationChanged(false);
    // If the site's software is recognised late, the conversation began before it had its name.
    readConversation();
  });
  events.on('left', () => {
    privately.conversationChanged(true);
    parts.made.clear();
    parts.replyChoice.otherConversation();
    replies.clear();
    parts.draftBackup.otherConversation();
    parts.review.otherConversation();
    parts.egress.otherConversation();
    parts.afterSend.stop();
  });
  events.on('shown', () => {
    if (parts.isNamed()) return readConversation();
    checkText(parts);
    parts.showLedger();
  });
}

export function sessionReactions(parts: SessionReactionParts): void {
  const placePanel = followFields(parts);
  followSettings(parts, placePanel);
  followConversation(parts);
}
