// Sends text that was sanitized in a private frame through the site's own composer.
import type { EngineClient } from '../../engine/client.ts';
import { faultHandler } from '../../engine/faults.ts';
import { said } from '../../language/message.ts';
import { driverFor } from '../composer/composer.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { PanelNotice } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import type { Replies } from '../replies/replies.ts';
import { type PrivateComposerPrompt, type SendOutcome, type SendSteps, sendSanitized } from '../send/verified-send.ts';
import type { KeyboardGuard } from './keyboard-guard.ts';

export interface PrivateSendParts {
  readonly engine: Pick<EngineClient, 'status' | 'pairsIn'>;
  readonly store: PromptStore;
  readonly composer: CurrentComposer;
  readonly replies: Pick<Replies, 'keepOut' | 'sent' | 'add'>;
  readonly steps: SendSteps;
  readonly guard: Pick<KeyboardGuard, 'pausedFor'>;
  readonly conversation: () => string;
  /** Allows exactly this text to leave for a while, only with its hint; undefined allows no text. */
  readonly pass: (sanitized: PrivateComposerPrompt | undefined) => void;
  readonly onSent: (notice: PanelNotice) => void;
}

export function privateSend(parts: PrivateSendParts): (sanitized: PrivateComposerPrompt) => Promise<SendOutcome> {
  const { engine, store, replies } = parts;

  const steps: SendSteps = {
    ...parts.steps,
    async write(text) {
      const at = parts.composer.find();
      return at !== undefined && driverFor(at).write(at, text);
    },
  };

  /**
   * The outcome if the engine does not answer; undefined if it does. After an update of the extension, this page's guard cannot be heard
   * any more, so its requests could not be watched.
   */
  async function withoutEngine(): Promise<SendOutcome | undefined> {
    try {
      await engine.status({});
      return undefined;
    } catch (error) {
      return {
        sent: false,
        notice: { tone: 'error', title: said('nothingSent'), detail: [textOfError(error), said('stillPrivate')] },
      };
    }
  }

  return async (sanitized) => {
    store.set({ status: 'sending' });
    const failed = await withoutEngine();
    if (failed) {
      store.set({ status: 'idle' });
      return failed;
    }
    parts.pass(sanitized);
    const outcome = await parts.guard.pausedFor(() => sendSanitized(steps, sanitized));
    store.set({ status: outcome.sent ? 'sent' : 'idle' });
    if (!outcome.sent) {
      parts.pass(undefined);
      return outcome;
    }
    // Originals that were typed privately are never restored in the page, whoever asks: a page can trick the person into any click.
    replies.keepOut();
    replies.sent(sanitized.text);
    const known = await engine
      .pairsIn({ text: sanitized.text, conversation: parts.conversation() })
      .catch(faultHandler('privatePairsUnread', undefined));
    if (known) replies.add(known.pairs);
    parts.onSent(outcome.notice);
    return outcome;
  };
}
