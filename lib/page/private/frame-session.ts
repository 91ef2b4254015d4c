// The session of the private composer, in the frame: the same checks as in a page, on a text field that the page cannot reach. The original stays
// here; the page's content script gets only the sanitized text.

import type { EngineClient } from '../../engine/client.ts';
import { sendFaultsTo } from '../../engine/faults.ts';
import { requestOptions } from '../../engine/own-pages.ts';
import { said } from '../../language/message.ts';
import type { CurrentComposer } from '../composer/current-composer.ts';
import { typedChangeOf } from '../composer/typed-change.ts';
import type { PanelSource } from '../panel/panel-source.ts';
import { decisionHistory } from '../prompt/decision-history.ts';
import { dictionaryLearning } from '../prompt/dictionary-learning.ts';
import { type PromptCheck, promptCheck } from '../prompt/prompt-check.ts';
import { promptDecisions } from '../prompt/prompt-decisions.ts';
import type { PromptAction, PromptState } from '../prompt/prompt-state.ts';
import { type PromptStore, promptStore } from '../prompt/prompt-store.ts';
import { startSession } from '../prompt/session-start.ts';
import { reviewBeforeSend } from '../send/review-before-send.ts';
import type { PagePortEnd, WelcomeMessage } from './frame-link.ts';
import type { HintTarget } from './frame-protocol.ts';
import { privateSender } from './frame-send.ts';
import type { PrivateDraft } from './private-draft.ts';

export interface FrameSession extends PanelSource {
  /** To be called when the text changed. @param event the person's change; none if the text was put there */
  onInput(event?: Event): void;
  /** To be called when the person pressed Enter in the field. */
  onEnter(): void;
  /** To be called when an element of the page covers our controls. */
  onInterference(): void;
  close(): void;
}

export interface FrameSessionParts {
  readonly welcome: WelcomeMessage;
  readonly line: PagePortEnd;
  readonly engine: EngineClient;
  readonly field: HTMLTextAreaElement;
  readonly draft: PrivateDraft;
}

const siteOf = (name: string, { hintsTo }: HintTarget): PromptState['site'] => ({
  id: 'private',
  name,
  origin: location.origin,
  enabled: true,
  ...(hintsTo === undefined ? {} : { hintsTo }),
});

/** The state, checks, decisions and faults of the prompt in the field, as for a page's composer. */
function promptOf(
  welcome: WelcomeMessage,
  engine: EngineClient,
  field: HTMLTextAreaElement,
  conversation: () => string,
) {
  sendFaultsTo((fault) => void engine.noteFault({ fault }).catch(() => undefined));
  const made = decisionHistory();
  const store = promptStore(siteOf(welcome.site, welcome));
  const composer: CurrentComposer = {
    element: field,
    read: () => field.value,
    find: () => field,
    adopt: () => undefined,
    adoptFrom: () => false,
  };
  const check = promptCheck({ engine, store, composer, made, conversation });
  const learned = dictionaryLearning({ engine, store, conversation });
  const prompt = () => store.state;
  const decide = promptDecisions({ made, store, learned, prompt, checkAgain: () => void check.now() });
  return { store, made, check, learned, decide };
}

interface NoticeParts extends Pick<FrameSessionParts, 'line'> {
  readonly store: PromptStore;
  readonly check: Pick<PromptCheck, 'now'>;
}

/** Does what the buttons of a notice say, and opens the replies. */
function followNotice({ store, check, line }: NoticeParts, action: PromptAction): void {
  if (action.do === 'dismiss-notice') store.dismiss(store.state.notice);
  else if (action.do === 'check-again') void check.now();
  else if (action.do === 'open-private-view') line.say({ say: 'show-replies' });
  // Only the background, which is gone then, could say why it did not open.
  else if (action.do === 'open-options') void requestOptions(action.section).catch(() => undefined);
}

/** Puts back what the person had typed before the frame was loaded anew. */
async function putBack(draft: PrivateDraft, put: (text: string) => void): Promise<void> {
  const kept = await draft.read();
  if (kept !== '') put(kept);
}

export function frameSession({ welcome, line, engine, field, draft }: FrameSessionParts): FrameSession {
  let conversation = welcome.conversation;
  const { store, made, check, learned, decide } = promptOf(welcome, engine, field, () => conversation);

  const sender = privateSender({ engine, store, made, check, draft, field, line, conversation: () => conversation });
  const review = reviewBeforeSend({
    engine,
    store,
    origin: welcome.origin,
    read: () => field.value,
    checkNow: check.now,
    send: sender.send,
    focusText: () => field.focus(),
  });

  async function undo(): Promise<void> {
    if (await learned.takeBack(made)) return check.now();
    if (sender.lastOriginal === undefined || field.value.trim() !== '') return;
    put(sender.lastOriginal);
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
    else followNotice({ store, check, line }, action);
  }

  function take(text: string): void {
    put(field.value.trim() === '' ? text : `${field.value}\n${text}`);
    store.tell('warning', said('textFromPageTitle'), said('textFromPageDetail'));
  }

  function follow(next: string, isNew: boolean): void {
    conversation = next;
    if (!isNew) return;
    made.clear();
    review.otherConversation();
    void check.now();
  }

  line.onMessage((message) => {
    if (message.say === 'outcome') sender.onOutcome(message);
    else if (message.say === 'model-server') store.set({ site: siteOf(welcome.site, message) });
    else if (message.say === 'conversation') follow(message.conversation, message.isNew);
    else if (message.say === 'type-here') {
      field.focus();
      if (message.text) take(message.text);
    }
  });
  line.onEnd(sender.onNoAnswer);

  const session: FrameSession = {
    getState: () => store.state,
    subscribe: store.subscribe,
    act,
    onInput(event) {
      draft.keep(field.value);
      return event ? check.typed(typedChangeOf(event)) : check.soon();
    },
    onEnter: () => void review.wish({ mayConfirm: true }),
    onInterference: () => store.tell('warning', said('pageInterferesTitle'), said('pageInterferesDetail')),
    close: () => line.say({ say: 'close' }),
  };

  void startSession(engine, store, async () => {
    await putBack(draft, put);
    if (welcome.text) take(welcome.text);
  });
  return session;
}
