import { useState } from 'react';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import { AddWordForm } from './add-word-form.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import { AuditLine } from './audit-line.tsx';
import { CrowdSuggestion } from './crowd-suggestion.tsx';
import { GuaranteeLine } from './guarantee-line.tsx';
import { useLanguage } from './language.ts';
import { LessReliableLanguageNotice } from './less-reliable-language-notice.tsx';
import { NoticeCard } from './notice.tsx';
import { RelationChips } from './relation-chips.tsx';
import { SanitizedAndOriginal } from './sanitized-and-original.tsx';
import { SpanGroups } from './span-groups.tsx';
import { StoppedRequestNotice } from './stopped-notice.tsx';
import { SurvivorCard } from './survivor-card.tsx';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

/** The review of a prompt: notices, the sanitized text, the list of values, and the audit. */
export function Review({ state, act }: Props) {
  const { say } = useLanguage();
  const [open, setOpen] = useState<string>();
  const [linked, setLinked] = useState<string>();
  const isEmpty = state.text.trim() === '';
  return (
    <div className="cc-review">
      <div className="cc-review-notes">
        {state.stopped ? <StoppedRequestNotice stopped={state.stopped} text={state.stoppedText} act={act} /> : null}
        {state.notice ? (
          <NoticeCard
            notice={state.notice}
            onDismiss={() => act({ do: 'dismiss-notice' })}
            onUndo={() => act({ do: 'undo' })}
            onReload={() => act({ do: 'reload-page' })}
          />
        ) : null}
        {isEmpty ? null : <LessReliableLanguageNotice text={state.text} />}
        {isEmpty || !state.sanitized?.suggestion ? null : (
          <CrowdSuggestion suggestion={state.sanitized.suggestion} act={act} />
        )}
        {state.attachment ? (
          <AttachmentCard
            attachment={state.attachment}
            checkedFilesOnly={state.site.checkedFilesOnly === true}
            act={act}
          />
        ) : null}
        {isEmpty ? <p className="cc-muted">{say(state.isComposerGone ? 'composerGone' : 'writeSomething')}</p> : null}
        {state.survivors && !isEmpty ? <SurvivorCard survivors={state.survivors} act={act} /> : null}
      </div>
      {isEmpty ? null : (
        <>
          <SanitizedAndOriginal state={state} linked={linked} onLink={setLinked} onSelect={setOpen} />
          <div className="cc-review-values">
            <SpanGroups state={state} act={act} open={open} onOpen={setOpen} linked={linked} onLink={setLinked} />
            <AddWordForm text={state.text} onAdd={(span) => act({ do: 'add-span', span })} />
            <RelationChips relations={state.sanitized?.relations ?? []} act={act} />
            <AuditLine state={state} act={act} />
            {state.sanitized ? <GuaranteeLine guarantee={state.sanitized.guarantee} /> : null}
          </div>
        </>
      )}
    </div>
  );
}
