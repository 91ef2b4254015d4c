import {
  type CSSProperties,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PanelSource } from '../../lib/page/panel/panel-source.ts';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { useAnnouncement } from '../announcement.ts';
import { badgeSummary } from '../badge-summary.ts';
import { spanId } from '../effective-replacements.ts';
import { useLanguage } from '../language.ts';
import { PageDialog } from '../pages/page-dialog.tsx';
import { PageImageSource } from '../pages/page-image.ts';
import { RestoreToggle } from '../restore-toggle.tsx';
import { HideSelected } from './hide-selected.tsx';
import { isBadgeShown } from './is-badge-shown.ts';
import { useEscapeFrom, useReviewShortcut } from './keys.ts';
import { COMPOSER_NOTICES } from './notice-order.ts';
import { type NoticePlace, useNoticePlace } from './notice-place.ts';
import { Notices } from './notices.tsx';
import { OffBadge } from './off-badge.tsx';
import { ReplyWordCard } from './reply-word-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useBrowserFontSize, useReviewPlace } from './review-place.ts';
import { StandInNote } from './stand-in-note.tsx';
import { UnprotectedBadge } from './unprotected-badge.tsx';
import { WordCard } from './word-card.tsx';

/** The panel is open if the person opened it or a review is due. Closing it ends the review, or else gives the focus to the badge. */
function useOpening(state: PromptState, act: PanelSource['act'], badge: RefObject<HTMLButtonElement | null>) {
  const [isOpened, setOpen] = useState(false);
  /** Keeps a hidden badge visible while it has the focus that closing the panel gave it. */
  const [keepsBadge, setKeepsBadge] = useState(false);
  const open = isOpened || state.review !== undefined;
  const [{ toggle, show }] = useState(() => {
    // The card closes first: it gives the focus back to the composer, and the review then takes it.
    const change = (to: (was: boolean) => boolean) => () => {
      act({ do: 'close-card' });
      setOpen(to);
    };
    return { toggle: change((was) => !was), show: change(() => true) };
  });
  const close = () => {
    setOpen(false);
    if (state.review) act({ do: 'end-review' });
    else {
      setKeepsBadge(true);
      badge.current?.focus();
    }
  };
  useReviewShortcut(toggle);
  // A pasted text lands in the composer as it is, where it is protected as what is typed.
  useEscapeFrom(state.paste?.becomesFile === false, () => act({ do: 'paste', choice: 'as-is' }));
  useEscapeFrom(state.review !== undefined && state.paste === undefined, close);
  useEffect(() => {
    if (state.status === 'sent') setOpen(false);
  }, [state.status]);
  return { open, keepsBadge, show, toggle, close, leaveBadge: () => setKeepsBadge(false) };
}

/** The subject of the notices; undefined if none is shown. */
const noticeOf = (state: PromptState) =>
  state.notice ??
  state.stopped ??
  state.history ??
  state.attachment ??
  state.paste ??
  state.isAutomaticNow ??
  state.offersRestore;

export function Panel({ source }: { readonly source: PanelSource }) {
  const language = useLanguage();
  const state = useSyncExternalStore(source.subscribe, source.getState, source.getState);
  const act = source.act;
  const anchor = useRef<HTMLDivElement>(null);
  const badge = useRef<HTMLButtonElement>(null);
  const { open, keepsBadge, show, toggle, close, leaveBadge } = useOpening(state, act, badge);
  const id = useId();
  const shownPage = state.attachment?.shownPage;
  const asks = noticeOf(state);
  const place = useReviewPlace(anchor, open);
  const notices = useNoticePlace(anchor, !open && asks !== undefined);
  useBrowserFontSize(anchor);
  const isWithoutComposer = state.unprotected !== undefined || state.isOnlyReplies === true;
  const isShown = open || keepsBadge || isBadgeShown(state);
  if (!state.site.enabled)
    return (
      <div className="cc cc-anchor" lang={language.tag} dir={language.direction} ref={anchor}>
        <OffBadge site={state.site} act={act} />
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
        if (shownPage) act({ do: 'look-at-page', step: { close: true } });
        else if (open) close();
        else if (state.card ?? state.replyWord) act({ do: 'close-card' });
      }}
      onKeyUp={(event) => event.stopPropagation()}
    >
      {state.unprotected ? <UnprotectedBadge unprotected={state.unprotected} act={act} /> : null}
      {isShown ? <RestoreToggle replies={state.replies} act={act} className="cc-badge" /> : null}
      <Badge
        button={badge}
        state={state}
        controls={id}
        isOpen={open}
        // The badge describes the composer's text. An unprotected field is not the composer, and a document with replies only has no composer.
        isHidden={!isShown || (isWithoutComposer && !open)}
        onBlur={leaveBadge}
        onClick={open ? close : toggle}
      />
      {open && place ? <ReviewDialog state={state} act={act} id={id} place={place} onClose={close} /> : null}
      {!open && state.card ? (
        <WordCard key={spanId(state.card.span)} state={state} card={state.card} act={act} onReview={show} />
      ) : null}
      {!open && state.selected ? <HideSelected selected={state.selected} act={act} /> : null}
      {!open && !state.card && state.replyWord ? <ReplyWordCard word={state.replyWord} act={act} /> : null}
      {state.standIn && !state.replyWord ? <StandInNote standIn={state.standIn} /> : null}
      {!open && asks ? (
        <div
          // A new element after a change of sides, so that the click guard treats its controls as just shown (lib/page/panel/real-visibility.ts).
          key={notices.moves}
          ref={notices.element}
          className="cc-float"
          style={noticeStyle(notices.place)}
          data-side={notices.place?.side}
          data-coatcheck="notices"
        >
          <PageImageSource value={source.image}>
            <Notices state={state} act={act} kinds={COMPOSER_NOTICES} />
          </PageImageSource>
        </div>
      ) : null}
      {shownPage && source.image ? <PageDialog shown={shownPage} image={source.image} act={act} /> : null}
    </div>
  );
}

interface BadgeProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly state: PromptState;
  /** The id of the panel that the badge opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly isHidden: boolean;
  readonly onBlur: () => void;
  readonly onClick: () => void;
}

function Badge({ button, state, controls, isOpen, isHidden, onBlur, onClick }: BadgeProps) {
  const language = useLanguage();
  const summary = badgeSummary(state, language);
  const announcement = useAnnouncement(summary.sentence, state.isTyping === true || summary.state === 'busy');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cc-badge"
        hidden={isHidden}
        data-coatcheck="badge"
        data-state={summary.state}
        data-status={state.status}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-keyshortcuts="Alt+Shift+C"
        title={language.say('reviewWhatIsSent')}
        aria-description={language.say('badgeMoves')}
        onBlur={onBlur}
        onClick={onClick}
      >
        {summary.state === 'busy' ? <span className="cc-spinner cc-still" aria-hidden="true" /> : <Logo />}
        {summary.words}
      </button>
      <span role="status" className="cc-hidden" data-coatcheck="announcement">
        {announcement}
      </span>
    </>
  );
}

/** Rendered off screen until its place has been measured. */
function noticeStyle(place: NoticePlace | undefined): CSSProperties {
  if (!place) return { visibility: 'hidden' };
  const { side: _, ...style } = place;
  return style;
}

function Logo() {
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
