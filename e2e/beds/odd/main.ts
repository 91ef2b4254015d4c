// A chat in the shapes that nobody prepared for, by its address. `?box=`: what is typed into. `?send=`: what sends, and `?word=` what stands
// on it. It empties its box and shows the message before it asks for anything, as many do. `?edit`: messages are changed in the page only.
// `?edit=Generate,Cancel`: the first of these buttons stores the changed message and asks again. `?send=deaf`: the button does nothing, Enter sends;
// `?send=dead`: neither does anything.
import { ask } from '../api.ts';

const asked = new URLSearchParams(location.search);
const word = asked.get('word') ?? '';
const DRAWN = '<svg width="22" height="22"><path d="M2 2 20 11 2 20z" /></svg>';

const row = document.getElementById('row') as HTMLElement;
const log = document.getElementById('log') as HTMLElement;

function made<K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}

/** `closed`: a text area that no script of another's reaches. */
function makeBox(): HTMLInputElement | HTMLTextAreaElement {
  const kind = asked.get('box') ?? 'lines';
  const box = kind === 'lines' || kind === 'closed' ? made('textarea') : made('input');
  if (box instanceof HTMLInputElement) box.type = kind;
  box.id = 'box';
  const host = kind === 'closed' ? made('div') : undefined;
  host?.attachShadow({ mode: 'closed' }).append(box);
  row.append(host ?? box);
  return box;
}

const tool = Object.assign(made('div', '', 'x2'), { innerHTML: DRAWN.replace('<svg', '<svg class="i-paperclip"') });
tool.id = 'tool';
const box = makeBox();
row.append(tool);

function edits(message: HTMLElement): void {
  const change = made('button', 'Edit', 'edit');
  const words = asked.get('edit') || undefined;
  change.onclick = () => {
    const field = made('textarea');
    const [save, ...others] = (words ?? 'Save,Cancel').split(',').map((one) => made('button', one));
    if (!save) return;
    save.className = 'save';
    field.value = message.firstChild?.textContent ?? '';
    const around = made('div');
    around.append(field, save, ...others);
    message.after(around);
    save.onclick = () => {
      message.firstChild?.replaceWith(field.value);
      around.remove();
      if (words) void answer(field.value);
    };
    for (const other of others) other.onclick = () => around.remove();
  };
  message.append(change);
}

async function send(): Promise<void> {
  const prompt = box.value;
  if (prompt.trim() === '') return;
  box.value = '';
  const own = made('p', prompt, 'own');
  log.append(own);
  if (asked.has('edit')) edits(own);
  await answer(prompt);
}

async function answer(prompt: string): Promise<void> {
  const reply = made('p', '', 'reply');
  log.append(reply);
  for await (const text of ask(prompt)) reply.textContent = text;
}

const controls: Record<string, () => Element | undefined> = {
  button: () => made('button', word),
  div: () => made('div', word, 'x1'),
  icon: () => Object.assign(made('div', '', 'x2'), { innerHTML: DRAWN }),
  drawing: () => Object.assign(made('div'), { innerHTML: DRAWN }).firstElementChild ?? undefined,
  far: () => made('button', word),
  key: () => undefined,
  deaf: () => made('button', word),
  dead: () => made('button', word),
};

const how = asked.get('send') ?? 'button';
const control = controls[how]?.();
if (control) {
  control.id = 'go';
  if (how !== 'deaf' && how !== 'dead') control.addEventListener('click', () => void send());
  if (how === 'div')
    control.addEventListener('keydown', (event) => (event as KeyboardEvent).key === ' ' && void send());
  if (how === 'div') control.setAttribute('tabindex', '0');
  (how === 'far' ? document.querySelector('header') : row)?.append(control);
}
box.addEventListener('keydown', (event) => {
  const { key, shiftKey } = event as KeyboardEvent;
  if (key !== 'Enter' || how === 'dead' || (how === 'key') !== shiftKey) return;
  event.preventDefault();
  void send();
});
