// What a person chooses from before a prompt is sent, wherever it is reviewed: the page's panel, the private composer, popup and side panel.
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { SendIcon, UndoIcon } from './icons.ts';
import { useLanguage } from './language.ts';
import { sendActionOf } from './review-keys.ts';

interface UndoProps {
  readonly act: (action: PromptAction) => void;
}

export function UndoButton({ act }: UndoProps) {
  const { say } = useLanguage();
  return (
    <button type="button" className="cc-button" data-coatcheck="undo" onClick={() => act({ do: 'undo' })}>
      <UndoIcon />
      <span className="cc-words">{say('undo')}</span>
    </button>
  );
}

interface SendProps extends UndoProps {
  readonly state: PromptState;
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

/** What Enter does while a look is wanted first; nothing otherwise. */
export function ReviewHint({ state }: Pick<SendProps, 'state'>) {
  const { say } = useLanguage();
  if (!state.review) return null;
  return (
    <p className="cc-muted" role="status">
      {say(state.status === 'checking' ? 'reviewNotYet' : 'reviewEnter')}
    </p>
  );
}
