// Shows each reply in CodeMirror once it is whole, as some chats show code: it cannot be typed into, draws its own text, and undoes what others
// write into it.
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

document.addEventListener('replied', (event) => {
  const shown = (event as CustomEvent<HTMLElement>).detail;
  const doc = shown.textContent ?? '';
  shown.replaceChildren();
  new EditorView({
    parent: shown,
    state: EditorState.create({ doc, extensions: [EditorState.readOnly.of(true), EditorView.lineWrapping] }),
  });
});
