// Makes a saved structure behave like its site: types, sends, streams, stops, edits. It knows nothing of selectors of ours.
import {
  addMessage,
  openEditor,
  part,
  partIfAny,
  setBusy,
  showSend,
  showStop,
} from '../../lib/sites/fixtures/structure.test-support.ts';

/** Characters a frame. Smaller than most names with what stands around them, so that they are cut; each frame costs a test time. */
const PIECE = 19;
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
  // innerText gives the lines that the site would read.
  return isField(box) ? box.value : box.innerText.replace(/\u00a0/g, ' ').replace(/\n$/, '');
}

function fill(box: HTMLElement, text: string): void {
  if (isField(box)) box.value = text;
  else box.replaceChildren(Object.assign(document.createElement('p'), { textContent: text }));
}

/** Texts that were pasted and became files, which go with the next message. */
let attached: readonly string[] = [];

/** `data-sends-by="GET"` on the composer: in the address. `data-sends-encrypted`: in a form that nobody on the way can read. */
function request(text: string): Promise<Response> {
  const attachments = attached;
  attached = [];
  if (composer.dataset.sendsBy === 'GET') return fetch(`/search/async/folif?q=${encodeURIComponent(text)}`);
  const body = JSON.stringify({ text, attachments });
  if (composer.dataset.sendsEncrypted === undefined) return fetch('/api/chat', { method: 'POST', body });
  const sealed = [...new TextEncoder().encode(body)].map((byte) => byte ^ 0x5a);
  return fetch('/api/sealed', { method: 'POST', body: JSON.stringify(sealed) });
}

/** `data-pauses-at` on the body: a reply stops after so many characters until the attribute is gone. */
const pausesAt = () => Number(document.body.dataset.pausesAt ?? Number.POSITIVE_INFINITY);

let streams = 0;

/** `data-addresses="placeholder real"` on the log: what the page's address becomes once a chat has begun, and when its reply is there. */
const [placeholder, real] = (part(document, 'log').dataset.addresses ?? '').split(' ');

async function ask(text: string): Promise<void> {
  if (placeholder && location.pathname + location.search !== real) history.pushState(null, '', placeholder);
  const reply = addMessage(document, 'assistant', '');
  setBusy(reply, true);
  const hideStop = showStop(document);
  streams += 1;
  const answer = await request(text);
  const whole = await answer.text();
  const shown = part(reply, 'text');
  for (let at = PIECE; at < whole.length + PIECE; at += PIECE) {
    shown.textContent = whole.slice(0, at);
    do await new Promise(requestAnimationFrame);
    while (at > pausesAt());
  }
  setBusy(reply, false);
  hideStop();
  streams -= 1;
  if (real) history.replaceState(null, '', real);
  document.dispatchEvent(new CustomEvent<HTMLElement>('replied', { detail: shown }));
  enable();
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
  showSend(document, !empty);
  const { disabledClass } = sendButton.dataset;
  if (disabledClass !== undefined) sendButton.classList.toggle(disabledClass, empty);
  else if (sendButton instanceof HTMLButtonElement) sendButton.disabled = empty;
  else sendButton.setAttribute('aria-disabled', String(empty));
}

/** The one button of sites that have no other stops the reply now. */
const stopsNow = () => streams > 0 && document.querySelector('[data-stops]') !== null;

function submit(): void {
  const text = textOf(composer);
  if (text.trim() === '' || stopsNow()) return;
  fill(composer, '');
  enable();
  message(text);
  void ask(text);
}

composer.addEventListener('input', enable);
/** Slate has the event of a spelling correction change its own document; the browser does nothing then. */
composer.addEventListener('beforeinput', (event) => {
  const [range] = event.getTargetRanges();
  if (event.inputType !== 'insertReplacementText' || !composer.matches('[data-slate-editor]') || !range) return;
  event.preventDefault();
  document
    .getSelection()
    ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  document.execCommand('insertText', false, event.dataTransfer?.getData('text/plain') ?? '');
});
/** `data-drafts`: where the page saves what is being typed. */
let saving: ReturnType<typeof setTimeout> | undefined;
composer.addEventListener('input', () => {
  const { drafts } = composer.dataset;
  if (drafts === undefined) return;
  clearTimeout(saving);
  const body = JSON.stringify({ partial_query: textOf(composer) });
  // It may come after the send.
  saving = setTimeout(() => void fetch(drafts, { method: 'POST', body }).catch(() => undefined), 150);
});
/** `data-no-enter`: only the button sends. `data-enter-waits`: the key does nothing while a reply comes in. */
composer.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (composer.dataset.noEnter !== undefined || (composer.dataset.enterWaits !== undefined && streams > 0)) return;
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

/** A message of an earlier visit, as the site loads it with the page. */
document.addEventListener('kept', (event) => {
  const { role, text } = (event as CustomEvent<{ readonly role: 'user' | 'assistant'; readonly text: string }>).detail;
  addMessage(document, role, text);
});

/** `data-earlier` on the body: how many turns the chat had before. */
for (let turn = 1; turn <= Number(document.body.dataset.earlier ?? 0); turn += 1) {
  message(`Question ${turn}: what can be done about the roof?`);
  addMessage(document, 'assistant', `Answer ${turn}: it leaks, and nobody comes to mend it.`);
}

enable();
message('Good morning');
addMessage(document, 'assistant', 'Good morning, what can I do?');
document.body.setAttribute('data-ready', '');
