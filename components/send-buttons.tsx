import type { PromptAction } from '../lib/page/prompt-state.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly act: (action: PromptAction) => void;
  readonly isSendable: boolean;
  /** What the keys do. */
  readonly title?: string;
}

export function SendButtons({ act, isSendable, title }: Props) {
  const { say } = useLanguage();
  return (
    <>
      <button type="button" className="cc-button" data-coatcheck="undo" onClick={() => act({ do: 'undo' })}>
        {say('undo')}
      </button>
      <button
        type="button"
        className="cc-button cc-primary"
        data-coatcheck="send"
        disabled={!isSendable}
        title={title}
        onClick={() => act({ do: 'send' })}
      >
        {say('sendSanitized')}
      </button>
    </>
  );
}
