// A chat of many conversations in the structure of Open WebUI: each has an address, which changes without loading a page. A
// conversation gets its address with its first message; a temporary one never does, and is not kept.
import { ask } from '../api.ts';

interface Message {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const composer = byId('chat-input') as HTMLTextAreaElement;
const conversationNow = () => /\/c\/([\w-]+)/.exec(location.pathname)?.[1];
const isTemporary = () => location.search.includes('temporary-chat=true');
const kept = (id: string) => JSON.parse(localStorage.getItem(id) ?? '[]') as readonly Message[];

if (location.search.includes('rtl')) document.documentElement.dir = 'rtl';

function add({ role, text }: Message): HTMLElement {
  const message = document.createElement('p');
  message.className = role === 'user' ? 'user-message' : 'chat-assistant';
  message.textContent = text;
  byId('messages').append(message);
  return message;
}

function show(): void {
  byId('messages').replaceChildren();
  const id = conversationNow();
  for (const message of id === undefined ? [] : kept(id)) add(message);
}

async function send(): Promise<void> {
  const text = composer.value;
  if (text.trim() === '') return;
  composer.value = '';
  if (conversationNow() === undefined && !isTemporary()) history.pushState({}, '', `/life/c/${crypto.randomUUID()}`);
  const id = conversationNow();
  add({ role: 'user', text });
  const reply = add({ role: 'assistant', text: '' });
  let whole = '';
  for await (const soFar of ask(text)) {
    whole = soFar;
    reply.textContent = soFar;
  }
  if (id === undefined) return;
  const all: readonly Message[] = [...kept(id), { role: 'user', text }, { role: 'assistant', text: whole }];
  localStorage.setItem(id, JSON.stringify(all));
}

byId('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
composer.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  void send();
});
byId('new-chat').addEventListener('click', () => {
  history.pushState({}, '', '/life/');
  show();
});
window.addEventListener('popstate', show);
show();
