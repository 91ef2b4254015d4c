// The chat front ends that the main job is done on: other people's, the demo, and one in the structure of a large site.

export interface ChatBed {
  readonly name: string;
  /** On the beds' server, or a page of the extension's. */
  readonly at: { readonly server: string } | { readonly extension: string };
  /** CSS selectors; open shadow roots are looked into. */
  readonly composer: string;
  readonly send: string;
  readonly reply: string;
  /** Where a page without a server shows all that it got. */
  readonly received?: string;
  /** Its composer drops keys that come faster than it draws, with and without the extension. */
  readonly dropsFastKeys?: true;
}

export const CHAT_BEDS: readonly ChatBed[] = [
  {
    name: 'demo',
    at: { extension: '/demo.html' },
    composer: '[data-demo-composer]',
    send: '[data-demo-send]',
    reply: '[data-demo-role="assistant"]',
    received: '[data-demo-received]',
  },
  {
    name: 'assistant-ui',
    at: { server: '/assistant-ui/' },
    composer: 'textarea[name="input"]',
    send: 'form button',
    reply: '[data-role="assistant"]',
  },
  {
    name: 'deep-chat',
    at: { server: '/deep-chat/' },
    composer: '#text-input',
    send: '.input-button',
    reply: '.ai-message-text',
  },
  {
    name: 'Ant Design X',
    at: { server: '/ant-design-x/' },
    composer: 'textarea.ant-sender-input',
    send: '.ant-sender-actions-btn',
    reply: '.ant-bubble-start .ant-bubble-content',
  },
  {
    name: 'chatscope',
    at: { server: '/chatscope/' },
    composer: '.cs-message-input__content-editor',
    send: '.cs-button--send',
    reply: '.cs-message--incoming .cs-message__html-content',
  },
  {
    name: 'NLUX',
    at: { server: '/nlux/' },
    composer: '.nlux-comp-composer textarea',
    send: '.nlux-comp-composer button',
    reply: '.nlux-comp-chatItem--received .nlux-markdown-container',
  },
  {
    name: 'ChatUI',
    at: { server: '/chatui/' },
    composer: 'textarea.Composer-input',
    send: '.Composer-sendBtn',
    reply: '.Message.left .Bubble',
    dropsFastKeys: true,
  },
  {
    name: 'ProseMirror',
    at: { server: '/prosemirror/' },
    composer: '#prompt-textarea',
    send: '[data-testid="send-button"]',
    reply: '[data-message-author-role="assistant"]',
  },
];
