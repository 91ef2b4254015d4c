// The private composer's session, in the frame: the same checks as in a page, on a text field that the page cannot reach. The original
// stays here; the page's content script gets the sanitized text.

import type { EngineClient } from '../../engine/client.ts';
import { sendFaultsTo } from '../../engine/faults.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { Sanitized } from '../../sanitize/sanitized.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import type { Control } from '../composer/send-control.ts';
import { hideRisks, showRisks } from '../highlights/highlights.ts';
import type { PanelSource } from '../panel/panel-source.ts';
import { decisions, survivorsOf } from '../prompt/decisions.ts';
import { learning } from '../prompt/learning.ts';
import { promptCheck } from '../prompt/prompt-check.ts';
import { promptDecisions } from '../prompt/prompt-decisions.ts';
import type { Notice, PromptAction, ShownPrompt } from '../prompt/prompt-state.ts';
import { promptStore, reasonOf } from '../prompt/prompt-store.ts';
import { startSession } from '../prompt/session-start.ts';
import { reviewFirst, type SendResult } from '../send/review-first.ts';
import type { Draft } from './draft.ts';
import type { PageLine, Welcome } from './frame-link.ts';
import type { ToFrame } from './protocol.ts';

export interface FrameSession extends PanelSource {
  onInput(): void;
  /** Enter, in the field. */
  onEnter(): void;
  /** The page covers what the person would press. */
  onInterference(): void;
  close(): void;
}

export interface FrameSessionParts {
  readonly welcome: Welcome;
  readonly line: PageLine;
  readonly engine: EngineClient;
  readonly field: HTMLTextAreaElement;
  readonly draft: Draft;
}

const STILL_HERE = said('stillHere');
const NO_ANSWER: Notice = {
  tone: 'error',
  title: said('sendUnknownTitle'),
  detail: [said('sendUnknownDetail'), STILL_HERE],
};

export function frameSession({ welcome, line, engine, field, draft }: FrameSessionParts): FrameSession {
  sendFaultsTo((fault) => void engine.noteFault({ fault }).catch(() => undefined));
  const made = decisions();
  let conversation = welcome.conversation;
  let lastOriginal: string | undefined;
  let answered: ((outcome: Extract<ToFrame, { say: 'outcome' }>) => void) | undefined;

  const store = promptStore({ id: 'private', name: welcome.site, origin: location.origin, enabled: true });
  const composer: CurrentComposer = {
    element: field,
    read: () => field.value,
    find: () => field,
    adopt: () => undefined,
    adoptFrom: () => false,
  };
  const check = promptCheck({ engine, store, composer, made, conversation: () => conversation });
  const learned = learning({ engine, store, conversation: () => conversation });
  const decide = promptDecisions({ made, store, check, learned });

  /** Undefined if it would not be what was shown. */
  async function sanitizedNow(text: string, shown?: ShownPrompt): Promise<Sanitized | undefined> {
    const { overrides, accepted, brokenRelations } = made.now;
    if (shown && shown.text !== text) return undefined;
    const { annotations } = await engine.annotate({ text, overrides, conversation });
    const request = { text, annotations, conversation, accepted, brokenRelations };
    if (shown && (await engine.preview(request)).text !== shown.sanitized) return undefined;
    const sanitized = await engine.commit({ ...request, isPrivate: true });
    if (shown && sanitized.text !== shown.sanitized) return undefined;
    if (sanitized.replacements.length === 0 && sanitized.text !== text)
      throw new CodedError(said('privateCheckFailed'));
    return sanitized;
  }

  function handOver({ text, replacements }: Sanitized): Promise<Extract<ToFrame, { say: 'outcome' }>> {
    return new Promise((resolve) => {
      answered = resolve;
      line.say({ say: 'hand-over', text, replaced: replacements.length });
    });
  }

  function notSent(notice: Notice): SendResult {
    store.set({ status: 'blocked', notice });
    if (store.state.annotations.length > 0) showRisks(field, store.state.annotations);
    return 'not sent';
  }

  function sent(original: string, notice: Notice): SendResult {
    lastOriginal = original;
    // What was typed meanwhile is the next prompt.
    if (field.value.startsWith(original)) field.value = field.value.slice(original.length);
    draft.keep(field.value);
    made.nextPrompt();
    hideRisks();
    store.drop('sanitized', 'audit');
    store.set({ status: 'sent', notice, text: '', annotations: [] });
    store.dismissLater(notice);
    if (field.value !== '') check.soon();
    return 'sent';
  }

  async function send(_control?: Control, shown?: ShownPrompt): Promise<SendResult> {
    const original = field.value;
    if (store.state.status === 'sending' || original.trim() === '') return 'not sent';
    check.cancel();
    store.drop('notice', 'survivors');
    store.set({ status: 'sending' });
    try {
      const sanitized = await sanitizedNow(original, shown);
      if (!sanitized) {
        store.set({ status: 'blocked' });
        return 'other';
      }
      const outcome = await handOver(sanitized);
      return outcome.sent ? sent(original, outcome.notice) : notSent(outcome.notice);
    } catch (error) {
      const survivors = survivorsOf(error);
      if (survivors.length > 0) store.set({ survivors });
      return notSent({ tone: 'error', title: said('nothingSent'), detail: [reasonOf(error), STILL_HERE] });
    } finally {
      field.focus();
    }
  }

  const review = reviewFirst({
    engine,
    store,
    origin: welcome.origin,
    read: () => field.value,
    checkNow: check.now,
    send,
    focusText: () => field.focus(),
  });

  async function undo(): Promise<void> {
    if (await learned.takeBack(made)) return check.now();
    if (lastOriginal === undefined || field.value.trim() !== '') return;
    put(lastOriginal);
  }

  function put(text: string): void {
    field.value = text;
    session.onInput();
  }

  function act(action: PromptAction): void {
    if (decide(action)) return;
    if (action.do === 'undo' || action.do === 'unlearn') void undo();
    else if (action.do === 'send')
      void (action.shown ? review.confirm(action.shown) : review.wish({ mayConfirm: false }));
    else if (action.do === 'end-review') review.end();
    else if (action.do === 'keep-reviewing') void review.answer(action.keep);
    else if (action.do === 'dismiss-notice') store.dismiss(store.state.notice);
    else if (action.do === 'open-private-view') line.say({ say: 'show-replies' });
  }

  function take(text: string): void {
    put(field.value.trim() === '' ? text : `${field.value}\n${text}`);
    store.tell('warning', said('textFromPageTitle'), said('textFromPageDetail'));
  }

  line.onMessage((message) => {
    if (message.say === 'outcome') answered?.(message);
    else if (message.say === 'type-here') {
      field.focus();
      if (message.text) take(message.text);
    } else if (message.say === 'conversation') {
      conversation = message.conversation;
      if (message.isNew) {
        made.clear();
        review.otherConversation();
        void check.now();
      }
    }
  });
  line.onEnd(() => answered?.({ say: 'outcome', sent: false, notice: NO_ANSWER }));

  const session: FrameSession = {
    getState: () => store.state,
    subscribe: store.subscribe,
    act,
    onInput() {
      draft.keep(field.value);
      check.soon();
    },
    onEnter: () => void review.wish({ mayConfirm: true }),
    onInterference: () => store.tell('warning', said('pageInterferesTitle'), said('pageInterferesDetail')),
    close: () => line.say({ say: 'close' }),
  };

  void startSession(engine, store, async () => {
    const kept = await draft.read();
    if (kept !== '') put(kept);
    if (welcome.text) take(welcome.text);
  });
  return session;
}
