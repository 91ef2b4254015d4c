// The buttons of every review: in the page's panel, the private composer, the popup and the side panel.
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { SendIcon, UndoIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { sendActionOf } from './review-keys.ts';

interface UndoProps {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

/** Takes the last decision back; without a text of the person's in the composer, gets that text back. */
export function UndoButton({ state, act }: UndoProps) {
  const { say } = useLanguage();
  return (
    <button type="button" className="cc-button" data-coatcheck="undo" onClick={() => act({ do: 'undo' })}>
      <UndoIcon />
      <span className="cc-words">{say(state.isComposerGone || state.text.trim() === '' ? 'putTextBack' : 'undo')}</span>
    </button>
  );
}

interface SendProps extends UndoProps {
  readonly title?: string;
}

export function SendButton({ state, act, title }: SendProps) {
  const { say } = useLanguage();
  const sending = sendActionOf(state);
  return (
    <button
      type="button"
      className="cc-button cc-primary"
      data-coatcheck="send"
      disabled={!sending}
      title={title}
      onClick={() => sending && act(sending)}
    >
      <SendIcon />
      <span className="cc-words">{say('sendSanitized')}</span>
    </button>
  );
}

/** Says what Enter does while a review comes before the send; otherwise renders nothing. */
export function ReviewHint({ state }: Pick<SendProps, 'state'>) {
  const { say } = useLanguage();
  if (!state.review) return null;
  return (
    <p className="cc-muted" role="status">
      {say(state.status === 'checking' ? 'reviewNotYet' : 'reviewEnter')}
    </p>
  );
}
