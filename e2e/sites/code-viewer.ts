// Shows each reply in CodeMirror once it is whole, as some chats show code: it cannot be typed into, draws its own text, and undoes what others
// write into it. `data-viewer` on the body: "display" takes no focus either; "plain" is an editor that leaves copying to the browser.
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

function codeMirror(parent: HTMLElement, doc: string, more: Extension): void {
  new EditorView({ parent, state: EditorState.create({ doc, extensions: [EditorView.lineWrapping, more] }) });
}

function plain(parent: HTMLElement, doc: string): void {
  const viewer = document.createElement('div');
  viewer.className = 'cm-content';
  viewer.setAttribute('contenteditable', 'true');
  viewer.setAttribute('role', 'textbox');
  viewer.setAttribute('aria-readonly', 'true');
  viewer.append(...doc.split('\n').map((line) => Object.assign(document.createElement('div'), { textContent: line })));
  viewer.addEventListener('beforeinput', (event) => event.preventDefault());
  parent.append(viewer);
}

document.addEventListener('replied', (event) => {
  const shown = (event as CustomEvent<HTMLElement>).detail;
  const doc = shown.textContent ?? '';
  shown.replaceChildren();
  const kind = document.body.dataset.viewer;
  if (kind === 'plain') plain(shown, doc);
  else codeMirror(shown, doc, kind === 'display' ? EditorView.editable.of(false) : EditorState.readOnly.of(true));
});
