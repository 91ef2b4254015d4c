// A chat with no conversation id in its URL. It keeps its history in localStorage and resends all of it with each prompt, as many small
// front ends do; a message is stored before its request is made. With `?unknown`, the only send control is a <div> with an unusual label,
// and Enter inserts a line break. With `?edit`, the user can edit and resend a message.
interface Message {
  readonly role: 'user' | 'assistant';
  content: string;
}

const KEY = 'bed-history';
const query = new URLSearchParams(location.search);
const list = document.getElementById('messages') as HTMLElement;
const field = document.querySelector('textarea') as HTMLTextAreaElement;
const stored = localStorage.getItem(KEY);
const history: Message[] = stored ? (JSON.parse(stored) as { messages: Message[] }).messages : [];

const store = () => localStorage.setItem(KEY, JSON.stringify({ messages: history }));

function show({ role, content }: Message, at: number): Text {
  const row = document.createElement('div');
  const message = document.createElement('div');
  message.dataset.messageAuthorRole = role;
  const text = document.createTextNode(content);
  message.append(text);
  row.append(message);
  if (role === 'user' && query.has('edit')) {
    const edit = document.createElement('button');
    edit.textContent = 'Edit';
    edit.addEventListener('click', () => {
      field.value = history[at]?.content ?? '';
      history.length = at;
      store();
      draw();
      field.focus();
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    row.append(edit);
  }
  list.append(row);
  return text;
}

function draw(): void {
  list.replaceChildren();
  history.forEach(show);
}

async function send(): Promise<void> {
  const text = field.value;
  if (text.trim() === '') return;
  field.value = '';
  history.push({ role: 'user', content: text });
  store();
  draw();
  const response = await fetch('/api/chat', { method: 'POST', body: JSON.stringify({ text, messages: history }) });
  const reply: Message = { role: 'assistant', content: '' };
  history.push(reply);
  const shown = show(reply, history.length - 1);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    reply.content += part.value;
    shown.data = reply.content;
  }
  store();
}

const control = document.createElement(query.has('unknown') ? 'div' : 'button');
if (query.has('unknown')) {
  control.className = 'go';
  control.textContent = 'Abracadabra';
} else {
  control.className = 'send-button';
  control.setAttribute('aria-label', 'Send message');
  control.textContent = '↑';
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void send();
  });
}
control.addEventListener('click', () => void send());
field.parentElement?.append(control);
draw();
