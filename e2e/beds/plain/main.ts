// Composers without an editor: a textarea, or with `?editable` a bare contenteditable. `?naive`: a page that takes every Enter for
// a send, also the one that ends a composition.
import { chatWith, mountPoint } from '../editor-chat.ts';

const asked = new URLSearchParams(location.search);
const field: HTMLElement = document.createElement(asked.has('editable') ? 'div' : 'textarea');
if (!(field instanceof HTMLTextAreaElement)) field.contentEditable = 'true';
field.setAttribute('aria-label', 'Message');
mountPoint().append(field);

// innerText keeps line ends, as such pages do.
const text = () => (field instanceof HTMLTextAreaElement ? field.value : field.innerText.replace(/\n$/, ''));

const send = chatWith({
  text,
  outline: () =>
    text()
      .split('\n')
      .map((line) => `p ${line}`),
  clear() {
    if (field instanceof HTMLTextAreaElement) field.value = '';
    else field.replaceChildren();
  },
});

field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || (event.isComposing && !asked.has('naive'))) return;
  event.preventDefault();
  send();
});
