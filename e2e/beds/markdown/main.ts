// A chat that writes markdown with innerHTML. Its copy button and its edit box work on what the page knows, not on what it shows.
// `?replies=3`: three answers stream at once. `?way=readback`: plain text, read from the page and written back longer.
import 'katex/dist/katex.min.css';
import { ask } from '../api.ts';
import { render } from './render.ts';

interface Message {
  readonly role: 'user' | 'assistant';
  readonly element: HTMLElement;
  text: string;
}

const messages: Message[] = [];
const options = new URLSearchParams(location.search);
const main = document.querySelector('main');
const form = document.querySelector('form');
const box = document.querySelector('textarea');

function add(role: Message['role'], text: string): Message {
  const article = document.createElement('article');
  const element = document.createElement('div');
  article.dataset.role = role;
  const message: Message = { role, element, text };
  const copy = document.createElement('button');
  copy.textContent = 'Copy';
  copy.dataset.copy = '';
  copy.addEventListener('click', () => void navigator.clipboard.writeText(message.text));
  article.append(element, copy);
  if (role === 'user') article.append(editButton(message));
  main?.append(article);
  messages.push(message);
  return message;
}

function editButton(message: Message): HTMLElement {
  const edit = document.createElement('button');
  edit.textContent = 'Edit';
  edit.dataset.edit = '';
  edit.addEventListener('click', () => {
    const field = document.createElement('textarea');
    field.value = message.text;
    field.dataset.editBox = '';
    message.element.replaceChildren(field);
  });
  return edit;
}

async function answer(prompt: string): Promise<void> {
  const message = add('assistant', '');
  message.element.dataset.streaming = '';
  for await (const soFar of ask(prompt)) {
    if (options.get('way') === 'readback') message.element.textContent += soFar.slice(message.text.length);
    else message.element.innerHTML = render(soFar);
    message.text = soFar;
  }
  delete message.element.dataset.streaming;
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const prompt = box?.value ?? '';
  if (prompt.trim() === '' || !box) return;
  box.value = '';
  add('user', prompt).element.textContent = prompt;
  for (let i = 0; i < Number(options.get('replies') ?? 1); i += 1) void answer(prompt);
});
box?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  form?.requestSubmit();
});

/** What each answer would look like if nobody but the page had written it: made where no extension looks. */
function asWritten(): string[] {
  return messages
    .filter(({ role }) => role === 'assistant')
    .map(({ text }) => {
      const { body } = document.implementation.createHTMLDocument();
      if (options.get('way') === 'readback') body.textContent = text;
      else body.innerHTML = render(text);
      return body.innerHTML;
    });
}

Object.assign(window, { asWritten });
