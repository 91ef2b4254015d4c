// Shows one notice at a time, always in the same place, with a button for the next one that is still unresolved.
import { type ReactNode, useState } from 'react';
import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { AttachmentCard } from '../attachment-card.tsx';
import { AutomaticModeNotice } from '../automatic-mode-notice.tsx';
import { CombinedCluesNotice } from '../combined-clues-notice.tsx';
import { useLanguage } from '../language.ts';
import { LessReliableLanguageNotice } from '../less-reliable-language-notice.tsx';
import { NoticeCard } from '../notice.tsx';
import { promptStepHandlers } from '../notice-steps.ts';
import { PasteCard } from '../paste-card.tsx';
import { RestoreAlwaysOffer } from '../restore-always.tsx';
import { StoppedRequestNotice } from '../stopped-notice.tsx';
import { StoredMessagesCard } from '../stored-messages-card.tsx';
import { SurvivorCard } from '../survivor-card.tsx';
import { WordsKeptNotice } from '../words-kept-notice.tsx';
import { type NoticeKind, type ShownNotices, shownNotices } from './notice-order.ts';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
  readonly kinds: readonly NoticeKind[];
}

function cardOf(kind: NoticeKind, { state, act }: Omit<Props, 'kinds'>): ReactNode {
  const cards: Record<NoticeKind, () => ReactNode> = {
    stopped: () => state.stopped && <StoppedRequestNotice stopped={state.stopped} text={state.stoppedText} act={act} />,
    history: () => state.history && <StoredMessagesCard history={state.history} act={act} />,
    notice: () =>
      state.notice && (
        <NoticeCard
          notice={state.notice}
          onDismiss={() => act({ do: 'dismiss-notice' })}
          steps={promptStepHandlers(act, state.notice)}
          text={state.text}
        />
      ),
    automatic: () => <AutomaticModeNotice act={act} />,
    offer: () => <RestoreAlwaysOffer act={act} />,
    attachment: () =>
      state.attachment && (
        <AttachmentCard
          attachment={state.attachment}
          checkedShare={state.checkedShare}
          checkedFilesOnly={state.site.checkedFilesOnly === true}
          act={act}
        />
      ),
    paste: () => state.paste && <PasteCard state={state} paste={state.paste} act={act} />,
    survivors: () => state.survivors && <SurvivorCard survivors={state.survivors} act={act} />,
    clues: () => <CombinedCluesNotice state={state} act={act} />,
    language: () => <LessReliableLanguageNotice text={state.text} />,
    words: () => <WordsKeptNotice language={state.sanitized?.languageWithoutWords} />,
  };
  return cards[kind]();
}

export function Notices({ state, act, kinds }: Props) {
  const { say } = useLanguage();
  const [shown, setShown] = useState<ShownNotices>({ order: [], at: 0 });
  const { order, at } = shownNotices(state, shown, kinds);
  if (order !== shown.order) setShown({ order, at });
  const front = order[at]?.kind;
  return (
    <>
      {order.map(({ kind }) => (
        // A new element when it comes to the front, so that the click guard treats its controls as just shown.
        <div key={kind === front ? `${kind} in front` : kind} className="cc-one-notice" hidden={kind !== front}>
          {cardOf(kind, { state, act })}
        </div>
      ))}
      {order.length > 1 ? (
        <button
          type="button"
          className="cc-button cc-next-notice"
          data-coatcheck="next-notice"
          onClick={() => setShown({ order, at: (at + 1) % order.length })}
        >
          {say('nextNotice', { at: at + 1, count: order.length })}
        </button>
      ) : null}
    </>
  );
}
