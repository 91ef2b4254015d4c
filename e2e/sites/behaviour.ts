// Makes a saved structure behave like its site: types, sends, streams, stops, edits. It knows nothing of selectors of ours.
import {
  addMessage,
  openEditor,
  part,
  partIfAny,
  setBusy,
  showStop,
} from '../../lib/sites/fixtures/structure.test-support.ts';

const PIECE = 7;
const style = document.createElement('style');
style.textContent = `
  body { font: 16px/1.5 sans-serif; max-width: 46rem; margin: 2rem auto; }
  textarea, [contenteditable] { display: block; width: 90%; min-height: 4rem; border: 1px solid; }
  button, [role="button"] { display: inline-block; min-width: 2rem; min-height: 2rem; border: 1px solid; margin: 2px; }
  svg { width: 1rem; height: 1rem; }
  p { margin: 0; }
`;
document.head.append(style);

const isField = (element: HTMLElement): element is HTMLTextAreaElement => element instanceof HTMLTextAreaElement;

function textOf(box: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: lines are what the site would read, not the markup.
  return isField(box) ? box.value : box.innerText.replace(/\u00a0/g, ' ').replace(/\n$/, '');
}

function fill(box: HTMLElement, text: string): void {
  if (isField(box)) box.value = text;
  else box.replaceChildren(Object.assign(document.createElement('p'), { textContent: text }));
}

/** Texts that were pasted and became files, which go with the next message. */
let attached: readonly string[] = [];

async function ask(text: string): Promise<void> {
  const attachments = attached;
  attached = [];
  const reply = addMessage(document, 'assistant', '');
  setBusy(reply, true);
  const hideStop = showStop(document);
  const answer = await fetch('/api/chat', { method: 'POST', body: JSON.stringify({ text, attachments }) });
  const whole = await answer.text();
  const shown = part(reply, 'text');
  for (let at = PIECE; at < whole.length + PIECE; at += PIECE) {
    shown.textContent = whole.slice(0, at);
    await new Promise(requestAnimationFrame);
  }
  setBusy(reply, false);
  hideStop();
  partIfAny(reply, 'regenerate')?.addEventListener('click', () => void ask(text));
}

function message(text: string): void {
  const sent = addMessage(document, 'user', text);
  partIfAny(sent, 'edit-open')?.addEventListener('click', () => edit(sent, text));
}

function edit(sent: HTMLElement, text: string): void {
  const editor = openEditor(document, sent);
  const box = part(editor, 'box');
  const save = () => {
    const changed = textOf(box);
    editor.remove();
    message(changed);
    void ask(changed);
  };
  fill(box, text);
  box.focus();
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    if (box.dataset.enter === 'ctrl' && !event.ctrlKey) return;
    event.preventDefault();
    save();
  });
  if (editor instanceof HTMLFormElement) {
    editor.addEventListener('submit', (event) => {
      event.preventDefault();
      save();
    });
  } else part(editor, 'save').addEventListener('click', save);
  part(editor, 'cancel').addEventListener('click', () => editor.remove());
}

const composer = part(document, 'composer');
const sendButton = part(document, 'send');

function enable(): void {
  const empty = textOf(composer).trim() === '';
  if (sendButton instanceof HTMLButtonElement) sendButton.disabled = empty;
  else sendButton.setAttribute('aria-disabled', String(empty));
}

function submit(): void {
  const text = textOf(composer);
  if (text.trim() === '') return;
  fill(composer, '');
  enable();
  message(text);
  void ask(text);
}

composer.addEventListener('input', enable);
composer.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  submit();
});
/** `data-paste`: when a long text becomes a file, and from how many characters on. */
const [pasteGoes, pasteFrom] = (composer.dataset.paste ?? '').split(' ');

async function makeFile(text: string): Promise<void> {
  const chip = Object.assign(document.createElement('p'), { textContent: `${text.slice(0, 40)} …` });
  chip.dataset.x = 'chip';
  composer.before(chip);
  if (pasteGoes === 'message') attached = [...attached, text];
  else
    await fetch('/api/upload', { method: 'POST', body: JSON.stringify({ text }) }).catch(() => {
      chip.dataset.failed = '';
    });
}

composer.addEventListener('paste', (event) => {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (!pasteFrom || text.length < Number(pasteFrom)) return;
  event.preventDefault();
  void makeFile(text);
});
const form = composer.closest('form');
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  submit();
});
if (!form || sendButton.getAttribute('type') !== 'submit') {
  sendButton.addEventListener('click', (event) => {
    event.preventDefault();
    submit();
  });
}
partIfAny(document, 'suggestion')?.addEventListener('click', (event) => {
  const text = (event.currentTarget as HTMLElement).textContent ?? '';
  message(text);
  void ask(text);
});
for (const name of ['voice', 'attach']) {
  partIfAny(document, name)?.addEventListener('click', () => document.body.setAttribute(`data-used-${name}`, ''));
}

enable();
message('Good morning');
addMessage(document, 'assistant', 'Good morning, what can I do?');
document.body.setAttribute('data-ready', '');
