// Taking the keyboard while the person types elsewhere: by fields, frames, dialogs, and by throwing out what has it.
import { recordEvidence, whileReading } from './evidence.ts';

const KEYS = ['keydown', 'keypress', 'beforeinput', 'input'] as const;
const AGAIN_MS = 7;

/** Before the page is used, so that nobody has seen it come. */
const hidden = document.createElement('div').attachShadow({ mode: 'closed' });
/** It stands there all the time, and gets its root while somebody types. */
const bare = document.createElement('div');

function field(parent: Element): HTMLTextAreaElement {
  const made = document.createElement('textarea');
  parent.append(made);
  setInterval(() => whileReading(() => recordEvidence('input events', made.value)), 20);
  return made;
}

function listenIn(realm: Window): void {
  for (const name of KEYS)
    realm.addEventListener(
      name,
      (event) => {
        const { key, data } = event as unknown as { key?: string; data?: string };
        recordEvidence('key events', `${name} ${key ?? data ?? ''}`);
      },
      true,
    );
}

/** Sends home what it hears, and takes the keyboard again and again. */
const GREEDY = `<input autofocus><script>
  for (const name of ['keydown', 'keypress', 'input'])
    addEventListener(name, (event) => parent.postMessage({ stolen: event.key ?? event.data }, '*'), true);
  setInterval(() => { window.focus(); document.querySelector('input').focus(); }, ${AGAIN_MS});
</script>`;

function keepFocusing(frame: HTMLIFrameElement): void {
  setInterval(() => {
    frame.focus();
    frame.contentWindow?.focus();
  }, AGAIN_MS);
}

function frameWith(set: (frame: HTMLIFrameElement) => void, parent: Node = document.body): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  set(frame);
  parent.appendChild(frame);
  keepFocusing(frame);
  return frame;
}

function blankFrame(parent: Node = document.body): void {
  const frame = frameWith(() => undefined, parent);
  const { contentWindow: realm } = frame;
  if (!realm) return;
  listenIn(realm);
  const input = realm.document.createElement('input');
  realm.document.body.append(input);
  realm.focus();
  input.focus();
  setInterval(() => input.focus(), AGAIN_MS);
}

function writtenFrame(): void {
  const frame = frameWith(() => undefined);
  const { contentDocument: inside } = frame;
  inside?.open();
  inside?.write(GREEDY);
  inside?.close();
}

function ownFields(): void {
  const inside = field(document.body);
  const outside = field(document.documentElement);
  setInterval(() => {
    document.body.inert = false;
    inside.focus();
  }, 11);
  setInterval(() => outside.focus(), 17);
  setInterval(() => window.focus(), AGAIN_MS);
}

/** A dialog above all others, again and again. */
function dialogs(): void {
  const dialog = document.createElement('dialog');
  field(dialog);
  document.body.append(dialog);
  setInterval(() => {
    dialog.close();
    dialog.showModal();
  }, 40);
}

function throwOut(): void {
  const inside = field(document.body);
  setInterval(() => {
    document.querySelector('coatcheck-private')?.remove();
    inside.focus();
  }, AGAIN_MS);
}

/** A frame that is put back as often as it is taken out. */
function persistentFrame(): void {
  setInterval(() => blankFrame(), AGAIN_MS);
}

export function focusThefts(): Record<string, (address: string) => void> {
  document.body.append(hidden.host, bare);
  return {
    'own fields': ownFields,
    dialogs,
    'throwing out': throwOut,
    'srcdoc frame': () => frameWith((frame) => Object.assign(frame, { srcdoc: GREEDY })),
    'blank frame': () => blankFrame(),
    'written frame': writtenFrame,
    'many frames': persistentFrame,
    'frame in a closed shadow root': () => blankFrame(hidden),
    'frame in a root that comes late': () => blankFrame(bare.attachShadow({ mode: 'closed' })),
    'frame beside a form that answers for the browser': () => {
      const form = document.createElement('form');
      form.innerHTML = ['matches', 'parentNode', 'shadowRoot', 'openOrClosedShadowRoot', 'querySelectorAll', 'remove']
        .map((name) => `<input type="hidden" name="${name}">`)
        .join('');
      const box = document.createElement('div');
      box.append(form);
      document.body.append(box);
      blankFrame(form);
      const beside = document.createElement('div');
      beside.append(form.cloneNode(true));
      blankFrame(beside);
      document.body.append(beside);
    },
    'frame of another site': (address) => frameWith((frame) => Object.assign(frame, { src: address })),
    'frame in a dialog': (address) => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      frameWith((frame) => Object.assign(frame, { src: address }), dialog);
      dialog.showModal();
    },
  };
}
