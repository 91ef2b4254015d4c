// The controls around the private editor: the badge, the word at the caret, the review and the notices.
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Annotation } from '../../lib/detect/annotation.ts';
import { throttledPanelSource } from '../../lib/page/panel/throttled-source.ts';
import type { PagePortEnd } from '../../lib/page/private/frame-link.ts';
import type { FrameSession } from '../../lib/page/private/frame-session.ts';
import type { PanelNotice, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { useAnnouncement } from '../announcement.ts';
import { AuditSummary } from '../audit-summary.tsx';
import { AutomaticModeNotice } from '../automatic-mode-notice.tsx';
import { badgeSummary } from '../badge-summary.ts';
import { CloseButton } from '../close-button.tsx';
import { replacementText, spanId } from '../effective-replacements.ts';
import { RepliesIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { NoticeCard } from '../notice.tsx';
import { type NoticeStepHandlers, promptStepHandlers } from '../notice-steps.ts';
import { Review } from '../review.tsx';
import { reviewStage } from '../review-keys.ts';
import { RiskSign } from '../risk-sign.tsx';
import { ReviewHint, SendButton, UndoButton } from '../send-choices.tsx';
import { riskText, toggledRisk } from '../words.ts';

/** The annotation at the caret, if the editor has the focus and nothing is selected. */
function useWordAtCaret(field: HTMLTextAreaElement | null, state: PromptState): Annotation | undefined {
  const [caret, setCaret] = useState<number>();
  useEffect(() => {
    const update = () => {
      const at = field?.selectionStart;
      setCaret(document.activeElement === field && at === field?.selectionEnd ? at : undefined);
    };
    document.addEventListener('selectionchange', update);
    return () => document.removeEventListener('selectionchange', update);
  }, [field]);
  return caret === undefined ? undefined : state.annotations.find(({ start, end }) => start <= caret && caret <= end);
}

interface ControlProps {
  readonly session: FrameSession;
  readonly line: PagePortEnd;
  readonly site: string;
  readonly field: HTMLTextAreaElement | null;
}

function PrivatePanel({ state, act }: { readonly state: PromptState; readonly act: FrameSession['act'] }) {
  const { say } = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const isFailed = state.notice?.tone === 'error';
  // The notice is at the top of the panel, which the person may have scrolled to a word.
  useEffect(() => {
    if (isFailed) panel.current?.scrollTo({ top: 0 });
  }, [isFailed]);
  return (
    <section
      ref={panel}
      className="cc-private-panel"
      aria-label={say('beforeYouSend')}
      data-coatcheck="panel"
      data-review={reviewStage(state)}
    >
      <ReviewHint state={state} />
      <h2 className="cc-hidden">{say('beforeYouSend')}</h2>
      <Review state={state} act={act} />
      <AuditSummary state={state} />
    </section>
  );
}

/** The page around the frame is not reloaded from here: that would close the frame with the person's text. */
function stepsInFrame(act: FrameSession['act'], notice: PanelNotice): NoticeStepHandlers {
  const {
    'reload-page': _,
    'reload-extension': __,
    'turn-on': ___,
    teach: ____,
    ...here
  } = promptStepHandlers(act, notice);
  return here;
}

export function PrivateControls({ session, line, site, field }: ControlProps) {
  const language = useLanguage();
  const { say } = language;
  const calm = useMemo(() => throttledPanelSource(session, () => false), [session]);
  const state = useSyncExternalStore(calm.subscribe, calm.getState);
  const [isOpened, setOpen] = useState(false);
  const isReviewing = state.review !== undefined;
  const open = isOpened || isReviewing;
  useEffect(() => line.say({ say: 'room', forPanel: open }), [line, open]);
  const word = useWordAtCaret(field, state);
  const summary = badgeSummary(state, language);
  const announcement = useAnnouncement(summary.sentence, state.isTyping === true || summary.state === 'busy');
  const act = session.act;
  const toggle = () => {
    setOpen(!open);
    if (isReviewing) act({ do: 'end-review' });
  };
  const { notice } = state;
  return (
    <>
      {open ? <PrivatePanel state={state} act={act} /> : null}
      <div className="cc-private-bar">
        <button
          type="button"
          className="cc-private-badge"
          data-coatcheck="badge"
          data-state={summary.state}
          data-status={state.status}
          aria-expanded={open}
          title={say('privateBadgeHint')}
          onClick={toggle}
        >
          {summary.state === 'busy' ? <span className="cc-spinner" aria-hidden="true" /> : null}
          {summary.words}
        </button>
        <span role="status" className="cc-hidden" data-coatcheck="announcement">
          {announcement}
        </span>
        <div className="cc-private-word">{word ? <WordAtCaret word={word} state={state} act={act} /> : null}</div>
        <button
          type="button"
          className="cc-button"
          data-coatcheck="show-replies"
          onClick={() => act({ do: 'open-private-view' })}
        >
          <RepliesIcon />
          <span className="cc-words">{say('replies')}</span>
        </button>
        <UndoButton state={state} act={act} />
        <SendButton state={state} act={act} title={say('enterSends')} />
        <CloseButton label={say('close')} title={say('backToPage', { site })} part="close" onClick={session.close} />
      </div>
      {!open && (notice || state.isAutomaticNow) ? (
        <div className="cc-private-notice">
          {notice ? (
            <NoticeCard
              notice={notice}
              onDismiss={() => act({ do: 'dismiss-notice' })}
              steps={stepsInFrame(act, notice)}
              text={state.text}
            />
          ) : (
            <AutomaticModeNotice act={act} />
          )}
        </div>
      ) : null}
    </>
  );
}

/** The word at the caret with its replacement, and a button that switches between replacing and keeping it. */
function WordAtCaret({
  word,
  state,
  act,
}: {
  readonly word: Annotation;
  readonly state: PromptState;
  readonly act: FrameSession['act'];
}) {
  const language = useLanguage();
  const span = { start: word.start, end: word.end };
  const replacement = state.sanitized?.replacements.find((r) => spanId(r) === spanId(span));
  const becomes = replacement ? ` → ${replacementText(replacement, replacement.surrogate, language)}` : '';
  const risk = riskText(word.risk, language);
  const other = riskText(toggledRisk(word.risk), language).word;
  const original = state.text.slice(word.start, word.end);
  return (
    <>
      {/* The bar may have no room for all of it. */}
      <span className="cc-private-change" title={original + becomes}>
        <strong>{original}</strong>
        {becomes}
      </span>
      <button
        type="button"
        className="cc-chip"
        data-risk={word.risk}
        data-coatcheck="word-toggle"
        data-lowers={toggledRisk(word.risk) < word.risk ? '' : 'later'}
        aria-label={language.say('riskChange', { original, risk: risk.word, other })}
        // Prevents the press from moving the caret out of the word.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => act({ do: 'set-risk', span, risk: toggledRisk(word.risk) })}
      >
        <RiskSign risk={word.risk} />
      </button>
    </>
  );
}
