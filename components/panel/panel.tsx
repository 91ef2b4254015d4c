import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PromptAction, PromptState } from '../../lib/page/prompt-state.ts';
import { isRead } from '../../lib/page/review-first.ts';
import { AttachmentCard } from '../attachment-card.tsx';
import { AuditSummary } from '../audit-summary.tsx';
import { AutomaticNow } from '../automatic-now.tsx';
import { CloseButton } from '../close-button.tsx';
import { SendIcon, UndoIcon } from '../icons.ts';
import { useLanguage } from '../language.ts';
import { NoticeCard } from '../notice.tsx';
import { PrivateButtons } from '../private/buttons.tsx';
import { RestoreToggle } from '../restore-toggle.tsx';
import { Review } from '../review.tsx';
import { sendActionOf, sendsByEnter, stopHeldEnter } from '../review-keys.ts';
import { spanId } from '../side-by-side.tsx';
import { StoppedNotice } from '../stopped-notice.tsx';
import { summaryOf } from '../words.ts';
import { OffBadge } from './off-badge.tsx';
import { WordCard } from './word-card.tsx';

/** `getState` must return the same object until something changed. */
export interface PanelSource {
  getState(): PromptState;
  subscribe(listener: () => void): () => void;
  act(action: PromptAction): void;
}

interface Place {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
}

const MARGIN = 8;
const WIDEST = 720;
const LOWEST = 200;
const NOTICE_WIDEST = 420;

function placeAbove(anchor: DOMRect): Place {
  const width = Math.min(WIDEST, window.innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(anchor.right - width, window.innerWidth - width - MARGIN));
  return { left: left - anchor.left, width, maxHeight: Math.max(LOWEST, anchor.top - 2 * MARGIN) };
}

/** Opens upward, inside the window, so that the site's own send button stays free. */
function usePlace(anchor: RefObject<HTMLElement | null>, shown: boolean): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!shown) return;
    const update = () => {
      if (anchor.current) setPlace(placeAbove(anchor.current.getBoundingClientRect()));
    };
    update();
    const watch = new ResizeObserver(update);
    watch.observe(document.documentElement);
    if (anchor.current) watch.observe(anchor.current);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
    };
  }, [anchor, shown]);
  return place;
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.isTrusted || !event.altKey || !event.shiftKey || event.code !== 'KeyC') return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [toggle]);
}

/** How large the person wants letters in this browser, whatever the site makes of it. */
function useTextSize(anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = anchor.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return;
    root.host.style.setProperty('--cc-rem', getComputedStyle(root.host).fontSize || '16px');
  }, [anchor]);
}

/** Back to the text by Escape, wherever the keyboard is. */
function useEscape(isReviewing: boolean, close: () => void): void {
  useEffect(() => {
    if (!isReviewing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !event.isTrusted || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isReviewing, close]);
}

interface SheetProps {
  readonly state: PromptState;
  readonly act: PanelSource['act'];
  readonly id: string;
  readonly place: Place;
  readonly onClose: () => void;
}

function Sheet({ state, act, id, place, onClose }: SheetProps) {
  const { say } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const sending = sendActionOf(state);
  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="cc-float cc-panel"
      style={place}
      data-coatcheck="panel"
      data-review={state.review ? (isRead(state) ? 'shown' : 'coming') : 'none'}
      onKeyDown={(event) => {
        stopHeldEnter(event);
        const byEnter = sendsByEnter(event, state);
        if (byEnter) act(byEnter);
      }}
    >
      <div className="cc-panel-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {say('beforeYouSend')}
        </h2>
        <PrivateButtons state={state} act={act} />
        <CloseButton label={say('close')} part="close" onClick={onClose} />
      </div>
      <div className="cc-panel-body">
        <Review state={state} act={act} />
      </div>
      <div className="cc-panel-foot">
        <div className="cc-panel-words">
          <AuditSummary state={state} />
          {state.review ? (
            <p className="cc-muted" role="status">
              {say(state.status === 'checking' ? 'reviewNotYet' : 'reviewEnter')}
            </p>
          ) : null}
        </div>
        <div className="cc-row cc-panel-choices">
          <button type="button" className="cc-button" data-coatcheck="undo" onClick={() => act({ do: 'undo' })}>
            <UndoIcon />
            {say('undo')}
          </button>
          <button
            type="button"
            className="cc-button cc-primary"
            data-coatcheck="send"
            disabled={!sending}
            onClick={() => sending && act(sending)}
          >
            <SendIcon />
            {say('sendSanitized')}
          </button>
        </div>
      </div>
    </div>
  );
}

