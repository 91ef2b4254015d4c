// Where the campaign types: a bed is a line.
export interface Bed {
  readonly name: string;
  readonly path: string;
  readonly composer: string;
  readonly send: string;
}

export const BEDS: readonly [Bed, ...Bed[]] = [
  { name: 'textarea', path: '/textarea/', composer: 'textarea', send: 'button' },
  { name: 'assistant-ui', path: '/assistant-ui/', composer: 'textarea[name="input"]', send: 'button:text("Send")' },
  { name: 'deep-chat', path: '/deep-chat/', composer: '#text-input', send: '.input-button' },
  { name: 'ProseMirror', path: '/prosemirror/', composer: '#prompt-textarea', send: '[data-testid="send-button"]' },
  { name: 'TipTap', path: '/tiptap/', composer: '[contenteditable="true"]', send: '.send-button' },
  { name: 'Lexical', path: '/lexical/', composer: '[contenteditable="true"]', send: '.send-button' },
  { name: 'Slate', path: '/slate/', composer: '[contenteditable="true"]', send: '.send-button' },
  { name: 'CodeMirror', path: '/codemirror/', composer: '[contenteditable="true"]', send: '.send-button' },
  { name: 'Quill', path: '/quill/', composer: '.ql-editor', send: '.send-button' },
];
