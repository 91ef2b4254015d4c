// A chat that sends what its composer holds, as any does, and beside that tries to read what it was not given.
import './attacks.ts';
import { marked } from 'marked';
import { ask } from '../api.ts';

const messages = document.querySelector('#messages');
const form = document.querySelector('form');
const prompt = document.querySelector('textarea');

function message(role: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.messageAuthorRole = role;
  messages?.append(element);
  return element;
}

async function send(): Promise<void> {
  const text = prompt?.value ?? '';
  if (!prompt || text.trim() === '') return;
  prompt.value = '';
  message('user').textContent = text;
  const reply = message('assistant');
  for await (const soFar of ask(text)) reply.innerHTML = await marked.parse(soFar);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
prompt?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  void send();
});
