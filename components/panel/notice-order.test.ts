import { expect, it } from 'vitest';
import type { StoppedRequest } from '../../lib/egress/stopped.ts';
import { said } from '../../lib/language/message.ts';
import type { PanelNotice, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { promptOf } from '../prompt.test-support.ts';
import {
  COMPOSER_NOTICES,
  noticesInOrder,
  type PlacedNotice,
  REVIEW_NOTICES,
  type ShownNotices,
  shownNotices,
} from './notice-order.ts';

const empty = promptOf('', []);
const stopped = { key: 'one' } as StoppedRequest;
const failed: PanelNotice = { tone: 'error', title: said('nothingSent'), detail: [] };
const sent: PanelNotice = { tone: 'success', title: said('sent'), detail: [] };

/** The kinds in order after these states, one after the other. */
function kindsAfter(...changes: readonly Partial<PromptState>[]): string[] {
  let [state, order]: [PromptState, readonly PlacedNotice[]] = [empty, []];
  for (const change of changes) {
    state = { ...state, ...change };
    order = noticesInOrder(state, order, COMPOSER_NOTICES);
  }
  return order.map(({ kind }) => kind);
}

it('has the newest in front, and keeps the order of the others', () => {
  const files = { attachment: { files: [], busy: false } };
  expect(kindsAfter({ stopped }, files)).toEqual(['attachment', 'stopped']);
  expect(kindsAfter(files, { stopped })).toEqual(['stopped', 'attachment']);
  expect(kindsAfter({ stopped }, { notice: failed })).toEqual(['notice', 'stopped']);
  expect(kindsAfter({ notice: failed }, { stopped }, files)).toEqual(['attachment', 'stopped', 'notice']);
});

it('has another notice of the same kind in front, but not a change of the same one', () => {
  const files = { attachment: { files: [], busy: false } };
  expect(kindsAfter({ notice: failed }, files, { notice: { ...failed } })).toEqual(['notice', 'attachment']);
  expect(kindsAfter(files, { stopped }, { attachment: { files: [], busy: true } })).toEqual(['stopped', 'attachment']);
});

it('covers nothing that warns or waits for a decision by what only tells something', () => {
  expect(kindsAfter({ stopped }, { notice: sent }, { offersRestore: true })).toEqual(['stopped', 'offer', 'notice']);
  expect(kindsAfter({ notice: failed }, { isAutomaticNow: true })).toEqual(['notice', 'automatic']);
});

it('has the buttons of a stopped request before the notice that only explains it', () => {
  const about: PanelNotice = { ...failed, detail: [said('pageSentOther')] };
  expect(kindsAfter({ stopped }, { notice: about })).toEqual(['stopped', 'notice']);
});

it('has the decision about survivors before the notice that nothing was sent', () => {
  const survivors = [{ text: 'Lisbon', type: 'LOCATION' }] as const;
  const state = { ...empty, survivors, notice: failed };
  const first = noticesInOrder({ ...empty, survivors }, [], REVIEW_NOTICES);
  expect(noticesInOrder(state, first, REVIEW_NOTICES).map(({ kind }) => kind)).toEqual(['survivors', 'notice']);
});

it('leaves the choices about a stopped request in front when the page is found to have kept it', () => {
  const history = { originals: 1, messages: 1 };
  expect(kindsAfter({ notice: sent }, { stopped }, { history })).toEqual(['stopped', 'history', 'notice']);
  expect(kindsAfter({ history }, { notice: failed })).toEqual(['notice', 'history']);
});

it('says once what the card of kept messages says too', () => {
  const kept = { history: { originals: 1, messages: 1 } };
  const earlier = { stopped: { ...stopped, isEarlier: true } };
  expect(kindsAfter(earlier, kept)).toEqual(['history']);
  expect(kindsAfter({ ...earlier, stoppedText: 'taken' }, kept)).toEqual(['stopped', 'history']);
});

it('has one notice of the review in front: first what stops the send, last what only tells something', () => {
  const inTamil = promptOf('என் பெயர் Elif Yıldırım நாளை கூட்டம் உள்ளது எல்லோரும் வருவார்கள்', []);
  const survivors = [{ text: 'Portland', type: 'LOCATION' }] as const;
  const state = { ...inTamil, survivors, stopped, notice: sent };
  expect(noticesInOrder(state, [], REVIEW_NOTICES).map(({ kind }) => kind)).toEqual([
    'survivors',
    'stopped',
    'notice',
    'language',
  ]);
});

/** The kind that is shown after these states, if the person turns to the next notice after the first. */
function shownAfterTurning(...changes: readonly Partial<PromptState>[]): string | undefined {
  let [state, shown]: [PromptState, ShownNotices] = [empty, { order: [], at: 0 }];
  for (const [i, change] of changes.entries()) {
    state = { ...state, ...change };
    shown = shownNotices(state, shown, COMPOSER_NOTICES);
    if (i === 0) shown = { ...shown, at: 1 };
  }
  return shown.order[shown.at]?.kind;
}

it('stays with the notice that the person turned to when one behind it comes, changes or goes', () => {
  const two = { stopped, notice: sent };
  expect(shownAfterTurning(two, { offersRestore: true })).toBe('notice');
  expect(shownAfterTurning(two, { notice: { ...sent } })).toBe('notice');
  expect(shownAfterTurning({ ...two, offersRestore: true }, { offersRestore: undefined })).toBe('notice');
});

it('shows a new notice in front, and the first one when the shown one goes', () => {
  const two = { stopped, notice: sent };
  expect(shownAfterTurning(two, { notice: failed })).toBe('notice');
  expect(shownAfterTurning(two, { attachment: { files: [], busy: false } })).toBe('attachment');
  expect(shownAfterTurning(two, { notice: undefined })).toBe('stopped');
});
