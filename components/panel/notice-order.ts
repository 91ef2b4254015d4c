// Which of several notices is in front. They have one place, so that they cover little of a narrow window.
import { lessReliableLanguageOf } from '../../lib/detect/less-reliable-languages.ts';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { combinedClues } from '../combined-clues.ts';

export type NoticeKind =
  | 'survivors'
  | 'stopped'
  | 'history'
  | 'notice'
  | 'automatic'
  | 'offer'
  | 'attachment'
  | 'paste'
  | 'clues'
  | 'language'
  | 'words';

/** The notices beside the composer, and those of the review, which is about one prompt. Of those that are new at once, the first is in front. */
export const COMPOSER_NOTICES: readonly NoticeKind[] = [
  'stopped',
  'history',
  'notice',
  'automatic',
  'offer',
  'attachment',
  'paste',
];
export const REVIEW_NOTICES: readonly NoticeKind[] = [
  'survivors',
  'stopped',
  'history',
  'notice',
  'attachment',
  'paste',
  'clues',
  'language',
  'words',
];

export interface PlacedNotice {
  readonly kind: NoticeKind;
  /** Differs for another notice of the same kind. */
  readonly about: unknown;
}

/** These two only explain the stopped request, whose own notice has the buttons. */
const ABOUT_STOPPED: ReadonlySet<string> = new Set(['pageSentOther', 'pageSentEarlier']);

function subjectOf(state: PromptState, kind: NoticeKind): unknown {
  // The history card tells what to do about an earlier stopped message. Only the notice of the stop offers to put a stopped text back.
  const isSaid = state.history !== undefined && state.stopped?.isEarlier === true && state.stoppedText === undefined;
  if (kind === 'stopped') return isSaid ? undefined : state.stopped?.key;
  if (kind === 'notice') return state.notice;
  if (kind === 'language') return lessReliableLanguageOf(state.text);
  if (kind === 'words') return state.sanitized?.languageWithoutWords;
  const shown = {
    history: state.history,
    automatic: state.isAutomaticNow,
    offer: state.offersRestore,
    attachment: state.attachment,
    paste: state.paste,
    survivors: state.survivors,
    clues: combinedClues(state),
  }[kind];
  return shown ? kind : undefined;
}

/**
 * Notices that never cover one that warns or waits for a decision: those that only tell something, what the page kept of a stopped request, and
 * why nothing was sent while survivors are to be decided.
 */
function isCalm(state: PromptState, kind: NoticeKind): boolean {
  if (kind === 'history') return subjectOf(state, 'stopped') !== undefined;
  if (kind === 'automatic' || kind === 'offer' || kind === 'language' || kind === 'words') return true;
  if (kind !== 'notice' || !state.notice) return false;
  const { tone, detail } = state.notice;
  const isAboutStopped = detail.some((one) => 'key' in one && ABOUT_STOPPED.has(one.key));
  const isExplained = state.survivors !== undefined || (isAboutStopped && state.stopped !== undefined);
  return tone === 'info' || tone === 'success' || isExplained;
}

/** The notices of this state, the one in front first: the newest, and calm ones last. `before` is their order until now. */
export function noticesInOrder(
  state: PromptState,
  before: readonly PlacedNotice[],
  kinds: readonly NoticeKind[],
): readonly PlacedNotice[] {
  const now = kinds.map((kind) => ({ kind, about: subjectOf(state, kind) })).filter(({ about }) => about !== undefined);
  const age = ({ kind, about }: PlacedNotice) => before.findIndex((one) => one.kind === kind && one.about === about);
  return now.sort((a, b) => Number(isCalm(state, a.kind)) - Number(isCalm(state, b.kind)) || age(a) - age(b));
}

export interface ShownNotices {
  readonly order: readonly PlacedNotice[];
  /** The position of the notice that is shown: the person may have turned to another one. */
  readonly at: number;
}

const isSame = (a: PlacedNotice | undefined, b: PlacedNotice | undefined) =>
  a?.kind === b?.kind && a?.about === b?.about;

/**
 * Orders the notices and chooses the one to show: the first if it is new, otherwise the one that the person turned to while it exists. Returns
 * `before` itself if the notices did not change.
 */
export function shownNotices(state: PromptState, before: ShownNotices, kinds: readonly NoticeKind[]): ShownNotices {
  const order = noticesInOrder(state, before.order, kinds);
  if (order.length === before.order.length && order.every((one, i) => isSame(one, before.order[i]))) return before;
  const isFrontNew = !isSame(order[0], before.order[0]);
  const kind = before.order[before.at]?.kind;
  const stillAt = order.findIndex((one) => one.kind === kind);
  return { order, at: isFrontNew || stillAt < 0 ? 0 : stillAt };
}
