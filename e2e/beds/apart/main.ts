// A chat whose replies and composer stand apart, by its address. `?in=roots`: in separate shadow roots, the replies two deep; `parsed`:
// in one that the parser makes. `?in=parent`: the composer in a frame, `?in=frame`: the replies in one, both of this origin. `?later`: the composer
// is there once its button is pressed. Messages stay over a reload. `?piece=`: how many characters of the reply come at once, and `?by=` how they
// are drawn: `text` (one text node grows), `lines` (a paragraph each), `html` (all is drawn anew each time), `nodes` (a node is added each time),
// `swap` (another element takes the place of the message). `?history`: the whole chat is sent with each prompt.
import { type ApiMessage, ask } from '../api.ts';
import { keepMessages, keptMessages, newId } from '../kept-messages.ts';

const asked = new URLSearchParams(location.search);
const where = asked.get('in') ?? 'page';
const part = asked.get('part');

class ChatMessage extends HTMLElement {
  readonly text = document.createElement('p');
  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).append(this.text);
  }
}
customElements.define('chat-message', ChatMessage);

function frameWith(of: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `?in=${where}&part=${of}`;
  document.body.append(frame);
  return frame;
}

/** Returns the element that shows the messages. */
function logIn(): () => HTMLElement | ShadowRoot | null {
  if (where === 'frame' && part === null) {
    const frame = frameWith('log');
    return () => frame.contentDocument?.getElementById('log') ?? null;
  }
  const log = document.getElementById('log') as HTMLElement;
  if (where === 'parsed') {
    log.setHTMLUnsafe('<div><template shadowrootmode="open"><section id="in"></section></template></div>');
    return () => log.firstElementChild?.shadowRoot?.getElementById('in') ?? null;
  }
  if (where !== 'roots') return () => log;
  const root = log.attachShadow({ mode: 'open' });
  return () => root;
}
const log = logIn();

function show(from: string, text: string): HTMLElement {
  const message = where === 'roots' ? new ChatMessage() : document.createElement('p');
  const shown = message instanceof ChatMessage ? message.text : message;
  shown.className = from;
  shown.textContent = text;
  log()?.append(message);
  return shown;
}

const paragraphs = (text: string) =>
  text.split('\n\n').map((line) => Object.assign(document.createElement('p'), { textContent: line }));

/** Another element with this text in place of the one before, as frameworks do whose keys change. */
function swapped(at: HTMLElement, text: string): HTMLElement {
  const next = at.cloneNode(false) as HTMLElement;
  next.append(...paragraphs(text));
  at.replaceWith(next);
  return next;
}

/** A drawer that puts another element in the message's place returns it. */
const DRAW: Record<string, (at: HTMLElement, text: string, more: string) => unknown> = {
  text: (at, text) => {
    if (at.firstChild instanceof Text) at.firstChild.data = text;
    else at.textContent = text;
  },
  lines: (at, text) => at.replaceChildren(...paragraphs(text)),
  html: (at, text) => {
    at.innerHTML = paragraphs(text)
      .map(({ outerHTML }) => outerHTML)
      .join('');
  },
  nodes: (at, _text, more) => at.append(more),
  swap: swapped,
};

async function draw(first: HTMLElement, reply: string): Promise<void> {
  let at = first;
  const piece = Number(asked.get('piece') ?? reply.length);
  const by = DRAW[asked.get('by') ?? 'text'];
  for (let end = 0; end < reply.length; end += piece) {
    const now = by?.(at, reply.slice(0, end + piece), reply.slice(end, end + piece));
    if (now instanceof HTMLElement) at = now;
    await new Promise((resolve) => setTimeout(resolve, piece < 100 ? 0 : 40));
  }
  at.dataset.whole = '';
}

async function send(box: HTMLTextAreaElement): Promise<void> {
  const prompt = box.value;
  box.value = '';
  show('own', prompt);
  const at = show('reply', '');
  let reply = '';
  const history = keptMessages().map(
    ({ from, text }): ApiMessage => ({ role: from === 'person' ? 'user' : 'assistant', content: text }),
  );
  for await (const text of ask(prompt, asked.has('history') ? { messages: history } : {})) reply = text;
  keepMessages([
    ...keptMessages(),
    { id: newId(), from: 'person', text: prompt },
    { id: newId(), from: 'assistant', text: reply },
  ]);
  await draw(at, reply);
}

function writeIn(row: HTMLElement | ShadowRoot, onSend: (box: HTMLTextAreaElement) => void): void {
  const box = document.createElement('textarea');
  const button = Object.assign(document.createElement('button'), { textContent: 'Send', onclick: () => onSend(box) });
  box.placeholder = 'Message';
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSend(box);
  });
  row.replaceChildren(box, button);
}

const row = document.getElementById('row') as HTMLElement;
const composerRow = () => (where === 'roots' ? row.attachShadow({ mode: 'open' }) : row);

if (part === 'composer')
  writeIn(row, (box) => void window.parent.dispatchEvent(new CustomEvent('prompt', { detail: box })));
else if (part === null) {
  const shown = () => {
    for (const { from, text } of keptMessages()) show(from === 'person' ? 'own' : 'reply', text);
  };
  if (where === 'frame') document.querySelector('iframe')?.addEventListener('load', shown);
  else shown();
  if (where === 'parent') {
    frameWith('composer');
    addEventListener('prompt', (event) => void send((event as CustomEvent<HTMLTextAreaElement>).detail));
  } else if (asked.has('later'))
    row.append(
      Object.assign(document.createElement('button'), {
        textContent: 'Write',
        onclick: () => writeIn(composerRow(), (box) => void send(box)),
      }),
    );
  else writeIn(composerRow(), (box) => void send(box));
}
