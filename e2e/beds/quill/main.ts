// A composer built on Quill, in the structure that one large chat site shows in public: its Enter is Quill's own key binding.
import Quill, { Delta } from 'quill';
import { ask } from '../api.ts';
import { isRich, mountPoint, type Outline, RICH } from '../editor-chat.ts';

const messages = document.getElementById('messages');

function addMessage(tag: 'user-query' | 'model-response'): HTMLElement {
  const message = document.createElement(tag);
  messages?.append(message);
  return message;
}

const Embed = Quill.import('blots/embed') as unknown as new () => { domNode: HTMLElement };

/** An embed: Quill puts a guard of no width on each side of it. */
class Mention extends Embed {
  static blotName = 'mention';
  static tagName = 'span';
  static className = 'mention';
  static create(label: unknown): HTMLElement {
    const node = document.createElement('span');
    node.className = 'mention';
    node.textContent = String(label);
    return node;
  }
  static value(node: HTMLElement): string {
    return node.textContent ?? '';
  }
}
Quill.register({ 'formats/mention': Mention });

interface Insertion {
  readonly insert?: string | { readonly mention?: string };
  readonly attributes?: Readonly<Record<string, unknown>>;
}

const richDocument = () =>
  new Delta([
    { insert: RICH.before },
    { insert: { mention: RICH.mention } },
    { insert: `${RICH.after}\n` },
    ...RICH.items.flatMap((item) => [{ insert: item }, { insert: '\n', attributes: { list: 'bullet' } }]),
    ...RICH.code.flatMap((line) => [
      ...(line ? [{ insert: line }] : []),
      { insert: '\n', attributes: { 'code-block': true } },
    ]),
    { insert: `\n${RICH.last}\n` },
  ]);

/** Quill keeps a line's kind with its line end. */
function outline(): Outline {
  const lines: string[] = [];
  let line = '';
  for (const { insert, attributes } of quill.getContents().ops as Insertion[]) {
    if (typeof insert !== 'string') {
      line += `[${insert?.mention ?? ''}]`;
      continue;
    }
    for (const part of insert.split(/(\n)/)) {
      if (part !== '\n') {
        line += part;
        continue;
      }
      const kind = attributes?.list ? 'li' : attributes?.['code-block'] ? 'code' : 'p';
      lines.push(`${kind} ${line}`);
      line = '';
    }
  }
  return lines;
}

const textNow = () =>
  (quill.getContents().ops as Insertion[])
    .map(({ insert }) => (typeof insert === 'string' ? insert : (insert?.mention ?? '')))
    .join('')
    .replace(/\n$/, '');

async function send(): Promise<void> {
  const text = textNow();
  const structure = outline();
  if (text.trim() === '') return;
  quill.setText('');
  addMessage('user-query').textContent = text;
  const content = document.createElement('message-content');
  addMessage('model-response').append(content);
  for await (const soFar of ask(text, { outline: structure })) content.textContent = soFar;
}

const quill: Quill = new Quill(mountPoint(), {
  modules: {
    keyboard: {
      bindings: {
        send: {
          key: 'Enter',
          shiftKey: false,
          handler: () => {
            void send();
            return false;
          },
        },
      },
    },
  },
});

document.querySelector('.send-button')?.addEventListener('click', () => void send());

if (isRich()) quill.setContents(richDocument(), 'silent');
quill.history.clear();
window.bed = { outline, text: textNow };
