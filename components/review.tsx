import { useState } from 'react';
import type { PromptAction, PromptState } from '../lib/page/prompt/prompt-state.ts';
import type { Span } from '../lib/text/span.ts';
import { AddWordForm } from './add-word-form.tsx';
import { AuditLine } from './audit-line.tsx';
import { GuaranteeLine } from './guarantee-line.tsx';
import { HideInReview } from './hide-in-review.tsx';
import { useLanguage } from './language.ts';
import { REVIEW_NOTICES } from './panel/notice-order.ts';
import { Notices } from './panel/notices.tsx';
import { RelationChips } from './relation-chips.tsx';
import { SanitizedAndOriginal } from './sanitized-and-original.tsx';
import { SpanGroups } from './span-groups.tsx';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
  /** There is room for one part only: the list comes first, because the composer shows the text. */
  readonly isListFirst?: boolean;
}

/** The review of a prompt: a notice, the sanitized text, the list of values, and the audit. */
export function Review({ state, act, isListFirst = false }: Props) {
  const { say } = useLanguage();
  const [open, setOpen] = useState<string>();
  const [linked, setLinked] = useState<string>();
  const isEmpty = state.text.trim() === '';
  const add = (span: Span) => act({ do: 'add-span', span });
  const sides = (
    <HideInReview key="sides" text={state.text} onHide={add}>
      <SanitizedAndOriginal state={state} linked={linked} onLink={setLinked} onSelect={setOpen} />
    </HideInReview>
  );
  const values = (
    <div key="values" className="cc-review-values">
      <SpanGroups state={state} act={act} open={open} onOpen={setOpen} linked={linked} onLink={setLinked} />
      <AddWordForm text={state.text} onAdd={add} />
      <RelationChips relations={state.sanitized?.relations ?? []} act={act} />
      <AuditLine state={state} act={act} />
      {state.sanitized ? <GuaranteeLine guarantee={state.sanitized.guarantee} /> : null}
    </div>
  );
  return (
    <div className="cc-review">
      <div className="cc-review-notes">
        <Notices state={state} act={act} kinds={REVIEW_NOTICES} />
        {isEmpty ? <p className="cc-muted">{say(state.isComposerGone ? 'composerGone' : 'writeSomething')}</p> : null}
      </div>
      {isEmpty ? null : isListFirst ? [values, sides] : [sides, values]}
    </div>
  );
}
