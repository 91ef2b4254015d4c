// The steps that a notice advises, each a button that carries it out.
import type { NamedSection } from '../lib/engine/own-pages.ts';
import type { GapFilling, Said, TextKey } from '../lib/language/message.ts';
import type { PanelNotice, PromptAction } from '../lib/page/prompt/prompt-state.ts';

export type NoticeStep =
  | 'put-back'
  | 'send-again'
  | 'try-again'
  | 'copy-text'
  | 'reload-page'
  | 'reload-extension'
  | 'turn-on'
  | 'teach'
  | 'report'
  | 'unlock'
  | NamedSection;

/** Carries the steps out, as far as the place of the notice can; a step that is missing here gets no button. */
export type NoticeStepHandlers = Readonly<Partial<Record<NoticeStep, () => void>>>;

const SEND_AGAIN = ['send-again'] as const;
const RELOAD = ['reload-page'] as const;
/** The reload empties the composer of many sites. */
const COPY_AND_RELOAD = ['copy-text', 'reload-page'] as const;
const PUT_BACK = ['put-back'] as const;
/** Another attempt may work: the same send, the same check, or reading the same records. */
const AGAIN = ['try-again'] as const;

const STEPS_AFTER: Readonly<Partial<Record<TextKey, readonly NoticeStep[]>>> = {
  sentUndo: PUT_BACK,
  notTakenSanitized: PUT_BACK,
  pageSentOther: PUT_BACK,
  requestFailed: PUT_BACK,
  refusedWith: PUT_BACK,
  couldNotPutBack: PUT_BACK,
  composerRefuses: PUT_BACK,
  sendDisabled: SEND_AGAIN,
  sendChanged: SEND_AGAIN,
  couldNotCheck: SEND_AGAIN,
  composerChanged: SEND_AGAIN,
  textChanged: SEND_AGAIN,
  composerReplaced: SEND_AGAIN,
  originalWouldBeLeft: SEND_AGAIN,
  privateCheckFailed: SEND_AGAIN,
  siteDidNotTake: SEND_AGAIN,
  pageSentEarlier: SEND_AGAIN,
  reviewChanged: SEND_AGAIN,
  policyCame: SEND_AGAIN,
  hintServerGone: SEND_AGAIN,
  // Not "send again": that would send the text as it is, which must stay the person's own key press.
  turnedOffMeanwhile: ['turn-on'],
  textNotChecked: AGAIN,
  engineStopped: AGAIN,
  engineTimeout: AGAIN,
  detectorFailed: AGAIN,
  wordsNotAllSeen: AGAIN,
  wordListMissing: AGAIN,
  tryFailed: AGAIN,
  settingsNotRead: AGAIN,
  dictionaryNotRead: AGAIN,
  modelsNotRead: AGAIN,
  sitesNotRead: AGAIN,
  vaultNotRead: AGAIN,
  ledgerNotRead: AGAIN,
  receiptsNotRead: AGAIN,
  composerRefused: COPY_AND_RELOAD,
  composerHoldsOther: COPY_AND_RELOAD,
  siteComposerMissing: COPY_AND_RELOAD,
  extensionGone: COPY_AND_RELOAD,
  pageOlderThanExtension: COPY_AND_RELOAD,
  requestUnknown: COPY_AND_RELOAD,
  onClipboard: RELOAD,
  nameLinksUnreadable: RELOAD,
  hintUnwatched: RELOAD,
  reloadToWatch: RELOAD,
  reloadExtension: ['reload-extension'],
  tryAgainOrReload: ['reload-extension'],
  keyDamaged: ['reload-extension', 'vault'],
  modelNotStarted: ['reload-extension'],
  taughtNotKept: ['teach'],
  unexpected: ['report'],
  vaultLocked: ['unlock'],
  passphraseRequired: ['keys'],
  requestOnlyFromExtension: ['about'],
  optionsListDictionary: ['dictionary'],
  modelDownloadIncomplete: ['models'],
  modelUnusableRemove: ['models'],
  adviseDownloadAgain: ['models'],
  hintOldVectors: ['model-server'],
  modelServerInvalid: ['model-server'],
  fileChoiceListed: ['sites'],
  recordsDamaged: ['vault'],
  recordDamaged: ['vault'],
  passphraseRecordDamaged: ['vault'],
};

function* keysIn(text: Said): Generator<TextKey> {
  if (!('key' in text)) return;
  yield text.key;
  for (const filling of Object.values(text.fillings ?? {})) yield* keysInFilling(filling);
}

function* keysInFilling(filling: GapFilling): Generator<TextKey> {
  if (typeof filling !== 'object') return;
  for (const text of 'key' in filling || 'words' in filling ? [filling] : filling) yield* keysIn(text);
}

/** The steps that the notice's words advise, each once, in the order of the words. */
export function noticeSteps({ title, detail }: PanelNotice): readonly NoticeStep[] {
  const keys = [title, ...detail].flatMap((text) => [...keysIn(text)]);
  return [...new Set(keys.flatMap((key) => STEPS_AFTER[key] ?? []))];
}

export const STEP_TEXTS = {
  'put-back': 'putTextBack',
  'send-again': 'sendAgain',
  'try-again': 'useHereRetry',
  'copy-text': 'copyMyText',
  'reload-page': 'reload',
  'reload-extension': 'reloadExtensionNow',
  'turn-on': 'offTurnOn',
  teach: 'teachHere',
  report: 'reportIt',
  unlock: 'unlock',
  about: 'openOptions',
  dictionary: 'openOptions',
  keys: 'openOptions',
  models: 'openOptions',
  'model-server': 'openOptions',
  sites: 'openOptions',
  vault: 'openOptions',
} as const satisfies Record<NoticeStep, TextKey>;

/** The steps of a notice about a prompt. After a failed send, "try again" is another send, in all other cases another check. */
export function promptStepHandlers(act: (action: PromptAction) => void, notice: PanelNotice): NoticeStepHandlers {
  const isAboutSend = 'key' in notice.title && notice.title.key === 'nothingSent';
  const options = (section: NamedSection) => () => act({ do: 'open-options', section });
  return {
    'put-back': () => act({ do: 'undo' }),
    'send-again': () => act({ do: 'send' }),
    'try-again': () => act(isAboutSend ? { do: 'send' } : { do: 'check-again' }),
    'reload-page': () => act({ do: 'reload-page' }),
    'reload-extension': () => act({ do: 'reload-extension' }),
    'turn-on': () => act({ do: 'set-enabled', enabled: true }),
    teach: () => act({ do: 'teach' }),
    report: options('about'),
    unlock: options('vault'),
    about: options('about'),
    dictionary: options('dictionary'),
    keys: options('keys'),
    models: options('models'),
    'model-server': options('model-server'),
    sites: options('sites'),
    vault: options('vault'),
  };
}
