// A composer built on ProseMirror, in the structure that the large chat sites show in public.
import { baseKeymap, chainCommands, newlineInCode, splitBlock } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Node, Schema } from 'prosemirror-model';
import { schema as basic } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { ask } from '../api.ts';
import { isRich, mountPoint, type Outline, RICH } from '../editor-chat.ts';

const messages = document.getElementById('messages');
const form = document.getElementById('form') as HTMLFormElement;

const schema = new Schema({
  nodes: basic.spec.nodes.append({
    list: { group: 'block', content: 'item+', toDOM: () => ['ul', 0], parseDOM: [{ tag: 'ul' }] },
    item: { content: 'paragraph+', toDOM: () => ['li', 0], parseDOM: [{ tag: 'li' }] },
    mention: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { label: {} },
      toDOM: (node) => ['span', { 'data-mention': '', contenteditable: 'false' }, String(node.attrs.label)],
    },
    attachment: {
      group: 'block',
      atom: true,
      attrs: { name: {} },
      toDOM: (node) => ['div', { 'data-attachment': '', contenteditable: 'false' }, String(node.attrs.name)],
    },
  }),
  marks: basic.spec.marks,
});

function addMessage(role: 'user' | 'assistant'): HTMLElement {
  const message = document.createElement('div');
  message.dataset.messageAuthorRole = role;
  messages?.append(message);
  return message;
}

const paragraph = (...content: Node[]) => schema.node('paragraph', undefined, content);
const richDocument = () =>
  schema.node('doc', undefined, [
    paragraph(schema.text(RICH.before), schema.node('mention', { label: RICH.mention }), schema.text(RICH.after)),
    schema.node(
      'list',
      undefined,
      RICH.items.map((item) => schema.node('item', undefined, [paragraph(schema.text(item))])),
    ),
    schema.node('code_block', undefined, [schema.text(RICH.code.join('\n'))]),
    schema.node('attachment', { name: RICH.file }),
    paragraph(),
    paragraph(schema.text(RICH.last)),
  ]);

const freshState = (doc?: Node) =>
  EditorState.create({
    schema,
    ...(doc ? { doc } : {}),
    plugins: [
      history(),
      keymap({
        Enter: () => {
          form.requestSubmit();
          return true;
        },
        'Shift-Enter': chainCommands(newlineInCode, splitBlock),
        'Mod-z': undo,
        'Mod-y': redo,
      }),
      keymap(baseKeymap),
    ],
  });

const view = new EditorView(mountPoint(), { state: freshState(isRich() ? richDocument() : undefined) });
view.dom.id = 'prompt-textarea';

const leaf = (node: Node) => String(node.attrs.label ?? `[file ${String(node.attrs.name)}]`);
const textNow = () => view.state.doc.textBetween(0, view.state.doc.content.size, '\n', leaf);

function outline(): Outline {
  const lines: string[] = [];
  view.state.doc.descendants((node, _at, parent) => {
    if (node.type.name === 'attachment') lines.push(`file ${String(node.attrs.name)}`);
    if (!node.isTextblock) return true;
    const kind = node.type.name === 'code_block' ? 'code' : parent?.type.name === 'item' ? 'li' : 'p';
    lines.push(`${kind} ${node.children.map((child) => child.text ?? `[${leaf(child)}]`).join('')}`);
    return false;
  });
  return lines;
}
window.bed = { outline, text: textNow };

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = textNow();
  const structure = outline();
  if (text.trim() === '') return;
  view.updateState(freshState());
  addMessage('user').textContent = text;
  const reply = addMessage('assistant');
  const paragraph = document.createElement('p');
  paragraph.append('');
  reply.append(paragraph);
  let shown = 0;
  for await (const soFar of ask(text, { outline: structure })) {
    // Appends to the text node, as some renderers do, over what stands there.
    (paragraph.firstChild as Text).appendData(soFar.slice(shown));
    shown = soFar.length;
  }
});
