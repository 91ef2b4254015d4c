import { useState } from 'react';
import type { PromptAction, PromptState } from '../lib/page/prompt-state.ts';
import { AddWord } from './add-word.tsx';
import { AttachmentCard } from './attachment-card.tsx';
import { AuditLine } from './audit-line.tsx';
import { GuaranteeLine } from './guarantee-line.tsx';
import { useLanguage } from './language.ts';
import { NoticeCard } from './notice.tsx';
import { RelationChips } from './relation-chips.tsx';
import { SideBySide, spanId, standInsOf, surrogatesOf } from './side-by-side.tsx';
import { SpanCard } from './span-card.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import { SurvivorCard } from './survivor-card.tsx';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

function SpanList({ state, act, open, setOpen, linked, setLinked }: Props & Selection) {
  const { say } = useLanguage();
  if (state.annotations.length === 0) {
    return <p className="cc-muted">{say('nothingFound')}</p>;
  }
  const surrogates = surrogatesOf(state);
  const standIns = standInsOf(state);
  return (
    <ul className="cc-spans" aria-label={say('whatWasFound')}>
      {state.annotations.map((annotation) => {
        const id = spanId(annotation);
        const span = { start: annotation.start, end: annotation.end };
        return (
          <SpanCard
            key={id}
            annotation={annotation}
            original={state.text.slice(span.start, span.end)}
            surrogate={surrogates.get(id)}
            standIn={standIns.get(id)}
            open={open === id}
            linked={linked === id}
            onOpen={() => setOpen(open === id ? undefined : id)}
            onLink={(on) => setLinked(on ? id : undefined)}
            learned={state.learned}
            act={act}
          />
        );
      })}
    </ul>
  );
}

interface Selection {
  readonly open: string | undefined;
  readonly setOpen: (id: string | undefined) => void;
  readonly linked: string | undefined;
  readonly setLinked: (id: string | undefined) => void;
}

/** The prompt as the panel and the popup show it. */
export function Review({ state, act }: Props) {
  const { say } = useLanguage();
  const [open, setOpen] = useState<string>();
  const [linked, setLinked] = useState<string>();
  const isEmpty = state.text.trim() === '';
  return (
    <div className="cc-review">
      <div className="cc-review-notes">
        {state.stopped ? <StoppedNotice stopped={state.stopped} text={state.stoppedText} act={act} /> : null}
        {state.notice ? <NoticeCard notice={state.notice} onDismiss={() => act({ do: 'dismiss-notice' })} /> : null}
        {state.attachment ? <AttachmentCard attachment={state.attachment} act={act} /> : null}
        {isEmpty ? <p className="cc-muted">{say(state.isComposerGone ? 'composerGone' : 'writeSomething')}</p> : null}
        {state.survivors && !isEmpty ? <SurvivorCard survivors={state.survivors} act={act} /> : null}
      </div>
      {isEmpty ? null : (
        <>
          <SideBySide state={state} linked={linked} onLink={setLinked} onSelect={setOpen} />
          <div className="cc-review-values">
            <SpanList state={state} act={act} open={open} setOpen={setOpen} linked={linked} setLinked={setLinked} />
            <AddWord text={state.text} onAdd={(span) => act({ do: 'add-span', span })} />
            <RelationChips relations={state.sanitized?.relations ?? []} act={act} />
            <AuditLine state={state} act={act} />
            {state.sanitized ? <GuaranteeLine guarantee={state.sanitized.guarantee} /> : null}
          </div>
        </>
      )}
    </div>
  );
}
