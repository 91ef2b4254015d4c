// The table of all messages and ports between our contexts, beside the engine's own calls (`rpc-table.ts`): who may send each. A message
// that is missing here, or that another context sends, is not heard. SECURITY.md shows both tables (`scripts/message-table.ts`).
import type { MessageContext } from './message-sender.ts';

export interface MessageRow {
  readonly from: readonly MessageContext[];
  /** Who hears it, and what it is about. */
  readonly subject: string;
}

export const MESSAGE_TABLE = {
  'coatcheck-background': {
    from: ['page', 'frame', 'own'],
    subject: 'a call of the engine; the table of calls says which',
  },
  'coatcheck-engine': { from: ['background'], subject: 'a call of the engine, passed on in the name of its sender' },
  'coatcheck-settings': { from: ['background'], subject: 'to all: settings have changed, without saying which' },
  'coatcheck-kept-news': {
    from: ['background'],
    subject: 'to all: the kept sites or the language have changed, without saying which',
  },
  'coatcheck-managed': { from: ['own'], subject: 'the rules of an organisation' },
  'coatcheck-managed-last': { from: ['own'], subject: 'the rules of an organisation, as the last session knew them' },
  'coatcheck-managed-news': { from: ['background'], subject: 'to the engine: the rules have changed' },
  'coatcheck-window': { from: ['page', 'frame'], subject: "a window of the private composer for the sender's own tab" },
  'coatcheck-own-page': {
    from: ['page', 'frame', 'own'],
    subject: 'to open a section of the options, or to reload the extension: the buttons of notices',
  },
  'coatcheck-vouch': { from: ['frame'], subject: "whether a content script of the frame's own tab knows a token" },
  'coatcheck-vouch-here': { from: ['background'], subject: 'to the content scripts of one tab: the same question' },
  'coatcheck-draft': { from: ['frame'], subject: "the private draft of the frame's own tab" },
  'coatcheck-site-here': { from: ['page', 'own'], subject: "what was taught and imported for the sender's own site" },
  'coatcheck-teach': { from: ['page', 'own'], subject: "the parts that the person showed on the sender's own site" },
  'coatcheck-kept': {
    from: ['own'],
    subject:
      'all added, taught and imported sites, the language, how fast models run, and the rules of an organisation as they were told last',
  },
  'coatcheck-language': { from: ['page', 'frame', 'own'], subject: 'the chosen language, without changing it' },
  'coatcheck-sync': { from: ['own'], subject: 'the sealed items in the browser’s own sync' },
  'coatcheck-sync-news': { from: ['background'], subject: 'to the engine: the browser’s sync has changed' },
  'coatcheck-page': {
    from: ['own', 'background'],
    subject: 'to the content script of one tab: its state and replies (with surrogates), and the clicks of the popup',
  },
} as const satisfies Readonly<Record<string, MessageRow>>;

export type MessageTarget = keyof typeof MESSAGE_TABLE;

/** Ports, by the first word of their name. */
export const PORT_TABLE = {
  'coatcheck-private': {
    from: ['frame'],
    subject:
      'to the content script that gave the frame its token: prompts sanitized in the frame, and replies with surrogates',
  },
} as const satisfies Readonly<Record<string, MessageRow>>;

export type PortTarget = keyof typeof PORT_TABLE;
