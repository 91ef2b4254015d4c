// Where tests type: chat front ends and editors that other people wrote, plain fields, and the demo. A bed is an entry here and a
// folder in beds/.
export interface Bed {
  readonly name: string;
  /** On the beds' server. */
  readonly path: string;
  /** CSS selectors; open shadow roots are looked into. */
  readonly composer: string;
  readonly send: string;
  readonly reply: string;
  /** The demo is a page of the extension's and has no server: here it shows all that it got. */
  readonly received?: string;
  /** Its composer drops keys that come faster than it draws, with and without the extension. */
  readonly dropsFastKeys?: true;
}

const chat = { send: '.send-button', reply: '[data-message-author-role="assistant"]' };

const BEDS = {
  demo: {
    path: '/demo.html',
    composer: '[data-demo-composer]',
    send: '[data-demo-send]',
    reply: '[data-demo-role="assistant"]',
    received: '[data-demo-received]',
  },
  'assistant-ui': {
    path: '/assistant-ui/',
    composer: 'textarea[name="input"]',
    send: 'form button',
    reply: '[data-role="assistant"]',
  },
  'deep-chat': {
    path: '/deep-chat/',
    composer: '#text-input',
    send: '.input-button',
    reply: '.ai-message-text',
  },
  'Ant Design X': {
    path: '/ant-design-x/',
    composer: 'textarea.ant-sender-input',
    send: '.ant-sender-actions-btn',
    reply: '.ant-bubble-start .ant-bubble-content',
  },
  chatscope: {
    path: '/chatscope/',
    composer: '.cs-message-input__content-editor',
    send: '.cs-button--send',
    reply: '.cs-message--incoming .cs-message__html-content',
  },
  NLUX: {
    path: '/nlux/',
    composer: '.nlux-comp-composer textarea',
    send: '.nlux-comp-composer button',
    reply: '.nlux-comp-chatItem--received .nlux-markdown-container',
  },
  ChatUI: {
    path: '/chatui/',
    composer: 'textarea.Composer-input',
    send: '.Composer-sendBtn',
    reply: '.Message.left .Bubble',
    dropsFastKeys: true,
  },
  ProseMirror: { ...chat, path: '/prosemirror/', composer: '#prompt-textarea', send: '[data-testid="send-button"]' },
  TipTap: { ...chat, path: '/tiptap/', composer: '.tiptap' },
  Quill: { ...chat, path: '/quill/', composer: '.ql-editor', reply: 'model-response' },
  Lexical: { ...chat, path: '/lexical/', composer: '[data-lexical-editor]' },
  Slate: { ...chat, path: '/slate/', composer: '[data-slate-editor]' },
  CodeMirror: { ...chat, path: '/codemirror/', composer: '.cm-content' },
  textarea: { ...chat, path: '/plain/', composer: 'textarea' },
  contenteditable: { ...chat, path: '/plain/?editable', composer: '[contenteditable]' },
  markdown: {
    path: '/markdown/',
    composer: 'form textarea',
    send: 'form button',
    reply: 'article[data-role="assistant"] > div',
  },
  history: { ...chat, path: '/history/', composer: 'textarea' },
  'unknown control': { ...chat, path: '/history/?unknown', composer: 'textarea', send: '.go' },
  form: { ...chat, path: '/form/', composer: 'textarea', send: 'button' },
  'vue-advanced-chat': {
    path: '/vue-advanced-chat/',
    composer: '#roomTextarea',
    send: '.vac-icon-textarea > .vac-svg-button:last-child',
    reply: '.vac-message-card:not(.vac-message-current)',
  },
  'react-chatbot-kit': {
    path: '/react-chatbot-kit/',
    composer: 'input.react-chatbot-kit-chat-input',
    send: '.react-chatbot-kit-chat-btn-send',
    reply: '.react-chatbot-kit-chat-bot-message',
  },
  'react-chatbotify': {
    path: '/react-chatbotify/',
    composer: '.rcb-chat-input-textarea',
    send: '.rcb-send-button',
    reply: '.rcb-bot-message',
  },
  MinChat: {
    path: '/minchat/',
    composer: '[data-testid="message-input"]',
    send: '[data-testid="message-form"] > div:last-child',
    reply: '[data-testid="incoming-message"]',
  },
  'Element Plus X': {
    path: '/chat-area/',
    composer: '.chat-rich-text',
    send: '.el-send-button:last-child button',
    reply: '.el-bubble-start',
  },
  QuikChat: {
    path: '/quikchat/',
    composer: '.quikchat-input-textbox',
    send: '.quikchat-input-send-btn',
    reply: '.quikchat-role-assistant .quikchat-message-content',
  },
  Vaadin: {
    path: '/vaadin/',
    composer: 'vaadin-message-input textarea',
    send: 'vaadin-message-input-button',
    reply: 'vaadin-message.assistant',
  },
} as const satisfies Record<string, Omit<Bed, 'name'>>;

export type BedName = keyof typeof BEDS;

export const bedOf = (name: BedName): Bed => ({ name, ...BEDS[name] });
export const bedsOf = (...names: readonly BedName[]): readonly Bed[] => names.map(bedOf);

export const EDITORS = bedsOf('ProseMirror', 'TipTap', 'Quill', 'Lexical', 'Slate', 'CodeMirror');

/** The bed as a site with this habit, or this content: beds read what is asked of them from their address. */
export const withQuery = (bed: Bed, query: string): Bed => ({
  ...bed,
  path: `${bed.path}${bed.path.includes('?') ? '&' : '?'}${query}`,
});