export function Panel({ source }: { readonly source: PanelSource }) {
  const language = useLanguage();
  const state = useSyncExternalStore(source.subscribe, source.getState, source.getState);
  const act = source.act;
  const [isOpened, setOpen] = useState(false);
  const open = isOpened || state.review !== undefined;
  const anchor = useRef<HTMLDivElement>(null);
  const badge = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [toggle] = useState(() => () => setOpen((was) => !was));
  const asks = state.notice ?? state.stopped ?? state.attachment ?? state.isAutomaticNow;
  const place = usePlace(anchor, open || asks !== undefined);
  useShortcut(toggle);
  useTextSize(anchor);
  const close = () => {
    setOpen(false);
    if (state.review) act({ do: 'end-review' });
    else badge.current?.focus();
  };
  useEscape(state.review !== undefined, close);
  const review = () => {
    act({ do: 'close-card' });
    setOpen(true);
  };
  useEffect(() => {
    if (state.status === 'sent') setOpen(false);
  }, [state.status]);
  const summary = summaryOf(state, language);
  if (!state.site.enabled)
    return (
      <div className="cc cc-anchor" lang={language.tag} dir={language.direction} ref={anchor}>
        <OffBadge act={act} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the panel's keys from the site's own shortcuts.
    <div
      className="cc cc-anchor"
      lang={language.tag}
      dir={language.direction}
      ref={anchor}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        if (open) close();
        else if (state.card) act({ do: 'close-card' });
      }}
      onKeyUp={(event) => event.stopPropagation()}
    >
      <RestoreToggle replies={state.replies} act={act} className="cc-badge" />
      <button
        ref={badge}
        type="button"
        className="cc-badge"
        data-coatcheck="badge"
        data-state={summary.state}
        data-status={state.status}
        aria-expanded={open}
        aria-controls={id}
        aria-keyshortcuts="Alt+Shift+C"
        title={language.say('reviewWhatIsSent')}
        onClick={open ? close : toggle}
      >
        {summary.state === 'busy' ? <span className="cc-spinner cc-still" aria-hidden="true" /> : <Mark />}
        {summary.words}
      </button>
      <span role="status" className="cc-hidden">
        {summary.words}
      </span>
      {open && place ? <Sheet state={state} act={act} id={id} place={place} onClose={close} /> : null}
      {!open && state.card ? (
        <WordCard key={spanId(state.card.span)} state={state} card={state.card} act={act} onReview={review} />
      ) : null}
      {!open && asks && place ? (
        <div className="cc-float" style={{ right: 0, width: Math.min(place.width, NOTICE_WIDEST) }}>
          {state.stopped ? <StoppedNotice stopped={state.stopped} act={act} /> : null}
          {state.notice ? <NoticeCard notice={state.notice} onDismiss={() => act({ do: 'dismiss-notice' })} /> : null}
          {state.isAutomaticNow ? <AutomaticNow act={act} /> : null}
          {state.attachment ? <AttachmentCard attachment={state.attachment} act={act} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function Mark() {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M8 6.2V5a1.7 1.7 0 1 0-1.7-1.7M8 6.2 14 11c.7.6.4 1.7-.6 1.7H2.6c-1 0-1.3-1.1-.6-1.7z" />
    </svg>
  );
}
