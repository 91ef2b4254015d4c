// A composer built on TipTap with its starter kit, mentions and a block for attached files, as several chat sites have it.
import { Editor, Extension, type JSONContent, Node } from '@tiptap/core';
import Mention from '@tiptap/extension-mention';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { chatWith, isRich, mountPoint, type Outline, RICH } from '../editor-chat.ts';

const Attachment = Node.create({
  name: 'attachment',
  group: 'block',
  atom: true,
  addAttributes: () => ({ name: { default: '' } }),
  parseHTML: () => [{ tag: 'div[data-attachment]' }],
  renderHTML: ({ node }) => ['div', { 'data-attachment': '', contenteditable: 'false' }, String(node.attrs.name)],
  renderText: ({ node }) => `[file ${String(node.attrs.name)}]`,
});

const text = (value: string): JSONContent => ({ type: 'text', text: value });
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });

const richDocument = (): JSONContent => ({
  type: 'doc',
  content: [
    paragraph(text(RICH.before), { type: 'mention', attrs: { id: 'web', label: RICH.mention } }, text(RICH.after)),
    {
      type: 'bulletList',
      content: RICH.items.map((item) => ({ type: 'listItem', content: [paragraph(text(item))] })),
    },
    { type: 'codeBlock', content: [text(RICH.code.join('\n'))] },
    { type: 'attachment', attrs: { name: RICH.file } },
    paragraph(),
    paragraph(text(RICH.last)),
  ],
});

function outline(): Outline {
  const lines: string[] = [];
  const inline = (node: DocumentNode): string =>
    node.type.name === 'mention'
      ? `[${String(node.attrs.label)}]`
      : node.type.name === 'hardBreak'
        ? '⏎'
        : (node.text ?? '');
  const line = (node: DocumentNode) => node.children.map(inline).join('');
  editor.state.doc.descendants((node, _at, parent) => {
    if (node.type.name === 'attachment') lines.push(`file ${String(node.attrs.name)}`);
    if (!node.isTextblock) return true;
    const kind = node.type.name === 'codeBlock' ? 'code' : parent?.type.name === 'listItem' ? 'li' : 'p';
    lines.push(`${kind} ${line(node)}`);
    return false;
  });
  return lines;
}

const newLine = () =>
  editor.commands.first(({ commands }) => [
    () => commands.newlineInCode(),
    () => commands.splitListItem('listItem'),
    () => commands.splitBlock(),
  ]);
const sendNow = () => {
  send();
  return true;
};

const SendOnEnter = Extension.create({
  name: 'sendOnEnter',
  priority: 1000,
  addKeyboardShortcuts: () => ({ Enter: sendNow, 'Shift-Enter': newLine }),
});

const editor: Editor = new Editor({
  element: mountPoint(),
  extensions: [
    StarterKit,
    Attachment,
    Mention.configure({
      renderText: ({ node }) => String(node.attrs.label),
      renderHTML: ({ node }) => ['span', { 'data-type': 'mention' }, String(node.attrs.label)],
    }),
    SendOnEnter,
  ],
  content: isRich() ? richDocument() : '',
});

const send = chatWith({
  text: () => editor.getText({ blockSeparator: '\n' }),
  outline,
  clear: () => editor.commands.clearContent(),
});
