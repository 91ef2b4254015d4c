// A composer built on ProseMirror, in the structure that the large chat sites show in public.
import { baseKeymap, chainCommands, newlineInCode, splitBlock } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { ask } from '../api.ts';

const messages = document.getElementById('messages');
const form = document.getElementById('form') as HTMLFormElement;

function addMessage(role: 'user' | 'assistant'): HTMLElement {
  const message = document.createElement('div');
  message.dataset.messageAuthorRole = role;
  messages?.append(message);
  return message;
}

const freshState = () =>
  EditorState.create({
    schema,
    plugins: [
      history(),
      keymap({
        Enter: () => {
          form.requestSubmit();
          return true;
        },
        'Shift-Enter': chainCommands(newlineInCode, splitBlock),
      }),
      keymap(baseKeymap),
    ],
  });

const view = new EditorView(document.getElementById('editor'), { state: freshState() });
view.dom.id = 'prompt-textarea';

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = view.state.doc.textBetween(0, view.state.doc.content.size, '\n');
  if (text.trim() === '') return;
  view.updateState(freshState());
  addMessage('user').textContent = text;
  const reply = addMessage('assistant');
  const paragraph = document.createElement('p');
  paragraph.append('');
  reply.append(paragraph);
  let shown = 0;
  for await (const soFar of ask(text)) {
    // Appends to the text node, as some renderers do, over what stands there.
    (paragraph.firstChild as Text).appendData(soFar.slice(shown));
    shown = soFar.length;
  }
});
