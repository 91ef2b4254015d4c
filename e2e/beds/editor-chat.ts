// What the beds of single editors share: a list of messages, and a send that takes what the editor's own state holds.
import { ask } from './api.ts';

/** `p`, `li`, `code` and `file` are blocks; a mention stands inside its line as `[Web search]`. */
export type Outline = readonly string[];

interface BedEditor {
  text(): string;
  /** The document as the editor's own state has it, never as its DOM shows it. */
  outline(): Outline;
  clear(): void;
}

declare global {
  interface Window {
    bed?: { outline(): Outline; text(): string };
  }
}

/** `?rich`: the composer begins with a list, a code block, a mention and an attachment. */
export const isRich = () => new URLSearchParams(location.search).has('rich');
/** `?shadow`: the composer stands in an open shadow root. */
const isInShadow = () => new URLSearchParams(location.search).has('shadow');

export const RICH = {
  before: 'Ask ',
  /** `&mention=…` */
  mention: new URLSearchParams(location.search).get('mention') ?? 'Web search',
  after: ' about Annika Lindqvist.',
  items: ['her phone is +1 503 555 0142', 'nothing else'],
  code: ["const owner = 'Tobias Castellanos';", '', 'const n = 2;'],
  file: 'notes.pdf',
  last: 'Pay to DE89 3704 0044 0532 0130 00 and tell Annika.',
} as const;

function addMessage(role: 'user' | 'assistant'): HTMLElement {
  const message = document.createElement('div');
  message.dataset.messageAuthorRole = role;
  document.getElementById('messages')?.append(message);
  return message;
}

/** Where the editor is to be mounted. */
export function mountPoint(): HTMLElement {
  const place = document.getElementById('editor') as HTMLElement;
  if (!isInShadow()) return place;
  const inner = document.createElement('div');
  const style = document.createElement('style');
  style.textContent =
    '[contenteditable], textarea { white-space: pre-wrap; min-height: 100px; border: 1px solid #888; }';
  place.attachShadow({ mode: 'open' }).append(style, inner);
  return inner;
}

/** Gives the send that the editor's Enter calls; the button calls it too. */
export function chatWith(editor: BedEditor): () => void {
  window.bed = { outline: () => editor.outline(), text: () => editor.text() };

  async function send(): Promise<void> {
    const text = editor.text();
    const outline = editor.outline();
    if (text.trim() === '') return;
    editor.clear();
    addMessage('user').textContent = text;
    const reply = addMessage('assistant');
    reply.append('');
    let shown = 0;
    for await (const soFar of ask(text, { outline })) {
      (reply.firstChild as Text).appendData(soFar.slice(shown));
      shown = soFar.length;
    }
  }

  document.querySelector('.send-button')?.addEventListener('click', () => void send());
  return () => void send();
}
