// A plain form around a textarea. Two habits of real sites can be asked for while it runs, in milliseconds on the root element:
// `data-submits-after`: what stands in the composer when that time is over is what is sent; `data-clears-after`: the composer
// keeps the text for so long after it was sent.
import { ask } from '../api.ts';

const messages = document.getElementById('messages');
const form = document.getElementById('form') as HTMLFormElement;

/** The page's script may put another field in the place of this one. */
const field = () => form.querySelector('textarea');

function addMessage(role: 'user' | 'assistant', text = ''): Text {
  const message = document.createElement('div');
  message.dataset.messageAuthorRole = role;
  const shown = document.createTextNode(text);
  message.append(shown);
  messages?.append(message);
  return shown;
}

async function habit(name: 'submitsAfter' | 'clearsAfter'): Promise<void> {
  const ms = Number(document.documentElement.dataset[name] ?? 0);
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

function clear(sent: string): void {
  const now = field();
  if (now?.value === sent) now.value = '';
}

async function send(): Promise<void> {
  if (document.documentElement.dataset.submitsAfter) await habit('submitsAfter');
  const text = field()?.value ?? '';
  if (text.trim() === '') return;
  if (document.documentElement.dataset.clearsAfter) void habit('clearsAfter').then(() => clear(text));
  else clear(text);
  addMessage('user', text);
  const reply = addMessage('assistant');
  for await (const soFar of ask(text)) reply.data = soFar;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});

form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void send();
});
